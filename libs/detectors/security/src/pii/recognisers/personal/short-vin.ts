import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Vehicle number without check digits. Requires a context word. Source: ISO 3779, older vehicles.
 */
export const shortVin = patternRecogniser({
  kind: 'vehicle',
  title: 'vehicle number',
  group: 'personal identifiers',
  minDigits: 4,
  pattern: /[A-HJ-NPR-Z0-9]{10,16}\d/i,
  accepts: (code) => /[A-Z]/.test(code) && code.length < 17,
  certaintyInContext: 0.7,
  reach: 20,
  contextWords: ['chassis number', 'fahrgestellnummer', 'numéro de châssis'],
});
