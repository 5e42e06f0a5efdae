import { NotEvaluable } from '@touchstone/detection';
import { TOO_DEEP } from '../fault';
import type { Dialect } from './dialects';
import { parseError } from './sql-parser';
import { type Token, tokensOf } from './tokens';

/**
 * Limit of nested brackets that are parsed at once. The parser backtracks: an error within nested
 * brackets takes up to three times as long at each level; valid text takes linear time.
 */
const DEEPEST = 6;
const SHALLOWEST_REPLACED = 4;

/** Words before brackets that are no call. */
const NO_CALL = new Set(
  'FROM IN JOIN AS ON WHERE AND OR BY VALUES SELECT UNION ALL ANY SOME OVER THEN ELSE WHEN LATERAL USING INTO SET LIMIT HAVING INTERSECT EXCEPT DISTINCT RETURNS APPLY TOP'.split(
    ' ',
  ),
);
const QUERY = /^\(\s*(?:SELECT|WITH)\b/i;

interface Group {
  /** The offset of the bracket. */
  from: number;
  /** The offset of the name before it, if the group is a call. */
  call?: number;
  /** The levels within the group. */
  height: number;
}

/**
 * Replaces deeply nested brackets whose contents are valid by shallow ones of the same length.
 * @throws NotEvaluable when deep contents are invalid, or their brackets stay open
 */
export const flattened = (sql: string, dialect: Dialect): string => {
  const tokens = tokensOf(sql, dialect);
  let text = sql;
  const open: Group[] = [{ from: 0, height: 0 }];
  for (const [index, { text: mark, kind, at }] of tokens.entries()) {
    const outer = open.at(-1);
    if (outer && repeatsPrefix(tokens, index)) outer.height++;
    if (kind !== 'mark') continue;
    if (mark === '(' || mark === '[') open.push(groupAt(tokens, index));
    if ((mark !== ')' && mark !== ']') || open.length === 1) continue;
    const closed = open.pop();
    const around = open.at(-1);
    if (!closed || !around) continue;
    const height = closed.height + 1;
    if (height > DEEPEST) throw new NotEvaluable(TOO_DEEP);
    const shallow =
      height < SHALLOWEST_REPLACED ? undefined : replaced(text, closed, at + 1, dialect);
    text = shallow ?? text;
    around.height = Math.max(around.height, shallow === undefined ? height : 1);
  }
  if (open.length - 1 + Math.max(...open.map(({ height }) => height)) > DEEPEST)
    throw new NotEvaluable(TOO_DEEP);
  return text;
};

/** Prefixes that the parser tries twice, as brackets: `INTERVAL INTERVAL`, `(a) -> (b) ->`. */
const repeatsPrefix = (tokens: readonly Token[], index: number): boolean => {
  const [before, token] = [tokens[index - 1]?.text, tokens[index]?.text];
  return (token === 'INTERVAL' && before === token) || (token === '->' && before === ')');
};

const groupAt = (tokens: readonly Token[], index: number): Group => {
  const before = tokens[index - 1];
  const from = tokens[index]?.at ?? 0;
  if (before?.kind !== 'word' || NO_CALL.has(before.text)) return { from, height: 0 };
  let first = index - 1;
  while (tokens[first - 1]?.text === '.' && tokens[first - 2]) first -= 2;
  return { from, call: tokens[first]?.at ?? from, height: 0 };
};

/** Returns the text with the group replaced, or `undefined` when the group alone is invalid. */
const replaced = (
  text: string,
  { from, call }: Group,
  to: number,
  dialect: Dialect,
): string | undefined => {
  const isValid = (sql: string): boolean => parseError(sql, dialect) === undefined;
  const put = (start: number, by: string, end = ''): string =>
    `${text.slice(0, start)}${by.padEnd(to - start - end.length)}${end}${text.slice(to)}`;
  if (call !== undefined && isValid(`SELECT ${text.slice(call, to)}`)) return put(call, 'x');
  const group = text.slice(from, to);
  if (!isValid(`SELECT ${group}`) && !isValid(`SELECT * FROM ${group}`)) return undefined;
  if (group.startsWith('[')) return put(from, '[1', ']');
  return put(from, QUERY.test(group) ? '(SELECT 1' : '(x', ')');
};
