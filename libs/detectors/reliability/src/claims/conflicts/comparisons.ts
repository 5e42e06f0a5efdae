import { roughStem } from '@touchstone/text';
import type { Pair } from '../alignment';
import type { Statement } from '../statement';
import type { Conflict } from './conflict';

const stems = (words: string): Set<string> => new Set(words.split(' ').map(roughStem));

const MORE = stems(
  'more higher larger bigger longer taller heavier faster older greater louder hotter warmer wider deeper later stronger dearer pricier costlier better above ahead expensive exceed further richer',
);
const LESS = stems(
  'less fewer lower smaller shorter lighter slower younger quieter cooler colder cheaper narrower shallower earlier weaker worse below behind poorer',
);
/** Comparatives in which more of one is less of the other: they cannot be set against `more`. */
const PIVOT = 'than';

/** A comparison of two terms of a statement. */
interface Comparison {
  /** 1 if the first exceeds the second, -1 if it is exceeded. */
  sign: number;
  /** Index of the term after `than`. */
  second: number;
  word: string;
}

const comparisonIn = ({ terms }: Statement): Comparison | undefined => {
  const second = terms.findIndex(({ before }) => before.some((word) => word.endsWith(PIVOT)));
  if (second < 1) return undefined;
  const words = terms
    .slice(Math.max(0, second - 3), second)
    .flatMap(({ before, plain }) => [...before, plain])
    .concat(terms[second]?.before.flatMap((word) => word.split('_')) ?? []);
  for (const word of words.reverse()) {
    const key = roughStem(word);
    if (MORE.has(key)) return { sign: less(words) ? -1 : 1, second, word };
    if (LESS.has(key)) return { sign: -1, second, word };
  }
  return undefined;
};

/** `less expensive` turns the comparative round. */
const less = (words: readonly string[]): boolean => words.includes('less');

/** Finds comparisons that go the other way: `A is larger than B` and `B is larger than A`. */
export const comparisonConflicts = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): { conflicts: Conflict[]; compared: boolean } => {
  const [own, other] = [comparisonIn(claim), comparisonIn(given)];
  const nothing = { conflicts: [], compared: false };
  if (!own || !other) return nothing;
  const second = pairs[own.second];
  const first = pairs
    .slice(0, own.second)
    .find(
      ({ at, term }) => at >= 0 && !term.quantity && at !== second?.at && term.kind !== 'number',
    );
  if (!second?.match || !first?.match || second.at < 0) return nothing;
  const reversed = second.at < other.second && first.at >= other.second;
  const kept = second.at >= other.second && first.at < other.second;
  if (!reversed && !kept) return nothing;
  return {
    compared: true,
    conflicts:
      reversed === (own.sign !== other.sign)
        ? []
        : [{ kind: 'comparison', claimed: own.word, given: other.word }],
  };
};
