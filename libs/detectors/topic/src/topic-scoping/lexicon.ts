import { type FieldHit, fieldHits, inLexicon } from './fields';
import type { TopicProfile } from './profile';
import type { RootedWord } from './roots';
import { areSimilar } from './word-forms';

/** Weights of a text word that the topic itself contains, and of one that is only similar. */
const SAME_WORD = 6;
const SIMILAR_WORD = 4;
/** Weight of a topic's further fields, relative to its best one. */
const FURTHER = 0.3;

/** Evidence of the lexicon in a text. */
export interface LexiconEvidence {
  /** Words that may indicate a topic, each once. */
  content: readonly RootedWord[];
  fields: ReadonlyMap<string, number>;
}

export const lexiconEvidence = (tokens: RootedWord[], english: boolean): LexiconEvidence => {
  const content = [
    ...new Map(tokens.filter(({ empty }) => !empty).map((word) => [word.root, word])).values(),
  ];
  const fields = new Map<string, number>();
  for (const { fields: own, weight } of withCompounds(tokens, content, english))
    for (const field of own.keys()) fields.set(field, (fields.get(field) ?? 0) + weight);
  return { content, fields };
};

export interface Support {
  support: number;
  /** The topic's own words occur: no knowledge of the language was needed. */
  literal: boolean;
}

export const supportFor = (
  profile: TopicProfile,
  { content, fields }: LexiconEvidence,
): Support => {
  let direct = 0;
  for (const { root } of content) {
    if (profile.roots.has(root)) direct += SAME_WORD;
    else if ([...profile.roots].some((own) => areSimilar(own, root))) direct += SIMILAR_WORD;
  }
  const [strongest = 0, ...rest] = [...profile.fields]
    .map((field) => fields.get(field) ?? 0)
    .sort((a, b) => b - a);
  return {
    support: direct + strongest + FURTHER * rest.reduce((sum, value) => sum + value, 0),
    literal: direct > 0,
  };
};

/** Finds the strongest field that no topic covers or is related to. */
export const strongestRival = (
  covered: ReadonlySet<string>,
  { fields }: LexiconEvidence,
): [field: string | undefined, evidence: number] =>
  [...fields].reduce<[string | undefined, number]>(
    (best, [field, value]) => (value > best[1] && !covered.has(field) ? [field, value] : best),
    [undefined, 0],
  );

const SHORTEST_PART = 4;

/**
 * Finds the lexicon's phrases in the text, and its words at either end of compounds that it does
 * not list (`autoversicherung`).
 */
const withCompounds = (
  tokens: RootedWord[],
  content: RootedWord[],
  english: boolean,
): FieldHit[] => {
  const parts = content
    .filter(({ root }) => !inLexicon(root, english) && root.length >= 2 * SHORTEST_PART)
    .flatMap(({ root }) => compoundParts(root, english));
  return [...fieldHits(tokens, english), ...fieldHits(parts, english)];
};

const compoundParts = (root: string, english: boolean): RootedWord[] => {
  const found: RootedWord[] = [];
  for (let at = SHORTEST_PART; at <= Math.min(root.length - SHORTEST_PART, 24); at++) {
    for (const part of [root.slice(0, at), root.slice(at)])
      if (inLexicon(part, english)) found.push({ root: part, form: part, empty: false });
  }
  return found.sort((a, b) => b.root.length - a.root.length).slice(0, 2);
};
