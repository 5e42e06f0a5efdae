const IS = 1;
const IS_NOT = 2;

/** Tells whether a code point is of a class, which `pattern` says of one character. Learnt as characters come: asking a pattern each time is dear. */
export const characterClass = (pattern: RegExp): ((code: number) => boolean) => {
  const known = new Uint8Array(0x10000);
  const ask = (code: number): number => (pattern.test(String.fromCodePoint(code)) ? IS : IS_NOT);
  return (code) => (code < known.length ? known[code] || (known[code] = ask(code)) : ask(code)) === IS;
};

/** How many characters of a text are of a class. */
export const countOf = (text: string, isOfClass: (code: number) => boolean): number => {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (code > 0xffff) index++;
    if (isOfClass(code)) count++;
  }
  return count;
};
