import { normalise } from '@touchstone/text';
import { PhraseIndex } from '@touchstone/text/fast';
import type { Concept, Lexicon } from './concepts';
import { CHINESE, JAPANESE, KOREAN } from './data/lexicon-asian';
import { ENGLISH } from './data/lexicon-english';
import { DUTCH, GERMAN, POLISH, RUSSIAN, TURKISH } from './data/lexicon-european';
import { FURTHER } from './data/lexicon-further';
import { CZECH, SWEDISH, UKRAINIAN } from './data/lexicon-northern';
import { QUOTING, ROLES } from './data/lexicon-quoting';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './data/lexicon-romance';
import { ARABIC, HINDI, INDONESIAN, VIETNAMESE } from './data/lexicon-southern';

const LEXICONS: readonly Lexicon[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  RUSSIAN,
  TURKISH,
  CHINESE,
  JAPANESE,
  KOREAN,
  SWEDISH,
  UKRAINIAN,
  CZECH,
  ARABIC,
  HINDI,
  INDONESIAN,
  VIETNAMESE,
  QUOTING,
  ROLES,
  ...FURTHER,
];

/**
 * Languages (ISO 639-1) that rules and model support. In `FURTHER` languages only the commonest
 * attacks are found, which is not enough to clear a text.
 */
export const SUPPORTED_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'zh',
  'ja',
  'ko',
  'sv',
  'uk',
  'cs',
  'ar',
  'hi',
  'id',
  'vi',
] as const;

let index: PhraseIndex<Concept> | undefined;

/**
 * Returns the index of the normalised phrases of all languages. Texts may mix languages, so phrases
 * of all of them are always searched.
 */
export const lexicon = (): PhraseIndex<Concept> => {
  if (index) return index;
  index = new PhraseIndex<Concept>();
  for (const language of LEXICONS) {
    for (const [concept, phrases] of Object.entries(language) as [Concept, string][]) {
      for (const phrase of phrases.split(/\s*[,\n]\s*/))
        if (phrase !== '') index.add(normalise(phrase).text, concept);
    }
  }
  return index;
};
