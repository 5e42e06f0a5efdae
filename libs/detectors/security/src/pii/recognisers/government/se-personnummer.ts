import { isDay, luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Luhn over the last ten digits, a birth date in front; 60 is added to the day of a coordination number. Source: Skatteverket SKV 704. */
const holds = (code: string): boolean => {
  const digits = code.slice(-10);
  return isDay(Number(digits.slice(2, 4)), Number(digits.slice(4, 6)) % 60) && luhn(digits);
};

export const sePersonnummer = recogniser({
  kind: 'se_personnummer',
  title: 'Swedish personnummer',
  group: 'government IDs',
  digits: 10,
  checked: true,
  pattern: /(?:19|20)?\d{6}[-+ ]?\d{4}/,
  accepts: (code, { excerpt, announced }) => holds(code) && (announced || /[-+]/.test(excerpt)),
  announced: 0.95,
  run: 6,
  unannounced: 0.85,
  cues: [
    'personnummer',
    'personnr',
    'pnr',
    'samordningsnummer',
    'swedish personal number',
    'personal number',
    'personal identity number',
    'person nummer',
  ],
});
