/** Punctuation that ends sentences, quotations and brackets around an identifier. */
const SIGNS = /[\s.,;:!?…"'“”‘’»)\]}>]$/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
/** Beginning of the next sentence that a match of an address includes. */
const NEXT_SENTENCE = /(?<=[\p{L}\d]{3}|\d)(?:\.{1,3}|…)\s+\p{Lu}\p{L}*$/u;

const isBalancedBracket = (excerpt: string): boolean => {
  const sign = excerpt.at(-1) ?? '';
  const opening = OPENING[sign];
  return opening !== undefined && excerpt.split(opening).length >= excerpt.split(sign).length;
};

/**
 * Returns the length of an excerpt without trailing punctuation of the sentence. Keeps a closing
 * bracket whose opening bracket is part of the excerpt.
 */
export const lengthWithoutPunctuation = (excerpt: string): number => {
  let kept = excerpt;
  while (SIGNS.test(kept) && !isBalancedBracket(kept)) kept = kept.slice(0, -1);
  return kept.length === 0 ? excerpt.length : kept.length;
};

/** Same for an address, without the beginning of the next sentence. */
export const lengthWithoutNextSentence = (excerpt: string): number =>
  lengthWithoutPunctuation(excerpt.replace(NEXT_SENTENCE, ''));
