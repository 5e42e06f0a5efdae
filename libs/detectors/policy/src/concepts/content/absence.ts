import type { Assessment } from '../../constraints/assessment';
import { type AnalysedSentence, overlaps, type Phrases, phrasesOf, statusOf } from '../clauses';
import { CONTRASTS, HARMLESS_CONTRASTS, REFUSAL_PHRASES, REFUSALS, REPORTS } from './data/refusals';

/**
 * Verdicts on texts in which no evidence was found, in three values: `false` if the text refuses
 * to do it or has no word of the field; `unknown` otherwise, since the text may do it in words that
 * no list foresees.
 */

const refusals = phrasesOf(REFUSALS, REFUSAL_PHRASES);
const reports = phrasesOf(REPORTS);
const contrasts = phrasesOf(CONTRASTS);
const harmless = phrasesOf(HARMLESS_CONTRASTS);

const LONGEST_QUOTE = 240;

/** The sentence of the evidence, as written. */
export const quoteOf = ({ text }: AnalysedSentence): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trimEnd()}…`;

const ABSENT = 0.8;
const REFUSED = 0.88;

export const absent = (infinitive: string, certainty = ABSENT): Assessment => ({
  holds: false,
  reason: `The text does not ${infinitive}.`,
  quote: '',
  certainty,
});

export const undecided = (infinitive: string, sentence?: AnalysedSentence): Assessment => ({
  holds: 'unknown',
  reason: `No built-in rule can tell if the text does it: ${infinitive}.`,
  quote: sentence ? quoteOf(sentence) : '',
});

const known = new WeakMap<AnalysedSentence, boolean>();

/** Returns true if a sentence declines to say or do something. */
export const refuses = (sentence: AnalysedSentence): boolean => {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const result = refusals.occurs(sentence);
  known.set(sentence, result);
  return result;
};

/** The sentence by which the text refuses, unless it goes on to do it all the same. */
export const refusalIn = (sentences: readonly AnalysedSentence[]): AnalysedSentence | undefined => {
  const refusal = sentences.find(refuses);
  return refusal && !takesBack(refusal) ? refusal : undefined;
};

/** Returns true if a sentence has a contrast after which it may do what it declined. */
export const takesBack = (sentence: AnalysedSentence): boolean => {
  const spared = harmless.find(sentence);
  return contrasts
    .find(sentence)
    .some((contrast) => !spared.some((span) => overlaps(span, contrast)));
};

/** Returns true if a sentence has a word of the field, other than in what somebody else said. */
const touches = (sentence: AnalysedSentence, field: Phrases): boolean =>
  !reports.occurs(sentence) &&
  field.find(sentence).some((span) => !statusOf(sentence, span).includes('reported'));

/** Finds a sentence that may do it in words that no phrase foresees. */
const relatedIn = (
  { field, except }: Fields,
  sentences: readonly AnalysedSentence[],
): AnalysedSentence | undefined =>
  field &&
  sentences.find(
    (sentence) =>
      touches(sentence, field) &&
      (takesBack(sentence) || (!refuses(sentence) && !except?.occurs(sentence))),
  );

interface Fields {
  /** Words of which a text must contain one to do it. */
  field: Phrases | undefined;
  /** Phrases of sentences that do not do it. */
  except: Phrases | undefined;
}

export const judgeAbsence = (
  infinitive: string,
  fields: Fields,
  sentences: readonly AnalysedSentence[],
): Assessment => {
  if (!fields.field) return absent(infinitive);
  const refusal = refusalIn(sentences);
  if (refusal) return { ...absent(infinitive, REFUSED), quote: quoteOf(refusal) };
  const related = relatedIn(fields, sentences);
  return related ? undecided(infinitive, related) : absent(infinitive);
};
