import { isDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the two check digits modulo 11 after date of birth and serial number. D numbers add 40
 * to the day. Source: Skatteetaten, folkeregisterforskriften § 2-2.
 */
const holds = (code: string): boolean =>
  weighted(code, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
  weighted(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

export const noFodselsnummer = patternRecogniser({
  kind: 'no_fodselsnummer',
  title: 'Norwegian national identity number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[0-7]\d[0-4]\d\d{2}[ .-]?\d{5}/,
  accepts: (code) =>
    holds(code) && isDay(Number(code.slice(2, 4)) % 40, Number(code.slice(0, 2)) % 40),
  certaintyInContext: 0.96,
  minDigitRun: 5,
  certaintyAlone: 0.75,
  contextWords: [
    'fødselsnummer',
    'fødselsnr',
    'personnummer',
    'd nummer',
    'fnr',
    'norwegian national identity number',
    'personal number',
    'national identity number',
  ],
});
