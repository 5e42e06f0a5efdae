import type { Message, ToolCall, ToolDefinition } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject, ModelRequest, ReferableMessage } from '../dialect';
import { beside, content, isStreamed, message, roleOf, soleText, toolDefinition } from '../reading/conversation';
import { contentAt, isAbsent, listAt, objectAt, optionalListAt, optionalTextAt, textAt, without } from '../reading/fields';
import { textsIn } from '../reading/texts';
import { toolArguments } from '../reading/tool-arguments';
import { CALL, MESSAGE, REQUEST } from './fields';

const KNOWN = new Set([...REQUEST, 'messages']);

const called = (body: JsonObject, field: string, id?: unknown): ToolCall => ({
  ...(typeof id === 'string' && id !== '' && { id }),
  name: textAt(body['name'], `${field}.name`),
  arguments: toolArguments(body['arguments'] ?? body['input']),
});

const toolCall = (call: JsonObject, field: string): ToolCall => {
  const kind = isAbsent(call['custom']) ? 'function' : 'custom';
  return called(objectAt(call[kind], `${field}.${kind}`), `${field}.${kind}`, call['id']);
};

const toolCalls = (given: JsonObject, field: string): ToolCall[] => [
  ...optionalListAt(given['tool_calls'], `${field}.tool_calls`).map((call, index) => toolCall(objectAt(call, `${field}.tool_calls[${index}]`), `${field}.tool_calls[${index}]`)),
  ...(isAbsent(given['function_call']) ? [] : [called(objectAt(given['function_call'], `${field}.function_call`), `${field}.function_call`)]),
];

const unknownInCalls = (given: JsonObject): string[] =>
  optionalListAt(given['tool_calls'], 'tool_calls').flatMap((call) => textsIn(without(call as JsonObject, CALL)));

const read = (given: JsonObject, field: string): Message => {
  const role = roleOf(textAt(given['role'], `${field}.role`));
  const calls = toolCalls(given, field);
  const texts = [...textsIn(contentAt(given['content'], `${field}.content`)), ...textsIn(without(given, MESSAGE)), ...unknownInCalls(given)];
  return message(role, { texts, toolCalls: calls, toolCallId: given['tool_call_id'], name: given['name'] });
};

const definition = (tool: JsonObject): ToolDefinition => {
  const nested = [tool['function'], tool['custom']].find(isJsonObject) ?? tool;
  return toolDefinition(nested['name'] ?? tool['type'], nested['description'], nested['parameters']);
};

const definitions = (body: JsonObject): ToolDefinition[] =>
  ['tools', 'functions'].flatMap((field) => optionalListAt(body[field], field).map((tool, index) => definition(objectAt(tool, `${field}[${index}]`))));

const referable = (given: JsonObject, index: number): ReferableMessage[] => {
  const text = soleText(given['content']);
  return text === undefined ? [] : [{ index, role: String(given['role']), text }];
};

const wantsUsage = ({ stream_options: options }: JsonObject): boolean => isJsonObject(options) && options['include_usage'] === true;

/** @throws UnreadableRequest */
export const readRequest = (body: JsonObject): ModelRequest => {
  const given = listAt(body['messages'], 'messages').map((item, index) => objectAt(item, `messages[${index}]`));
  const messages = given.map((item, index) => read(item, `messages[${index}]`));
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: isStreamed(body),
    ...(wantsUsage(body) && { streamUsage: true }),
    content: content([...messages, ...beside(textsIn(without(body, KNOWN)))], definitions(body)),
    messages: given.flatMap(referable),
  };
};
