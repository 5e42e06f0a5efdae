import { NotEvaluable } from '@touchstone/detection';
import type { SyntaxFault, SyntaxParser } from '../fault';
import { COMMON, type Dialect, dialectNamed } from './dialects';
import { misplaced } from './misplaced';
import { rewritten } from './rewrites';
import { faultInStatements } from './statements';
import { tokensOf } from './tokens';
import { isUnsupported } from './unsupported';

const LONGEST = 50_000;

/**
 * Accepts text that is valid in the dialect that `args` names, else in any common dialect. Returns
 * the error of the dialect that parsed furthest.
 */
export const sql: SyntaxParser = (text, args) => {
  const named = dialectNamed(args);
  if (text.length > LONGEST)
    throw new NotEvaluable(`The text is too long for the SQL parser (over ${LONGEST} characters).`);
  const faults: SyntaxFault[] = [];
  for (const dialect of named ? [named] : COMMON) {
    const fault = faultIn(text, dialect);
    if (!fault) return misplaced(tokensOf(text, dialect), named);
    faults.push(fault);
  }
  if (isUnsupported(tokensOf(text, named ?? 'postgresql'), text))
    throw new NotEvaluable('The text has a statement that the SQL parser does not know.');
  return faults.reduce((furthest, fault) =>
    (fault.at ?? 0) > (furthest.at ?? 0) ? fault : furthest,
  );
};

const faultIn = (text: string, dialect: Dialect): SyntaxFault | undefined => {
  const fault = faultInStatements(text, dialect);
  if (!fault) return undefined;
  const equivalent = rewritten(text, dialect);
  return equivalent === text ? fault : faultInStatements(equivalent, dialect);
};
