import { patternRecogniser } from '../pattern/pattern-recogniser';

const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Verifies the ninth of seventeen characters, a check digit modulo 11, mandatory in North America
 * and China. The letters I, O and Q do not occur. Source: 49 CFR 565.15, ISO 3779.
 */
const holds = (code: string): boolean =>
  '0123456789X'.charAt(
    Array.from(code).reduce(
      (sum, character, index) =>
        sum + (VALUES[character] ?? Number(character)) * (WEIGHTS[index] ?? 0),
      0,
    ) % 11,
  ) === code.charAt(8);

export const vin = patternRecogniser({
  kind: 'vin',
  title: 'vehicle identification number',
  group: 'personal identifiers',
  minDigits: 4,
  hasCheckDigits: true,
  pattern: /[A-HJ-NPR-Z0-9]{13}\d{4}/i,
  accepts: (code, { inContext, excerpt }) =>
    /[A-Z]/.test(code) &&
    (holds(code) || (inContext && /^[S-Z]/.test(code))) &&
    (inContext || (excerpt === code && /[A-Z].*[A-Z].*[A-Z]/.test(code))),
  certaintyInContext: 0.93,
  requiredCharacters: 'A',
  minDigitRun: 4,
  minWordLength: 17,
  certaintyAlone: 0.75,
  contextWords: [
    'vin',
    'vin number',
    'vehicle identification number',
    'chassis number',
    'chassis',
    'fahrgestellnummer',
    'fin',
    'numéro de châssis',
    'número de bastidor',
    'numero di telaio',
    'chassi',
    'chassisnummer',
    'numer vin',
    'номер кузова',
    '车架号',
    '車台番号',
  ],
});
