/**
 * Matches the escape sequences of `JSON.stringify` one at a time, so that the second half of an
 * escaped backslash is never read as the start of another.
 */
const ESCAPES = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;
/** Quick test for such sequences: most texts contain none and need no replacement. */
const MAYBE = /\\u(?:0000|d)/;
const REPLACED = /^\\u(0000|d)/;
const REPLACEMENT = '\ufffd';

/** Serialises to JSON that Postgres accepts: U+FFFD replaces NUL and lone surrogates. */
export const storableJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  return MAYBE.test(text)
    ? text.replace(ESCAPES, (escape) => (REPLACED.test(escape) ? REPLACEMENT : escape))
    : text;
};

/** Returns the value as it will be read back from Postgres. */
export const storable = <T>(value: T): T => JSON.parse(storableJson(value)) as T;
