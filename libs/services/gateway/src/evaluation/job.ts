import {
  type CheckRequest,
  type Content,
  type DefinitionReference,
  type EvaluationJob,
  type EvaluationSource,
  type Message,
  type Mode,
  type Principal,
  SAFETY_CATEGORIES,
  type SafetyCategory,
  type ToolCall,
  type ToolDefinition,
} from '@touchstone/contracts';
import {
  type ChecksDto,
  type ContentDto,
  type MessageDto,
  syntaxRules,
  type ToolCallDto,
  type ToolDefinitionDto,
} from '@touchstone/contracts/dto';

const toolCall = ({ id, function: { name, arguments: given } }: ToolCallDto): ToolCall => ({
  name,
  arguments: given,
  ...(id !== undefined && { id }),
});

const message = ({ role, content, tool_calls, tool_call_id, name }: MessageDto): Message => ({
  role,
  content: content ?? null,
  toolCalls: (tool_calls ?? []).map(toolCall),
  ...(tool_call_id !== undefined && { toolCallId: tool_call_id }),
  ...(name !== undefined && { name }),
});

const tool = ({ name, description, parameters }: ToolDefinitionDto): ToolDefinition => ({
  name,
  ...(description !== undefined && { description }),
  parameters: parameters ?? {},
});

const content = (dto: ContentDto): Content => ({
  input: dto.input ?? null,
  output: dto.output ?? null,
  messages: (dto.messages ?? []).map(message),
  tools: (dto.available_tools ?? []).map(tool),
});

const categories = (dto: ChecksDto): SafetyCategory[] =>
  SAFETY_CATEGORIES.filter((category) => dto.content_moderation_check || dto[`${category}_check`]);

const policy = (dto: ChecksDto, mode: Mode): CheckRequest<'policy'>[] =>
  dto.assertions === undefined
    ? []
    : [
        {
          check: 'policy',
          mode: dto.assertions_mode ?? mode,
          assertions: dto.assertions,
          target: dto.policy_target ?? 'both',
          multiTurn: dto.policy_multi_turn_mode ?? false,
          includeTools: dto.policy_include_tools ?? false,
        },
      ];

const topicScoping = (dto: ChecksDto, mode: Mode): CheckRequest<'topic_scoping'>[] =>
  dto.allowed_topics === undefined
    ? []
    : [
        {
          check: 'topic_scoping',
          mode: dto.topic_scoping_mode ?? mode,
          topics: dto.allowed_topics,
          target: dto.topic_scoping_target ?? 'both',
          multiTurn: dto.topic_scoping_multi_turn_mode ?? false,
        },
      ];

const when = <T>(asked: boolean | undefined, request: T): T[] => (asked ? [request] : []);

/** The checks asked for, in the catalogue's order. */
export const checksOf = (dto: ChecksDto): CheckRequest[] => {
  const mode = dto.mode ?? 'balanced';
  const safety = categories(dto);
  const rules = syntaxRules({ ...dto.syntaxChecks, ...dto.syntax_checks });
  return [
    ...when(dto.prompt_injections, { check: 'prompt_injections' as const, mode }),
    ...when(dto.pii_check, { check: 'pii' as const, mode }),
    ...when(safety.length > 0, { check: 'safety' as const, mode, categories: safety }),
    ...when(dto.hallucinations_check, {
      check: 'hallucinations' as const,
      mode: dto.hallucinations_mode ?? mode,
    }),
    ...when(dto.grounding_check, {
      check: 'grounding' as const,
      mode: dto.grounding_mode ?? mode,
      multiTurn: dto.grounding_multi_turn_mode ?? false,
    }),
    ...when(dto.tool_use_quality_check || dto.tool_selection_quality_check, {
      check: 'tuq' as const,
      mode: dto.tuq_mode ?? dto.tsq_mode ?? mode,
    }),
    ...policy(dto, mode),
    ...topicScoping(dto, mode),
    ...when(dto.instructions_following_check, { check: 'instructions_following' as const, mode }),
    ...when(dto.consistency_check, {
      check: 'consistency' as const,
      mode: dto.consistency_mode ?? mode,
    }),
    ...when(rules.length > 0, { check: 'syntax' as const, mode, rules }),
  ];
};

/** What an entrance adds to the content. */
export interface JobParts {
  id: string;
  source: EvaluationSource;
  checks: CheckRequest[];
  definition?: DefinitionReference;
}

/** The job that every entrance builds, of validated content. */
export const toJob = (
  dto: ContentDto,
  { workspace, failurePolicy, keyId, storeContent }: Principal,
  parts: JobParts,
): EvaluationJob => ({
  workspace,
  content: content(dto),
  failurePolicy,
  metadata: dto.metadata ?? {},
  keyId,
  ...(storeContent === true && { storeContent }),
  ...parts,
});
