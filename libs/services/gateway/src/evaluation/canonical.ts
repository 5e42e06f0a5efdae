import { present } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { canonicalTool, canonicalToolCall } from './canonical-tools';
import { joinedParts, skippedParts } from './content-parts';

type Json = Record<string, unknown>;

const eachObject = (value: unknown, change: (item: Json, index: number) => Json): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown, index) => (isJsonObject(item) ? change(item, index) : item))
    : value;

const canonicalMessage = (message: Json, path: string, depthLimit: number): Json =>
  present({
    role: message['role'],
    content: Array.isArray(message['content'])
      ? joinedParts(message['content'], `${path}.content`)
      : message['content'],
    skipped: Array.isArray(message['content']) ? skippedParts(message['content']) : undefined,
    tool_calls: eachObject(message['tool_calls'], (call, index) =>
      canonicalToolCall(call, `${path}.tool_calls[${index}]`, depthLimit),
    ),
    tool_call_id: message['tool_call_id'],
    name: message['name'],
  });

/**
 * Normalises raw JSON to one shape: drops absent fields, unifies both shapes of tool calls and of
 * tool definitions, and joins content parts to text. Values of a wrong type are kept for validation
 * to report.
 * @throws InvalidRequest for a content part, or JSON text of arguments, that cannot be parsed
 */
export const canonical = (raw: Json, depthLimit: number): Json =>
  present({
    ...raw,
    messages: eachObject(raw['messages'], (message, index) =>
      canonicalMessage(message, `messages[${index}]`, depthLimit),
    ),
    available_tools: eachObject(raw['available_tools'], canonicalTool),
  });
