import type { Message, ToolDefinition } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject, ModelRequest, ReferableMessage } from '../dialect';
import { type ReadCall, readCall } from '../reading/calls';
import {
  content,
  isStreamed,
  message,
  roleOf,
  soleText,
  toolDefinition,
} from '../reading/conversation';
import {
  contentAt,
  isAbsent,
  listAt,
  objectAt,
  optionalListAt,
  optionalTextAt,
  textAt,
  without,
} from '../reading/fields';
import { restReader } from '../reading/rest';
import { skippedIn } from '../reading/skipped';
import { textsIn } from '../reading/texts';
import { CHAT, MESSAGE } from './fields';

const rest = restReader(CHAT);

const VARIANTS = ['function', 'custom'];
const ARGUMENTS = ['arguments', 'input'];

const calledAt = (body: unknown, field: string, id?: unknown): ReadCall =>
  readCall(objectAt(body, field), field, id, ARGUMENTS);

/** Reads the calls of every kind in one entry. */
const toolCall = (call: JsonObject, field: string): ReadCall[] => {
  const given = VARIANTS.filter((kind) => !isAbsent(call[kind]));
  const [first, ...others] = (given.length === 0 ? VARIANTS.slice(0, 1) : given).map((kind) =>
    calledAt(call[kind], `${field}.${kind}`, call['id']),
  );
  return first === undefined
    ? []
    : [
        { ...first, texts: [...first.texts, ...textsIn(without(call, new Set(VARIANTS)))] },
        ...others,
      ];
};

const toolCalls = (given: JsonObject, field: string): ReadCall[] => [
  ...optionalListAt(given['tool_calls'], `${field}.tool_calls`).flatMap((call, index) =>
    toolCall(objectAt(call, `${field}.tool_calls[${index}]`), `${field}.tool_calls[${index}]`),
  ),
  ...(isAbsent(given['function_call'])
    ? []
    : [calledAt(given['function_call'], `${field}.function_call`)]),
];

const read = (given: JsonObject, field: string): Message => {
  const role = roleOf(textAt(given['role'], `${field}.role`));
  const calls = toolCalls(given, field);
  const texts = [
    ...textsIn(contentAt(given['content'], `${field}.content`)),
    ...textsIn(without(given, MESSAGE)),
    ...calls.flatMap((call) => call.texts),
  ];
  return message(role, {
    texts,
    toolCalls: calls.map(({ call }) => call),
    skipped: skippedIn(given['content']),
    toolCallId: given['tool_call_id'],
    name: given['name'],
  });
};

const definition = (tool: JsonObject): ToolDefinition => {
  const nested = [tool['function'], tool['custom']].find(isJsonObject) ?? tool;
  return toolDefinition(
    nested['name'] ?? tool['type'],
    nested['description'],
    nested['parameters'],
  );
};

const definitions = (body: JsonObject): ToolDefinition[] =>
  ['tools', 'functions'].flatMap((field) =>
    optionalListAt(body[field], field).map((tool, index) =>
      definition(objectAt(tool, `${field}[${index}]`)),
    ),
  );

const referable = (given: JsonObject, index: number): ReferableMessage[] => {
  const text = soleText(given['content']);
  return text === undefined ? [] : [{ index, role: String(given['role']), text }];
};

const wantsUsage = ({ stream_options: options }: JsonObject): boolean =>
  isJsonObject(options) && options['include_usage'] === true;

/** @throws UnreadableRequest */
export const readRequest = (body: JsonObject): ModelRequest => {
  const given = listAt(body['messages'], 'messages').map((item, index) =>
    objectAt(item, `messages[${index}]`),
  );
  const messages = given.map((item, index) => read(item, `messages[${index}]`));
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: isStreamed(body),
    ...(wantsUsage(body) && { streamUsage: true }),
    content: content([...messages, ...rest(body)], definitions(body)),
    messages: given.flatMap(referable),
  };
};
