import { type ContextIndex, nearest } from './context-index';
import { OPPOSITES } from './opposites';
import type { Statement, Term } from './statement';

/** Comparison of one claim with the context. Shares are 0 to 1. */
export interface Evidence {
  claim: Statement;
  /** Share of the claim's terms that occur anywhere in the context. */
  coverage: number;
  /** Share found in the one nearest statement, and in the two nearest together. */
  best: number;
  near: number;
  /** Share of neighbouring terms that are neighbours in the context too. */
  order: number;
  /** Number of neighbouring terms that are both in the context, but never as neighbours. */
  brokenPairs: number;
  /** The broken pairs that include a name. */
  brokenNamePairs: number;
  missingNumbers: Term[];
  missingNames: Term[];
  missingWords: Term[];
  /** In the context, but not in the statements nearest to the claim. */
  distantNumbers: Term[];
  distantNames: Term[];
  conflicts: Conflict[];
  nearestText: string;
}

/** A point where the claim contradicts the statement that is nearest to it. */
export interface Conflict {
  kind: 'number' | 'name' | 'word' | 'negation' | 'opposite';
  claimed: string;
  given: string;
}

const NEAREST = 2;
/** Share of common terms below which two statements have different subjects. */
const SAME_SUBJECT = 0.5;

export const compare = (claim: Statement, index: ContextIndex): Evidence => {
  const around = nearest(index, claim.terms, NEAREST);
  const [closest] = around;
  const absent = claim.terms.filter((term) => !has(index.keys, term));
  const isNear = (term: Term): boolean => around.some(({ keys }) => has(keys, term));
  const distant = claim.terms.filter((term) => has(index.keys, term) && !isNear(term));
  const best = share(claim.terms, (term) => closest !== undefined && has(closest.keys, term));
  return {
    claim,
    coverage: share(claim.terms, (term) => has(index.keys, term)),
    best,
    near: share(claim.terms, isNear),
    ...pairing(claim.terms, index),
    missingNumbers: absent.filter(({ kind }) => kind === 'number'),
    missingNames: absent.filter(({ kind }) => kind === 'name'),
    missingWords: absent.filter(({ kind }) => kind === 'word'),
    distantNumbers: distant.filter(({ kind }) => kind === 'number'),
    distantNames: distant.filter(({ kind }) => kind === 'name'),
    conflicts: closest && best >= SAME_SUBJECT ? conflictsOf(claim, closest) : [],
    nearestText: closest?.text ?? '',
  };
};

const has = (keys: ReadonlySet<string>, term: Term): boolean =>
  keys.has(term.key) || term.alternates.some((key) => keys.has(key));

const share = (terms: readonly Term[], found: (term: Term) => boolean): number =>
  terms.length === 0 ? 1 : terms.filter(found).length / terms.length;

const pairing = (
  terms: readonly Term[],
  { keys, pairs }: ContextIndex,
): Pick<Evidence, 'order' | 'brokenPairs' | 'brokenNamePairs'> => {
  let shared = 0;
  let brokenPairs = 0;
  let brokenNamePairs = 0;
  let before: Term | undefined;
  for (const term of terms) {
    if (before && pairs.has(`${before.key} ${term.key}`)) shared++;
    else if (before && has(keys, before) && has(keys, term)) {
      brokenPairs++;
      if (before.kind === 'name' || term.kind === 'name') brokenNamePairs++;
    }
    before = term;
  }
  return {
    order: terms.length < 2 ? 0 : shared / (terms.length - 1),
    brokenPairs,
    brokenNamePairs,
  };
};

/** Finds the contradictions between two statements with the same subject. */
export const conflictsOf = (claim: Statement, given: Statement): Conflict[] => [
  ...negationConflicts(claim, given),
  ...oppositeConflicts(claim, given),
  ...replacements(claim, given),
];

/** Finds terms that are negated in only one of the statements. */
const negationConflicts = (claim: Statement, given: Statement): Conflict[] => {
  const added = [...claim.negated].filter((key) => given.keys.has(key) && !given.negated.has(key));
  const dropped = [...given.negated].filter(
    (key) => claim.keys.has(key) && !claim.negated.has(key),
  );
  if (claim.negations === given.negations && (added.length === 0 || dropped.length === 0))
    return [];
  return [...added, ...dropped]
    .slice(0, 1)
    .map((key) => ({ kind: 'negation', claimed: wordFor(claim, key), given: wordFor(given, key) }));
};

const wordFor = ({ terms, negated }: Statement, key: string): string =>
  `${negated.has(key) ? 'not ' : ''}${terms.find((term) => term.key === key)?.raw ?? key}`;

const oppositeConflicts = (claim: Statement, given: Statement): Conflict[] => {
  return claim.terms.flatMap((term): Conflict[] => {
    if (term.kind === 'number' || has(given.keys, term)) return [];
    const opposite = OPPOSITES.get(term.key)?.find(
      (key) => given.keys.has(key) && !claim.keys.has(key),
    );
    return opposite === undefined
      ? []
      : [{ kind: 'opposite', claimed: term.raw, given: wordFor(given, opposite) }];
  });
};

/** Finds terms that replace another term of the given statement between the same neighbours. */
const replacements = (claim: Statement, given: Statement): Conflict[] => {
  const otherOrdinals = ordinalsOf(claim) !== ordinalsOf(given);
  const places = new Map(given.terms.map((term, index) => [term.key, index]));
  return claim.terms.flatMap((term, index): Conflict[] => {
    if (has(given.keys, term)) return [];
    const other = counterpart(claim.terms, index, given.terms, places);
    if (
      other === undefined ||
      (term.kind === 'number' && otherOrdinals) ||
      has(claim.keys, other) ||
      OPPOSITES.get(term.key)?.includes(other.key)
    )
      return [];
    const kind = term.kind === other.kind ? term.kind : 'word';
    return [{ kind, claimed: term.raw, given: other.raw }];
  });
};

/** Joins the ordinals of a statement; with different ones, other numbers are expected to differ. */
const ordinalsOf = ({ terms }: Statement): string =>
  terms
    .map(({ key }) => key)
    .filter((key) => /^\d+th$/.test(key))
    .join(' ');

const counterpart = (
  claim: readonly Term[],
  index: number,
  given: readonly Term[],
  places: ReadonlyMap<string, number>,
): Term | undefined => {
  const left = index === 0 ? -1 : places.get(claim[index - 1]?.key ?? '');
  const right = index === claim.length - 1 ? given.length : places.get(claim[index + 1]?.key ?? '');
  if (left !== undefined && right !== undefined && right - left === 2) return given[left + 1];
  const numeric = claim[index]?.kind === 'number';
  const beside = [
    left === undefined ? undefined : given[left + 1],
    right === undefined ? undefined : given[right - 1],
  ];
  return numeric ? beside.find((term) => term?.kind === 'number') : undefined;
};
