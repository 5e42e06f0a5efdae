/** The first syntax error; `at` is its offset in UTF-16 units, where known. */
export interface SyntaxFault {
  message: string;
  at?: number;
}

/**
 * Returns `undefined` for valid text.
 * @throws NotEvaluable when the parser cannot handle the text
 */
export type SyntaxParser = (text: string) => SyntaxFault | undefined;
