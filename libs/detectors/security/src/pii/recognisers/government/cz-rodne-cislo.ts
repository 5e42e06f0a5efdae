import { isDay, remainder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the divisibility by 11, required since 1954. The number consists of date of birth and
 * serial number; women add 50 to the month, and 20 is added where serial numbers are exhausted.
 * Source: zákon 133/2000 Sb. § 13.
 */
const holds = (code: string): boolean =>
  remainder(code, 11) === 0 || (remainder(code.slice(0, 9), 11) === 10 && code.endsWith('0'));
const month = (code: string): number =>
  Number(code.slice(2, 4)) % 50 > 12
    ? (Number(code.slice(2, 4)) % 50) - 20
    : Number(code.slice(2, 4)) % 50;

export const czRodneCislo = patternRecogniser({
  kind: 'cz_sk_rodne_cislo',
  title: 'Czech or Slovak birth number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{6}[ /]?\d{4}/,
  accepts: (code, { excerpt, inContext }) =>
    holds(code) &&
    isDay(month(code), Number(code.slice(4, 6))) &&
    (inContext || excerpt.includes('/')),
  certaintyInContext: 0.95,
  requiredCharacters: '/',
  minDigitRun: 6,
  certaintyAlone: 0.88,
  contextWords: [
    'rodné číslo',
    'rodného čísla',
    'rodným číslem',
    'rč',
    'r č',
    'birth number',
    'rodne cislo',
  ],
});
