import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Thirteen digits, the last three of which are the first ten modulo 511. Source: OECD, TIN
 * description France (numéro SPI).
 */
export const frFiscal = patternRecogniser({
  kind: 'fr_numero_fiscal',
  title: 'French tax number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /[0-3]\d ?\d{2} ?\d{3} ?\d{3} ?\d{3}/,
  accepts: (code) => Number(code.slice(0, 10)) % 511 === Number(code.slice(10)),
  certaintyInContext: 0.95,
  contextWords: [
    'numéro fiscal',
    'numéro spi',
    'référence fiscale',
    'identifiant fiscal',
    'spi',
    'french tax number',
    'tax number',
    'tin',
  ],
});
