import { luhn, placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Eleven digits with a Luhn check digit. Source: DPR 633/1972, Agenzia delle Entrate. */
export const itPartitaIva = patternRecogniser({
  kind: 'it_partita_iva',
  title: 'Italian VAT number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /(?:IT ?)?\d{11}/i,
  accepts: (code) => luhn(code.replace('IT', '')) && !placeholder(code.replace('IT', '')),
  certaintyInContext: 0.9,
  contextWords: ['partita iva', 'p iva', 'piva'],
});
