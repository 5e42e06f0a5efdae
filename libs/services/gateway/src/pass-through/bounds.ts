import type { Content } from '@touchstone/contracts';
import type { JsonObject } from './dialects/dialect';
import type { PassThroughSettings } from './pass-through.config';

/** Of what is to be judged: whoever reads more keeps everybody else waiting. */
export type Bounds = Pick<PassThroughSettings, 'messages' | 'bodyValues' | 'argumentValues'>;

/** Where vendors have the arguments of a tool call; JSON in text there is read as JSON. */
const ARGUMENTS = new Set(['arguments', 'args', 'input']);
const NONE: ReadonlySet<string> = new Set();
const MAY_BE_JSON = /^\s*[[{]/;
const [QUOTE, COMMA, BACKSLASH, LIST, OBJECT] = [0x22, 0x2c, 0x5c, 0x5b, 0x7b];

/** Of the string that begins here: a quote with an even number of backslashes before it. */
const endOfString = (json: string, start: number): number => {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
};

/** As many values as JSON holds, empty lists and objects twice, without reading it; looks no further than `most`. */
const valuesInText = (json: string, most: number): number => {
  let count = 1;
  for (let at = 0; at < json.length && count <= most; at++) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(json, at);
    else if (unit === COMMA || unit === LIST || unit === OBJECT) count++;
  }
  return count;
};

/** Every value within one, itself included; under some keys text is looked at as JSON. Looks no further than `most`. */
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
      // A whole `input` in one text is what the user says.
      take((next as JsonObject)[key], next !== root && jsonKeys.has(key));
    }
  }
  return count;
};

/** What is too much in a body, as a sentence. @param body looked at before it is parsed and, for the arguments in it, after that */
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

/** The same of what is to be judged. What is only there to be held against was looked at when it went out. */
export const contentProblem = (
  { messages }: Content,
  { messages: most, argumentValues }: Bounds,
): string | undefined => {
  const judged = messages.filter(({ context }) => context !== true);
  if (judged.length > most)
    return `The conversation: expected at most ${most} messages, got ${judged.length}; guardrails read no more.`;
  let left = argumentValues;
  for (const { arguments: given } of judged.flatMap(({ toolCalls }) => toolCalls))
    if (left >= 0) left -= valuesIn(given, left);
  return left < 0
    ? `The tool calls: expected at most ${argumentValues} values in their arguments together; guardrails read no more.`
    : undefined;
};
