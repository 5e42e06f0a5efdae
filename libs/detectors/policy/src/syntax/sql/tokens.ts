import type { Dialect } from './dialects';

export interface Token {
  /** Words in upper case; strings and quoted names as written. */
  text: string;
  at: number;
  kind: 'word' | 'number' | 'quoted' | 'mark';
}

const KINDS = ['word', 'number', 'quoted'] as const;

const ESCAPES_WITH_BACKSLASH: ReadonlySet<Dialect> = new Set([
  'mysql',
  'bigquery',
  'snowflake',
  'clickhouse',
  'databricks',
  'spark',
  'hive',
]);
const COMMENTS_WITH_HASH: ReadonlySet<Dialect> = new Set(['mysql', 'bigquery', 'snowflake']);
const BRACKETS_NAMES: ReadonlySet<Dialect> = new Set(['mssql', 'sqlite']);

/** Every alternative runs to the end of the text when its closing mark is missing: linear time. */
const patternFor = (dialect: Dialect): RegExp => {
  const inside = (quote: string): string =>
    ESCAPES_WITH_BACKSLASH.has(dialect) ? `(?:\\\\[^]|[^${quote}\\\\])*` : `[^${quote}]*`;
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${inside(quote)}(?:${quote}|$)`);
  return new RegExp(
    [
      `(?<skipped>\\s+|--[^\\n]*|/\\*[^]*?(?:\\*/|$)${COMMENTS_WITH_HASH.has(dialect) ? '|#[^\\n]*' : ''})`,
      `(?<quoted>${quoted.join('|')}${BRACKETS_NAMES.has(dialect) ? '|\\[[^\\]]*(?:\\]|$)' : ''}|\\$(?<tag>\\w{0,60})\\$[^]*?(?:\\$\\k<tag>\\$|$))`,
      '(?<word>[\\p{L}_@#$:][\\p{L}\\p{N}_@#$]*)',
      '(?<number>\\d[\\w.]*)',
      '(?<mark><=>|[<>=!]=|<>|\\|[|>]|[-=]>>?|::|[^])',
    ].join('|'),
    'yu',
  );
};

/**
 * Splits SQL into tokens, without comments. A doubled quote within a string begins another token,
 * which makes no difference to the rules built on this.
 */
export const tokensOf = (sql: string, dialect: Dialect): Token[] => {
  const pattern = patternFor(dialect);
  const tokens: Token[] = [];
  for (let found = pattern.exec(sql); found; found = pattern.exec(sql)) {
    const { skipped, word } = found.groups ?? {};
    if (skipped !== undefined) continue;
    const kind = KINDS.find((name) => found.groups?.[name] !== undefined) ?? 'mark';
    tokens.push({ text: word?.toUpperCase() ?? found[0], at: found.index, kind });
  }
  return tokens;
};
