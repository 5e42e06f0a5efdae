const ABBREVIATIONS = new Set(
  'co inc ltd corp mr mrs ms dr prof st no nr e.g i.e etc vs approx max min p pp vol fig cf incl excl tel ca z.b bzw u.a d.h usw str sr sra mme jr dept est gov gen sen mt'.split(
    ' ',
  ),
);

/** The end of a sentence: a mark, closing quotation marks or brackets, and white space. */
const END = /[.!?…](?<closing>["”“»’')\]*]{0,3})\s{1,50}(?=(?<next>\S))/gu;

const isAbbreviated = (text: string, at: number): boolean => {
  const word = /[\p{L}.]{1,12}$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '';
  return ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word);
};

export interface Span {
  start: number;
  end: number;
}

/** Splits a line into sentences; `masked` is the line without the letters of its quotations. */
export const sentenceSpans = (masked: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const match of masked.matchAll(END)) {
    const { closing = '', next = '' } = match.groups ?? {};
    const isCapital = !/\p{Ll}/u.test(next);
    const isInside = /["”“»]/.test(closing) && !isCapital;
    if (isInside || (masked[match.index] === '.' && isAbbreviated(masked, match.index))) continue;
    const end = match.index + 1 + closing.length;
    spans.push({ start, end });
    start = match.index + match[0].length;
  }
  return [...spans, { start, end: masked.length }].filter(({ start, end }) => end > start);
};
