import type { Message, ToolDefinition } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import {
  type ExpandedMessage,
  type Expansions,
  type JsonObject,
  type ModelRequest,
  type ReferableMessage,
  SYSTEM_PROMPT,
} from '../dialect';
import { content, isStreamed, message, soleText, toolDefinition } from '../reading/conversation';
import {
  isAbsent,
  listAt,
  objectAt,
  only,
  optionalListAt,
  optionalTextAt,
  without,
} from '../reading/fields';
import { restReader } from '../reading/rest';
import { settingTexts, textsIn } from '../reading/texts';
import { RESPONSE_REQUEST } from './fields';
import { itemMessages } from './items';

const rest = restReader(RESPONSE_REQUEST);

const instructions = (given: unknown): Message[] => {
  const texts = textsIn(given);
  return texts.length === 0 ? [] : [message('system', { texts })];
};

const STORED = new Set(['id', 'version']);

/** Reads the variables of a prompt that the vendor stores; the prompt itself is not in the body. */
const variables = (prompt: unknown): Message[] => {
  const given = isAbsent(prompt) ? {} : objectAt(prompt, 'prompt');
  const texts = [...textsIn(without(given, STORED)), ...settingTexts(only(given, STORED))];
  return texts.length === 0 ? [] : [message('user', { texts })];
};

const input = (given: unknown): Message[] => {
  if (isAbsent(given)) return [];
  if (typeof given === 'string') return [message('user', { texts: [given] })];
  return listAt(given, 'input').flatMap((item, index) =>
    typeof item === 'string'
      ? [message('user', { texts: [item] })]
      : itemMessages(objectAt(item, `input[${index}]`), `input[${index}]`),
  );
};

const definition = (given: unknown, index: number): ToolDefinition => {
  const tool = objectAt(given, `tools[${index}]`);
  return toolDefinition(
    tool['name'] ?? tool['type'],
    tool['description'] ?? tool['server_description'],
    tool['parameters'],
  );
};

const isMessage = (item: unknown): item is JsonObject =>
  isJsonObject(item) && (isAbsent(item['type']) || item['type'] === 'message');

const referable = (body: JsonObject): ReferableMessage[] => {
  const items: unknown[] =
    typeof body['input'] === 'string'
      ? [{ role: 'user', content: body['input'] }]
      : optionalListAt(body['input'], 'input');
  const texts = items.flatMap((item, index) => {
    const said: unknown = typeof item === 'string' ? { role: 'user', content: item } : item;
    const text = isMessage(said) ? soleText(said['content']) : undefined;
    return text === undefined ? [] : [{ index, role: String((said as JsonObject)['role']), text }];
  });
  return typeof body['instructions'] === 'string'
    ? [{ index: SYSTEM_PROMPT, role: 'system', text: body['instructions'] }, ...texts]
    : texts;
};

/** @throws UnreadableRequest */
export const readRequest = (body: JsonObject): ModelRequest => {
  const messages = [
    ...instructions(body['instructions']),
    ...variables(body['prompt']),
    ...input(body['input']),
  ];
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: isStreamed(body),
    content: content(
      [...messages, ...rest(body)],
      optionalListAt(body['tools'], 'tools').map(definition),
    ),
    messages: referable(body),
  };
};

const asItem = ({ role, content: text }: ExpandedMessage): JsonObject => ({
  role: role === 'tool' ? 'user' : role,
  content: text,
});

const expandInput = (given: unknown, expanded: Expansions): unknown => {
  if (typeof given === 'string') return expanded.get(0)?.map(asItem) ?? given;
  return Array.isArray(given)
    ? given.flatMap((item: unknown, index) => expanded.get(index)?.map(asItem) ?? [item])
    : given;
};

/**
 * Expands references. A prompt that replaces the instructions keeps its system messages there; its
 * turns begin the conversation.
 */
export const expand = (body: JsonObject, expanded: Expansions): JsonObject => {
  const own = expandInput(body['input'], expanded);
  const front = expanded.get(SYSTEM_PROMPT);
  if (front === undefined) return 'input' in body ? { ...body, input: own } : { ...body };
  const isSystem = ({ role }: ExpandedMessage): boolean =>
    role === 'system' || role === 'developer';
  const turns = front.filter((each) => !isSystem(each)).map(asItem);
  const said = front
    .filter(isSystem)
    .map(({ content: text }) => text)
    .join('\n\n');
  const following =
    typeof own === 'string' ? [{ role: 'user', content: own }] : ((own ?? []) as unknown[]);
  return {
    ...body,
    instructions: said,
    ...(turns.length > 0 ? { input: [...turns, ...following] } : 'input' in body && { input: own }),
  };
};
