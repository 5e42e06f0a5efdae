import { patternRecogniser } from '../pattern/pattern-recogniser';

const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const valueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;

/**
 * Verifies the check letter over the fifteen characters before it. The letters L to V replace
 * digits where two people would share a code. Source: DM 23 December 1976 n. 13813.
 */
const holds = (code: string): boolean =>
  String.fromCharCode(
    65 +
      (Array.from(code.slice(0, 15)).reduce(
        (sum, character, index) =>
          sum + (index % 2 === 0 ? (ODD_VALUES[valueOf(character)] ?? 0) : valueOf(character)),
        0,
      ) %
        26),
  ) === code[15];

export const itCodiceFiscale = patternRecogniser({
  kind: 'it_codice_fiscale',
  title: 'Italian codice fiscale',
  group: 'government IDs',
  minDigits: 1,
  hasCheckDigits: true,
  pattern: /[A-Z]{3} ?[A-Z]{3} ?[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2} ?[A-Z][\dL-NP-V]{3}[A-Z]/i,
  accepts: holds,
  certaintyInContext: 0.97,
  requiredCharacters: 'A',
  certaintyAlone: 0.95,
  contextWords: ['codice fiscale', 'cod fisc', 'c f', 'tessera sanitaria', 'italian tax code'],
});
