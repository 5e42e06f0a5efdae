import { CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL } from './data';
import { type Hit, Lexicon } from './lexicon';
import { LEAST_PLAUSIBLE, temperedBy } from './model/combine';
import { seeds } from './model/features';
import { judgePassage } from './model/judge';
import { passagesOf, type PlacedPassage } from './model/passages';
import type { Role } from './roles';
import { type Evidence, weigh } from './score';
import { type Token, tokenise } from './tokens';

/**
 * Roles of phrases whose meaning differs from that of their words: `avoid detection` does not avoid
 * harm.
 */
const OPAQUE: ReadonlySet<Role> = new Set<Role>([
  'figurative',
  'evade',
  'protect',
  'study',
  'support',
  'medical',
  'negate',
  'quoted',
  'harmlessTarget',
  'command',
  'wonder',
  'ask',
]);

/** Number of first words of a sentence among which a command counts as a request. */
const OPENING_WORDS = 3;

const lexicon = new Lexicon<Role>([CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL], OPAQUE);

/** The English part of a text. */
export interface EnglishReading {
  tokens: readonly Token[];
  passages: readonly PlacedPassage[];
  /** Evidence of the rules by sentence; positions are those of `tokens`. */
  evidence: readonly Evidence[];
}

/**
 * Reads the English sentences of a normalised text. Linear in the text.
 * @param isForeign returns true for a place in a sentence of another language
 */
export const readEnglish = (
  text: string,
  isForeign: (offset: number) => boolean,
): EnglishReading => {
  const tokens = withoutForeign(tokenise(text, isKnown), isForeign);
  const hits = lexicon.find(tokens);
  const evidence = bySentence(hits, tokens).flatMap(weigh);
  return { tokens, passages: passagesOf(text, tokens, hits, evidence), evidence };
};

/** Weighs the English sentences of a normalised text by the rules and by the model. */
export const weighEnglish = (
  text: string,
  isForeign: (offset: number) => boolean,
): (Omit<Evidence, 'from' | 'to'> & { start: number; end: number })[] => {
  const { tokens, passages, evidence } = readEnglish(text, isForeign);
  return evidenceOf(passages, evidence).map(({ from, to, ...rest }) => ({
    ...rest,
    start: tokens[from]?.start ?? 0,
    end: tokens[to]?.end ?? 0,
  }));
};

/** Evidence of the model, and that of the rules as far as the model agrees. */
const evidenceOf = (
  passages: readonly PlacedPassage[],
  evidence: readonly Evidence[],
): Evidence[] => {
  const all: Evidence[] = [];
  const inPassages = new Set<Evidence>();
  for (const passage of passages) {
    const judged = new Map(judgePassage(passage).map((one) => [one.category, one]));
    all.push(...[...judged.values()].filter(({ score }) => score >= LEAST_PLAUSIBLE));
    for (const one of passage.evidence) {
      inPassages.add(one);
      const score = temperedBy(judged.get(one.category)?.score ?? 1, one.score);
      all.push({ ...one, score });
    }
  }
  return [...all, ...evidence.filter((one) => !inPassages.has(one))];
};

const isKnown = (stem: string): boolean => lexicon.knows(stem) || seeds.knows(stem);

/** Removes the sentences of other languages. */
const withoutForeign = (tokens: Token[], isForeign: (offset: number) => boolean): Token[] => {
  let sentence = -1;
  let foreign = false;
  return tokens.filter((token) => {
    if (token.sentence !== sentence) foreign = isForeign(token.start);
    sentence = token.sentence;
    return !foreign;
  });
};

const bySentence = (hits: Hit<Role>[], tokens: Token[]): Hit<Role>[][] => {
  const sentences: Hit<Role>[][] = [];
  let current = -1;
  let start = 0;
  for (const hit of hits) {
    const sentence = tokens[hit.from]?.sentence ?? 0;
    if (sentence !== current) {
      sentences.push([]);
      current = sentence;
      start = hit.from;
      while (start > 0 && tokens[start - 1]?.sentence === sentence) start--;
    }
    sentences
      .at(-1)
      ?.push(hit.roles.has('command') && hit.from - start < OPENING_WORDS ? asRequest(hit) : hit);
  }
  return sentences;
};

const asRequest = (hit: Hit<Role>): Hit<Role> => ({
  ...hit,
  roles: new Set([...hit.roles, 'ask']),
});
