/** The first syntax error; `at` is its offset in UTF-16 units, where known. */
export interface SyntaxFault {
  message: string;
  at?: number;
}

/**
 * Returns `undefined` for valid text.
 * @param args of the rule: SQL reads the name of a dialect from it
 * @throws NotEvaluable when the parser cannot handle the text
 */
export type SyntaxParser = (text: string, args: string) => SyntaxFault | undefined;

/** Cause of a missing verdict on text that exhausts a parser's stack. */
export const TOO_DEEP = 'The text is too deeply nested to be parsed.';

/**
 * Returns the offset of a position that a parser reports.
 * @param line counted from 1
 * @param column counted from 1, in code points
 */
export const offsetOf = (text: string, line: number, column: number): number => {
  let from = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', from);
    if (end < 0) return text.length;
    from = end + 1;
  }
  const before = [...text.slice(from, from + 2 * column)].slice(0, column - 1);
  return Math.min(text.length, from + before.join('').length);
};
