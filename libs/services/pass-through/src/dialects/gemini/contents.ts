import type { Message } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { type ReadCall, readCall } from '../reading/calls';
import { message, roleOf } from '../reading/conversation';
import { objectAt, only, optionalListAt, optionalTextAt, without } from '../reading/fields';
import { skippedIn } from '../reading/skipped';
import { readable, settingTexts, textsIn } from '../reading/texts';
import { camelled, CONTENT, SAID, SHOWN } from './fields';

const partAt = (given: unknown, field: string): JsonObject =>
  camelled(typeof given === 'string' ? { text: given } : objectAt(given, field), field);

/**
 * Returns the parts of a content, whose fields may have either spelling.
 * @throws UnreadableRequest
 */
export const partsOf = (content: JsonObject, field: string): JsonObject[] =>
  optionalListAt(content['parts'], `${field}.parts`).map((part, index) =>
    partAt(part, `${field}.parts[${index}]`),
  );

export const partTexts = (part: JsonObject): string[] => [
  ...textsIn(without(part, SAID)),
  ...settingTexts(only(part, SHOWN)),
];

const toolCall = (given: unknown, field: string): ReadCall => {
  const call = objectAt(given, field);
  return readCall(call, field, call['id'], ['args']);
};

const RESULT = new Set(['response', 'name', 'id']);
const CALLS = new Set(['functionCall', 'functionResponse']);

const result = (given: unknown, field: string): Message => {
  const response = objectAt(given, field);
  return message('tool', {
    texts: [readable(response['response']), ...textsIn(without(response, RESULT))],
    skipped: skippedIn(response['parts']),
    toolCallId: response['id'],
    name: response['name'],
  });
};

const isGiven = (part: JsonObject, field: string): boolean =>
  part[field] !== undefined && part[field] !== null;

/**
 * Reads one content of the conversation; tool results become separate messages.
 * @throws UnreadableRequest
 */
export const contentMessages = (given: unknown, field: string): Message[] => {
  const content = camelled(
    typeof given === 'string' ? { parts: [given] } : objectAt(given, field),
    field,
  );
  const role = roleOf(optionalTextAt(content['role'], `${field}.role`) || 'user');
  const parts = partsOf(content, field);
  const results = parts
    .filter((part) => isGiven(part, 'functionResponse'))
    .map((part) => result(part['functionResponse'], `${field}.functionResponse`));
  const calls = parts
    .filter((part) => isGiven(part, 'functionCall'))
    .map((part) => toolCall(part['functionCall'], `${field}.functionCall`));
  const texts = [
    ...parts.flatMap(partTexts),
    ...textsIn(without(content, CONTENT)),
    ...calls.flatMap((call) => call.texts),
  ];
  const skipped = skippedIn(parts.map((part) => without(part, CALLS)));
  const isSaid =
    texts.some((text) => text !== '') ||
    calls.length > 0 ||
    skipped.length > 0 ||
    results.length === 0;
  return isSaid
    ? [...results, message(role, { texts, skipped, toolCalls: calls.map(({ call }) => call) })]
    : results;
};

/** Returns the text of a content that consists of nothing else. */
export const soleText = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  if (!isJsonObject(given) || !Array.isArray(given['parts']) || given['parts'].length !== 1)
    return undefined;
  const part: unknown = given['parts'][0];
  return isJsonObject(part) && Object.keys(part).length === 1 && typeof part['text'] === 'string'
    ? part['text']
    : undefined;
};
