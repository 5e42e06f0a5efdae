import { offsetOf, type SyntaxFault } from '../fault';

/** An error as the parser reports it; the position is missing at the end of the text. */
export interface SqlError {
  expected?: string;
  found?: string;
  description: string;
  line?: number;
  column?: number;
}

const FORM = /^sql parser error: ([^]*?)(?: at Line: (\d{1,9}), Column: (\d{1,9}))?\.?$/;
const EXPECTATION = /^Expected: ([^]*?), found: ([^]*)$/;

export const readError = (message: string): SqlError => {
  const [, description = message, line, column] = FORM.exec(message) ?? [];
  const [, expected, found] = EXPECTATION.exec(description) ?? [];
  return {
    description,
    ...(expected !== undefined && found !== undefined && { expected, found }),
    ...(line && column && { line: Number(line), column: Number(column) }),
  };
};

export const isTooDeep = ({ description }: SqlError): boolean =>
  description.startsWith('recursion limit exceeded');

/** Longer expectations list alternatives, which help nobody. */
const LONGEST_EXPECTATION = 60;
const LONGEST_FOUND = 40;

/** @param from the offset in `text` at which the parsed statement begins */
export const faultOf = (error: SqlError, text: string, from: number): SyntaxFault => ({
  message: sentence(error),
  at: error.line
    ? from + offsetOf(text.slice(from), error.line, error.column ?? 1)
    : text.trimEnd().length,
});

const sentence = ({ expected, found, description }: SqlError): string => {
  if (expected === undefined || found === undefined)
    return `${description.replace(/\bEOF\b/, 'the end of the text').replace(/\.$/, '')}.`;
  const seen = found === 'EOF' ? 'the end of the text' : shortened(found);
  const helps = expected !== 'end of statement' && expected.length <= LONGEST_EXPECTATION;
  return helps ? `Expected ${expected}, found ${seen}.` : `Unexpected ${seen}.`;
};

const shortened = (found: string): string => {
  const line = found.split('\n')[0] ?? '';
  return line.length > LONGEST_FOUND ? `${line.slice(0, LONGEST_FOUND)}…` : line;
};
