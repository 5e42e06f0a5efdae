import { oneDigitOnly, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Ten digits with a check digit: weights 10 to 2, modulo 11. Numbers with check digit 10 are not
 * issued. Source: NHS Data Dictionary, NHS number.
 */
export const ukNhsNumber = patternRecogniser({
  kind: 'uk_nhs_number',
  title: 'NHS number',
  group: 'healthcare data',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{3}[- ]?\d{3}[- ]?\d{4}/,
  accepts: (code) =>
    !oneDigitOnly(code) && weighted(code, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  certaintyInContext: 0.95,
  contextWords: [
    'nhs',
    'nhs number',
    'nhs no',
    'nhs num',
    'health service number',
    'health number',
    'patient',
    'patient number',
    'chi number',
    'h c number',
  ],
});
