import { isDay } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * District, date of birth (women add 40 to the day) and serial number, without a check digit.
 * Source: UU 23/2006, Administrasi Kependudukan.
 */
export const idNik = patternRecogniser({
  kind: 'id_nik',
  title: 'Indonesian NIK',
  group: 'government IDs',
  minDigits: 16,
  pattern: /[1-9]\d{15}|[1-9]\d{3}[ .-]\d{4}[ .-]\d{4}[ .-]\d{4}/,
  accepts: (code) => isDay(Number(code.slice(8, 10)), Number(code.slice(6, 8)) % 40),
  certaintyInContext: 0.93,
  contextWords: [
    'nik',
    'ktp',
    'nomor induk kependudukan',
    'no ktp',
    'nomor ktp',
    'e ktp',
    'indonesian id',
  ],
});
