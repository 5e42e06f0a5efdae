import type { Clause, Placed } from './clauses';
import type { ContentWord } from './content-words';
import { confirms, denies, isNegated } from './denied';
import { oppositeWords } from './opposites';
import { distinctWords, overlapOf } from './overlap';
import { phraseFinder } from './phrases';
import { exchangesParts } from './relations';
import { remembered } from './remembered';
import { nameConflict, otherBearer } from './role-names';
import { differentDays, differentNames, differentTimes } from './scope';
import { compatible, type Slot } from './slots';
import { stateConflict } from './states';

/** Two statements that cannot both be true. */
export interface Contradiction {
  kind: 'value' | 'name' | 'state' | 'opposite' | 'stance';
  /** Words of the later statement, and those of the earlier one. */
  claimed: string;
  given: string;
  /** The later value, if values contradict. */
  slot?: Slot;
  later: Clause;
  earlier: Clause;
}

/** Knowledge about values beside the two clauses. */
export interface Known {
  /** Values that may differ without contradiction: given by the user, or derived. */
  explains: (slot: Slot) => boolean;
  /** Folded parts of names that the conversation already has. */
  names: ReadonlySet<string>;
  /** True if the later text repeats what was said: then every different value counts. */
  recalls: boolean;
}

const SAME_SUBJECT = 0.9;
const BY_PRONOUN = 0.5;
const BY_RECALL = 0.6;
const SAME_DATE = 1.5;
const DAY_IN_COMMON = 1;

/** Finds the first contradiction between a later clause and earlier ones. */
export const contradiction = (
  later: Placed,
  earlier: readonly Placed[],
  known: Known,
  needed = SAME_SUBJECT,
): Contradiction | undefined => {
  const share = subjectShares(later, known.recalls);
  const related = earlier.map((each) => ({ each, shared: share(each) }));
  return (
    valueConflict(later, related, earlier, known, needed) ??
    otherConflict(
      later,
      related.filter(({ each }) => !differentTimes(later.scope, each.scope)),
      known,
      needed,
    )
  );
};

interface Related {
  each: Placed;
  shared: number;
}

/** Prepares how much a clause has in common with others, the words of their questions included. */
const subjectShares = (
  { clause, asked, scope }: Placed,
  recalls: boolean,
): ((earlier: Placed) => number) => {
  const words = distinctWords(clause.words);
  const answering = clause.answers && asked.length > 0;
  const wide = answering ? distinctWords([...clause.words, ...asked]) : words;
  const linked = clause.pronoun ? (recalls ? BY_RECALL : 0) + (clause.answers ? BY_PRONOUN : 0) : 0;
  return (earlier) => {
    const theirs = earlier.clause.words;
    const theirAsked =
      earlier.clause.answers || theirs.length <= 3 || earlier.clause.pronoun ? earlier.asked : NONE;
    // More words on either side never share less.
    const shared = overlapOf(wide, theirs, theirAsked);
    return shared + (haveCommon(scope.days, earlier.scope.days) ? DAY_IN_COMMON : 0) + linked;
  };
};

const NONE: readonly ContentWord[] = [];

const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size === 0 || other.size === 0) return false;
  for (const each of one) if (other.has(each)) return true;
  return false;
};

const valueConflict = (
  later: Placed,
  related: readonly Related[],
  earlier: readonly Placed[],
  known: Known,
  same: number,
): Contradiction | undefined => {
  for (const slot of later.clause.slots) {
    if (known.explains(slot)) continue;
    const rivals = earlier.flatMap((each) =>
      comparableTimes(later, each, slot) && !(slot.kind === 'weekday' && isNegated(each.clause))
        ? each.clause.slots.filter((rival) => sameKind(slot, rival))
        : [],
    );
    if (
      (slot.kind === 'weekday' && isNegated(later.clause)) ||
      rivals.length === 0 ||
      later.clause.slots.some(
        (own) => sameKind(own, slot) && rivals.some((rival) => compatible(own, rival)),
      ) ||
      insideRange(slot, rivals)
    )
      continue;
    const needed = slot.kind === 'date' ? Math.max(same, SAME_DATE) : same;
    const byPronoun =
      same <= SAME_SUBJECT && later.clause.pronoun && later.clause.words.length <= 4;
    const found = related.find(
      ({ each, shared }) =>
        (shared >= needed || (slot.kind !== 'date' && (known.recalls || byPronoun))) &&
        comparableTimes(later, each, slot) &&
        !(slot.kind === 'weekday' && isNegated(each.clause)) &&
        !differentRoles(later.clause, each.clause) &&
        each.clause.slots.some((rival) => sameKind(slot, rival)),
    );
    const rival = found?.each.clause.slots.find((other) => sameKind(slot, other));
    if (found && rival)
      return {
        kind: 'value',
        claimed: slot.text.trim(),
        given: rival.text.trim(),
        slot,
        later: later.clause,
        earlier: found.each.clause,
      };
  }
  return undefined;
};

