/** Room for a number within the 64 characters of an id. */
const LONGEST = 48;
/** More of a name than that would be cut anyway. */
const READ = 500;
/** Letters that Unicode does not take apart. */
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

/** What ids look like: a prompt must not be found by the id of another one. */
const CUID2 = /^[a-z][a-z0-9]{23}$/;

/** A name as lower-case ASCII words joined by hyphens. One without a letter would make a price out of `$100`, so it gets a word, and so does one like an id. */
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

/** The slug with the first number from 2 that is not taken. */
export const numbered = (slug: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number++) {
    const textId = `${slug}-${number}`;
    if (!taken.has(textId)) return textId;
  }
};
