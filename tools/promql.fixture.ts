/** A metric that a query reads. */
export interface Selector {
  metric: string;
  matchers: { label: string; value: string }[];
}

export interface Query {
  selectors: Selector[];
  /** Aggregations by labels, with the selectors that they aggregate. */
  groupings: { labels: string[]; selectors: Selector[] }[];
}

const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);
const RANGE = /\[(?:\d+[smhd]|\$__\w+)\]/g;
const LABELS = /\b(?:by|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
/** A name, with its matchers if it has any, that does not open the arguments of a function. */
const SELECTOR = /(?<![\w$:])([a-z_:][\w:]*)(\{(?:[^"}]|"[^"]*")*\})?(?![\w:]*\s*\()/gi;
const MATCHER = /(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPING = /\bby\s*\(([^)]*)\)\s*/g;

const selectorsIn = (text: string): Selector[] =>
  [...text.replace(RANGE, '').replace(LABELS, '').matchAll(SELECTOR)]
    .map(([, metric = '', braces = '']) => ({
      metric,
      matchers: [...braces.matchAll(MATCHER)].map(([, label = '', value = '']) => ({
        label,
        value,
      })),
    }))
    .filter(({ metric }) => !KEYWORDS.has(metric));

/** Returns the text up to the bracket that closes the first one; brackets in strings do not count. */
const argumentOf = (text: string): string => {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"]*"|[()]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return text.slice(0, index);
  }
  throw new Error(`No closing bracket: ${text}`);
};

/**
 * Finds the names in a PromQL expression. Knows the part of the language that the rules and the
 * dashboard use: aggregations name their labels first, `sum by (family) (…)`.
 */
export const readPromql = (expression: string): Query => ({
  selectors: selectorsIn(expression),
  groupings: [...expression.matchAll(GROUPING)].map(({ 0: clause, 1: labels = '', index }) => ({
    labels: labels.split(',').map((label) => label.trim()),
    selectors: selectorsIn(argumentOf(expression.slice(index + clause.length))),
  })),
});
