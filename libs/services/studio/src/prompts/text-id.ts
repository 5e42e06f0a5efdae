/** Leaves room for a number within the 64 characters of an id. */
const LONGEST = 48;
/** Characters of a name to read: the rest would be cut anyway. */
const READ = 500;
/** Letters without a Unicode decomposition. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/** Matches the form of ids: a prompt must not be found by the id of another one. */
const CUID2 = /^[a-z][a-z0-9]{23}$/;

/**
 * Returns a name as lower-case ASCII words joined by hyphens. A name without a letter gets a word,
 * since `$100` would become a price, and so does one that looks like an id.
 */
export const slugOf = (name: string): string => {
  const letters = name
    .slice(0, READ)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıþð]/g, (letter) => LETTERS[letter] ?? '');
  const words = letters
    .replace(/[^a-z0-9]+/g, '-')
    .split('-')
    .filter(Boolean)
    .join('-');
  const slug = /[a-z]/.test(words) && !CUID2.test(words) ? words : `prompt-${words}`;
  return slug.slice(0, LONGEST).replace(/-$/, '');
};

/** Returns the slug with the first number from 2 that is not taken. */
export const numbered = (slug: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number++) {
    const textId = `${slug}-${number}`;
    if (!taken.has(textId)) return textId;
  }
};
