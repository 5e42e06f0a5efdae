const LISTS = `
mr mrs ms dr prof gen col sen rep sr jr st vs etc e.g i.e eg ie no vol fig inc ltd co corp dept est approx ca
jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k a.m p.m
z.b bzw usw nr str d.h u.a bspw evtl p.ej ej sra dra m mme mlle av pag sig dott
`;

const ABBREVIATIONS: ReadonlySet<string> = new Set(LISTS.trim().split(/\s+/));
/**
 * Abbreviations that are also words, so only a number after them decides: `Art. 5`, but `modern
 * art. It`.
 */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(['art']);

/**
 * Returns true if a full stop after the word rarely ends a sentence. Six languages; `following` is
 * the first visible character after the stop.
 */
export const isAbbreviation = (word: string, following: string): boolean => {
  const lower = word.toLowerCase();
  return ABBREVIATIONS.has(lower) || (BEFORE_NUMBERS.has(lower) && /^\d/.test(following));
};
