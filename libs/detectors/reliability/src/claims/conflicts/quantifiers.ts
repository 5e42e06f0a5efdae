import type { Pair } from '../alignment';
import { isNegation } from '../negations';
import type { Statement } from '../statement';
import type { Conflict } from './conflict';

type Class =
  | 'all'
  | 'part'
  | 'one'
  | 'only'
  | 'min'
  | 'max'
  | 'must'
  | 'may'
  | 'hedged'
  | 'sure'
  | 'future'
  | 'done'
  | 'condition'
  | 'cause';

const CLASSES: Readonly<Record<Class, string>> = {
  all: 'all every each everyone everybody always entire whole both any either whatever',
  part: 'some several most many few sometimes usually often partly partially half selected certain occasionally mostly generally almost',
  one: 'one either neither',
  only: 'only solely exclusively just sole',
  min: 'at_least no_less_than not_less_than no_fewer_than not_fewer_than more_than over minimum',
  max: 'at_most up_to no_more_than not_more_than less_than fewer_than under maximum no_later_than',
  must: 'must has_to have_to required mandatory compulsory obligatory shall requires require needs',
  may: 'may can could optional voluntary optionally',
  hedged:
    'possible may might could possibly perhaps probably likely considering proposed suggested suggests hopes reportedly allegedly maybe evaluated evaluating discussed discussing considers unclear whether unlikely rumoured',
  sure: 'will always certainly definitely decided confirmed guaranteed must is are was were has have',
  future:
    "will shall upcoming soon tomorrow planned plans plan expected scheduled would next won't going",
  done: 'was were had did already ago yesterday has have been',
  condition: 'if unless except provided only when excluding without until apart',
  cause: 'because due owing since caused causes cause thanks led therefore so result',
};

const OF_WORD = new Map<string, Class[]>();
for (const [name, words] of Object.entries(CLASSES) as [Class, string][])
  for (const word of words.split(' ')) OF_WORD.set(word, [...(OF_WORD.get(word) ?? []), name]);

const BOUNDS = new Set(`${CLASSES.min} ${CLASSES.max}`.split(' '));

type Marks = ReadonlyMap<Class, string>;

/** Collects the marks in the parts of a statement, as they are written. */
const marksOf = (
  { terms, after }: Statement,
  includes: (segment: number) => boolean = () => true,
): Marks => {
  const found = new Map<Class, string>();
  const note = (word: string): void => {
    for (const each of OF_WORD.get(word) ?? []) if (!found.has(each)) found.set(each, word);
  };
  const noteAll = (words: readonly string[]): void => {
    // `never more than` is a maximum.
    const denied = words.some(isNegation);
    for (const word of words) if (!denied || !BOUNDS.has(word)) note(word);
  };
  for (const { before, plain, segment, inherited } of terms) {
    if (inherited || !includes(segment)) continue;
    noteAll(before);
    note(plain);
    if (isPast(plain, before) && !found.has('done')) found.set('done', plain);
  }
  if (includes(terms.at(-1)?.segment ?? 0)) noteAll(after);
  return found;
};

const BE = new Set([
  'is',
  'are',
  'be',
  'will',
  'would',
  'must',
  'may',
  'can',
  'should',
  'the',
  'a',
  'an',
]);

/** Recognises a verb in the past tense. */
const isPast = (word: string, before: readonly string[]): boolean =>
  word.endsWith('ed') && word.length > 4 && !before.some((each) => BE.has(each));

interface Rule {
  kind: Conflict['kind'];
  claimed: Class;
  given: Class;
  /** Classes of the statement that explain the claim's mark. */
  unless: readonly Class[];
  /** Classes of the claim with which both agree. */
  unlessClaimed?: readonly Class[];
}

const RULES: readonly Rule[] = [
  { kind: 'quantifier', claimed: 'all', given: 'part', unless: ['all'] },
  { kind: 'quantifier', claimed: 'all', given: 'one', unless: ['all'] },
  { kind: 'quantifier', claimed: 'min', given: 'max', unless: ['min'] },
  { kind: 'quantifier', claimed: 'max', given: 'min', unless: ['max'] },
  { kind: 'modality', claimed: 'must', given: 'may', unless: ['must'] },
  { kind: 'modality', claimed: 'may', given: 'must', unless: ['may'] },
  {
    kind: 'modality',
    claimed: 'sure',
    given: 'hedged',
    unless: [],
    unlessClaimed: ['hedged', 'may'],
  },
  { kind: 'tense', claimed: 'done', given: 'future', unless: ['done'], unlessClaimed: ['future'] },
  { kind: 'tense', claimed: 'future', given: 'done', unless: ['future'], unlessClaimed: ['done'] },
];

const shown = (mark: string): string => mark.replaceAll('_', ' ');

const segmentsOf = (pairs: readonly Pair[]): Set<number> =>
  new Set(
    pairs.flatMap(({ match, relation }) => (match && relation !== 'none' ? [match.segment] : [])),
  );

/** Finds quantifiers, bounds, modal verbs and tenses that differ on what both have in common. */
export const markConflicts = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): Conflict[] => {
  const segments = segmentsOf(pairs);
  const claimed = marksOf(claim);
  const others = marksOf(given, (segment) => segments.has(segment));
  return RULES.flatMap((rule): Conflict[] => {
    const [mark, rival] = [claimed.get(rule.claimed), others.get(rule.given)];
    if (mark === undefined || rival === undefined || mark === rival) return [];
    if (rule.unless.some((each) => others.has(each)) || claimed.has(rule.given)) return [];
    if (rule.unlessClaimed?.some((each) => claimed.has(each))) return [];
    return [{ kind: rule.kind, claimed: shown(mark), given: shown(rival) }];
  });
};

/** Marks of one side that the other lacks, for the model. */
export const MARK_FEATURES = [
  'universal added',
  'only added',
  'only dropped',
  'condition dropped',
  'condition added',
  'cause added',
  'hedge dropped',
  'choice dropped',
] as const;

export const markFeatures = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): boolean[] => {
  const segments = segmentsOf(pairs);
  const [claimed, others] = [marksOf(claim), marksOf(given)];
  const near = marksOf(given, (segment) => segments.has(segment));
  return [
    claimed.has('all') && !others.has('all'),
    claimed.has('only') && !others.has('only'),
    others.has('only') && !claimed.has('only'),
    others.has('condition') && !claimed.has('condition'),
    claimed.has('condition') && !others.has('condition'),
    claimed.has('cause') && !others.has('cause'),
    near.has('hedged') && !claimed.has('hedged') && !claimed.has('may'),
    near.has('one') && !claimed.has('one'),
  ];
};
