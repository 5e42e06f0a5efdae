import { type FieldHit, fieldHits, inLexicon } from './fields';
import type { TopicProfile } from './profile';
import { onlyCourtesy, rooted, type RootedWord } from './roots';
import { areSimilar } from './similarity';

/**
 * Relation of a text to the allowed topics. `certainty` is 0 to 1; `topic` fits best, `elsewhere`
 * is the other field that the text belongs to.
 */
export interface Scope {
  verdict: 'on' | 'off' | 'courtesy' | 'unknown';
  certainty: number;
  topic?: string;
  elsewhere?: string;
  /** The topic's own words occur: no knowledge of the language was needed. */
  literal: boolean;
  /** Number of words that could indicate a topic. */
  words: number;
}

/** Weights of a text word that the topic itself contains, and of one that is only similar. */
const SAME_WORD = 6;
const SIMILAR_WORD = 4;
/** Share of another field's evidence that the topic's evidence must reach. */
const RIVAL = 0.75;
/** Fewest content words unrelated to any known topic that make a text off topic. */
const FEWEST_UNRELATED_WORDS = 3;
/** Weight of a topic's further fields, relative to its best one. */
const FURTHER = 0.3;

export const scopeOf = (text: string, topics: readonly TopicProfile[]): Scope => {
  if (onlyCourtesy(text)) return { verdict: 'courtesy', certainty: 0.6, literal: true, words: 0 };
  const tokens = rooted(text);
  const content = [
    ...new Map(tokens.filter(({ empty }) => !empty).map((word) => [word.root, word])).values(),
  ];
  const evidence = evidenceByField(withCompounds(tokens, content));
  const scored = topics
    .map((profile) => ({ profile, ...supportFor(profile, content, evidence) }))
    .sort((a, b) => b.support - a.support);
  return decide(scored, strongestRival(topics, evidence), content.length, topics);
};

type Scored = { profile: TopicProfile; support: number; literal: boolean };

const decide = (
  scored: Scored[],
  [elsewhere, rival]: [string | undefined, number],
  words: number,
  topics: readonly TopicProfile[],
): Scope => {
  const best = scored[0];
  const support = best?.support ?? 0;
  const facts = { literal: best?.literal ?? false, words };
  if (best && support > 0 && support >= RIVAL * rival) {
    return {
      verdict: 'on',
      certainty: certaintyOf(support, rival),
      topic: best.profile.topic,
      ...facts,
    };
  }
  if (rival > 0)
    return { verdict: 'off', certainty: certaintyOf(rival, support), elsewhere, ...facts };
  const known = topics.every(({ fields }) => fields.size > 0);
  return {
    verdict: known && words >= FEWEST_UNRELATED_WORDS ? 'off' : 'unknown',
    certainty: 0.2,
    ...facts,
  };
};

/** Computes the certainty, which grows with the winner's evidence and with its lead. */
const certaintyOf = (winner: number, loser: number): number =>
  Math.min(0.95, (winner / (winner + loser + 3)) * 1.1);

const supportFor = (
  profile: TopicProfile,
  content: RootedWord[],
  evidence: Map<string, number>,
): { support: number; literal: boolean } => {
  let direct = 0;
  for (const { root } of content) {
    if (profile.roots.has(root)) direct += SAME_WORD;
    else if ([...profile.roots].some((own) => areSimilar(own, root))) direct += SIMILAR_WORD;
  }
  const fields = [...profile.fields].map((field) => evidence.get(field) ?? 0).sort((a, b) => b - a);
  const [strongest = 0, ...rest] = fields;
  return {
    support: direct + strongest + FURTHER * rest.reduce((sum, value) => sum + value, 0),
    literal: direct > 0,
  };
};

const strongestRival = (
  topics: readonly TopicProfile[],
  evidence: Map<string, number>,
): [string | undefined, number] => {
  const rivals = [...evidence].filter(
    ([field]) => !topics.some(({ fields, near }) => fields.has(field) || near.has(field)),
  );
  return rivals.reduce<[string | undefined, number]>(
    (best, [field, value]) => (value > best[1] ? [field, value] : best),
    [undefined, 0],
  );
};

const evidenceByField = (hits: FieldHit[]): Map<string, number> => {
  const evidence = new Map<string, number>();
  for (const { fields, weight } of hits)
    for (const field of fields.keys()) evidence.set(field, (evidence.get(field) ?? 0) + weight);
  return evidence;
};

const SHORTEST_PART = 4;

/**
 * Finds the lexicon's phrases in the text, and its words at either end of compounds that it does
 * not list (`autoversicherung`).
 */
const withCompounds = (tokens: RootedWord[], content: RootedWord[]): FieldHit[] => {
  const parts = content
    .filter(({ root }) => !inLexicon(root) && root.length >= 2 * SHORTEST_PART)
    .flatMap(({ root }) => compoundParts(root));
  return [...fieldHits(tokens), ...fieldHits(parts)];
};

const compoundParts = (root: string): RootedWord[] => {
  const found: RootedWord[] = [];
  for (let at = SHORTEST_PART; at <= Math.min(root.length - SHORTEST_PART, 24); at++) {
    for (const part of [root.slice(0, at), root.slice(at)])
      if (inLexicon(part)) found.push({ root: part, form: part, empty: false });
  }
  return found.sort((a, b) => b.root.length - a.root.length).slice(0, 2);
};
