import { isJsonObject } from '@touchstone/contracts/dto';
import { present } from './absent';
import { canonicalTool, canonicalToolCall } from './canonical-tools';
import { joinedParts } from './content-parts';

type Json = Record<string, unknown>;

/** Blank texts in a list are left out. */
export const withoutBlanks = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => item !== '') : value;

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
    tool_calls: eachObject(message['tool_calls'], (call, index) =>
      canonicalToolCall(call, `${path}.tool_calls[${index}]`, depthLimit),
    ),
    tool_call_id: message['tool_call_id'],
    name: message['name'],
  });

/**
 * The leniency real callers need, as one step from raw JSON to one shape: absent fields are gone, both shapes of tool
 * calls and tool definitions become one, parts of a content become text. Values of a wrong type stay as they are, for
 * validation to name.
 * @throws InvalidRequest where a content part, or the JSON text of arguments, cannot be understood.
 */
export const canonical = (raw: Json, depthLimit: number): Json =>
  present({
    ...raw,
    assertions: withoutBlanks(raw['assertions']),
    allowed_topics: withoutBlanks(raw['allowed_topics']),
    messages: eachObject(raw['messages'], (message, index) =>
      canonicalMessage(message, `messages[${index}]`, depthLimit),
    ),
    available_tools: eachObject(raw['available_tools'], canonicalTool),
  });
