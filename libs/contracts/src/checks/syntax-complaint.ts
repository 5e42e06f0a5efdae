import { type Complaint, isJsonObject, keyPath } from '../complaint';
import { parseBound } from './bound';
import { isUnsetRule, SYNTAX_RULES, type SyntaxRuleName, syntaxRuleNamed } from './syntax-rules';

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

/** Rejects an unknown rule, unlike unknown fields: the requested check could not run. */
export const syntaxComplaint: Complaint = (value) => {
  if (!isJsonObject(value)) return ': expected an object from rule to {"args": "…"}.';
  for (const [key, given] of Object.entries(value)) {
    const name = syntaxRuleNamed(key);
    if (name === undefined) return `${keyPath(key)}: expected one of ${SYNTAX_RULES.join(', ')}.`;
    const complaint = isUnsetRule(given) ? undefined : complaintAbout(name, given);
    if (complaint !== undefined) return `${keyPath(key)}${complaint}`;
  }
  return undefined;
};
