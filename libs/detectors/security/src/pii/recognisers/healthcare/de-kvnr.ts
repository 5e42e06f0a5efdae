import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Computes the digit sum. The number has a letter, which counts as two digits, and nine digits; the
 * last is a check digit with weights 1 2, digit sums and modulo 10. Source: § 290 SGB V,
 * GKV-Spitzenverband.
 */
const crossSum = (value: number): number => Math.floor(value / 10) + (value % 10);
const holds = (code: string): boolean => {
  const digits = Array.from(
    String(code.charCodeAt(0) - 64).padStart(2, '0') + code.slice(1, 9),
    Number,
  );
  return (
    digits.reduce((sum, digit, index) => sum + crossSum(digit * (index % 2 === 0 ? 1 : 2)), 0) %
      10 ===
    Number(code.charAt(9))
  );
};

export const deKvnr = patternRecogniser({
  kind: 'de_kvnr',
  title: 'German health insurance number',
  group: 'healthcare data',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /[A-Z]\d{9}/i,
  accepts: holds,
  certaintyInContext: 0.94,
  contextWords: [
    'kvnr',
    'krankenversichertennummer',
    'versichertennummer',
    'versicherten nr',
    'krankenkasse',
    'krankenversicherung',
    'gesundheitskarte',
    'health insurance number',
  ],
});
