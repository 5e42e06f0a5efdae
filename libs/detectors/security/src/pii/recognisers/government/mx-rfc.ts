import { isYearMonthDay } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * Verifies the check character after names, date of birth and homonym code: weights 13 to 2, modulo
 * 11. Source: SAT, anexo of the RFC algorithm.
 */
const holds = (code: string): boolean => {
  const rest =
    Array.from(code.padStart(13, ' ').slice(0, 12)).reduce(
      (sum, character, index) => sum + ALPHABET.indexOf(character) * (13 - index),
      0,
    ) % 11;
  return '0A987654321'.charAt(rest) === code.at(-1) || (rest === 0 && code.endsWith('0'));
};

export const mxRfc = patternRecogniser({
  kind: 'mx_rfc',
  title: 'Mexican RFC',
  group: 'government IDs',
  minDigits: 6,
  hasCheckDigits: true,
  pattern: /[A-ZÑ&]{4}[ -]?\d{6}[ -]?[A-Z0-9]{2}[0-9A]/i,
  accepts: (code, { inContext, excerpt }) =>
    isYearMonthDay(code.replace(/^\D+/, '')) &&
    (holds(excerpt.toUpperCase().replace(/[ -]/g, '')) || inContext),
  certaintyInContext: 0.92,
  requiredCharacters: 'A',
  minDigitRun: 6,
  certaintyAlone: 0.8,
  contextWords: ['rfc', 'registro federal de contribuyentes', 'clave rfc'],
});
