import type { Message, ToolDefinition } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import {
  type JsonObject,
  type ModelRequest,
  type ReferableMessage,
  SYSTEM_PROMPT,
} from '../dialect';
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
  listAt,
  objectAt,
  only,
  optionalListAt,
  optionalTextAt,
  textAt,
  without,
} from '../reading/fields';
import { restReader } from '../reading/rest';
import { settingTexts, textsIn } from '../reading/texts';
import { messagesOf } from './blocks';
import { MESSAGE, METADATA, REQUEST } from './fields';

const rest = restReader(REQUEST);

const system = (given: unknown): Message[] => {
  const texts = textsIn(contentAt(given, 'system'));
  return texts.length === 0 ? [] : [message('system', { texts })];
};

const read = (given: unknown, index: number): Message[] => {
  const field = `messages[${index}]`;
  const said = objectAt(given, field);
  return messagesOf(
    roleOf(textAt(said['role'], `${field}.role`)),
    said['content'],
    `${field}.content`,
    textsIn(without(said, MESSAGE)),
  );
};

const definition = (given: unknown, index: number): ToolDefinition => {
  const tool = objectAt(given, `tools[${index}]`);
  return toolDefinition(tool['name'] ?? tool['type'], tool['description'], tool['input_schema']);
};

const metadata = (given: unknown): string[] =>
  isJsonObject(given)
    ? [...textsIn(without(given, METADATA)), ...settingTexts(only(given, METADATA))]
    : textsIn(given);

const referable = (body: JsonObject, messages: readonly unknown[]): ReferableMessage[] => {
  const given = [
    { index: SYSTEM_PROMPT, role: 'system', content: body['system'] },
    ...messages.map((item, index) => ({ ...(item as JsonObject), index })),
  ];
  return given.flatMap(({ index, content: said, ...item }: JsonObject) => {
    const text = soleText(said);
    return text === undefined ? [] : [{ index: Number(index), role: String(item['role']), text }];
  });
};

/** @throws UnreadableRequest */
export const readRequest = (body: JsonObject): ModelRequest => {
  const given = listAt(body['messages'], 'messages');
  const messages = [...system(body['system']), ...given.flatMap(read)];
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: isStreamed(body),
    content: content(
      [...messages, ...rest(body, metadata(body['metadata']))],
      optionalListAt(body['tools'], 'tools').map(definition),
    ),
    messages: referable(body, given),
  };
};
