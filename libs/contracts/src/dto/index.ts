export { DetectionResultDto, ErrorBodyDto, EvaluationAnswerDto, EvaluationResultDto } from './evaluation-answer.dto';
export { EvaluateRequestDto } from './evaluate.dto';
export { MessageDto } from './message.dto';
export { isJsonObject, keyPath } from './rules';
export { syntaxRules } from './syntax-checks';
export { ToolCallDto, ToolDefinitionDto, ToolFunctionDto } from './tool.dto';
