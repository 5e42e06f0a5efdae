import { isValues } from './changes';

/** The rules of `syntax_checks`, and what their `args` mean; `undefined`: they have none. */
export const SYNTAX_RULES: readonly (readonly [name: string, label: string, args?: string])[] = [
  ['json', 'Valid JSON'],
  ['javascript', 'Valid JavaScript'],
  ['python', 'Valid Python'],
  ['sql', 'Valid SQL', 'Dialect'],
  ['length', 'Characters', 'Bound'],
  ['word count', 'Words', 'Bound'],
];

const OTHER_NAMES: Readonly<Record<string, string>> = {
  js: 'javascript',
  string_length: 'length',
  word_count: 'word count',
};
const UNSET: readonly unknown[] = [null, undefined, false, 0, ''];

/** Returns the `args` of the rules that are set, by their name, whichever way they were written. */
export const rulesOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isValues(value) ? value : {})
      .filter(([, rule]) => !UNSET.includes(rule))
      .map(([name, rule]) => [OTHER_NAMES[name] ?? name, argsOf(rule)]),
  );

const argsOf = (rule: unknown): string => {
  if (typeof rule === 'number') return String(rule);
  const args = isValues(rule) ? rule['args'] : undefined;
  return typeof args === 'string' ? args : '';
};

/** Returns the value that sets these rules; `args` `undefined` unsets the one that is changed. */
export const withRule = (
  value: unknown,
  changed: string,
  args: string | undefined,
): Record<string, { args: string }> => {
  const rules = new Map(rulesOf(value));
  if (args === undefined) rules.delete(changed);
  else rules.set(changed, args);
  return Object.fromEntries([...rules].map(([name, own]) => [name, { args: own }]));
};
