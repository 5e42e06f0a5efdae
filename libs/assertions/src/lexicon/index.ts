import { compileLexicon } from '../lexicon';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { italian } from './it';
import { portuguese } from './pt';

const OTHERS = [german, french, spanish, italian, portuguese];
export const LEXICONS_DATA = [english, ...OTHERS];

export const ENGLISH = compileLexicon(english);

/** English names of languages. */
export const LANGUAGES = Object.entries(english.phrases).flatMap(([tag, phrases]) =>
  tag.startsWith('language:') ? phrases.filter((phrase) => /^[a-z]+$/.test(phrase)) : [],
);

/**
 * English first: most assertions are in English, and the first language that parses the whole
 * sentence decides.
 */
export const LEXICONS = [ENGLISH, ...OTHERS.map(compileLexicon)];
