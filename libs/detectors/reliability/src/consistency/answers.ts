import type { Statement } from '../claims';

const YES = /^(?:yes|yeah|yep|correct|indeed|absolutely|certainly|of course|ja|oui|s[ií]|sim)\b/i;
const NO =
  /^(?:no|nope|not really|incorrect|absolutely not|certainly not|of course not|nein|non|nee|n[aã]o)\b/i;

export type Answer = 'yes' | 'no';

/** Recognises a reply that begins with yes or no. `Of course not` is a no. */
export const answerOf = (text: string): Answer | undefined => {
  const start = text.trimStart().slice(0, 40);
  if (NO.test(start)) return 'no';
  return YES.test(start) ? 'yes' : undefined;
};

const FEWEST_TERMS = 2;
const SAME = 0.75;

/** Returns true if two questions share most of their content words. */
export const sameQuestion = (one: Statement, other: Statement): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  const common = [...a].filter((key) => b.has(key)).length;
  return (
    common >= FEWEST_TERMS &&
    common / Math.max(a.size, b.size) >= SAME &&
    one.negations > 0 === other.negations > 0
  );
};

const keysOf = ({ terms }: Statement): Set<string> => new Set(terms.map(({ key }) => key));
