/** Letters without an accent to fold that are often typed as another. */
const STROKED = 'łŁđĐı';
const PLAIN = 'lLdDi';
/** Vowel signs of Devanagari, which folding would remove as accents, and letters in their place. */
const VOWEL_SIGNS = 'ािीुूृेैॉोौ्ंँ';
const VOWELS = 'आइईउऊऋएऐऑओऔऽॠॠ';

const REPLACED = new RegExp(`[${STROKED}${VOWEL_SIGNS}]`, 'g');
const REPLACEMENTS = new Map(
  [...(STROKED + VOWEL_SIGNS)].map((sign, index) => [sign, [...(PLAIN + VOWELS)][index] ?? sign]),
);

/** Replaces letters so that folding neither keeps nor removes too much; keeps offsets. */
export const plainLetters = (text: string): string =>
  text.replace(REPLACED, (sign) => REPLACEMENTS.get(sign) ?? sign);
