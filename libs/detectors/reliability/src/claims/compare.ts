import { align, type Pair, supportOf, withSimilar } from './alignment';
import { type Conflict, conflictsBetween } from './conflicts';
import { type ContextIndex, nearest, occurs } from './context-index';
import { isDerivable } from './derivation';
import type { Statement, Term } from './statement';

export type { Conflict } from './conflicts';

/** Comparison of one claim with the context. Shares are 0 to 1, of the claim's weight. */
export interface Evidence {
  claim: Statement;
  /** Statement that supports most of the claim; absent if none has anything in common. */
  given?: Statement;
  /** That statement, its neighbours and the second best. */
  window: readonly Statement[];
  /** Alignment with that statement. */
  pairs: readonly Pair[];
  /** Share of the claim's terms that occur anywhere in the context. */
  coverage: number;
  /** Share found in the best statement, and in it with its neighbours and the second best. */
  best: number;
  near: number;
  /** Share of neighbouring terms that are neighbours in the evidence too. */
  order: number;
  /** Number of neighbouring terms that are both in the evidence, but not as neighbours. */
  brokenPairs: number;
  missingNumbers: Term[];
  missingNames: Term[];
  missingWords: Term[];
  /** In the context, but not in the statements nearest to the claim. */
  distantNumbers: Term[];
  distantNames: Term[];
  distantWords: Term[];
  /** True if a value of the claim can be calculated from those of the context. */
  derived: boolean;
  conflicts: Conflict[];
  nearestText: string;
  /** Number of statements of the context. */
  statements: number;
  /** Share of the claim's terms that the question has too. */
  asked: number;
}

/** Statements that are aligned with each claim. */
const CANDIDATES = 6;
/** Statements that are compared by vectors too. */
const COMPARED = 2;
/** Share of the claim below which two statements have different subjects. */
const SAME_SUBJECT = 0.4;
const FOUND_FROM = 0.6;
/** Weight of a word that the question brought up. */
const ASKED = 0.3;

/** Compares a claim with the context. */
export const compare = (claim: Statement, index: ContextIndex): Evidence => {
  const candidates = nearest(index, claim.terms, CANDIDATES)
    .flatMap((number) => aligned(claim, index, number) ?? [])
    .sort(bySupport)
    .slice(0, COMPARED)
    .map(completed)
    .sort(bySupport);
  const [closest] = candidates;
  const best = closest?.support ?? (claim.terms.length === 0 ? 1 : 0);
  const around = closest ? windowAround(claim, index, closest, candidates[1]) : [];
  const isNear = (_: Term, at: number): boolean =>
    around.some(({ pairs }) => (pairs[at]?.quality ?? 0) >= FOUND_FROM);
  const inQuestion = (term: Term): boolean => index.asked.some(({ keys }) => keys.has(term.key));
  const derived =
    closest && mayDerive(claim, best) ? derivedValues(claim, around, index.asked) : new Set<Term>();
  const absent = claim.terms.filter(
    (term, at) =>
      !isNear(term, at) && !occurs(index, term) && !inQuestion(term) && !derived.has(term),
  );
  const distant = claim.terms.filter((term, at) => !isNear(term, at) && occurs(index, term));
  const of = (terms: readonly Term[], wanted: Term['kind']): Term[] =>
    terms.filter(({ kind }) => kind === wanted);
  return {
    claim,
    ...(closest && { given: closest.given }),
    window: around.map(({ given }) => given),
    pairs: closest?.pairs ?? [],
    coverage: claim.terms.length === 0 ? 1 : 1 - absent.length / claim.terms.length,
    best,
    near: nearSupport(claim, around),
    ...pairing(closest?.pairs ?? []),
    missingNumbers: of(absent, 'number'),
    missingNames: of(absent, 'name'),
    missingWords: of(absent, 'word'),
    distantNumbers: of(distant, 'number'),
    distantNames: of(distant, 'name'),
    distantWords: of(distant, 'word'),
    derived: derived.size > 0,
    conflicts:
      closest && best >= SAME_SUBJECT
        ? conflictsBetween(closest.pairs, claim, closest.given).filter(
            ({ kind, claimed }) =>
              kind !== 'number' || ![...derived].some(({ raw }) => raw === claimed),
          )
        : [],
    nearestText: closest?.given.text ?? '',
    statements: index.statements.length,
    asked: claim.terms.filter(inQuestion).length / Math.max(1, claim.terms.length),
  };
};

