import type { Message, ToolDefinition } from '@touchstone/contracts';
import {
  type JsonObject,
  type ModelRequest,
  type ReferableMessage,
  SYSTEM_PROMPT,
} from '../dialect';
import { beside, content, message, toolDefinition } from '../reading/conversation';
import { isAbsent, listAt, objectAt, optionalListAt, without } from '../reading/fields';
import { restReader } from '../reading/rest';
import { settingTexts, textsIn } from '../reading/texts';
import { contentMessages, partsOf, partTexts, soleText } from './contents';
import { camelled, CONTENT, requestFields } from './fields';

const MODEL = /(?:^|\/)([^/:]+):[A-Za-z]+$/;
const ASKS_EVENTS = /[?&](?:\$|%24)?alt=sse(?:&|$)/i;

const system = (given: unknown): Message[] => {
  if (isAbsent(given)) return [];
  const field = 'systemInstruction';
  const said = camelled(
    typeof given === 'string' ? { parts: [given] } : objectAt(given, field),
    field,
  );
  const texts = [...partsOf(said, field).flatMap(partTexts), ...textsIn(without(said, CONTENT))];
  return texts.length === 0 ? [] : [message('system', { texts })];
};

const declarations = (given: unknown, index: number): ToolDefinition[] => {
  const tool = camelled(objectAt(given, `tools[${index}]`));
  const field = `tools[${index}].functionDeclarations`;
  return optionalListAt(tool['functionDeclarations'], field).map((item, position) => {
    const declared = camelled(objectAt(item, `${field}[${position}]`));
    return toolDefinition(
      declared['name'],
      declared['description'],
      declared['parameters'] ?? declared['parametersJsonSchema'],
    );
  });
};

/** Returns the list of contents; some callers send a single content instead. */
const contentsOf = (given: unknown, field: string): unknown[] =>
  Array.isArray(given) || isAbsent(given) ? listAt(given, field) : [given];

const referable = (body: JsonObject, contents: readonly unknown[]): ReferableMessage[] => {
  const own = contents.flatMap((given, index) => {
    const text = soleText(given);
    return text === undefined
      ? []
      : [{ index, role: String((given as JsonObject)['role'] ?? 'user'), text }];
  });
  const front = soleText(body['systemInstruction']);
  return front === undefined
    ? own
    : [{ index: SYSTEM_PROMPT, role: 'system', text: front }, ...own];
};

const modelIn = (path: string): string => MODEL.exec(path.split('?')[0] ?? '')?.[1] ?? '';

const streaming = (path: string): Pick<ModelRequest, 'stream' | 'asArray'> => {
  if (!path.includes(':streamGenerateContent')) return { stream: false };
  return ASKS_EVENTS.test(path) ? { stream: true } : { stream: true, asArray: true };
};

const REST = {
  contents: restReader(requestFields('contents')),
  content: restReader(requestFields('content')),
};

const conversation = (
  given: JsonObject,
): { messages: Message[]; tools: ToolDefinition[]; referable: ReferableMessage[] } => {
  const body = camelled(given);
  const field = isAbsent(body['contents']) && !isAbsent(body['content']) ? 'content' : 'contents';
  const contents = contentsOf(body[field], field);
  const messages = [
    ...system(body['systemInstruction']),
    ...contents.flatMap((item, index) => contentMessages(item, `${field}[${index}]`)),
  ];
  return {
    messages: [...messages, ...REST[field](body)],
    tools: optionalListAt(body['tools'], 'tools').flatMap(declarations),
    referable: referable(body, contents),
  };
};

/**
 * @param path with its query: a stream comes as events only with `alt=sse`. @throws
 * UnreadableRequest
 */
export const readRequest = (body: JsonObject, path: string): ModelRequest => {
  const { messages, tools, referable: found } = conversation(body);
  return {
    model: modelIn(path),
    ...streaming(path),
    content: content(messages, tools),
    messages: found,
  };
};

/**
 * Reads a token count: of contents, or of a request nested in the body.
 * @throws UnreadableRequest
 */
export const readCount = (body: JsonObject, path: string): ModelRequest => {
  const given = camelled(body);
  const inner = given['generateContentRequest'];
  if (isAbsent(inner)) return readRequest(body, path);
  const counted = conversation(objectAt(inner, 'generateContentRequest'));
  const rest = [
    ...textsIn(without(given, new Set(['model', 'generateContentRequest']))),
    ...settingTexts(given['model']),
  ];
  return {
    model: modelIn(path),
    stream: false,
    content: content([...counted.messages, ...beside(rest)], counted.tools),
    messages: counted.referable,
  };
};

/** @throws UnreadableRequest */
export const readBatch = (body: JsonObject, path: string): ModelRequest => {
  const read = listAt(body['requests'], 'requests').map((item, index) =>
    conversation(objectAt(item, `requests[${index}]`)),
  );
  const messages = read.flatMap(({ referable: found }, number) =>
    found.filter(({ index }) => index === 0).map((each) => ({ ...each, index: number })),
  );
  const rest = beside([
    ...textsIn(without(body, new Set(['model', 'requests']))),
    ...settingTexts(body['model']),
  ]);
  return {
    model: modelIn(path),
    stream: false,
    content: content([...read.flatMap(({ messages }) => messages), ...rest]),
    messages,
  };
};
