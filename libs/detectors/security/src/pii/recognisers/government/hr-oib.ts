import { mod11And10, placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Eleven digits, ISO 7064 MOD 11,10. Source: Zakon o osobnom identifikacijskom broju. */
export const hrOib = recogniser({
  kind: 'hr_oib',
  title: 'Croatian OIB',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /(?:HR)?\d{11}/i,
  accepts: (code) => mod11And10(code.slice(-11)) && !placeholder(code.slice(-11)),
  announced: 0.95,
  cues: [
    'oib',
    'osobni identifikacijski broj',
    'croatian personal number',
    'personal identification number',
  ],
});
