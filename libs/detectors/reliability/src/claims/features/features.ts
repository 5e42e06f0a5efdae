import type { Pair } from '../alignment';
import type { Evidence } from '../compare';
import type { Conflict } from '../conflicts';
import { isNarrowed, scattered } from '../conflicts/associations';
import { MARK_FEATURES } from '../conflicts/quantifiers';
import type { Term } from '../statement';
import { similarityOfTexts } from '../word-meanings';
import { type EvidenceView, GAP, viewOf } from './view';

/** A feature of the support model; its value is 0 to 1. */
type Feature = [name: string, value: (view: EvidenceView) => number | boolean];

const KINDS: readonly Conflict['kind'][] = [
  ...(['number', 'unit', 'name', 'word', 'replacement', 'negation', 'opposite'] as const),
  ...(['role', 'association', 'comparison', 'quantifier', 'modality', 'tense'] as const),
];

/** Share of a claim up to which it is too free a paraphrase for a conflict to tell anything. */
const FREE = 0.4;
/** Similarity below which no word of the evidence has to do with one of the claim. */
const UNRELATED = 0.3;
/** Shares from which more that is missing counts on its own. */
const STEPS = [0.3, 0.5, 0.7, 0.85];
const NEAR_COPY = 0.75;
const COPY = 0.02;
const CLOSE = 0.2;
const PART = 0.45;

const over = (value: number, step: number): number => Math.max(0, value - step) / (1 - step);

const some = (items: readonly unknown[], saturation = 1): number =>
  Math.min(1, items.length / saturation);

const weightOfGap = ({ weight, quality }: Pair): number => weight * (1 - quality);

const heaviest = (pairs: readonly Pair[]): number => Math.max(0, ...pairs.map(weightOfGap));

const isElsewhere = ({ gapsElsewhere }: EvidenceView, pair: Pair | undefined): boolean =>
  gapsElsewhere.some(({ term }) => term === pair?.term);

/** Shares of the claim that the evidence supports, and what is missing. */
const SUPPORT: readonly Feature[] = [
  ['away from best', ({ away }) => away],
  ['away from near', ({ near }) => 1 - near],
  ['away, squared', ({ away }) => away ** 2],
  ['out of order', ({ order }) => 1 - order],
  ['missing number', ({ missingNumbers }) => some(missingNumbers)],
  ['missing name', ({ missingNames }) => some(missingNames)],
  ['missing names', ({ missingNames }) => some(missingNames, 3)],
  ['distant name', ({ distantNames }) => some(distantNames)],
  ['distant number', ({ distantNumbers }) => some(distantNumbers)],
  ['distant words', ({ distantWords }) => some(distantWords, 3)],
  ['scattered', ({ given, pairs }) => (given ? scattered(pairs, given) : 0)],
  ['narrowed', (view) => narrowed(view)],
  ['narrowed and universal', (view) => narrowed(view) && view.marks[0] === true],
  ['cause replaced', ({ pairs }) => causeReplaced(pairs)],
  ['gap elsewhere', ({ gapsElsewhere }) => heaviest(gapsElsewhere)],
  ['subject elsewhere', (view) => (isElsewhere(view, view.pairs[0]) ? view.best : 0)],
  ['end elsewhere', (view) => (isElsewhere(view, view.pairs.at(-1)) ? view.best : 0)],
  ['subject replaced', (view) => (subjectReplaced(view) ? view.best : 0)],
  ['missing words', ({ missingWords }) => some(missingWords, 4)],
  ['heaviest gap', ({ gaps }) => heaviest(gaps)],
  ['heaviest gap nearby', ({ absentGaps }) => heaviest(absentGaps)],
  ['gaps', ({ gaps }) => some(gaps, 4)],
  ['gaps nearby', ({ absentGaps }) => some(absentGaps, 3)],
  [
    'share by vectors alone',
    ({ byVectors, pairs }) => byVectors.length / Math.max(1, pairs.length),
  ],
  ['weakest vector', ({ byVectors }) => heaviest(byVectors)],
];

