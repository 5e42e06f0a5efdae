export { parseBound, type Bound } from './bound';
export {
  CHECKS, CHECK_NAMES, FAMILIES, MODES, SAFETY_CATEGORIES, SYNTAX_RULES, TARGETS, familyOf, slowestMode,
  type Check, type CheckParameters, type CheckRequest, type ChecksOf, type Family, type Mode, type Requirement,
  type SafetyCategory, type SyntaxRule, type SyntaxRuleName, type Target,
} from './checks';
export {
  ROLES, allFields, earlierMessages, earlierTurns, groundingContext, inputField, instructionFields, moderatedFields,
  outputField, targetFields, toolCalls, untrustedFields,
  type Content, type Field, type Message, type Role, type ToolCall, type ToolCallAt, type ToolDefinition,
} from './content';
export { event, request, type EventContract, type RequestContract, type Subscription, type WorkQueue } from './message';
export {
  DETECTION_QUEUES, EVALUATION_QUEUES, WORK_QUEUES, detectionQueue, evaluationCompleted, evaluationQueue, runDetection, runEvaluation,
  type DetectionReply, type EvaluationCompleted, type EvaluationJob, type EvaluationOutcome, type EvaluationSource,
  type FailurePolicy, type FamilyTiming, type Lane,
} from './messages';
export {
  STATUSES, isUnevaluated,
  type CheckFindings, type DetectionResult, type EvaluationAnswer, type EvaluationResult, type Finding, type Status, type Unevaluated,
} from './results';
