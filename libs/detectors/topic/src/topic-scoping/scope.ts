import { textFacts, topicFeatures } from './features';
import { type LexiconEvidence, lexiconEvidence, strongestRival, supportFor } from './lexicon';
import { fieldVectors } from './meaning/field-vectors';
import { mostTelling, type TextMeaning, textMeaning } from './meaning/text-meaning';
import { logOdds, shippedModel, thresholdFor } from './model';
import { looksEnglish, rooted } from './roots';
import { type Shape, shapeOf } from './shape';
import type { Topic } from './topics';

/** Subject of a text, for a reason: a field of the lexicon and words of the text. */
export interface Subject {
  field?: string;
  words: readonly string[];
}

/** Relation of a text to the allowed topics. `certainty` is 0 to 1; `topic` is the nearest one. */
export interface Scope {
  verdict: 'on' | 'off' | 'unknown' | Shape;
  certainty: number;
  topic?: string;
  subject?: Subject;
  /** The topic's own words occur: no knowledge of the language was needed. */
  literal: boolean;
  /** Number of words that could indicate a topic. */
  words: number;
}

/** Share of another field's evidence that the topic's evidence must reach. */
const RIVAL = 0.75;
/** Fewest content words unrelated to any known topic that make a text off topic. */
const FEWEST_UNRELATED_WORDS = 3;
const HIGHEST_CERTAINTY = 0.95;

/** Computes how a text relates to the allowed topics. Linear in the text. */
export const scopeOf = (text: string, topics: readonly Topic[]): Scope => {
  const shape = shapeOf(text);
  if (shape) return { verdict: shape, certainty: 0.6, literal: true, words: 0 };
  const tokens = rooted(text);
  const english = looksEnglish(tokens);
  const evidence = lexiconEvidence(tokens, english);
  const scope = english ? byMeaning(text, evidence, topics) : byLexicon(evidence, topics);
  return scope.verdict === 'off' && topics.some(({ open }) => open)
    ? { ...scope, verdict: 'unknown' }
    : scope;
};

/** Lets the model judge the topics that it knows, and the lexicon the others. */
const byMeaning = (text: string, evidence: LexiconEvidence, topics: readonly Topic[]): Scope => {
  const meaning = textMeaning(text);
  const modelled = topics.filter((topic) => topic.modelled);
  if (meaning.words.length === 0 || modelled.length === 0) return byLexicon(evidence, topics);
  const model = byModel(text, evidence, meaning, modelled);
  if (model.verdict === 'on' || modelled.length === topics.length) return model;
  const others = byLexicon(
    evidence,
    topics.filter((topic) => !topic.modelled),
  );
  return others.verdict === 'off' ? model : others;
};

const byModel = (
  text: string,
  evidence: LexiconEvidence,
  meaning: TextMeaning,
  topics: readonly Topic[],
): Scope => {
  const model = shippedModel();
  const facts = textFacts(evidence, meaning, topics);
  const [best] = topics
    .map((topic) => ({ topic, score: logOdds(model, topicFeatures(facts, topic)) }))
    .sort((a, b) => b.score - a.score);
  const margin = (best?.score ?? 0) - thresholdFor(model, topics.length, facts.amount);
  const scope = {
    certainty: Math.min(HIGHEST_CERTAINTY, Math.tanh(Math.abs(margin) / 2)),
    topic: best?.topic.text,
    literal: best !== undefined && supportFor(best.topic.profile, evidence).literal,
    words: evidence.content.length,
  };
  return margin >= 0
    ? { verdict: 'on', ...scope }
    : { verdict: 'off', ...scope, subject: subjectOf(text, evidence, meaning, facts.covered) };
};

/** Evidence of the lexicon that weighs as much as one word that tells of nothing but a field. */
const LEXICON_UNIT = 5;
/** Evidence from which a field is named. */
const NAMED_FROM = 0.5;

const subjectOf = (
  text: string,
  evidence: LexiconEvidence,
  meaning: TextMeaning,
  covered: ReadonlySet<string>,
): Subject => {
  let [best, most] = [-1, NAMED_FROM];
  fieldVectors().forEach(({ field, generic }, index) => {
    const value = (meaning.told[index] ?? 0) + (evidence.fields.get(field) ?? 0) / LEXICON_UNIT;
    if (!generic && !covered.has(field) && value > most) [best, most] = [index, value];
  });
  const field = fieldVectors()[best]?.field;
  return field === undefined
    ? { words: mostTelling(text, meaning) }
    : { field, words: mostTelling(text, meaning, best) };
};

const byLexicon = (evidence: LexiconEvidence, topics: readonly Topic[]): Scope => {
  const covered = new Set(topics.flatMap(({ profile }) => [...profile.fields, ...profile.near]));
  const [field, rival] = strongestRival(covered, evidence);
  const [best] = topics
    .map((topic) => ({ topic, ...supportFor(topic.profile, evidence) }))
    .sort((a, b) => b.support - a.support);
  const support = best?.support ?? 0;
  const words = evidence.content.length;
  const facts = { topic: best?.topic.text, literal: best?.literal ?? false, words };
  if (support > 0 && support >= RIVAL * rival)
    return { verdict: 'on', certainty: certaintyOf(support, rival), ...facts };
  if (field !== undefined)
    return {
      verdict: 'off',
      certainty: certaintyOf(rival, support),
      subject: { field, words: [] },
      ...facts,
    };
  const known = topics.every(({ profile }) => profile.fields.size > 0);
  return {
    verdict: known && words >= FEWEST_UNRELATED_WORDS ? 'off' : 'unknown',
    certainty: 0.2,
    ...facts,
  };
};

/** Computes the certainty, which grows with the winner's evidence and with its lead. */
const certaintyOf = (winner: number, loser: number): number =>
  Math.min(HIGHEST_CERTAINTY, (winner / (winner + loser + 3)) * 1.1);
