import { parseBound } from '../bound';
import { SYNTAX_RULES, type SyntaxRule, type SyntaxRuleName } from '../checks';
import { type Complaint, isJsonObject, keyPath } from './rules';

/** Both spellings of `syntax_checks`: the rule's own name, and that of an evaluation definition. */
const RULE_OF: ReadonlyMap<string, SyntaxRuleName> = new Map<string, SyntaxRuleName>([
  ...SYNTAX_RULES.map((name) => [name, name] as const),
  ['js', 'javascript'],
  ['string_length', 'length'],
  ['word_count', 'word count'],
]);

const BOUNDS: readonly SyntaxRuleName[] = ['length', 'word count'];
const isBound = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isWhole = (name: SyntaxRuleName, value: unknown): boolean =>
  BOUNDS.includes(name) ? isBound(value) : typeof value === 'boolean';

const complaintAbout = (name: SyntaxRuleName, value: unknown): string | undefined => {
  if (isWhole(name, value)) return undefined;
  if (!isJsonObject(value))
    return `: expected {"args": "…"}${BOUNDS.includes(name) ? ' or a whole number' : ', true or false'}.`;
  const args = value['args'] ?? '';
  if (typeof args !== 'string') return '.args: expected text.';
  return BOUNDS.includes(name) && parseBound(args) === undefined
    ? '.args: expected a bound such as "100", "10-50" or ">=10".'
    : undefined;
};

/** An unknown rule is refused, unlike unknown fields: it was asked for and could not be checked. */
export const syntaxComplaint: Complaint = (value) => {
  if (!isJsonObject(value)) return ': expected an object from rule to {"args": "…"}.';
  for (const [key, given] of Object.entries(value)) {
    const name = RULE_OF.get(key);
    if (name === undefined) return `${keyPath(key)}: expected one of ${SYNTAX_RULES.join(', ')}.`;
    const complaint = given === null ? undefined : complaintAbout(name, given);
    if (complaint !== undefined) return `${keyPath(key)}${complaint}`;
  }
  return undefined;
};

const argsOf = (given: unknown): string => {
  if (typeof given === 'number') return String(given);
  return isJsonObject(given) && typeof given['args'] === 'string' ? given['args'] : '';
};

/** The rules asked for, in the catalogue's order. `null` and `false` ask for nothing; of two spellings the later one counts. */
export const syntaxRules = (checks: Record<string, unknown>): SyntaxRule[] => {
  const asked = new Map<SyntaxRuleName, string>();
  for (const [key, given] of Object.entries(checks)) {
    const name = RULE_OF.get(key);
    if (name !== undefined && given !== null && given !== false) asked.set(name, argsOf(given));
  }
  return SYNTAX_RULES.filter((name) => asked.has(name)).map((name) => ({
    name,
    args: asked.get(name) ?? '',
  }));
};
