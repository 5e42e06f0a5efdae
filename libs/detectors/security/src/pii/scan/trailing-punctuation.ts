/** Punctuation that ends sentences, quotations and brackets around an identifier. */
const SIGNS = /[\s.,;:!?…"'“”‘’»)\]}>]$/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
/** The next sentence, where an address was read on into it: its first word. */
const NEXT_SENTENCE = /(?<=[\p{L}\d]{3}|\d)(?:\.{1,3}|…)\s+\p{Lu}\p{L}*$/u;

const isOfExcerpt = (excerpt: string): boolean => {
  const sign = excerpt.at(-1) ?? '';
  const opening = OPENING[sign];
  return opening !== undefined && excerpt.split(opening).length >= excerpt.split(sign).length;
};

/**
 * Characters of an excerpt without the signs behind it that belong to the sentence; a bracket stays
 * with the one that opens it.
 */
export const lengthWithoutPunctuation = (excerpt: string): number => {
  let kept = excerpt;
  while (SIGNS.test(kept) && !isOfExcerpt(kept)) kept = kept.slice(0, -1);
  return kept.length === 0 ? excerpt.length : kept.length;
};

/** The same of an address. */
export const lengthWithoutNextSentence = (excerpt: string): number =>
  lengthWithoutPunctuation(excerpt.replace(NEXT_SENTENCE, ''));
