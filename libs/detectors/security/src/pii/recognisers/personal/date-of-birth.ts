import { patternRecogniser } from '../pattern/pattern-recogniser';
import { BIRTH_WORDS } from './data/birth-words';

const MONTH =
  '(?:jan|feb|fev|fév|mar|már|mär|maa|apr|ápr|avr|abr|m[aá][ijy]|jun|jún|júl|juin|jul|juil|aug|ago|août|aou|sep|set|o[ckt]t|out|nov|de[czk]|déc|ene|dic|gen|giu|lug|mag|mei|sty|lut|kwi|maj|cze|lip|sie|wrz|pa[zź]|lis|gru|oca|şub|mart|nis|haz|tem|ağu|eyl|eki|kas|ara|led|agu|des|okt|sij|velj|ožu|svi|kol|ruj|stu|úno|bře|dub|kvě|čer|srp|zář|říj|list|pro|ian|iun|iul|noi|szept|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|ιαν|φεβ|μαρ|απρ|μα[ΐϊι]|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ|जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|ב?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[\\p{L}\\p{M}]{0,9}\\.?';
/** Years of the Gregorian and the Thai calendar. */
const YEAR = '(?:19|20|24|25)\\d{2}';
const ERA = '(?:昭和|平成|令和|大正|明治|[SHRTM])';
/** Formats of a calendar date. */
export const DAYS = [
  `\\d{1,2} ?[./ -] ?\\d{1,2} ?[./ -] ?(?:${YEAR}|\\d{2})`,
  `${YEAR} ?[./ -] ?\\d{1,2} ?[./ -] ?\\d{1,2}(?:T\\d\\d:\\d\\d(?::[\\d.]{2,10})?(?:Z|[+-]\\d\\d:?\\d\\d)?)?`,
  `\\d{1,2}(?:st|nd|rd|th|\\.|er|º|-?го)?(?: of| de| del|-)? ?${MONTH}(?: de| del|,|-)? ?(?:${YEAR}|'?\\d{2})`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:${YEAR}|'?\\d{2}(?![\\d:]))`,
  `${MONTH},? ${YEAR}`,
  `\\d{1,2}[. /-]{1,2}(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})[. /-]{1,2}${YEAR}`,
  `${YEAR} ?年 ?\\d{1,2} ?月(?! ?\\d)`,
  `${YEAR}\\. ?${MONTH} \\d{1,2}\\.?`,
  `\\d{1,2} tháng \\d{1,2},? (?:năm )?${YEAR}`,
  `${ERA} ?\\d{1,2}(?: ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?日|[./-]\\d{1,2}[./-]\\d{1,2})`,
  `${YEAR} ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?日`,
  `(?:${YEAR}|\\d{2}) ?년 ?\\d{1,2} ?월 ?\\d{1,2} ?일`,
  `${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])`,
  `(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${YEAR}`,
  `(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])${YEAR}`,
  '\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])',
];

/** Context words required right before a date of six digits. */
const OF_SIX =
  /(?:d\.?o\.?b|birth|born|f[öø]d|syntym|synt|geb|urodz|рожд|생년월일)[\p{L}. :]{0,14}$/iu;
/**
 * Phrases before other dates: `born before 14 March`. `TTL` means time to live, but in Indonesia
 * place and date of birth.
 */
const NOT_BORN =
  /[Bb]orn (?:before|after|between|until|since|from|on or (?:before|after))[ ]$|(?<!\p{L})UR $/u;
const TTL = /(?<!\p{L})ttl[ :.]{1,3}[^\n]{0,30}$/iu;
const FOUNDED_WORDS = [
  'compan(?:y|ies)|firm|start-?up|project|idea|brand|movement|entreprise|société|empresa',
  'proyecto|progetto|azienda|projekt|firma|projeto',
].join('|');
const FOUNDED_WORDS_2 = 'born|née?|naci[óo]|nat[oa]|geboren|nasceu';
/** Companies, projects and the like that are said to be "born", in the clause before. */
const FOUNDED = new RegExp(
  [
    String.raw`(?:${FOUNDED_WORDS})(?!\p{L})[^.\n]{0,24}(?:${FOUNDED_WORDS_2})(?!\p{L})[^.\n]{0,30}$`,
    String.raw`birthday (?:sale|offer|party|event|discount)[^.\n]{0,30}$`,
  ].join('|'),
  'iu',
);

/**
 * Date after words for a birth, in the short, medium and long patterns of CLDR. Source: Unicode
 * CLDR.
 */
export const dateOfBirth = patternRecogniser({
  kind: 'date_of_birth',
  title: 'date of birth',
  group: 'personal identifiers',
  minDigits: 3,
  pattern: new RegExp(DAYS.join('|'), 'iu'),
  accepts: (code, { excerpt, textBefore, isFieldValue }) =>
    !FOUNDED.test(textBefore) &&
    !NOT_BORN.test(textBefore) &&
    (!TTL.test(textBefore) || /\p{L}{3}/u.test(excerpt)) &&
    (code.length !== 6 || excerpt !== code || isFieldValue || OF_SIX.test(textBefore.slice(-24))),
  startsWithWord: true,
  certaintyInContext: 0.9,
  reach: 44,
  contextWords: BIRTH_WORDS,
});
