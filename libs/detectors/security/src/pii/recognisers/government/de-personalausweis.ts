import { remainder731 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after nine digits and consonants: weights 7 3 1. It may be missing.
 * Source: PAuswV annex, ICAO 9303 part 3.
 */
const holds = (code: string): boolean =>
  code.length === 9 || remainder731(code.slice(0, 9)) === Number(code.charAt(9));

export const dePersonalausweis = patternRecogniser({
  kind: 'de_personalausweis',
  title: 'German identity card number',
  group: 'government IDs',
  minDigits: 3,
  pattern: /[LMNPRTVWXY][CFGHJKLMNPRTVWXYZ0-9]{8}(?: ?\d)?D?/i,
  accepts: (code) => /\d.*\d.*\d/.test(code) && holds(code.replace(/D$/, '')),
  certaintyInContext: 0.9,
  contextWords: [
    'personalausweis',
    'personalausweisnummer',
    'ausweisnummer',
    'ausweisnr',
    'ausweis nr',
    'perso',
    'identity card',
    'id card',
    'german id card',
    'dokumentennummer',
    'seriennummer des ausweises',
  ],
});
