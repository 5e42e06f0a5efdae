import { type Pair, supportOf } from '../alignment';
import { isPredicate } from '../clauses';
import type { Statement } from '../statement';
import type { Conflict } from './conflict';

const isKnown = ({ relation }: Pair): boolean =>
  relation === 'same' || relation === 'value' || relation === 'synonym' || relation === 'form';

/**
 * Finds terms that are paired otherwise: `A has 1 and B has 2` and `A has 2 and B has 1`. Two parts
 * of the claim each have terms of the same two parts of the statement.
 */
export const permutations = (pairs: readonly Pair[]): Conflict[] => {
  const cells = new Map<string, Pair>();
  const keys = new Map<string, number>();
  for (const { term } of pairs) keys.set(term.key, (keys.get(term.key) ?? 0) + 1);
  const segments = new Set<number>();
  const places = new Set<number>();
  for (const pair of pairs) {
    if (!isKnown(pair) || !pair.match || keys.get(pair.term.key) !== 1) continue;
    segments.add(pair.term.segment);
    places.add(pair.match.segment);
    const cell = `${pair.term.segment} ${pair.match.segment}`;
    if (!cells.has(cell)) cells.set(cell, pair);
  }
  const [own, given] = [[...segments].slice(0, 4), [...places].slice(0, 4)];
  for (const [index, one] of own.entries())
    for (const other of own.slice(index + 1))
      for (const [at, first] of given.entries())
        for (const second of given.slice(at + 1)) {
          const [a, b, c, d] = [
            cells.get(`${one} ${first}`),
            cells.get(`${one} ${second}`),
            cells.get(`${other} ${first}`),
            cells.get(`${other} ${second}`),
          ];
          if (a && b && c && d)
            return [
              {
                kind: 'role',
                claimed: `${a.term.raw} … ${b.term.raw}`,
                given: `${a.match?.raw ?? ''} … ${c.match?.raw ?? ''}`,
              },
            ];
        }
  return [];
};

/**
 * Finds a term of the claim that the statement says of something else: in `the school is in A, and
 * the firm is in B`, the firm is not in A. The other part of the statement has a subject of its own,
 * which the claim does not name.
 */
export const saidOfAnother = (pairs: readonly Pair[], given: Statement): Conflict[] => {
  const matched = new Set(pairs.map(({ at }) => at));
  const subject = pairs.find((pair) => isKnown(pair) && !pair.term.quantity);
  if (!subject?.match || supportOf(pairs) < NEAR_COPY) return [];
  const home = subject.match.segment;
  // In `adults pay 9, children 5` the second part has no verb, and goes with that of the first.
  if (!given.terms.some((term) => term.segment === home && isPredicate(term))) return [];
  for (const pair of pairs) {
    const { match, term } = pair;
    if (!match || !isKnown(pair) || match.segment === home || match.inherited) continue;
    if (term.segment !== subject.term.segment) continue;
    const first = given.terms.findIndex(
      ({ segment, inherited }) => segment === match.segment && !inherited,
    );
    const rival = given.terms[first];
    if (!rival || matched.has(first) || rival.quantity || isPredicate(rival)) continue;
    if (rival.before.some((word) => LINKING.has(word)) || subject.match.inherited) continue;
    return [
      {
        kind: 'association',
        claimed: `${subject.term.raw} … ${term.raw}`,
        given: `${rival.raw} … ${match.raw}`,
      },
    ];
  }
  return [];
};

/** In a free paraphrase the parts of a sentence tell nothing. */
const NEAR_COPY = 0.75;

/** Words that continue the part before instead of beginning with a subject. */
const LINKING = new Set([
  ...['in', 'on', 'at', 'for', 'with', 'from', 'to', 'of', 'by', 'as', 'since', 'until', 'because'],
  ...[
    'if',
    'when',
    'after',
    'before',
    'than',
    'which',
    'who',
    'that',
    'or',
    'during',
    'under',
    'over',
    'not',
  ],
]);

/** Finds two values in the other order: `between March and May` and `between May and March`. */
export const reversedValues = (pairs: readonly Pair[]): Conflict[] =>
  pairs.flatMap((pair, index): Conflict[] => {
    const next = pairs[index + 1];
    if (pair.relation !== 'value' || next?.relation !== 'value' || next.at !== pair.at - 1)
      return [];
    if (pair.match?.quantity?.dimension !== next.match?.quantity?.dimension) return [];
    if (pair.term.quantity?.dimension !== next.term.quantity?.dimension) return [];
    return [
      {
        kind: 'role',
        claimed: `${pair.term.raw} … ${next.term.raw}`,
        given: `${next.match?.raw ?? ''} … ${pair.match?.raw ?? ''}`,
      },
    ];
  });

/**
 * Share of neighbouring terms of the claim whose counterparts stand in different parts of the
 * statement, each with words of its own.
 */
export const scattered = (pairs: readonly Pair[], given: Statement): number => {
  const matched = new Set(pairs.map(({ at }) => at));
  const own = new Set(given.terms.flatMap(({ segment }, at) => (matched.has(at) ? [] : [segment])));
  let [apart, all] = [0, 0];
  pairs.forEach((pair, index) => {
    const next = pairs[index + 1];
    if (!next?.match || !pair.match || !isKnown(pair) || !isKnown(next)) return;
    if (pair.term.segment !== next.term.segment) return;
    all++;
    const [one, other] = [pair.match.segment, next.match.segment];
    if (one !== other && own.has(one) && own.has(other)) apart++;
  });
  return all === 0 ? 0 : apart / all;
};

/** Returns true if the statement narrows a word of the claim by one more before it: `wedding cakes`. */
export const isNarrowed = (pairs: readonly Pair[], given: Statement): boolean => {
  const matched = new Set(pairs.map(({ at }) => at));
  return pairs.some(
    ({ at, match, term }, index) =>
      match !== undefined &&
      at > 0 &&
      !matched.has(at - 1) &&
      match.before.length === 0 &&
      given.terms[at - 1]?.segment === match.segment &&
      !given.terms[at - 1]?.quantity &&
      (index === 0 || term.before.length > 0),
  );
};
