/**
 * Text between quotation marks or in a block of code, without the marks. Offsets are UTF-16 units.
 */
export interface Quotation {
  start: number;
  end: number;
}

/**
 * A text is cleaned before: every pair of double marks is `"` by then, every pair of single ones
 * `'`.
 */
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
/** An apostrophe stands between letters, of scripts that have it. */
const LETTER = /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const EMPTY_LINE = /\n[ \t\r]*\n/;
/** Longer quotations do not occur within a sentence; blocks of code may be longer. */
const LONGEST = 600;
const SHORTEST = 6;

/** Most quotations are of one line: told without the pattern. */
const holdsEmptyLine = (text: string): boolean => text.includes('\n') && EMPTY_LINE.test(text);

/** Where the text between the mark at `at` and its fellow ends, and where to go on looking. */
const closing = (text: string, at: number): (Quotation & { next: number }) | undefined => {
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
  if (mark === "'" && LETTER.test(text.charAt(at - 1))) return undefined;
  const inside = text.slice(at + 1, at + 1 + LONGEST);
  const fellow = PAIRS[mark] as string;
  for (let end = inside.indexOf(fellow); end >= 0; end = inside.indexOf(fellow, end + 1)) {
    if (mark === "'" && LETTER.test(inside.charAt(end + 1)) && LETTER.test(inside.charAt(end - 1)))
      continue;
    return holdsEmptyLine(inside.slice(0, end))
      ? undefined
      : { start: at + 1, end: at + 1 + end, next: at + 2 + end };
  }
  return undefined;
};

/** All quotations in their order, none inside another. */
export const quotationsOf = (text: string): Quotation[] => {
  const found: Quotation[] = [];
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(text); mark; mark = MARK.exec(text)) {
    const at = mark.index + mark[0].search(/[^ \t]/);
    const quotation = closing(text, at);
    if (!quotation) continue;
    if (quotation.end - quotation.start >= SHORTEST)
      found.push({ start: quotation.start, end: quotation.end });
    MARK.lastIndex = Math.max(quotation.next, mark.index + 1);
  }
  return found;
};
