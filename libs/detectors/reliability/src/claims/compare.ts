import { align, type Pair, supportOf, withSimilar } from './alignment';
import { type Conflict, conflictsBetween } from './conflicts';
import { type ContextIndex, nearest, occurs } from './context-index';
import { isDerivable, MOST_VALUES } from './derivation';
import type { Quantity } from './quantity';
import type { Statement, Term } from './statement';

export type { Conflict } from './conflicts';

/** Comparison of one claim with the context. Shares are 0 to 1, of the claim's weight. */
export interface Evidence {
  claim: Statement;
  /** Statement that supports most of the claim; absent if none has anything in common. */
  given: Statement | undefined;
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
  const derived =
    closest && mayDerive(claim, best)
      ? derivedValues(claim, around, index.asked.values)
      : new Set<Term>();
  const pairs = closest?.pairs ?? [];
  return {
    claim,
    given: closest?.given,
    window: around.map(({ given }) => given),
    pairs,
    best,
    near: nearSupport(claim, around),
    ...pairing(pairs),
    ...gapsOf(claim, index, around, derived),
    derived: derived.size > 0,
    conflicts: closest && best >= SAME_SUBJECT ? conflictsWith(closest, claim, derived) : [],
    nearestText: closest?.given.text ?? '',
    statements: index.statements.length,
  };
};

/** Contradictions with a statement, apart from values that follow by calculation. */
const conflictsWith = (
  { given, pairs }: Aligned,
  claim: Statement,
  derived: ReadonlySet<Term>,
): Conflict[] => {
  const raws = new Set(Array.from(derived, ({ raw }) => raw));
  return conflictsBetween(pairs, claim, given).filter(
    ({ kind, claimed }) => kind !== 'number' || !raws.has(claimed),
  );
};

type Gaps = Pick<
  Evidence,
  | 'coverage'
  | 'asked'
  | `missing${'Numbers' | 'Names' | 'Words'}`
  | `distant${'Numbers' | 'Names' | 'Words'}`
>;

/** Finds the terms of a claim that the evidence lacks, and those of them that are elsewhere. */
const gapsOf = (
  { terms }: Statement,
  index: ContextIndex,
  around: readonly Aligned[],
  derived: ReadonlySet<Term>,
): Gaps => {
  const absent: Term[] = [];
  const distant: Term[] = [];
  let asked = 0;
  terms.forEach((term, at) => {
    const inQuestion = index.asked.keys.has(term.key);
    if (inQuestion) asked++;
    if (around.some(({ pairs }) => (pairs[at]?.quality ?? 0) >= FOUND_FROM)) return;
    if (occurs(index, term)) distant.push(term);
    else if (!inQuestion && !derived.has(term)) absent.push(term);
  });
  const of = (wanted: Term['kind'], found: readonly Term[]): Term[] =>
    found.filter(({ kind }) => kind === wanted);
  return {
    coverage: terms.length === 0 ? 1 : 1 - absent.length / terms.length,
    asked: asked / Math.max(1, terms.length),
    missingNumbers: of('number', absent),
    missingNames: of('name', absent),
    missingWords: of('word', absent),
    distantNumbers: of('number', distant),
    distantNames: of('name', distant),
    distantWords: of('word', distant),
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
  asked: readonly Quantity[],
): Set<Term> => {
  const own = claim.terms.flatMap((term, at) => (term.quantity ? [at] : []));
  if (own.length === 0) return new Set();
  const given = [
    ...around.flatMap(({ given: { terms } }) => terms.flatMap(({ quantity }) => quantity ?? [])),
    ...asked.slice(0, MOST_VALUES),
  ];
  const wanted = own.filter((at) => around.every(({ pairs }) => pairs[at]?.relation !== 'value'));
  return new Set(
    wanted.flatMap((at) => {
      const term = claim.terms[at];
      const others = own
        .filter((other) => other !== at)
        .slice(0, MOST_VALUES)
        .flatMap((other) => claim.terms[other]?.quantity ?? []);
      return term?.quantity && isDerivable(term.quantity, [...given, ...others]) ? [term] : [];
    }),
  );
};

interface Aligned {
  given: Statement;
  number: number;
  pairs: readonly Pair[];
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
    pair.quality < FOUND_FROM && index.asked.keys.has(pair.term.key)
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
