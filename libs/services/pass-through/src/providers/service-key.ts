const ESCAPE = /%([0-9a-f]{2})/gi;
/** Runs that may be base64, in either alphabet. */
const ENCODED = /[A-Za-z0-9+/_-]+/g;

/** Decodes percent escapes to Latin-1, as header values are read. */
const unescaped = (text: string): string =>
  text.includes('%')
    ? text.replace(ESCAPE, (_escape, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    : text;

const decoded = (text: string): string => Buffer.from(text, 'base64').toString('latin1');

/**
 * Builds a test for texts that contain one of the keys: plain, in lower case as in header names,
 * percent-encoded once or twice, or in base64 as in `Basic` credentials. Linear in the text.
 */
export const carrierOf = (serviceKeys: ReadonlySet<string>): ((text: string) => boolean) => {
  const keys = [...serviceKeys].map((key) => key.trim()).filter((key) => key !== '');
  const wanted = [...new Set(keys.flatMap((key) => [key, key.toLowerCase()]))];
  const shortest = Math.min(...wanted.map(({ length }) => length));
  const isIn = (text: string): boolean => wanted.some((key) => text.includes(key));
  return (text) => {
    if (text.length < shortest) return false;
    const once = unescaped(text);
    const plain = unescaped(once);
    if ([text, once, plain, plain.replaceAll('+', ' '), text.replaceAll('+', ' ')].some(isIn))
      return true;
    return (plain.match(ENCODED) ?? []).some((run) => run.length > shortest && isIn(decoded(run)));
  };
};
