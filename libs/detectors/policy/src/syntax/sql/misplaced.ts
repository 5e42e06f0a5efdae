import type { SyntaxFault } from '../fault';
import { ALLOWS_TRAILING_COMMA, type Dialect } from './dialects';
import type { Token } from './tokens';

const END = 'the end';
const CLAUSES = new Set(['FROM', 'WHERE', 'HAVING', 'UNION', 'INTERSECT', ';', ')', END]);
const TWO_WORD_CLAUSES = new Set(['GROUP', 'ORDER', 'PARTITION']);
/** Without `>`, which closes types, `*`, which stands for columns, and `/`, which ends scripts. */
const OPERATORS = new Set(
  '+ - = < <= >= <> != || % AND OR NOT LIKE ILIKE IN BETWEEN WHERE LIMIT BY FROM JOIN INTO'.split(
    ' ',
  ),
);
const FOLLOWS_STAR = new Set(
  'FROM INTO WHERE EXCEPT EXCLUDE REPLACE RENAME ILIKE UNION INTERSECT MINUS ORDER LIMIT AS BULK'.split(
    ' ',
  ),
);

/**
 * Finds text that the parser accepts because it reads a reserved word as a name, or because one
 * dialect is lenient: a missing operand, column or comma.
 * @param named the dialect that the caller asked for
 */
export const misplaced = (tokens: readonly Token[], named?: Dialect): SyntaxFault | undefined => {
  const textAt = (index: number): string => tokens[index]?.text ?? END;
  for (const [index, { text, kind, at }] of tokens.entries()) {
    if (kind === 'quoted' || kind === 'number') continue;
    if (text === '.' && textAt(index + 1) === 'FROM' && tokens[index + 1]?.at !== at + 1)
      return { message: 'A name is missing after the dot.', at };
    if (isBareTable(tokens, index)) return { message: 'The columns of the table are missing.', at };
    const place = { before: textAt(index - 1), text, next: textAt(index + 1) };
    const clause = isClause(place.next, textAt(index + 2));
    const message =
      (clause && missingBefore(place, named)) || missingAfter(place, tokens[index + 1]);
    if (message) return { message, at };
  }
  return undefined;
};

interface Place {
  before: string;
  text: string;
  next: string;
}

const isClause = (next: string, afterNext: string): boolean =>
  CLAUSES.has(next) || (TWO_WORD_CLAUSES.has(next) && afterNext === 'BY');

const missingBefore = ({ before, text, next }: Place, named?: Dialect): string | undefined => {
  if (text === ',') {
    const allowed = named && ALLOWS_TRAILING_COMMA.has(named) && next !== 'WHERE';
    return allowed ? undefined : `A comma stands before ${next}.`;
  }
  if (text === 'SELECT' && next === 'FROM' && named === 'postgresql') return undefined;
  if (text === 'SELECT' || (text === 'DISTINCT' && before === 'SELECT'))
    return `No columns stand between ${text} and ${next}.`;
  // Oracle writes an outer join as `(+)`, PostgreSQL an operator as `OPERATOR(+)`.
  if (OPERATORS.has(text) && before !== '(' && before !== '.')
    return `Nothing stands between ${text} and ${next}.`;
  return undefined;
};

const missingAfter = ({ before, text, next }: Place, following?: Token): string | undefined => {
  if (text === 'CASE' && next === 'END') return 'CASE has no WHEN.';
  if (text === 'FETCH' && following?.kind === 'number' && before !== ';' && before !== END)
    return 'FETCH lacks FIRST or NEXT.';
  const star = text === '*' && /^(?:SELECT|DISTINCT|ALL)$/.test(before);
  if (star && following?.kind === 'word' && !FOLLOWS_STAR.has(next))
    return 'FROM is missing after *.';
  return undefined;
};

/** Returns true at the word TABLE of a statement that ends after the table's name. */
const isBareTable = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'TABLE' &&
  tokens[index - 1]?.text === 'CREATE' &&
  (tokens[index - 2]?.text ?? ';') === ';' &&
  /^(?:IF NOT EXISTS )?\S+(?: \. \S+){0,3} (?:;|$)/.test(
    `${tokens
      .slice(index + 1, index + 12)
      .map(({ text }) => text.replace(/\s+/g, '_'))
      .join(' ')} `,
  );