const sameKind = (one: Slot, other: Slot): boolean =>
  one.kind === other.kind ||
  (one.kind === 'number' && other.kind.startsWith('count') && other.value >= 100);

/** Returns false if two clauses speak of different times, apart from the time that is compared. */
const comparableTimes = (later: Placed, earlier: Placed, { kind }: Slot): boolean =>
  kind === 'weekday'
    ? true
    : kind === 'year' || kind === 'date'
      ? !differentDays(later.scope, earlier.scope) || kind === 'date'
      : !differentTimes(later.scope, earlier.scope);

/** Between the two ends of a stated range, every time of day agrees. */
const insideRange = ({ kind, value }: Slot, rivals: readonly Slot[]): boolean =>
  kind === 'clock' &&
  rivals.length >= 2 &&
  value > Math.min(...rivals.map((rival) => rival.value)) &&
  value < Math.max(...rivals.map((rival) => rival.value));

const findEnd = phraseFinder(
  'close{s,d,} | end{s,} | ended | until | till | finish{es,} | last | expire{s,} | ' +
    "run{s,} {out,until} | schließt | endet | bis | läuft | ferme | jusqu'* | expire | " +
    'finit',
);
const findStart = phraseFinder(
  'open{s,} | start{s,} | begin{s,} | from | since | öffnet | beginnt | ab | seit | ' +
    'ouvre | commence | dès | depuis',
);
const findDeadline = phraseFinder(
  "by | deadline | notice | due | at the latest | spätestens | au plus tard | d'ici",
);

/** Returns true if one clause gives a beginning or a deadline and the other an end. */
const differentRoles = (one: Clause, other: Clause): boolean => {
  const [a, b] = [rolesOf(one.text), rolesOf(other.text)];
  return a !== undefined && b !== undefined && a !== b;
};

const rolesOf = remembered((text): string | undefined => {
  const [start, end, deadline] = [findStart(text), findEnd(text), findDeadline(text)];
  if (deadline && !start) return deadline.index < (end?.index ?? Infinity) ? 'deadline' : 'end';
  if (deadline) return undefined;
  return start && end ? undefined : start ? 'start' : end && 'end';
});

const otherConflict = (
  later: Placed,
  related: readonly Related[],
  known: Known,
  same: number,
): Contradiction | undefined => {
  for (const { each, shared } of related) {
    const pair = { later: later.clause, earlier: each.clause };
    const related_ = shared >= same;
    const state = stateConflict(later.clause.text, each.clause.text, related_);
    if (state) return { kind: 'state', ...state, ...pair };
    const opposite = related_ ? oppositeWords(later.clause, each.clause) : undefined;
    if (opposite) return { kind: 'opposite', ...opposite, ...pair };
    const name =
      nameConflict(later.clause.names, each.clause.names, known.names, known.recalls) ??
      otherBearer(later.clause.sentence, each.clause.sentence);
    if (name) return { kind: 'name', ...name, ...pair };
    if (exchangesParts(later.clause.text, each.clause.text))
      return { kind: 'name', claimed: later.clause.text, given: each.clause.text, ...pair };
  }
  if (related.some(({ each }) => confirms(later, each))) return undefined;
  const opposed = related.find(
    ({ each, shared }) =>
      !(hasPrice(later.clause) && hasPrice(each.clause)) &&
      !differentNames(later.scope, {
        ...each.scope,
        names:
          each.scope.names.size === 0
            ? each.scope.names
            : new Set([...each.scope.names, ...each.askedNames]),
      }) &&
      (shared >= same || same <= SAME_SUBJECT) &&
      denies(later, each, shared),
  );
  return (
    opposed && {
      kind: 'stance',
      claimed: later.clause.text,
      given: opposed.each.clause.text,
      later: later.clause,
      earlier: opposed.each.clause,
    }
  );
};

const hasPrice = ({ slots }: Clause): boolean => slots.some(({ kind }) => kind === 'money');
