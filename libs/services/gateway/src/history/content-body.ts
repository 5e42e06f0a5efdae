import type { Content, Message, ToolCall } from '@touchstone/contracts';
import type { MessageDto, StoredContentDto, ToolCallDto } from '@touchstone/contracts/dto';

const callBody = ({ id, name, arguments: given, source }: ToolCall): ToolCallDto => ({
  ...(id !== undefined && { id }),
  type: 'function',
  function: { name, arguments: source ?? given },
});

const messageBody = ({ role, content, toolCalls, toolCallId, name }: Message): MessageDto => ({
  role,
  ...(content !== null && { content }),
  ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callBody) }),
  ...(toolCallId !== undefined && { tool_call_id: toolCallId }),
  ...(name !== undefined && { name }),
});

/** Formats content like a request, so that resending it yields the same content. */
export const contentBody = ({ input, output, messages, tools }: Content): StoredContentDto => ({
  input,
  output,
  messages: messages.map(messageBody),
  available_tools: tools,
});
