import { isCompactDate } from '../../context/links';
import { patternRecogniser } from '../pattern/pattern-recogniser';
import { PHONE_WORDS } from './data/phone-words';

/** `hp` means a mobile phone in Indonesia, and elsewhere a manufacturer of printers. */
const PRINTER = /(?<!\p{L})hp[ :.]{0,2}$/iu;

/** Possessive phrases about accounts: the number is not a phone number. */
const OF_ACCOUNT = /(?<!\p{L})(?:hesap|banka|iban|account|konto) \p{L}{2,8}[ :.]{1,3}$/iu;

/** Thousands and office hours: `250 000`, `900 1700`. */
const SUM_OR_HOURS = new RegExp(
  [
    String.raw`^\d{1,3}(?: \d{3})* 000$`,
    String.raw`^(?:[01]?\d|2[0-4])(?:00|15|30|45)[ -](?:[01]?\d|2[0-4])(?:00|15|30|45)$`,
  ].join('|'),
);

/**
 * Seven to fifteen digits in any grouping, after words for a phone. Source: ITU-T E.164 (maximum
 * length), own list of words.
 */
export const announcedPhone = patternRecogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  minDigits: 6,
  pattern: /\+?\(?\d(?:[ ().\/-]{0,3}\d){5,14}/,
  accepts: (code, { excerpt, textBefore }) =>
    !OF_ACCOUNT.test(textBefore.slice(-32)) &&
    !SUM_OR_HOURS.test(excerpt) &&
    (!PRINTER.test(textBefore) || /^(?:0|\+?62|8)/.test(excerpt)) &&
    code.length >= (/[ ().-]/.test(excerpt) ? 6 : 7) &&
    code.length <= 15 &&
    !isCompactDate(excerpt) &&
    !/^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{4}|^(\d)(?:\D?\1)+$|^900[ /]?1800|^(?:19|20)\d\d[ -](?:19|20)\d\d$/.test(
      excerpt,
    ),
  certaintyInContext: 0.85,
  reach: 40,
  contextWords: PHONE_WORDS,
});
