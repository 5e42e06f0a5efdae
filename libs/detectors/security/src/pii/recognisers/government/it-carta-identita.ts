import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Electronic cards have two letters, five digits and two letters; paper cards two letters and seven
 * digits. The only check digit is in the machine readable zone. Source: Ministero dell'Interno.
 */
export const itCartaIdentita = patternRecogniser({
  kind: 'it_carta_identita',
  title: 'Italian identity card number',
  group: 'government IDs',
  minDigits: 5,
  pattern: /C[A-Z]\d{5}[A-Z]{2}|[A-Z]{2} ?\d{7}/i,
  certaintyInContext: 0.85,
  contextWords: [
    "carta d'identità",
    'carta di identità',
    'carta identità',
    'numero carta',
    'cie',
    'documento',
    'identity card',
    'id card',
  ],
});
