/** Span between quotation marks or in a block of code, without the marks, in UTF-16 units. */
export interface Quotation {
  start: number;
  end: number;
}

/** Closing marks by opening mark. Normalising has replaced all double marks by `"`, single ones by `'`. */
const PAIRS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '「': '」',
  '『': '』',
  '《': '》',
};
const MARK = /["'`「『《]|^[ \t]{0,3}~~~|^[ \t]{0,3}>/gm;
const FENCES = ['```', '~~~'];
/** Letters of scripts with apostrophes: a single mark between two of them is one. */
const LETTER = /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const EMPTY_LINE = /\n[ \t\r]*\n/;
/** Longest quotation within a sentence; blocks of code may be longer. */
const LONGEST = 600;
const SHORTEST = 6;

// Most quotations have a single line, so the pattern is rarely needed.
const hasEmptyLine = (text: string): boolean => text.includes('\n') && EMPTY_LINE.test(text);

/** Returns the quotation that opens at `at`, if it is closed, and the index at which to continue. */
const quotationAt = (text: string, at: number): (Quotation & { next: number }) | undefined => {
  const fence = FENCES.find((mark) => text.startsWith(mark, at));
  if (fence) {
    const end = text.indexOf(fence, at + fence.length);
    return {
      start: at + fence.length,
      end: end < 0 ? text.length : end,
      next: end < 0 ? text.length : end + fence.length,
    };
  }
  const mark = text.charAt(at);
  if (mark === '>') {
    const end = text.indexOf('\n', at);
    return { start: at + 1, end: end < 0 ? text.length : end, next: end < 0 ? text.length : end };
  }
  const closing = PAIRS[mark];
  if (closing === undefined || (mark === "'" && LETTER.test(text.charAt(at - 1)))) return undefined;
  const inside = text.slice(at + 1, at + 1 + LONGEST);
  for (let end = inside.indexOf(closing); end >= 0; end = inside.indexOf(closing, end + 1)) {
    if (mark === "'" && LETTER.test(inside.charAt(end + 1)) && LETTER.test(inside.charAt(end - 1)))
      continue;
    return hasEmptyLine(inside.slice(0, end))
      ? undefined
      : { start: at + 1, end: at + 1 + end, next: at + 2 + end };
  }
  return undefined;
};

/** Returns all quotations in text order; they do not overlap. */
export const quotationsOf = (text: string): Quotation[] => {
  const found: Quotation[] = [];
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(text); mark; mark = MARK.exec(text)) {
    const at = mark.index + mark[0].search(/[^ \t]/);
    const quotation = quotationAt(text, at);
    if (!quotation) continue;
    if (quotation.end - quotation.start >= SHORTEST)
      found.push({ start: quotation.start, end: quotation.end });
    MARK.lastIndex = Math.max(quotation.next, mark.index + 1);
  }
  return found;
};
