/**
 * Quotations and inline code. An opening mark stands at the start of a word; no class contains its
 * own opening mark, so that unclosed marks stay linear.
 */
const QUOTATION =
  /(?<![\p{L}\p{N}])(?:"(?=\S)[^"]{1,4000}"|“[^“”"]{1,4000}[”"]|„[^„“”"]{1,4000}[“”"]|«[^«»]{1,4000}»|`[^`\n]{1,300}`|‘[^‘’\n]{1,200}’(?!\p{L})|'(?=\S)[^'\n]{1,200}(?<=\S)'(?![\p{L}\p{N}]))/gu;

/**
 * Replaces the letters of every quotation, so that no rule reads them; the length stays the same and
 * a full stop at the end of a quotation remains.
 */
export const maskQuotations = (text: string): string =>
  text.replace(QUOTATION, (quotation) => {
    const end = /[.!?]/.test(quotation.at(-2) ?? '') ? quotation.slice(-2) : quotation.slice(-1);
    return quotation.charAt(0) + 'q'.repeat(quotation.length - 1 - end.length) + end;
  });
