import { analyse, type AnalysedSentence } from '../clauses';
import type { ConceptCheck } from '../concept-check';
import { absent, judgeAbsence, undecided } from './absence';
import {
  assess,
  type ConceptPhrases,
  type Evidence,
  found,
  perhaps,
  type Recogniser,
  recogniserOf,
} from './recogniser';
import { relatedness, type Subject, subjectOf, subjectScore } from './subjects/subject';

interface About {
  /** Phrases that do it only if their sentence concerns the subject. */
  ofSubject?: ConceptPhrases;
  /** Score from which a sentence concerns the subject. */
  least?: number;
  /** Verdict if the text does it, but perhaps on something else. */
  elsewhere?: 'yes' | 'perhaps' | 'no';
}

const LEAST = 0.5;
/** Score from which a sentence clearly concerns the subject. */
const CLEARLY = 0.7;
/** Words that refer to the sentence before. */
const REFERRING = new Set(['it', 'that', 'this', 'they', 'them', 'these', 'those', 'one', 'which']);
/** Certainty of a verdict for which the subject was not found. */
const UNCERTAIN = 0.62;

/** Scores the sentence, or the one before it if it refers back. */
export const scoreNear = (
  subject: Subject,
  sentence: AnalysedSentence,
  sentences: readonly AnalysedSentence[],
): number => {
  const own = subjectScore(subject, sentence);
  const before = sentences[sentence.index - 1];
  if (own >= LEAST || !before || !sentence.words.some((word) => REFERRING.has(word))) return own;
  return Math.max(own, 0.9 * subjectScore(subject, before));
};

/**
 * Check for a concept with a subject: the sentence that does it must concern the subject. Without a
 * subject, doing it suffices.
 */
export const checkAbout = (
  lists: readonly ConceptPhrases[],
  { least = LEAST, elsewhere = 'no', ofSubject }: About = {},
): ConceptCheck => {
  const recognisers = lists.map(recogniserOf);
  const weak = ofSubject && recogniserOf(ofSubject);
  return ({ text }, phrase) => {
    const subject = phrase === undefined ? undefined : subjectOf(phrase);
    if (!subject || subject.items.length === 0) return assess(recognisers, text);
    const { sentences } = analyse(text);
    const evidence = recognisers.flatMap(({ findAll }) => findAll(sentences));
    const [first] = evidence;
    const concerned = weak
      ?.findAll(sentences)
      .find(({ sentence }) => scoreNear(subject, sentence, sentences) >= CLEARLY);
    if (concerned)
      return found(
        named(recognisers[0] as Named, phrase as string).does,
        concerned.sentence,
        UNCERTAIN,
      );
    const { does, infinitive } = named(recognisers[0] as Named, phrase as string);
    if (!first) return judgeAbsence(infinitive, recognisers[0] as Recogniser, sentences);
    const best = bestOf(evidence, ({ sentence }) => scoreNear(subject, sentence, sentences));
    if (best.score >= least)
      return best.evidence.certain
        ? found(does, best.evidence.sentence)
        : perhaps(does, best.evidence.sentence);
    if (elsewhere === 'yes') return found(does, first.sentence, UNCERTAIN);
    return elsewhere === 'perhaps' && mayConcern(subject, sentences)
      ? undecided(infinitive, first.sentence)
      : absent(infinitive, UNCERTAIN);
  };
};

/** Relatedness below which a text is not about the subject. */
const UNRELATED = 0.2;

/** Those of others have names of their own, which no word of the subject resembles. */
const mayConcern = (subject: Subject, sentences: readonly AnalysedSentence[]): boolean =>
  subject.vague ||
  subject.foreign ||
  subject.chosen ||
  relatedness(subject, sentences) >= UNRELATED;

interface Named {
  does: string;
  infinitive: string;
}

/** Adds the subject to the reasons. */
export const named = ({ does, infinitive }: Named, subject: string): Named => ({
  does: `${does.replace(/ it$/, '')} (${subject})`,
  infinitive: `${infinitive.replace(/ it$/, '')} (${subject})`,
});

const bestOf = (
  evidence: readonly Evidence[],
  scoreOf: (one: Evidence) => number,
): { evidence: Evidence; score: number } =>
  evidence
    .map((one) => ({ evidence: one, score: scoreOf(one) }))
    .reduce((best, one) => {
      if (
        one.evidence.certain !== best.evidence.certain &&
        one.score >= LEAST === best.score >= LEAST
      )
        return one.evidence.certain ? one : best;
      return one.score > best.score ? one : best;
    });
