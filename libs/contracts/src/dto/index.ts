export { ChecksDto } from '../checks/checks.dto';
export { isJsonObject, keyPath } from '../complaint';
export { ContentDto } from '../evaluation/content.dto';
export { EvaluateRequestDto } from '../evaluation/evaluate.dto';
export {
  AcceptedDto,
  DetectionResultDto,
  ErrorBodyDto,
  EvaluationAnswerDto,
  EvaluationResultDto,
  PendingEvaluationDto,
} from '../evaluation/evaluation-answer.dto';
export { InvokeRequestDto } from '../evaluation/invoke.dto';
export { MessageDto } from '../evaluation/message.dto';
export {
  DECIDERS,
  ExplainedAssertionDto,
  PolicyExplanationDto,
  PolicyExplanationRequestDto,
} from '../evaluation/policy-explanation.dto';
export {
  RedactedEntityDto,
  RedactionAnswerDto,
  RedactionRequestDto,
} from '../evaluation/redaction.dto';
export { ToolCallDto, ToolDefinitionDto, ToolFunctionDto } from '../evaluation/tool.dto';
export {
  ExchangeDto,
  ExchangeLatencyDto,
  ExchangePageDto,
  GuardrailOutcomeDto,
} from '../exchanges/exchange.dto';
export {
  IntegrationChangesDto,
  IntegrationDto,
  IntegrationTestDto,
  IntegrationTestFieldsDto,
  NewIntegrationDto,
} from '../exchanges/integration.dto';
export { ApiKeyDto, ApiKeyFieldsDto, NewApiKeyDto, RotationDto } from '../management/api-key.dto';
export { AcceptedBatchDto, BatchDto } from '../management/batch.dto';
export {
  DefinitionDto,
  DefinitionFieldsDto,
  ListedDefinitionDto,
  SavedDefinitionDto,
  UpdatedDefinitionDto,
} from '../management/definition.dto';
export {
  GUARDRAIL_MODES,
  GuardrailActionsDto,
  GuardrailAlertDto,
  GuardrailDto,
  GuardrailEvaluationsDto,
  GuardrailFieldsDto,
} from '../management/guardrail.dto';
export {
  DefinitionReferenceDto,
  EvaluationPageDto,
  FamilyTimingDto,
  StoredAnswerDto,
  StoredContentDto,
  StoredEvaluationDto,
  StoredEvaluationWithContentDto,
} from '../management/history.dto';
export { SessionDto, SessionFieldsDto } from '../management/session.dto';
export { StatsDto } from '../management/stats.dto';
export {
  AuditDto,
  DeletedDto,
  LimitsInForceDto,
  WorkspaceDto,
  WorkspaceFieldsDto,
  WorkspaceLimitsDto,
} from '../management/workspace.dto';
export {
  CreatedNotifierDto,
  DeliveryAttemptDto,
  DeliveryDto,
  FIELDS_OF_KIND,
  NewNotifierDto,
  NotifierChangesDto,
  NotifierDto,
  NotifierFiltersDto,
} from '../notifier/notifier.dto';
export {
  CompiledPromptDto,
  CompileErrorDto,
  CompileRequestDto,
  DeletedLabelDto,
  FetchedMessageDto,
  FetchedParametersDto,
  FetchedPromptDto,
  FetchedToolDto,
  LabelFieldsDto,
  PromptDiffDto,
  PromptFieldsDto,
  PromptHeadDto,
  PromptParametersDto,
  PromptRevisionDto,
  PromptToolDto,
  StoredMessageDto,
  StoredPromptDto,
} from '../studio/prompt.dto';
export { SystemStateDto } from '../system/system.dto';
export { nestedIn } from './fields';
export { instantOf } from './time';
