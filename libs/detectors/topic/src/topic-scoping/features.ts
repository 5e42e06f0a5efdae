import { type LexiconEvidence, strongestRival, supportFor } from './lexicon';
import { fieldVectors } from './meaning/field-vectors';
import { type TextMeaning, topicMass } from './meaning/text-meaning';
import { cosine, dot } from './meaning/vector';
import { isGeneric } from './roots';
import type { Topic } from './topics';

/** Features of a text and one allowed topic, in the order of `topicFeatures`. */
export const FEATURES = [
  'field profile',
  'field lead',
  'standard score',
  'lexicon lead',
  'topic mass',
  'words',
  'similarity lead',
] as const;

/** Similarity of a field with a topic from which it is no rival. */
const KIN = 0.6;
/** Share of the topic's strongest field below which a field is a rival. */
const RIVAL_BELOW = 0.15;

/** Amounts beyond which a longer text proves nothing more. */
const MOST_MASS = 2;
const MOST_WORDS = 8;

/** How much a text says. */
export interface TextAmount {
  /** Number of words that do not fit any conversation. */
  specific: number;
  /** How much its words tell of any topic. */
  mass: number;
}

/** Facts about a text that all topics of a request share. */
export interface TextFacts {
  evidence: LexiconEvidence;
  meaning: TextMeaning;
  /** Fields that a topic covers or is related to. */
  covered: ReadonlySet<string>;
  /** Strongest other field by the lexicon. */
  rival: [field: string | undefined, evidence: number];
  amount: TextAmount;
  /** Mean and standard deviation of the similarities with all fields. */
  background: { mean: number; deviation: number };
}

const backgroundOf = (values: Float32Array): TextFacts['background'] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
};

export const textFacts = (
  evidence: LexiconEvidence,
  meaning: TextMeaning,
  topics: readonly Topic[],
): TextFacts => {
  const covered = new Set(topics.flatMap(({ profile }) => [...profile.fields, ...profile.near]));
  return {
    evidence,
    meaning,
    covered,
    rival: strongestRival(covered, evidence),
    amount: {
      specific: evidence.content.filter(({ form }) => !isGeneric(form)).length,
      mass: topicMass(meaning),
    },
    background: backgroundOf(meaning.similarities),
  };
};

/** Lead of one side's evidence over the other's, -1 to 1; small where there is little. */
const lead = (own: number, other: number, doubt: number): number =>
  (own - other) / (own + other + doubt);

/** Sums what a text tells of the topic's strongest field, and of the strongest other one. */
const fieldLead = ({ meaning, covered }: TextFacts, { meaning: topic }: Topic): number => {
  const highest = Math.max(1e-6, ...topic.told);
  let [own, other] = [0, 0];
  fieldVectors().forEach(({ field }, index) => {
    const told = meaning.told[index] ?? 0;
    const share = (topic.told[index] ?? 0) / highest;
    own = Math.max(own, told * Math.min(1, 2 * share));
    if (share < RIVAL_BELOW && !covered.has(field)) other = Math.max(other, told);
  });
  return lead(own, other, 0.2);
};

const strongestSimilarity = ({ meaning, covered }: TextFacts, { meaning: topic }: Topic): number =>
  fieldVectors().reduce(
    (best, { field, generic }, index) =>
      generic || covered.has(field) || (topic.similarities[index] ?? 0) >= KIN
        ? best
        : Math.max(best, meaning.similarities[index] ?? 0),
    0,
  );

/** Computes the features of a text and one of the allowed topics. */
export const topicFeatures = (facts: TextFacts, topic: Topic): number[] => {
  const { meaning, evidence, rival, amount, background } = facts;
  const similarity = dot(meaning.mean.vector, topic.meaning.expanded);
  return [
    cosine(meaning.told, topic.meaning.told),
    fieldLead(facts, topic),
    (similarity - background.mean) / background.deviation / 4,
    lead(supportFor(topic.profile, evidence).support, rival[1], 3),
    Math.min(MOST_MASS, amount.mass),
    Math.log(1 + Math.min(MOST_WORDS, amount.specific)),
    similarity - strongestSimilarity(facts, topic),
  ];
};
