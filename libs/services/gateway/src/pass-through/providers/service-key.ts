const ESCAPE = /%([0-9a-f]{2})/gi;
/** Runs that may be base64, in either alphabet. */
const ENCODED = /[A-Za-z0-9+/_-]+/g;

/** Byte by byte, as header values are read; what is no escape stays. */
const unescaped = (text: string): string =>
  text.includes('%')
    ? text.replace(ESCAPE, (_escape, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    : text;

const decoded = (text: string): string => Buffer.from(text, 'base64').toString('latin1');

/**
 * Whether a text holds one of the keys: as it is, in lower case as names of headers are, behind percent signs (escaped once more, too), or in
 * base64, as in `Basic` credentials. Linear in the text.
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