/** Share of a claim from which a value that the evidence lacks is wrong rather than calculated. */
const NEAR_COPY = 0.8;
const CALCULATES = new Set(
  'total together altogether sum overall combined add adds comes difference more less fewer later earlier older younger half double twice'.split(
    ' ',
  ),
);

const mayDerive = ({ terms }: Statement, best: number): boolean =>
  best < NEAR_COPY ||
  terms.some(
    ({ plain, before }) => CALCULATES.has(plain) || before.some((word) => CALCULATES.has(word)),
  );

/** Values of the claim that follow from those of the context and of the question. */
const derivedValues = (
  claim: Statement,
  around: readonly Aligned[],
  asked: readonly Statement[],
): Set<Term> => {
  const given = [...around.map(({ given: { terms } }) => terms), ...asked.map(({ terms }) => terms)]
    .flat()
    .flatMap(({ quantity }) => quantity ?? []);
  return new Set(
    claim.terms.filter(
      ({ quantity }, at) =>
        quantity !== undefined &&
        around.every(({ pairs }) => pairs[at]?.relation !== 'value') &&
        isDerivable(quantity, [
          ...given,
          ...claim.terms.flatMap((term, other) => (other === at ? [] : (term.quantity ?? []))),
        ]),
    ),
  );
};

interface Aligned {
  given: Statement;
  number: number;
  pairs: Pair[];
  support: number;
}

const bySupport = (one: Aligned, other: Aligned): number => other.support - one.support;

/** Adds counterparts of similar meaning, which cost more to find. */
const completed = (each: Aligned): Aligned => {
  const pairs = withSimilar(each.pairs, each.given);
  return { ...each, pairs, support: supportOf(pairs) };
};

const aligned = (claim: Statement, index: ContextIndex, number: number): Aligned | undefined => {
  const given = index.statements[number];
  if (!given) return undefined;
  const pairs = align(claim, given).map((pair) =>
    pair.quality < FOUND_FROM && index.asked.some(({ keys }) => keys.has(pair.term.key))
      ? { ...pair, weight: pair.weight * ASKED }
      : pair,
  );
  return { given, number, pairs, support: supportOf(pairs) };
};

const windowAround = (
  claim: Statement,
  index: ContextIndex,
  closest: Aligned,
  second: Aligned | undefined,
): Aligned[] => {
  const neighbours = [closest.number - 1, closest.number + 1]
    .filter((number) => number !== second?.number)
    .flatMap((number) => aligned(claim, index, number) ?? [])
    .map(completed);
  return [closest, ...(second ? [second] : []), ...neighbours];
};

const nearSupport = (claim: Statement, around: readonly Aligned[]): number => {
  const [closest] = around;
  if (!closest) return claim.terms.length === 0 ? 1 : 0;
  return supportOf(
    closest.pairs.map((pair, at) => ({
      ...pair,
      quality: Math.max(...around.map(({ pairs }) => pairs[at]?.quality ?? 0)),
    })),
  );
};

/** Compares the order of neighbouring terms with that of their counterparts. */
const pairing = (pairs: readonly Pair[]): Pick<Evidence, 'order' | 'brokenPairs'> => {
  let [shared, brokenPairs] = [0, 0];
  pairs.forEach(({ at }, index) => {
    const next = pairs[index + 1];
    if (!next) return;
    if (at >= 0 && next.at === at + 1) shared++;
    else if (at >= 0 && next.at >= 0) brokenPairs++;
  });
  return { order: pairs.length < 2 ? 0 : shared / (pairs.length - 1), brokenPairs };
};
