import { type Token, tokenise } from '@touchstone/text/fast';
import { LANGUAGES } from '../data/languages';
import type { Hit } from '../lexicon';
import type { Role } from '../roles';
import { type Evidence, weigherOf } from '../score';
import type { Language } from './language';
import { contextsOf, LANGUAGE_RULES } from './language-rules';
import { phrasesIn } from './phrases';
import { plainLetters } from './plain-letters';
import { SignCount } from './recognise';

/** Part of a text, in UTF-16 units. */
interface Range {
  start: number;
  end: number;
}
export interface LanguageReading {
  /** Evidence by its place in the text. */
  evidence: (Omit<Evidence, 'from' | 'to'> & Range)[];
  /** Returns true for a place in a sentence that is clearly not in English. */
  isForeign: (offset: number) => boolean;
}

interface Sentence {
  tokens: Token[];
  /** Possible languages. */
  languages: readonly Language[];
  /** True if nothing shows the language. */
  isUnknown: boolean;
  isForeign: boolean;
}

const LATIN = LANGUAGES.filter(({ script }) => script === 'Latin');
/** Letters of a phrase that is unambiguous in a text of unknown language, alone or beside others. */
const UNAMBIGUOUS = 7;
const UNAMBIGUOUS_BESIDE_OTHERS = 4;
const DECISIVE: ReadonlySet<Role> = new Set<Role>([
  'threat',
  'menace',
  'urge',
  'abuse',
  'insult',
  'slur',
  'explicit',
  'selfharm',
]);

const weighers = new Map<string, (hits: Hit<Role>[]) => Evidence[]>();
const weigherFor = ({ spacing = 1, negatesBehind = false }: Language) => {
  const key = `${spacing} ${negatesBehind}`;
  const weigher =
    weighers.get(key) ?? weigherOf(LANGUAGE_RULES, contextsOf(negatesBehind), spacing);
  weighers.set(key, weigher);
  return weigher;
};

/**
 * Weighs the evidence of a normalised text in the languages besides English. The lists of a language
 * apply to sentences that may be in it. Linear in the text.
 */
export const weighLanguages = (text: string): LanguageReading => {
  const sentences = sentencesOf(text);
  const evidence = sentences.flatMap((sentence) =>
    sentence.languages.flatMap((language) =>
      weigherFor(language)(hitsIn(sentence, language)).map(({ from, to, ...rest }) => ({
        ...rest,
        start: sentence.tokens[from]?.start ?? 0,
        end: sentence.tokens[to]?.end ?? 0,
      })),
    ),
  );
  const foreign = sentences.flatMap(({ tokens, isForeign }) =>
    isForeign ? [{ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }] : [],
  );
  return {
    evidence,
    isForeign: (offset) => foreign.some(({ start, end }) => offset >= start && offset < end),
  };
};

const hitsIn = ({ tokens, isUnknown }: Sentence, language: Language): Hit<Role>[] => {
  const hits = phrasesIn(language, tokens);
  return isUnknown ? hits.filter((hit) => isUnambiguous(hit, tokens)) : hits;
};

const isUnambiguous = ({ roles, from, to }: Hit<Role>, tokens: readonly Token[]): boolean => {
  const letters = (tokens[to]?.end ?? 0) - (tokens[from]?.start ?? 0);
  return (
    letters >=
    ([...roles].some((role) => DECISIVE.has(role)) ? UNAMBIGUOUS : UNAMBIGUOUS_BESIDE_OTHERS)
  );
};

const sentencesOf = (text: string): Sentence[] => {
  const whole = new SignCount();
  const parts: { tokens: Token[]; signs: SignCount }[] = [];
  let current = -1;
  for (const token of tokenise(plainLetters(text))) {
    if (token.sentence !== current) parts.push({ tokens: [], signs: new SignCount() });
    current = token.sentence;
    const part = parts.at(-1);
    part?.tokens.push(token);
    part?.signs.add(token, text);
    whole.add(token, text);
  }
  return parts.map(({ tokens, signs }) => {
    const languages = signs.possible() ?? whole.possible();
    return {
      tokens,
      languages: languages ?? LATIN,
      isUnknown: languages === undefined,
      isForeign: signs.isForeign,
    };
  });
};
