import { type DialectName, FormattedSyntaxError, parse } from 'sql-parser-cst';
import { NotEvaluable } from '@touchstone/detection';
import type { SyntaxFault, SyntaxParser } from './fault';

const LONGEST = 50_000;
/** The parser's time doubles with each grouping bracket around an error. */
const DEEPEST_GROUPS = 10;
const DIALECTS: readonly DialectName[] = ['sqlite', 'mysql', 'postgresql', 'bigquery'];

/** Valid when one of the dialects accepts it; else the fault of the dialect that read furthest. */
export const sql: SyntaxParser = (text) => {
  if (text.length > LONGEST)
    throw new NotEvaluable(`The text is too long for the SQL parser (over ${LONGEST} characters).`);
  if (groupDepth(text) > DEEPEST_GROUPS)
    throw new NotEvaluable('The text is too deeply nested for the SQL parser.');
  let furthest: SyntaxFault | undefined;
  for (const dialect of DIALECTS) {
    const fault = inDialect(text, dialect);
    if (!fault) return undefined;
    if (!furthest || (fault.at ?? 0) > (furthest.at ?? 0)) furthest = fault;
  }
  return furthest;
};

const BRACKET = /(?<call>[\p{L}\p{N}_"`])?\((?<query>\s{0,20}(?:select|with|values)\b)?|\)/giu;

/** How deep brackets that are neither calls nor subqueries stand in each other. Brackets inside strings count too, on the safe side. */
const groupDepth = (text: string): number => {
  const open: number[] = [];
  let deepest = 0;
  for (const { 0: found, groups } of text.matchAll(BRACKET)) {
    if (found === ')') open.pop();
    else open.push((open.at(-1) ?? 0) + ((groups?.call ?? groups?.query) ? 0 : 1));
    deepest = Math.max(deepest, open.at(-1) ?? 0);
  }
  return deepest;
};

const inDialect = (text: string, dialect: DialectName): SyntaxFault | undefined => {
  try {
    parse(text, { dialect });
    return undefined;
  } catch (error) {
    if (!(error instanceof FormattedSyntaxError)) throw error;
    const [, line, column] = /:(\d{1,9}):(\d{1,9})\n/.exec(error.message) ?? [];
    return {
      message: 'Something unexpected.',
      ...(line && column && { at: offsetOf(text, Number(line), Number(column)) }),
    };
  }
};

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;
