export { parseBound, type Bound } from './bound';
export {
  CHECKS, CHECK_NAMES, FAMILIES, MODES, SAFETY_CATEGORIES, SYNTAX_RULES, TARGETS, familyOf, slowestMode,
  type Check, type CheckParameters, type CheckRequest, type ChecksOf, type Family, type Mode, type Requirement,
  type SafetyCategory, type SyntaxRule, type SyntaxRuleName, type Target,
} from './checks';
export {
  ROLES, allFields, charactersIn, earlierMessages, earlierTurns, groundingContext, inputField, instructionFields, moderatedFields,
  outputField, targetFields, toolCalls, untrustedFields,
  type Content, type Field, type Message, type Role, type ToolCall, type ToolCallAt, type ToolDefinition,
} from './content';
export { GUARDRAIL_VERDICTS, decideGuardrail, type DecisionSettings, type GuardrailDecision, type GuardrailVerdict } from './guardrail-decision';
export {
  GUARDRAIL_COLLECTIONS, GUARDRAIL_STREAMS, SCOPES, WORKSPACE_LIMITS, apiKeysChanged, changeRecorded, createApiKey, createDefinition, createGuardrail,
  definitionChanged, deleteDefinition, deleteGuardrail, getDefinition, getEvaluation, getGuardrail, getWorkspace, guardrailsChanged, listApiKeys,
  listAudit, listDefinitions, listEvaluations, listGuardrails, managementQueue, resolveApiKey, revokeApiKey, rotateApiKey, updateDefinition,
  updateGuardrail, updateWorkspace,
  type ApiKeyFields, type ApiKeyRecord, type AuditRecord, type Caller, type ChangeRecorded, type DefinitionFields, type DefinitionRecord,
  type EvaluationFilter, type EvaluationPage, type EvaluationRecord, type GuardrailActions, type GuardrailAlert, type GuardrailCollection,
  type GuardrailFields, type GuardrailRecord, type GuardrailStream, type GuardrailThreshold, type NewApiKeyRecord, type Page, type Principal,
  type Scope, type StoredEvaluation, type WorkspaceFields, type WorkspaceLimit, type WorkspaceLimits, type WorkspaceRecord,
} from './management';
export { event, request, type EventContract, type RequestContract, type RequestOf, type Subscription, type WorkQueue } from './message';
export {
  DETECTION_QUEUES, EVALUATION_QUEUES, FAMILY_BUDGET_MS, WORK_QUEUES, detectionQueue, evaluationCompleted, evaluationQueue, evaluationsCompleted, runDetection, runEvaluation,
  type DefinitionReference, type DetectionReply, type EvaluationCompleted, type EvaluationJob, type EvaluationOutcome, type EvaluationsCompleted, type EvaluationSource,
  type FailurePolicy, type FamilyTiming, type Lane,
} from './messages';
export {
  DELIVERY_STATUSES, MAIL_BODY_TYPES, NOTICE_EVENTS, NOTIFIER_EVENTS, NOTIFIER_KINDS, createNotifier, deleteNotifier, getNotifier, guardrailAlerted,
  listDeliveries, listNotifiers, notifierDisabled, notifierQueue, notifiersChanged, redeliver, rotateNotifierSecret, testNotifier, updateNotifier,
  type DeliveryAttempt, type DeliveryRecord, type DeliveryStatus, type GuardrailAlerted, type MailBodyType, type NewNotifierRecord,
  type NoticeEvent, type NotifierDisabled, type NotifierEvent, type NotifierFields, type NotifierFilters, type NotifierKind, type NotifierRecord,
} from './notifier';
export {
  EXCHANGE_OUTCOMES, createIntegration, deleteIntegration, exchangesCompleted, getExchange, getIntegration, integrationsChanged, isProviderName,
  listExchanges, listIntegrations, resolveIntegration, updateIntegration,
  type ExchangeCompleted, type ExchangesCompleted, type ExchangeFilter, type ExchangeOutcome, type ExchangePage, type ExchangeRecord, type GuardrailOutcome,
  type IntegrationFields, type IntegrationRecord, type ResolvedIntegration, type SealedCredential,
} from './pass-through';
export { PII_GROUPS, PII_KINDS, PII_KIND_NAMES, type PiiGroup, type PiiKind } from './pii';
export {
  STATUSES, isUnevaluated,
  type CheckFindings, type DetectionResult, type EvaluationAnswer, type EvaluationResult, type Finding, type Status, type Unevaluated,
} from './results';
export {
  createPrompt, deletePrompt, deletePromptLabel, diffPrompt, getPrompt, getPrompts, listPromptRevisions, listPrompts, MOST_PROMPTS_ASKED, promptUpdated, setPromptLabel, studioQueue,
  updatePrompt,
  type PromptAsked, type PromptChange, type PromptContent, type PromptDiff, type PromptFields, type PromptHead, type PromptParameters, type PromptRecord,
  type PromptRevision, type PromptRevisionSummary, type PromptState, type PromptTool, type RevisionSelector, type StoredMessage,
} from './studio';
