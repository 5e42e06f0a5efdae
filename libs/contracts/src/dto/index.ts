export { ApiKeyDto, ApiKeyFieldsDto, NewApiKeyDto, RotationDto } from './api-key.dto';
export { ChecksDto } from './checks.dto';
export { ContentDto } from './content.dto';
export { DefinitionDto, DefinitionFieldsDto, UpdatedDefinitionDto } from './definition.dto';
export { EvaluateRequestDto } from './evaluate.dto';
export {
  DetectionResultDto,
  ErrorBodyDto,
  EvaluationAnswerDto,
  EvaluationResultDto,
} from './evaluation-answer.dto';
export {
  ExchangeDto,
  ExchangeLatencyDto,
  ExchangePageDto,
  GuardrailOutcomeDto,
} from './exchange.dto';
export { nestedIn } from './fields';
export {
  GuardrailActionsDto,
  GuardrailAlertDto,
  GuardrailDto,
  GuardrailEvaluationsDto,
  GuardrailFieldsDto,
} from './guardrail.dto';
export {
  DefinitionReferenceDto,
  EvaluationPageDto,
  FamilyTimingDto,
  StoredAnswerDto,
  StoredContentDto,
  StoredEvaluationDto,
} from './history.dto';
export { IntegrationChangesDto, IntegrationDto, NewIntegrationDto } from './integration.dto';
export { InvokeRequestDto } from './invoke.dto';
export { MessageDto } from './message.dto';
export {
  CreatedNotifierDto,
  DeliveryAttemptDto,
  DeliveryDto,
  FIELDS_OF_KIND,
  NewNotifierDto,
  NotifierChangesDto,
  NotifierDto,
  NotifierFiltersDto,
} from './notifier.dto';
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
} from './prompt.dto';
export { RedactedEntityDto, RedactionAnswerDto, RedactionRequestDto } from './redaction.dto';
export { isJsonObject, keyPath } from './rules';
export { syntaxRules } from './syntax-checks';
export { instantOf } from './time';
export { ToolCallDto, ToolDefinitionDto, ToolFunctionDto } from './tool.dto';
export {
  AuditDto,
  DeletedDto,
  LimitsInForceDto,
  WorkspaceDto,
  WorkspaceFieldsDto,
  WorkspaceLimitsDto,
} from './workspace.dto';
