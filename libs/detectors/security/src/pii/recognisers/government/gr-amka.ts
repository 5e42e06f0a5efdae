import { isDayMonth, luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Birth date, serial, Luhn. Source: ΗΔΙΚΑ, ΑΜΚΑ, νόμος 3655/2008. */
export const grAmka = recogniser({
  kind: 'gr_amka',
  title: 'Greek AMKA',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /[0-3]\d[01]\d\d{2}[ -]?\d{5}/,
  accepts: (code) => isDayMonth(code) && luhn(code),
  announced: 0.95,
  cues: [
    'amka',
    'αμκα',
    'αριθμός μητρώου κοινωνικής ασφάλισης',
    'greek social security number',
    'social security number',
  ],
});