/** Points where the claim contradicts the evidence; the closer the two, the more one tells. */
const CONFLICTS: readonly Feature[] = [
  ...KINDS.map((wanted): Feature => [
    `conflict: ${wanted}`,
    ({ conflicts, best }) => (conflicts.some(({ kind }) => kind === wanted) ? over(best, FREE) : 0),
  ]),
  ['any conflict', ({ conflicts }) => conflicts.length > 0],
  ['conflict in near copy', ({ conflicts, best }) => best >= NEAR_COPY && conflicts.length > 0],
  ['gap in near copy', ({ gaps, best }) => best >= NEAR_COPY && gaps.length > 0],
  [
    'broken pair in near copy',
    ({ best, brokenPairs, order }) => best >= NEAR_COPY && brokenPairs > 0 && order >= 0.5,
  ],
  ['subject missing', ({ pairs: [first] }) => (first ? weightOfGap(first) : 0)],
  ['end missing', ({ pairs }) => (pairs.length > 1 ? weightOfGap(pairs.at(-1) as Pair) : 0)],
  ...MARK_FEATURES.map((name, index): Feature => [name, ({ marks }) => marks[index] ?? false]),
  ['conflict in close copy', ({ conflicts, away }) => conflicts.length > 0 && away < CLOSE],
  [
    'conflict in part',
    ({ conflicts, away }) => conflicts.length > 0 && away >= CLOSE && away < PART,
  ],
  ['out of order copy', ({ away, order }) => (away < CLOSE ? 1 - order : 0)],
];

/** How near claim and evidence are in meaning, and what they are. */
const MEANING: readonly Feature[] = [
  ['derived number', ({ derived }) => derived],
  ['relatedness of gaps', ({ relatedness }) => meanOf(relatedness)],
  ['least related gap', ({ relatedness }) => Math.min(1, ...relatedness)],
  [
    'unrelated gaps',
    ({ relatedness }) =>
      some(
        relatedness.filter((each) => each < UNRELATED),
        3,
      ),
  ],
  ['rest of best', ({ rest }) => rest],
  ['replaced', ({ rest, away }) => Math.min(rest, away)],
  ['asked', ({ asked }) => asked],
  ['similarity to best', ({ similarity }) => similarity],
  ['similarity nearby', ({ claim, window }) => similarityOfTexts(claim, window)],
  ['personal', ({ claim }) => claim.personal],
  ['short', ({ claim }) => claim.terms.length <= 2],
  ['long', ({ claim }) => Math.min(1, claim.terms.length / 20)],
  ['no evidence', ({ given }) => given === undefined],
  ['size of context', ({ statements }) => Math.min(1, Math.log2(1 + statements) / 8)],
  ...STEPS.flatMap((step): Feature[] => [
    [`away from best, over ${step}`, ({ away }) => over(away, step)],
    [`away from near, over ${step}`, ({ near }) => over(1 - near, step)],
  ]),
  ['copy', ({ away }) => away < COPY],
];

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, each) => sum + each, 0) / values.length;

const narrowed = ({ given, pairs }: EvidenceView): boolean =>
  given !== undefined && isNarrowed(pairs, given);

const CAUSES = new Set(['because', 'due', 'owing', 'since', 'thanks']);

/** Returns true if the claim gives a reason, and none of its words is in the statement. */
const causeReplaced = (pairs: readonly Pair[]): boolean => {
  const at = pairs.findIndex(({ term }) => term.before.some((word) => CAUSES.has(word)));
  return at >= 0 && pairs.slice(at).every(({ quality }) => quality < GAP);
};

/** Returns true if the statement has another subject than the claim. */
const subjectReplaced = ({ pairs, given }: EvidenceView): boolean => {
  const [first] = pairs;
  const subject: Term | undefined = given?.terms[0];
  return (
    first !== undefined &&
    subject !== undefined &&
    first.quality < GAP &&
    !pairs.some(({ match }) => match === subject) &&
    !subject.quantity
  );
};

const ALL: readonly Feature[] = [...SUPPORT, ...CONFLICTS, ...MEANING];

/** Names of the features of the support model, in the order of their values. */
export const FEATURES: readonly string[] = ALL.map(([name]) => name);

/** Values of the features, 0 to 1. */
export const featuresOf = (evidence: Evidence): number[] => {
  const view = viewOf(evidence);
  return ALL.map(([, value]) => Number(value(view)));
};
