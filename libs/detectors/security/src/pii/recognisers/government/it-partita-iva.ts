import { luhn, placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Eleven digits, Luhn. Source: DPR 633/1972, Agenzia delle Entrate. */
export const itPartitaIva = recogniser({
  kind: 'it_partita_iva',
  title: 'Italian VAT number',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /(?:IT ?)?\d{11}/i,
  accepts: (code) => luhn(code.replace('IT', '')) && !placeholder(code.replace('IT', '')),
  announced: 0.9,
  cues: ['partita iva', 'p iva', 'piva'],
});
