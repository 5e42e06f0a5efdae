import { beginsWithWord, isCompactDate } from '../../context/links';
import { patternRecogniser } from '../pattern/pattern-recogniser';
import { LICENCE_WORDS } from './data/licence-words';

const NOT_DRIVING_WORDS = [
  'software|product|liquor|fishing|hunting|business|trade|volume|activation|server|site',
  'gaming|broadcast|export|import|marriage|music|patent|video|graphics|printer|odbc|jdbc',
  'audio',
].join('|');
/** Licences, permits and patents other than driving licences. */
const NOT_DRIVING = new RegExp(
  [
    String.raw`(?:${NOT_DRIVING_WORDS})[ -](?:licen[cs]e|driver)`,
    'licen[cs]e[ -]?(?:key|server|fee|costs?|count|pool|plates?|agreement)',
    'permis de (?:construire|séjour|travail|chasse)',
    'patente (?:europea|us|de invenci|n[ao]cional|comercial)',
    String.raw`(?<!\p{L})dl\.[a-z]`,
  ].join('|'),
  'iu',
);
const A_SIM = /SIM a $/;
const BEHIND_OTHERS = /^ ?(?:[kKMG]i?B(?:\/s|ps)?|[kKMG]bps)(?!\p{L})|^.{0,12}licen[cs]e plate/u;
/** Labels that must precede a licence number of only six digits. */
const LABEL = /(?:n[or]|num|number|numara(?:sı|m)|:|№|n[°º])[ .:"']*$/i;

/**
 * Formats of the US states (1 to 3 letters and 5 to 14 digits, 7 to 13 digits, FL and IL letter
 * with groups of three and four, WA twelve characters), Canada (ON letter and 14 digits, QC letter
 * and 12), Germany (eleven characters), France (nine), Italy (ten), Poland (groups with slashes),
 * Russia (series and number), Spain (same as DNI), Australia, India and others. Requires a context
 * word, because no format has published check digits. Source: AAMVA DL/ID card design standard,
 * state licence formats.
 */
export const drivingLicence = patternRecogniser({
  kind: 'driver_license',
  title: 'driving licence number',
  group: 'government IDs',
  minDigits: 3,
  pattern: new RegExp(
    [
      String.raw`[A-Z]{1,3}[- ]?\d{5,14}|[A-Z]\d{3}(?:-\d{3,4}){1,3}(?:-\d{1,3})?|[A-Z]\d{4}-\d{5}-\d{5}`,
      String.raw`[A-Z]\d{4}-\d{6}-\d{2}|[A-Z]{2}[- ]?\d{2}[- ]?(?:19|20)?\d{2}[- ]?\d{7}`,
      String.raw`\d{2,4}-\d{2,3}-\d{4}|\d{3} \d{3} \d{3}|\d{7,13}|[A-Z][A-Z0-9*]{11}`,
      String.raw`[A-Z]\d{2}[A-Z0-9]{7}\d|\d{2}[A-Z]{3}\d{5}|[A-Z]{2}\d{7}[A-Z]|[A-Z]\d{2}-\d{2}-\d{4,6}`,
      String.raw`\d{2}[A-Z]{2}\d{5}|\d{5}\/\d{2}\/\d{4}|\d{2} ?\d{2} ?\d{6}|\d{2} ?[А-Я]{2} ?\d{6}`,
      String.raw`[A-Z]{1,2}\d[A-Z0-9]{7,8}|\d{8}[A-Z]|\d{2}-\d{2}-\d{6}-\d{2}|\d{2} \d{2} \d{6} \d`,
      String.raw`(?<![а-яіїє])[А-ЯІЇЄ]{3} ?\d{6}|\d{17}[\dX]|\d{6}-\d{3,4}[A-Z]?|\d{4}-\d{4}-\d{6}`,
      String.raw`[A-Z]\d{4}-\d{6}-\d{2}|\d{3}-\d{2}-\d{4}|[A-Z][ -]?\d{3}(?:[ -]\d{2,4}){1,4}(?:[ -]\d)?`,
      String.raw`[A-Z]\d{4}[ -]\d{5}[ -]\d{5}|\d\d \d{3} \d{3}|\d \d{3} \d{3} \d{3}|\d{4} \d{4}`,
      String.raw`[A-Z]{2} \d{3} \d{3}|[A-Z]\d{2}-\d{3}-\d{3}|[A-Z]{2}\d{6}[A-Z]|[A-Z]{3}-\d{2}-\d{4}`,
      String.raw`[A-Z]{2}-[A-Z]{3}-[A-Z]{2}\d{3}[A-Z]{2}|[A-Z]{5}\d{9}`,
      String.raw`[A-Z9]{5} ?\d{6} ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d\d)?`,
      String.raw`[A-Z]{1,4}\*{1,4}[A-Z]{0,3}\d{3}[A-Z0-9]{2}`,
      String.raw`\d{2} ?[А-Я]{2}[, ]{0,2}(?:№|номер|no) ?\d{6}|\d{3}\.\d{3}\.\d{3}\.\d`,
      String.raw`[A-Z]{1,3}-\d{6,8} \d|\d{2}-\d{6}-\d{2}|\d{6}|[A-Z]{3}\d{5}[A-Z]{2}\d{2}`,
      String.raw`[A-Z]\d{3} \d{3} \d{2} \d{3} \d`,
    ].join('|'),
    'i',
  ),
  accepts: (code, { excerpt, textBefore, textAfter }) =>
    !beginsWithWord(excerpt) &&
    !NOT_DRIVING.test(textBefore.slice(-48)) &&
    !A_SIM.test(textBefore) &&
    !BEHIND_OTHERS.test(textAfter) &&
    (!/^\d{6}$/.test(excerpt) || LABEL.test(textBefore)) &&
    !isCompactDate(excerpt) &&
    (code.match(/\d/g)?.length ?? 0) >=
      (/^[A-Z0-9*]{11,12}$|^[A-Z]{2}-[A-Z]{3}-/.test(excerpt) ? 3 : 4) &&
    code.length >= 6,
  certaintyInContext: 0.88,
  reach: 40,
  contextWords: LICENCE_WORDS,
});
