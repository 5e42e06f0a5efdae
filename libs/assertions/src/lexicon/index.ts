import { compileLexicon } from '../lexicon';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { italian } from './it';
import { portuguese } from './pt';

export const LEXICONS_DATA = [english, german, french, spanish, italian, portuguese];

/**
 * English first: most assertions are in English, and the first language that parses the whole
 * sentence decides.
 */
export const LEXICONS = LEXICONS_DATA.map(compileLexicon);
