export const SYNTAX_RULES = [
  'json',
  'javascript',
  'python',
  'sql',
  'length',
  'word count',
] as const;
export type SyntaxRuleName = (typeof SYNTAX_RULES)[number];

/**
 * `args` is a bound for `length` and `word count` (see the syntax detector), and may name a dialect
 * for `sql`; the other languages do not use it.
 */
export interface SyntaxRule {
  name: SyntaxRuleName;
  args: string;
}

/**
 * Rules by both spellings in `syntax_checks`: the rule's own name, and that of an evaluation
 * definition.
 */
const RULE_OF: ReadonlyMap<string, SyntaxRuleName> = new Map<string, SyntaxRuleName>([
  ...SYNTAX_RULES.map((name) => [name, name] as const),
  ['js', 'javascript'],
  ['string_length', 'length'],
  ['word_count', 'word count'],
]);

export const syntaxRuleNamed = (key: string): SyntaxRuleName | undefined => RULE_OF.get(key);

/** Returns true for a zero value, which typed clients send for a rule that was never set. */
export const isUnsetRule = (given: unknown): boolean =>
  given === null || given === false || given === 0 || given === '';

const argsOf = (given: unknown): string => {
  if (typeof given === 'number') return String(given);
  const args =
    typeof given === 'object' && given !== null ? (given as { args?: unknown }).args : undefined;
  return typeof args === 'string' ? args : '';
};

/**
 * Returns the rules that are set, in the catalogue's order; of two spellings the later one counts.
 */
export const syntaxRules = (...sources: (Record<string, unknown> | undefined)[]): SyntaxRule[] => {
  const asked = new Map<SyntaxRuleName, string>();
  for (const [key, given] of sources.flatMap((source) => Object.entries(source ?? {}))) {
    const name = syntaxRuleNamed(key);
    if (name !== undefined && !isUnsetRule(given)) asked.set(name, argsOf(given));
  }
  return SYNTAX_RULES.filter((name) => asked.has(name)).map((name) => ({
    name,
    args: asked.get(name) ?? '',
  }));
};
