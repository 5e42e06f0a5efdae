import {
  ExactObject,
  exactText,
  isHeldWhole,
  mayHaveLost,
  parseExactly,
} from '@touchstone/contracts';

/** Exact values by the parsed object or list that lost some of them, or contains one that did. */
const exactValues = new WeakMap<object, unknown>();

/**
 * Matches the keys of tool call arguments, which may contain escapes. Other bodies are not parsed
 * again.
 */
const MAY_HOLD_ARGUMENTS = /arguments|args|input|\\u00/;

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Members by key; `JSON.parse` keeps the last of equal keys. */
const childrenOf = (exact: object): Iterable<[key: string | number, value: unknown]> =>
  exact instanceof ExactObject ? new Map(exact.members) : (exact as unknown[]).entries();

const remember = (root: object, exactRoot: unknown): void => {
  const waiting: [value: object, exact: object][] = isContainer(exactRoot)
    ? [[root, exactRoot]]
    : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, exact] = next;
    exactValues.set(value, exact);
    for (const [key, child] of childrenOf(exact)) {
      const held = (value as Record<string | number, unknown>)[key];
      if (isContainer(held) && isContainer(child)) waiting.push([held, child]);
    }
  }
};

/** Records the source of the value that `JSON.parse(text)` returned, for `sourceOf`. */
const rememberSource = (text: string, value: unknown): void => {
  if (isContainer(value) && mayHaveLost(text, value)) remember(value, parseExactly(text));
};

/** Records the source of the tool call arguments in a body, for `sourceOf`. */
export const rememberArguments = (body: string, value: unknown): void => {
  if (MAY_HOLD_ARGUMENTS.test(body)) rememberSource(body, value);
};

/** Parses the arguments of a tool call, so that they have a `sourceOf`. @throws SyntaxError */
export const parseArguments = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  rememberSource(text, value);
  return value;
};

/**
 * Parses a body, so that the arguments of tool calls in it have a `sourceOf`. @throws SyntaxError
 */
export const parseBody = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  rememberArguments(text, value);
  return value;
};

/**
 * Returns the JSON text of an object or list if parsing lost some of it: digits of a number beyond
 * 64 bits, members whose key occurs again. Recursion is as deep as the value.
 */
export const sourceOf = (value: unknown): string | undefined => {
  const exact = isContainer(value) ? exactValues.get(value) : undefined;
  if (exact === undefined) return undefined;
  return isHeldWhole(exact) ? undefined : exactText(exact);
};

/** Serialises a value with the text it was parsed from, where parsing lost some of it. */
export const jsonText = (value: unknown): string => sourceOf(value) ?? JSON.stringify(value);
