import type { Language } from '../../languages/language';
import { ARABIC } from './arabic';
import { CHINESE } from './chinese';
import { CZECH } from './czech';
import { DUTCH } from './dutch';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { HINDI } from './hindi';
import { INDONESIAN } from './indonesian';
import { ITALIAN } from './italian';
import { JAPANESE } from './japanese';
import { KOREAN } from './korean';
import { POLISH } from './polish';
import { PORTUGUESE } from './portuguese';
import { RUSSIAN } from './russian';
import { SPANISH } from './spanish';
import { SWEDISH } from './swedish';
import { TURKISH } from './turkish';
import { UKRAINIAN } from './ukrainian';
import { VIETNAMESE } from './vietnamese';

export { ENGLISH_SIGNS } from './english';
export { UNLISTED_SIGNS } from './unlisted';

/** Languages with lists, besides English. */
export const LANGUAGES: readonly Language[] = [
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  RUSSIAN,
  TURKISH,
  ARABIC,
  UKRAINIAN,
  CZECH,
  SWEDISH,
  INDONESIAN,
  VIETNAMESE,
  HINDI,
  CHINESE,
  JAPANESE,
  KOREAN,
];
