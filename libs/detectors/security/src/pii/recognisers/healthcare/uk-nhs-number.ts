import { oneDigitOnly, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Weights 10 to 2 modulo 11; a check of 10 is not given. Source: NHS Data Dictionary, NHS number. */
export const ukNhsNumber = recogniser({
  kind: 'uk_nhs_number',
  title: 'NHS number',
  group: 'healthcare data',
  digits: 10,
  checked: true,
  pattern: /\d{3}[- ]?\d{3}[- ]?\d{4}/,
  accepts: (code) =>
    !oneDigitOnly(code) && weighted(code, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  announced: 0.95,
  cues: [
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
