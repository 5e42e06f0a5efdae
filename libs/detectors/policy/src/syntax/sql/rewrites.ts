import type { Dialect } from './dialects';
import { type Token, tokensOf } from './tokens';

/** Replaces the text of a token by one of at most its length, so that offsets hold. */
type Replacement = [token: Token, by: string];
type Rewrite = (previous: Token | undefined, token: Token, following: Token[]) => Replacement[];

/** After IS, the parser knows these. */
const KNOWN_AFTER_IS = new Set(['NULL', 'TRUE', 'FALSE', 'DISTINCT', 'UNKNOWN', 'JSON']);

const isOperand = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind !== 'mark' || token.text === ')');

/** SQLite compares with `GLOB` and `IS`, and sets pragmas to words. */
const sqlite: Rewrite = (previous, token, [next, second, third]) => {
  if (token.text === 'GLOB' && isOperand(previous) && next?.text !== '(') return [[token, 'LIKE']];
  if (token.text === 'IS' && next?.text === 'NOT' && !KNOWN_AFTER_IS.has(second?.text ?? ''))
    return [
      [token, '<>'],
      [next, ''],
    ];
  if (token.text === 'IS' && next && next.text !== 'NOT' && !KNOWN_AFTER_IS.has(next.text))
    return [[token, '=']];
  const sets = token.text === 'PRAGMA' && (second?.text === '=' || second?.text === '(');
  return sets && third?.kind === 'word' ? [[third, '1']] : [];
};

/** MySQL writes the remainder of a division as `a MOD b`. */
const mysql: Rewrite = (previous, token, [next]) =>
  token.text === 'MOD' && isOperand(previous) && next?.kind !== 'mark' ? [[token, '%']] : [];

/** BigQuery marks functions that return NULL instead of an error. */
const bigquery: Rewrite = (_previous, token, [dot, , bracket]) =>
  token.text === 'SAFE' && dot?.text === '.' && bracket?.text === '('
    ? [
        [token, ''],
        [dot, ''],
      ]
    : [];

/** Tools for SQL Server end a batch by a line `GO`, with a count if it is repeated. */
const mssql: Rewrite = (_previous, token, [next]) => {
  if (token.text !== 'GO') return [];
  return next?.kind === 'number'
    ? [
        [token, ';'],
        [next, ''],
      ]
    : [[token, ';']];
};

/** For texts without any of these words, the rewrites have nothing to do. */
const REWRITES: { [D in Dialect]?: [word: RegExp, rewrite: Rewrite] } = {
  sqlite: [/\b(?:GLOB|IS|PRAGMA)\b/i, sqlite],
  mysql: [/\bMOD\b/i, mysql],
  bigquery: [/\bSAFE\s*\./i, bigquery],
  mssql: [/^[ \t]*GO(?:[ \t]+\d{1,9})?[ \t]*;?[ \t]*\r?$/im, mssql],
};

/** Rewrites what the parser lacks of a dialect into equivalents of the same length. */
export const rewritten = (sql: string, dialect: Dialect): string => {
  const [word, rewrite] = REWRITES[dialect] ?? [];
  if (!word?.test(sql) || !rewrite) return sql;
  const tokens = tokensOf(sql, dialect);
  const parts: string[] = [];
  let from = 0;
  const replacements = tokens.flatMap((token, index) =>
    rewrite(tokens[index - 1], token, tokens.slice(index + 1, index + 4)),
  );
  for (const [{ at, text }, by] of replacements) {
    if (at < from) continue;
    parts.push(sql.slice(from, at), by.padEnd(text.length));
    from = at + text.length;
  }
  return parts.join('') + sql.slice(from);
};
