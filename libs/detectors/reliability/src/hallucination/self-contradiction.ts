import { type Conflict, conflictsOf, type Statement, type Term } from '../claims';

export interface Contradiction {
  earlier: Statement;
  later: Statement;
  conflict: Conflict;
}

const FEWEST_TERMS = 3;
/** Share of common terms, numbers left out, from which two sentences are the same sentence. */
const SAME = 0.85;
/** Short lines that differ by a number are mostly items of a list. */
const FEWEST_FOR_NUMBERS = 5;
const MOST_CANDIDATES = 8;

/** Two sentences of one text that say the same thing with another number, negated, or with the opposite word. */
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
  // One opposite pair may differ.
  return (common + 0.75) / Math.max(a.size, b.size, 1);
};
