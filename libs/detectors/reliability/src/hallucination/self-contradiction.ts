import { type Conflict, conflictsOf, type Statement, type Term } from '../claims';

export interface Contradiction {
  earlier: Statement;
  later: Statement;
  conflict: Conflict;
}

const FEWEST_TERMS = 3;
/** Share of common terms, numbers excluded, from which two sentences count as the same. */
const SAME = 0.85;
/** Fewest terms for a conflict of numbers: shorter lines are mostly list items. */
const FEWEST_FOR_NUMBERS = 5;
const MOST_CANDIDATES = 8;

/** Finds two sentences of one text that differ only in a number, a negation or an opposite word. */
export const selfContradiction = (statements: readonly Statement[]): Contradiction | undefined => {
  const bySubject = new Map<string, Statement[]>();
  for (const later of statements.filter(({ asserts }) => asserts)) {
    const words = later.terms.filter(({ kind }) => kind !== 'number');
    if (words.length < FEWEST_TERMS || later.terms.length > 40) continue;
    const subject = words
      .slice(0, 2)
      .map(({ key }) => key)
      .join(' ');
    const earlier = bySubject.get(subject) ?? [];
    for (const candidate of earlier) {
      const conflict = clash(candidate, later);
      if (conflict) return { earlier: candidate, later, conflict };
    }
    if (earlier.length < MOST_CANDIDATES) bySubject.set(subject, [...earlier, later]);
  }
  return undefined;
};

const clash = (earlier: Statement, later: Statement): Conflict | undefined => {
  if (similarity(earlier, later) < SAME) return undefined;
  const numbersCount = wordsOf(later).size >= FEWEST_FOR_NUMBERS;
  return conflictsOf(later, earlier).find(
    ({ kind }) => kind === 'negation' || kind === 'opposite' || (kind === 'number' && numbersCount),
  );
};

const wordsOf = ({ terms }: Statement): Set<string> =>
  new Set(terms.filter((term: Term) => term.kind !== 'number').map(({ key }) => key));

const similarity = (one: Statement, other: Statement): number => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((key) => b.has(key)).length;
  // Allows for one pair of opposites.
  return (common + 0.75) / Math.max(a.size, b.size, 1);
};
