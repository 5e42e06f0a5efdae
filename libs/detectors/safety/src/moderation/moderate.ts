import type { SafetyCategory } from '@touchstone/contracts';
import type { Deadline } from '@touchstone/kernel';
import { normalise, windows } from '@touchstone/text';
import { CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL } from './data';
import { type LanguageReading, weighLanguages } from './languages/weigh-languages';
import { type Hit, Lexicon } from './lexicon';
import type { Reading } from './model/features';
import { judge } from './model/judge';
import type { Role } from './roles';
import { weigh } from './score';
import { type Token, tokenise } from './tokens';

/** The strongest evidence for a category, with its excerpt of the original text. */
export interface CategoryScore {
  category: SafetyCategory;
  /** 0 to 1; the weights of the rules are set for a violation from 0.5 on. */
  score: number;
  reason: string;
  /** A person in need may stand behind the text. */
  aboutSelfHarm: boolean;
  quote: string;
}

const LONGEST_QUOTE = 200;
const LONE_SURROGATE_AT_END = /[\ud800-\udbff]$/;

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
  'refuse',
  'harmed',
  'play',
  'own',
  'art',
  'command',
  'wonder',
  'ask',
]);

/** Number of first words of a sentence among which a command counts as a request. */
const OPENING_WORDS = 3;

const lexicon = new Lexicon<Role>([CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL], OPAQUE);

export interface Moderation {
  /** Strongest evidence by category; categories without evidence are left out. */
  scores: Map<SafetyCategory, CategoryScore>;
  /** False if some disguised letters were left as they are, so that words may hide in them. */
  complete: boolean;
}

/** Scores a text by category. Linear in the text. */
export const moderate = (original: string, deadline: Deadline): Moderation => {
  const cleaned = normalise(original);
  const strongest = new Map<SafetyCategory, CategoryScore>();
  for (const window of windows(cleaned.text)) {
    deadline.check();
    for (const evidence of evidenceIn(window.text)) {
      if (evidence.score <= (strongest.get(evidence.category)?.score ?? 0)) continue;
      const { start, end, ...rest } = evidence;
      const range = cleaned.originalRange(window.offset + start, window.offset + end);
      strongest.set(evidence.category, { quote: excerpt(original, range), ...rest });
    }
  }
  return { scores: strongest, complete: cleaned.complete };
};

/** Evidence of the English lists, except in sentences of other languages, and of all others. */
const evidenceIn = (text: string): LanguageReading['evidence'] => {
  const { evidence, isForeign } = weighLanguages(text);
  const reading = readEnglish(text);
  const english = judge(reading)
    .map(({ from, to, ...rest }) => ({
      ...rest,
      start: reading.tokens[from]?.start ?? 0,
      end: reading.tokens[to]?.end ?? 0,
    }))
    .filter(({ start }) => !isForeign(start));
  return [...english, ...evidence];
};

/** Finds what the English lists and rules say of a normalised text. */
export const readEnglish = (text: string): Reading => {
  const tokens = tokenise(text, lexicon.knows);
  const hits = lexicon.find(tokens);
  return { tokens, hits, evidence: bySentence(hits, tokens).flatMap(weigh) };
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

const excerpt = (text: string, { start, end }: { start: number; end: number }): string => {
  if (end - start <= LONGEST_QUOTE) return text.slice(start, end);
  return `${text.slice(start, start + LONGEST_QUOTE - 1).replace(LONE_SURROGATE_AT_END, '')}…`;
};
