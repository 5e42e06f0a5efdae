import { remainder731 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after a field of a machine readable line, with weights 7 3 1. Lines of
 * passports and cards contain document number, date of birth and date of expiry. Source: ICAO 9303
 * parts 4 to 6.
 */
const field = (line: string, start: number, length: number): boolean =>
  remainder731(line.slice(start, start + length)) === Number(line.charAt(start + length));
const passportLine = (line: string): boolean =>
  field(line, 0, 9) && field(line, 13, 6) && field(line, 21, 6);
const cardLine = (line: string): boolean => field(line, 0, 6) && field(line, 8, 6);

export const mrz = patternRecogniser({
  kind: 'passport_mrz',
  title: 'machine readable line of a travel document',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: new RegExp(
    [
      String.raw`[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{2,16}`,
      String.raw`\d{7}[MFX<]\d{7}[A-Z<]{3}[A-Z0-9<]{11}\d`,
    ].join('|'),
  ),
  accepts: (_code, { excerpt }) =>
    /^\d{7}[MFX<]/.test(excerpt) ? cardLine(excerpt) : passportLine(excerpt),
  minDigitRun: 7,
  certaintyAlone: 0.97,
});
