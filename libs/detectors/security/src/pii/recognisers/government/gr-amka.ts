import { isDayMonth, luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Date of birth, serial number and a Luhn check digit. Source: ΗΔΙΚΑ, ΑΜΚΑ, νόμος 3655/2008. */
export const grAmka = patternRecogniser({
  kind: 'gr_amka',
  title: 'Greek AMKA',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[0-3]\d[01]\d\d{2}[ -]?\d{5}/,
  accepts: (code) => isDayMonth(code) && luhn(code),
  certaintyInContext: 0.95,
  contextWords: [
    'amka',
    'αμκα',
    'αριθμός μητρώου κοινωνικής ασφάλισης',
    'greek social security number',
    'social security number',
  ],
});
