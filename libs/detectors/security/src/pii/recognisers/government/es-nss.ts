import { placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check number after province and eight digits: the remainder of both modulo 97.
 * Source: Seguridad Social, composición del número de afiliación.
 */
const holds = (code: string): boolean => {
  const serial = Number(code.slice(2, 10));
  const base =
    serial < 10_000_000
      ? serial + Number(code.slice(0, 2)) * 10_000_000
      : Number(code.slice(0, 10));
  return base % 97 === Number(code.slice(10));
};

export const esNss = patternRecogniser({
  kind: 'es_nss',
  title: 'Spanish social security number',
  group: 'government IDs',
  minDigits: 12,
  hasCheckDigits: true,
  pattern: /\d{2}[ /-]?\d{8}[ /-]?\d{2}/,
  accepts: (code) => holds(code) && !placeholder(code),
  certaintyInContext: 0.95,
  contextWords: [
    'seguridad social',
    'número de la seguridad social',
    'afiliación',
    'número de afiliación',
    'naf',
    'nuss',
    'nss',
    'social security number',
  ],
});
