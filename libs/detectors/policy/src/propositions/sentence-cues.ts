import { type AnalysedSentence, isNegated, phrasesOf } from '../concepts/clauses';
import { refuses } from '../concepts/content/absence';
import { DIRECTIVES } from '../concepts/content/data/advice';
import { IMPERATIVES, WORD_CUES } from './data/cues';

const WORD_NAMES = Object.keys(WORD_CUES) as (keyof typeof WORD_CUES)[];
const CUES_OF_WORD = new Map<string, number[]>();
WORD_NAMES.forEach((name, index) => {
  for (const word of WORD_CUES[name].split(' '))
    CUES_OF_WORD.set(word, [...(CUES_OF_WORD.get(word) ?? []), index]);
});

const imperatives = phrasesOf(IMPERATIVES);
const directives = phrasesOf(DIRECTIVES.directive);
const FIGURE = /\d/;
const NAME = /(?<=[\p{Ll}\p{N},] )(?!I\b)\p{Lu}[\p{L}-]{2,}/u;

/** Cues that are there or not. */
const FACTS = {
  question: ({ question }) => question,
  exclamation: ({ exclamation }) => exclamation,
  refusal: refuses,
  denial: ({ negations }) => negations.length > 0,
  imperative: (sentence) => imperatives.occurs(sentence),
  directive: (sentence) => directives.occurs(sentence),
  figure: ({ text }) => FIGURE.test(text),
  name: ({ text }) => NAME.test(text),
  condition: ({ clauses }) => clauses.some(({ role }) => role === 'condition'),
  assertion: (sentence) =>
    sentence.clauses.some((clause) => clause.role === 'main' && !isNegated(sentence, clause)),
} satisfies Record<string, (sentence: AnalysedSentence) => boolean>;

type Fact = keyof typeof FACTS;
const FACT_NAMES = Object.keys(FACTS) as Fact[];

/** Names of the counts of `cuesOf`. */
export const CUE_NAMES: readonly string[] = [...WORD_NAMES, ...FACT_NAMES];

const INDEX = new Map(CUE_NAMES.map((name, index) => [name, index]));

const known = new WeakMap<AnalysedSentence, readonly number[]>();

/** Counts what shows that a sentence promises, advises, asks, denies and so on. */
export const cuesOf = (sentence: AnalysedSentence): readonly number[] => {
  const before = known.get(sentence);
  if (before) return before;
  const counts = new Array<number>(CUE_NAMES.length).fill(0);
  for (const word of sentence.words)
    for (const cue of CUES_OF_WORD.get(word) ?? []) counts[cue] = (counts[cue] ?? 0) + 1;
  FACT_NAMES.forEach((name, index) => {
    counts[WORD_NAMES.length + index] = FACTS[name](sentence) ? 1 : 0;
  });
  known.set(sentence, counts);
  return counts;
};

/** Returns true if a sentence has a cue. */
export const hasCue = (sentence: AnalysedSentence, name: keyof typeof WORD_CUES | Fact): boolean =>
  (cuesOf(sentence)[INDEX.get(name) ?? -1] ?? 0) > 0;
