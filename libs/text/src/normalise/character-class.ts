/**
 * Caches a classification of code points, with classes from 1 to 255. The cache is filled on first
 * use of a character, since most of them never occur.
 */
export const characterKind = (worked: (code: number) => number): ((code: number) => number) => {
  const known = new Uint8Array(0x10000);
  return (code) =>
    code < known.length ? known[code] || (known[code] = worked(code)) : worked(code);
};

const IS = 1;
const IS_NOT = 2;

/** Creates a test of code points from a pattern for one character. */
export const characterClass = (pattern: RegExp): ((code: number) => boolean) => {
  const kindOf = characterKind((code) => (pattern.test(String.fromCodePoint(code)) ? IS : IS_NOT));
  return (code) => kindOf(code) === IS;
};

/** Counts the characters of a text that belong to a class. */
export const countOf = (text: string, isOfClass: (code: number) => boolean): number => {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (code > 0xffff) index++;
    if (isOfClass(code)) count++;
  }
  return count;
};
