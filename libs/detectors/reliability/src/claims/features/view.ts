import type { Pair } from '../alignment';
import type { Evidence } from '../compare';
import { MARK_FEATURES, markFeatures } from '../conflicts/quantifiers';
import type { Statement, Term } from '../statement';
import { relatednessOf, similarityOfTexts } from '../word-meanings';

/** Quality of a counterpart below which a term of the claim is a gap. */
export const GAP = 0.5;
/** Words that gaps are compared with, at most. */
const MOST_WORDS = 50;

/** Intermediate values that several features share. Shares are 0 to 1. */
export interface EvidenceView extends Evidence {
  /** Share of the claim that the best statement lacks. */
  away: number;
  /** Terms without a counterpart in the best statement. */
  gaps: readonly Pair[];
  /** Gaps without a counterpart in its neighbours or anywhere in the context. */
  absentGaps: readonly Pair[];
  /** Gaps that occur elsewhere in the context. */
  gapsElsewhere: readonly Pair[];
  byVectors: readonly Pair[];
  /** Similarity of each gap to the nearest word of the evidence. */
  relatedness: readonly number[];
  /** Share of the parts of the evidence in question that the claim does not take up. */
  rest: number;
  /** Similarity of the claim and the best statement as wholes. */
  similarity: number;
  /** Values of `MARK_FEATURES`. */
  marks: readonly boolean[];
}

export const viewOf = (evidence: Evidence): EvidenceView => {
  const { claim, given, pairs, best } = evidence;
  const gaps = pairs.filter(({ quality }) => quality < GAP);
  const absent = new Set<Term>([
    ...evidence.missingNames,
    ...evidence.missingNumbers,
    ...evidence.missingWords,
  ]);
  return {
    ...evidence,
    away: 1 - best,
    gaps,
    absentGaps: pairs.filter(({ term }) => absent.has(term)),
    gapsElsewhere: gaps.filter(({ term }) => !absent.has(term)),
    byVectors: pairs.filter(({ relation }) => relation === 'near'),
    relatedness: relatednessOf(
      gaps.filter(({ term }) => term.kind === 'word').map(({ term }) => term.plain),
      wordsOf(evidence.window),
    ),
    rest: given ? restOf(pairs, given) : 1,
    similarity: similarityOfTexts(claim, given ? [given] : []),
    marks: given ? markFeatures(pairs, claim, given) : MARK_FEATURES.map(() => false),
  };
};

const wordsOf = (statements: readonly Statement[]): string[] =>
  statements
    .flatMap(({ terms }) => terms.flatMap(({ kind, plain }) => (kind === 'word' ? [plain] : [])))
    .slice(0, MOST_WORDS);

const restOf = (pairs: readonly Pair[], given: Statement): number => {
  const segments = new Set(pairs.flatMap(({ match }) => (match ? [match.segment] : [])));
  const matched = new Set(pairs.flatMap(({ match }) => match ?? []));
  const terms = given.terms.filter(({ segment }) => segments.has(segment));
  return terms.length === 0 ? 1 : terms.filter((term) => !matched.has(term)).length / terms.length;
};
