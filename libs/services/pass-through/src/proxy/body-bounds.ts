import type { Content } from '@touchstone/contracts';
import type { JsonObject } from '../dialects/dialect';
import type { PassThroughSettings } from '../pass-through.config';

/** Limits of judged content, so that one request does not delay others. */
export type Bounds = Pick<PassThroughSettings, 'messages' | 'bodyValues' | 'argumentValues'>;

/** Keys of the arguments of a tool call, whose text is read as JSON. */
const ARGUMENTS = new Set(['arguments', 'args', 'input']);
const NONE: ReadonlySet<string> = new Set();
const MAY_BE_JSON = /^\s*[[{]/;
const [QUOTE, COMMA, BACKSLASH, LIST, OBJECT] = [0x22, 0x2c, 0x5c, 0x5b, 0x7b];

/**
 * Returns the position of the closing quote: the first with an even number of backslashes before
 * it.
 */
const endOfString = (json: string, start: number): number => {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
};

/**
 * Counts the values of JSON text without parsing it, empty lists and objects twice; stops beyond
 * `most`.
 */
const valuesInText = (json: string, most: number): number => {
  let count = 1;
  for (let at = 0; at < json.length && count <= most; at++) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(json, at);
    else if (unit === COMMA || unit === LIST || unit === OBJECT) count++;
  }
  return count;
};

/**
 * Counts the values within a value, itself included; text under `jsonKeys` is counted as JSON.
 * Stops beyond `most`.
 */
const valuesIn = (root: unknown, most: number, jsonKeys: ReadonlySet<string> = NONE): number => {
  const waiting: object[] = [];
  let count = 0;
  const take = (value: unknown, mayBeJson: boolean): void => {
    count++;
    if (typeof value === 'object' && value !== null) waiting.push(value);
    else if (mayBeJson && typeof value === 'string' && MAY_BE_JSON.test(value))
      count += valuesInText(value, most - count);
  };
  take(root, false);
  for (let next = waiting.pop(); next !== undefined && count <= most; next = waiting.pop()) {
    for (const key in next) {
      if (count > most) break;
      // A top-level `input` that is one text is the user's message.
      take((next as JsonObject)[key], next !== root && jsonKeys.has(key));
    }
  }
  return count;
};

/**
 * Describes the problem of a body with too many values.
 * @param body its text before parsing; its parsed value for the arguments in it
 */
export const bodyProblem = (
  body: string | JsonObject,
  { bodyValues: most }: Bounds,
): string | undefined => {
  const count =
    typeof body === 'string' ? valuesInText(body, most) : valuesIn(body, most, ARGUMENTS);
  return count > most
    ? `The body: expected at most ${most} values, those in the arguments of tool calls included; guardrails read no more.`
    : undefined;
};

/**
 * Describes the problem of content with too many messages or values. Context was counted with its
 * own request.
 */
export const contentProblem = (
  { messages }: Content,
  { messages: most, argumentValues }: Bounds,
): string | undefined => {
  const judged = messages.filter(({ context }) => context !== true);
  if (judged.length > most)
    return `The conversation: expected at most ${most} messages, got ${judged.length}; guardrails read no more.`;
  let left = argumentValues;
  for (const { arguments: given, source } of judged.flatMap(({ toolCalls }) => toolCalls))
    if (left >= 0)
      left -= source === undefined ? valuesIn(given, left) : valuesInText(source, left);
  return left < 0
    ? `The tool calls: expected at most ${argumentValues} values in their arguments together; guardrails read no more.`
    : undefined;
};
