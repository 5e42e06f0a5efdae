import type {
  CheckRequest,
  Content,
  DefinitionReference,
  EvaluationJob,
  EvaluationSource,
  Message,
  Principal,
  ToolCall,
  ToolDefinition,
} from '@touchstone/contracts';
import type {
  ContentDto,
  MessageDto,
  ToolCallDto,
  ToolDefinitionDto,
} from '@touchstone/contracts/dto';
import { sourceOf } from '@touchstone/http-edge';

const toolCall = ({ id, function: { name, arguments: given } }: ToolCallDto): ToolCall => {
  const source = sourceOf(given);
  return {
    name,
    arguments: given,
    ...(source !== undefined && { source }),
    ...(id !== undefined && { id }),
  };
};

const message = ({
  role,
  content,
  skipped,
  tool_calls,
  tool_call_id,
  name,
}: MessageDto): Message => ({
  role,
  content: content ?? null,
  toolCalls: (tool_calls ?? []).map(toolCall),
  ...(skipped !== undefined && { skipped }),
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

/** Fields that a route adds to the content. */
export interface JobParts {
  id: string;
  source: EvaluationSource;
  checks: CheckRequest[];
  definition?: DefinitionReference;
}

/** Builds the job of any route from validated content. */
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
