/** The escape sequences of `JSON.stringify`, one at a time, so that an escaped backslash never lends its second half to what follows. */
const ESCAPES = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;
/** In hardly any text. */
const MAYBE = /\\u(?:0000|d)/;
const REPLACED = /^\\u(0000|d)/;
const REPLACEMENT = '\ufffd';

/** JSON text that Postgres takes: it knows neither NUL nor half a surrogate pair, so U+FFFD stands in for both. */
export const storableJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  return MAYBE.test(text)
    ? text.replace(ESCAPES, (escape) => (REPLACED.test(escape) ? REPLACEMENT : escape))
    : text;
};

/** The value as it will be read back. */
export const storable = <T>(value: T): T => JSON.parse(storableJson(value)) as T;
