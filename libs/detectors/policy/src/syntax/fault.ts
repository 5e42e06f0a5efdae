/** The first error; `at` is its offset in UTF-16 units, where known. */
export interface SyntaxFault {
  message: string;
  at?: number;
}

/** `undefined`: the text is valid. @throws NotEvaluable when the parser cannot take the text. */
export type SyntaxParser = (text: string) => SyntaxFault | undefined;
