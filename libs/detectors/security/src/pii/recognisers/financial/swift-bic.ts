import { patternRecogniser } from '../pattern/pattern-recogniser';

/** ISO 3166 codes of countries, part of a BIC with bank, place and branch. Source: ISO 9362. */
const COUNTRIES =
  ' AD AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BN BO BR BS BW BY CA CH CI CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GI GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KY KZ LA LB LI LK LT LU LV MA MC MD ME MG MK MM MN MO MT MU MX MY MZ NA NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SM SN SV TH TN TR TW TZ UA UG US UY UZ VE VN XK YE ZA ZM ZW ';

export const swiftBic = patternRecogniser({
  kind: 'swift_bic',
  title: 'bank identifier code (BIC)',
  group: 'financial data',
  minDigits: 0,
  pattern: /[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?/,
  accepts: (code) => COUNTRIES.includes(` ${code.slice(4, 6)} `),
  certaintyInContext: 0.78,
  reach: 24,
  contextWords: [
    'bic',
    'swift',
    'swift code',
    'bic code',
    'swift bic',
    'bic swift',
    'código swift',
    'code bic',
    'codice bic',
    'код swift',
  ],
});
