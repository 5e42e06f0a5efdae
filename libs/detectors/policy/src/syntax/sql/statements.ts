import { NotEvaluable } from '@touchstone/detection';
import { type SyntaxFault, TOO_DEEP } from '../fault';
import type { Dialect } from './dialects';
import { faultOf, isTooDeep, readError, type SqlError } from './errors';
import { flattened } from './nesting';
import { parseError } from './sql-parser';

/** Limit of statements without a semicolon: each one is parsed on its own. */
const MOST_STATEMENTS = 100;

/** Statements that may follow another one without a semicolon in SQL Server. */
const STARTS =
  /^(?:ALTER|BEGIN|COMMIT|CREATE|DECLARE|DELETE|DROP|EXEC|EXECUTE|IF|INSERT|MERGE|PRINT|RETURN|ROLLBACK|SELECT|SET|TRUNCATE|UPDATE|USE|WITH)$/i;

/** BigQuery's pipe syntax begins with FROM, which the parser does not know. */
const PIPED = /^\s{0,1000}FROM\b[^]*\|>/i;
const LEAD = 'SELECT * ';

/**
 * Returns the first error in a list of statements, or `undefined`.
 * @throws NotEvaluable when they are nested too deeply
 */
export const faultInStatements = (sql: string, dialect: Dialect): SyntaxFault | undefined => {
  const flat = flattened(sql, dialect);
  if (dialect === 'bigquery' && PIPED.test(sql)) return faultInPipe(flat);
  let from = 0;
  for (let count = 1; count <= MOST_STATEMENTS; count++) {
    const error = errorIn(flat.slice(from), dialect);
    if (!error) return undefined;
    const fault = faultOf(error, sql, from);
    const next = fault.at ?? 0;
    if (dialect !== 'mssql' || next <= from || !startsStatement(error, sql, next)) return fault;
    from = next;
  }
  throw new NotEvaluable(`The text has over ${MOST_STATEMENTS} statements without semicolons.`);
};

const faultInPipe = (sql: string): SyntaxFault | undefined => {
  const error = errorIn(LEAD + sql, 'bigquery');
  if (!error) return undefined;
  const { message, at = 0 } = faultOf(error, LEAD + sql, 0);
  return { message, at: Math.max(0, at - LEAD.length) };
};

const errorIn = (sql: string, dialect: Dialect): SqlError | undefined => {
  const error = parseError(sql, dialect);
  if (!error) return undefined;
  const read = readError(error.message);
  if (isTooDeep(read)) throw new NotEvaluable(TOO_DEEP);
  return read;
};

const startsStatement = ({ expected, found }: SqlError, sql: string, at: number): boolean =>
  expected === 'end of statement' &&
  STARTS.test(found ?? '') &&
  sql.slice(sql.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
