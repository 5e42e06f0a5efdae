import type { Message, ToolCall } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { message, roleOf } from '../reading/conversation';
import { objectAt, optionalListAt, optionalTextAt, textAt, without } from '../reading/fields';
import { decodedText, readable, textsIn } from '../reading/texts';
import { toolArguments } from '../reading/tool-arguments';
import { camelled, CONTENT, PART } from './fields';

const partAt = (given: unknown, field: string): JsonObject => camelled(typeof given === 'string' ? { text: given } : objectAt(given, field), field);

/** Read with both spellings as one. @throws UnreadableRequest */
export const partsOf = (content: JsonObject, field: string): JsonObject[] =>
  optionalListAt(content['parts'], `${field}.parts`).map((part, index) => partAt(part, `${field}.parts[${index}]`));

const inlineTexts = (given: unknown): string[] => {
  if (!isJsonObject(given)) return textsIn(given);
  const data = camelled(given);
  return [decodedText(data['mimeType'], data['data']) ?? '', ...textsIn(data)];
};

export const partTexts = (part: JsonObject): string[] => [
  ...textsIn(without(part, PART)),
  ...(part['inlineData'] === undefined ? [] : inlineTexts(part['inlineData'])),
];

const toolCall = (given: unknown, field: string): ToolCall => {
  const call = objectAt(given, field);
  return { ...(typeof call['id'] === 'string' && { id: call['id'] }), name: textAt(call['name'], `${field}.name`), arguments: toolArguments(call['args']) };
};

const result = (given: unknown, field: string): Message => {
  const response = objectAt(given, field);
  const texts = [readable(response['response']), ...textsIn(without(response, new Set(['response', 'name', 'id', 'willContinue', 'will_continue', 'scheduling'])))];
  return message('tool', { texts, toolCallId: response['id'], name: response['name'] });
};

const isGiven = (part: JsonObject, field: string): boolean => part[field] !== undefined && part[field] !== null;

/** One of the conversation's contents: results of tools are messages of their own. @throws UnreadableRequest */
export const contentMessages = (given: unknown, field: string): Message[] => {
  const content = camelled(typeof given === 'string' ? { parts: [given] } : objectAt(given, field), field);
  const role = roleOf(optionalTextAt(content['role'], `${field}.role`) || 'user');
  const parts = partsOf(content, field);
  const results = parts.filter((part) => isGiven(part, 'functionResponse')).map((part) => result(part['functionResponse'], `${field}.functionResponse`));
  const toolCalls = parts.filter((part) => isGiven(part, 'functionCall')).map((part) => toolCall(part['functionCall'], `${field}.functionCall`));
  const texts = [...parts.flatMap(partTexts), ...textsIn(without(content, CONTENT))];
  const isSaid = texts.some((text) => text !== '') || toolCalls.length > 0 || results.length === 0;
  return isSaid ? [...results, message(role, { texts, toolCalls })] : results;
};

/** The one text that a content consists of. */
export const soleText = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  if (!isJsonObject(given) || !Array.isArray(given['parts']) || given['parts'].length !== 1) return undefined;
  const part: unknown = given['parts'][0];
  return isJsonObject(part) && Object.keys(part).length === 1 && typeof part['text'] === 'string' ? part['text'] : undefined;
};
