import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Twenty digits that begin with 80 and contain a country and an institution. Source: Decision S1/S2
 * of the Administrative Commission, EHIC field 8.
 */
export const ehic = patternRecogniser({
  kind: 'ehic',
  title: 'European health insurance card number',
  group: 'healthcare data',
  minDigits: 16,
  pattern: /80[ ]?\d{3}[ ]?\d{5}[ ]?\d{10}|80(?: ?\d){18}/,
  certaintyInContext: 0.93,
  minDigitRun: 3,
  certaintyAlone: 0.7,
  contextWords: [
    'ehic',
    'ghic',
    'european health insurance',
    'european health insurance card',
    'ekuz',
    'ceam',
    'tse',
    'tarjeta sanitaria europea',
    "carte européenne d'assurance maladie",
    'europäische krankenversicherungskarte',
    'tessera europea di assicurazione malattia',
  ],
});
