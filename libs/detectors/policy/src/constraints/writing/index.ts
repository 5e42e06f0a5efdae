import type { Constraint } from '@touchstone/assertions';
import type { Assessment } from '../assessment';
import {
  checkBoldFigures,
  checkCountryCode,
  checkDigits,
  checkGroupedThousands,
  checkNoUnit,
  checkNumberWords,
  checkUnitSpace,
  checkWeekdayDates,
} from './figures';
import {
  checkCitedSentences,
  checkFinalStop,
  checkHttps,
  checkJsonType,
  checkNameFirst,
  checkOwnLines,
  checkSignedName,
} from './layout';
import {
  checkDoubledWords,
  checkNoAbbreviations,
  checkOneLanguage,
  checkRepeatedSentences,
  checkSentenceCapitals,
  checkSpelling,
  checkVariedOpenings,
} from './words';

type Writing = Extract<Constraint, { kind: 'writing' }>;

const CHECKS: Record<Writing['manner'], (text: string, value?: string) => Assessment> = {
  'sentence-capitals': checkSentenceCapitals,
  'varied-openings': checkVariedOpenings,
  'no-doubled-words': checkDoubledWords,
  'no-repeated-sentences': checkRepeatedSentences,
  spelling: checkSpelling,
  'no-abbreviations': checkNoAbbreviations,
  'one-language': checkOneLanguage,
  digits: checkDigits,
  'number-words': checkNumberWords,
  'grouped-thousands': checkGroupedThousands,
  'unit-space': checkUnitSpace,
  'no-unit': checkNoUnit,
  'weekday-dates': checkWeekdayDates,
  'country-code': checkCountryCode,
  'bold-figures': checkBoldFigures,
  https: checkHttps,
  'cited-sentences': checkCitedSentences,
  'own-lines': checkOwnLines,
  'signed-name': checkSignedName,
  'name-first': checkNameFirst,
  'no-final-stop': checkFinalStop,
  'json-type': checkJsonType,
};

/** Checks a text against a manner of writing. Linear in the text. */
export const checkWriting = ({ manner, value }: Writing, text: string): Assessment =>
  CHECKS[manner](text, value);
