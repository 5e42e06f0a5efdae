/** A number with more digits than a JavaScript number can represent. */
export class ExactNumber {
  constructor(readonly text: string) {}
}

/** An object with every member in order, duplicate keys included. */
export class ExactObject {
  constructor(readonly members: [key: string, value: unknown][]) {}
}

/** Length from which a number may lose digits in 64 bits. */
const LONG_NUMBER = 16;
const isRounded = (written: string): boolean =>
  written.length >= LONG_NUMBER && String(Number(written)) !== written;

const QUOTE = '"';
const isEscaped = (text: string, quote: number): boolean => {
  let before = quote;
  while (text[before - 1] === '\\') before--;
  return (quote - before) % 2 === 1;
};

/**
 * Returns the index of the quote that closes the string opened at `start`; the end of the text if
 * there is none.
 */
const endOfString = (text: string, start: number): number => {
  for (
    let quote = text.indexOf(QUOTE, start + 1);
    quote >= 0;
    quote = text.indexOf(QUOTE, quote + 1)
  )
    if (!isEscaped(text, quote)) return quote;
  return text.length;
};

const stringOf = (text: string, start: number, end: number): string => {
  const written = text.slice(start + 1, end);
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
};

const [COMMA, COLON, LIST, LIST_END, OBJECT, OBJECT_END, MINUS, NINE] = Array.from(
  ',:[]{}-9',
  (sign) => sign.charCodeAt(0),
);
const isBetween = (code: number): boolean => code <= 32 || code === COMMA || code === COLON;

const endOfScalar = (text: string, start: number): number => {
  let end = start + 1;
  for (
    let code = text.charCodeAt(end);
    code > 32 && code !== COMMA && code !== LIST_END && code !== OBJECT_END;
    code = text.charCodeAt(end)
  )
    end++;
  return end;
};

const scalarOf = (written: string): unknown => {
  const code = written.charCodeAt(0);
  if (code !== MINUS && code > (NINE as number)) return JSON.parse(written);
  return isRounded(written) ? new ExactNumber(written) : Number(written);
};

/**
 * Parses JSON text that `JSON.parse` accepts without losing any of it: objects become
 * `ExactObject`, numbers that would be rounded `ExactNumber`. Linear, and without recursion.
 */
export const parseExactly = (text: string): unknown => {
  const root: unknown[] = [];
  const open: (unknown[] | ExactObject)[] = [root];
  let key: string | undefined;
  const put = (value: unknown): void => {
    const parent = open.at(-1);
    if (parent instanceof ExactObject) parent.members.push([key ?? '', value]);
    else parent?.push(value);
    key = undefined;
  };
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + 1;
    const code = text.charCodeAt(at);
    if (isBetween(code)) continue;
    if (code === OBJECT || code === LIST) {
      const container = code === OBJECT ? new ExactObject([]) : [];
      put(container);
      open.push(container);
    } else if (code === OBJECT_END || code === LIST_END) open.pop();
    else if (text[at] === QUOTE) {
      end = endOfString(text, at) + 1;
      const value = stringOf(text, at, end - 1);
      if (key === undefined && open.at(-1) instanceof ExactObject) key = value;
      else put(value);
    } else {
      end = endOfScalar(text, at);
      put(scalarOf(text.slice(at, end)));
    }
  }
  return root[0];
};

/** Serialises the result of `parseExactly`. Recursion is as deep as the value. */
export const exactText = (value: unknown): string => {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map(exactText).join(',')}]`;
  if (!(value instanceof ExactObject)) return JSON.stringify(value);
  return `{${value.members.map(([key, member]) => `${JSON.stringify(key)}:${exactText(member)}`).join(',')}}`;
};

/**
 * Returns true if plain JavaScript values can represent the result of `parseExactly` without loss.
 * Recurses as deep as the value.
 */
export const isHeldWhole = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isHeldWhole);
  if (!(value instanceof ExactObject)) return !(value instanceof ExactNumber);
  return (
    new Map(value.members).size === value.members.length &&
    value.members.every(([, member]) => isHeldWhole(member))
  );
};

const LONG_NUMBERS = /\d[\d.eE+-]{14,}/;

const keysInText = (text: string): number => {
  let count = 0;
  for (let quote = text.indexOf(QUOTE); quote >= 0; quote = text.indexOf(QUOTE, quote)) {
    quote = endOfString(text, quote) + 1;
    while (text.charCodeAt(quote) <= 32) quote++;
    if (text[quote] === ':') count++;
  }
  return count;
};

const keysIn = (root: unknown): number => {
  const waiting = [root];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const isList = Array.isArray(next);
    for (const name in next) {
      if (!isList) count++;
      const value = (next as Record<string, unknown>)[name];
      if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  }
  return count;
};

/**
 * Returns true if `JSON.parse(text)`, which returned `value`, may have rounded a number or dropped
 * a duplicate key. Linear, not recursive.
 */
export const mayHaveLost = (text: string, value: unknown): boolean =>
  LONG_NUMBERS.test(text) || keysInText(text) !== keysIn(value);
