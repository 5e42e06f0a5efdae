import { isDayMonth } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check character after date of birth, century sign and serial number, which encodes
 * the remainder modulo 31. Source: Digi- ja väestötietovirasto, henkilötunnus; century signs as of
 * 2023.
 */
const holds = (code: string): boolean =>
  '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(code.slice(0, 6) + code.slice(-4, -1)) % 31) ===
  code.at(-1);

export const fiHetu = patternRecogniser({
  kind: 'fi_hetu',
  title: 'Finnish personal identity code',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /[0-3]\d[01]\d\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]/i,
  accepts: (code) => isDayMonth(code) && holds(code),
  certaintyInContext: 0.97,
  minDigitRun: 6,
  certaintyAlone: 0.93,
  contextWords: [
    'henkilötunnus',
    'hetu',
    'personbeteckning',
    'finnish personal identity code',
    'personal identity code',
  ],
});
