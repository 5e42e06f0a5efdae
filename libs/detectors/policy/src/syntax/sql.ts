import { type DialectName, FormattedSyntaxError, parse } from 'sql-parser-cst';
import { NotEvaluable } from '@touchstone/detection';
import type { SyntaxFault, SyntaxParser } from './fault';

const LONGEST = 50_000;
/**
 * Limit of parser steps: the parser backtracks, in some dialects twice at each nested bracket.
 * Ordinary SQL takes up to 110 steps a character; the limit allows about 50 ms for a short text.
 */
const STEPS = 100_000;
const STEPS_A_CHARACTER = 150;
/**
 * Limit of open comments: PostgreSQL nests them, and the parser's time doubles with each one,
 * without a step that could be counted.
 */
const DEEPEST_COMMENT = 5;
const DIALECTS: readonly DialectName[] = ['sqlite', 'mysql', 'postgresql', 'bigquery'];

/** Stops a parser that has tried too many alternatives. */
class TooManySteps extends Error {}

/**
 * Accepts text that is valid in any dialect; else returns the error of the dialect that parsed
 * furthest.
 */
export const sql: SyntaxParser = (text) => {
  if (text.length > LONGEST)
    throw new NotEvaluable(`The text is too long for the SQL parser (over ${LONGEST} characters).`);
  const faults: SyntaxFault[] = [];
  let stopped = false;
  for (const dialect of DIALECTS) {
    const fault = inDialect(text, dialect);
    if (!fault) return undefined;
    if (fault === 'stopped') stopped = true;
    else faults.push(fault);
  }
  if (stopped) throw new NotEvaluable('The text is too deeply nested for the SQL parser.');
  return faults.reduce((furthest, fault) =>
    (fault.at ?? 0) > (furthest.at ?? 0) ? fault : furthest,
  );
};

const inDialect = (text: string, dialect: DialectName): SyntaxFault | 'stopped' | undefined => {
  if (dialect === 'postgresql' && commentDepth(text) > DEEPEST_COMMENT) return 'stopped';
  try {
    parse(text, optionsFor(dialect, STEPS + STEPS_A_CHARACTER * text.length));
    return undefined;
  } catch (error) {
    if (error instanceof TooManySteps) return 'stopped';
    if (!(error instanceof FormattedSyntaxError)) throw error;
    const [, line, column] = /:(\d{1,9}):(\d{1,9})\n/.exec(error.message) ?? [];
    return {
      message: 'Unexpected text.',
      ...(line && column && { at: offsetOf(text, Number(line), Number(column)) }),
    };
  }
};

const commentDepth = (text: string): number => {
  let [depth, deepest] = [0, 0];
  for (const [mark] of text.matchAll(/\/\*|\*\//g)) {
    depth = mark === '/*' ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/**
 * Builds parser options that count steps: the parser accesses its dialect at almost every step and
 * has no other hook.
 */
const optionsFor = (dialect: DialectName, mostSteps: number) => {
  let steps = 0;
  return {
    get dialect(): DialectName {
      if (++steps > mostSteps) throw new TooManySteps();
      return dialect;
    },
  };
};

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;
