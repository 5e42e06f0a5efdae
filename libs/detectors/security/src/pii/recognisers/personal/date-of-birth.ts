import { recogniser } from '../../recogniser';

const MONTH =
  '(?:jan|feb|fev|fév|mar|már|mär|maa|apr|ápr|avr|abr|m[aá][ijy]|jun|jún|júl|juin|jul|juil|aug|ago|août|aou|sep|set|o[ckt]t|out|nov|de[czk]|déc|ene|dic|gen|giu|lug|mag|mei|sty|lut|kwi|maj|cze|lip|sie|wrz|pa[zź]|lis|gru|oca|şub|mart|nis|haz|tem|ağu|eyl|eki|kas|ara|led|agu|des|okt|sij|velj|ožu|svi|kol|ruj|stu|úno|bře|dub|kvě|čer|srp|zář|říj|list|pro|ian|iun|iul|noi|szept|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|ιαν|φεβ|μαρ|απρ|μα[ΐϊι]|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ|जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|ב?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[\\p{L}\\p{M}]{0,9}\\.?';
/** The Thai years too. */
const YEAR = '(?:19|20|24|25)\\d{2}';
const ERA = '(?:昭和|平成|令和|大正|明治|[SHRTM])';
/** Ways to write a day of a year. */
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

/** Six digits are a day only right behind these. */
const OF_SIX = /(?:d\.?o\.?b|birth|born|f[öø]d|syntym|synt|geb|urodz|рожд|생년월일)[\p{L}. :]{0,14}$/iu;
/** `born before 14 March`: nobody's day; `TTL` says how long something lives, but in Indonesia where and when somebody was born. */
const NOT_BORN = /[Bb]orn (?:before|after|between|until|since|from|on or (?:before|after))[ ]$|(?<!\p{L})UR $/u;
const TTL = /(?<!\p{L})ttl[ :.]{1,3}[^\n]{0,30}$/iu;
/** What else is born, in the clause before. */
const FOUNDED = /(?:compan(?:y|ies)|firm|start-?up|project|idea|brand|movement|entreprise|société|empresa|proyecto|progetto|azienda|projekt|firma|projeto)(?!\p{L})[^.\n]{0,24}(?:born|née?|naci[óo]|nat[oa]|geboren|nasceu)(?!\p{L})[^.\n]{0,30}$|birthday (?:sale|offer|party|event|discount)[^.\n]{0,30}$/iu;

/** A date behind words for a birth; written in the ways of CLDR's short, medium and long patterns. Source: Unicode CLDR. */
export const dateOfBirth = recogniser({
  kind: 'date_of_birth', title: 'date of birth', group: 'personal identifiers', digits: 3,
  pattern: new RegExp(DAYS.join('|'), 'iu'),
  accepts: (code, { excerpt, before, field }) => !FOUNDED.test(before) && !NOT_BORN.test(before) && (!TTL.test(before) || /\p{L}{3}/u.test(excerpt)) && (code.length !== 6 || excerpt !== code || field || OF_SIX.test(before.slice(-24))),
  worded: true, announced: 0.9, reach: 44,
  cues: [
    'born', 'born on', 'born in', 'dob', 'd o b', 'date of birth', 'birth date', 'birthdate', 'birthday', 'birthday is', 'birth day', 'bday',
    'b day', 'bdate', 'birth dt', 'geboren', 'geb', 'geb am', 'geb datum', 'geburtsdatum', 'geburtstag', 'né le', 'née le', 'né', 'née', 'naissance', 'date de naissance', 'ddn', 'date naiss', 'naiss', 'anniversaire',
    'nacido', 'nacida', 'nacimiento', 'fecha de nacimiento', 'fec nac', 'f nac', 'fecha nac', 'nací', 'nació', 'cumpleaños',
    'nato il', 'nata il', 'nato', 'nata', 'nascita', 'data di nascita', 'nascido', 'nascida', 'nascimento', 'data de nascimento', 'nasci', 'nasceu',
    'geboortedatum', 'geboren op', 'urodzony', 'urodzona', 'urodzonego', 'urodzonej', 'urodził się', 'urodziła się', 'urodzenia', 'data urodzenia', 'data ur',
    'родился', 'родилась', 'рождения', 'дата рождения', 'д р', 'г р', 'р н', 'дн', 'народився', 'народилася', 'народження', '出生', '出生日期', '生日', '生年月日', '生まれ', '誕生日', 'född',
    'födelsedatum', 'født', 'fødselsdato', 'fødselsdag',
    'syntymäaika', 'syntynyt', 'narozen', 'narozena', 'nar', 'ur', 'narozený', 'narozeného', 'narozené', 'narodený', 'narodená', 'nar dňa', 'dátum narodenia', 'rođen', 'rođena', 'rođenja', 'datum rođenja', 'rojen', 'rojena',
    'datum rojstva', 'рођен', 'рођена', 'датум рођења', 'роден', 'родена', 'дата на раждане', 'роджений', 'dzimis', 'dzimusi', 'gimė', 'gimęs', 'sündinud', 'né en', 'nasc', 'geboortedag', 'narodil se', 'narodila se', 'datum narození', 'születési dátum', 'született', 'data nașterii',
    'născut', 'γεννήθηκε', 'ημερομηνία γέννησης', 'doğum tarihi', 'doğum', 'd tarihi', 'doğumlu', '생년월일', '생일', 'تاريخ الميلاد', 'تاريخ الولادة', 'जन्म तिथि', 'जन्मतिथि',
    'birth', 'birth time', 'birthtime', 'birth dt', 'date of bth', 'd of b', 'geb dat', 'gebdat', 'gebdatum', 'geburtsdat', 'nac', 'f nac', 'fecha de nac', 'fn', 'natalicio', 'dt nasc', 'data nasc', 'dn', 'nato a il', 'urodziłam', 'urodziłem', 'urodziłam się', 'urodziłem się', 'ur dnia', 'datum nar', 'dat nar', 'szül', 'szül dátum', 'születtem', 'născută', 'născut la', 'data nasterii',
    'fødd', 'fødseldato', 'fødselsdata', 'födelsedag', 'synt', 'syntymäpäivä', 'γεν', 'γεννηθείς', 'γεννημένος', 'γεννημένη', 'γεννήθηκα', 'ημ γέννησης', 'рожд', 'дата рожд', 'день рождения', 'родился', 'р нар', 'дата нар', 'народжена', 'народжений', 'день народження', '出生于', '生于', '出生年月日', '生日是', '誕生', '출생', '생일은', 'مواليد', 'ولد', 'ولدت', 'مولود',
    'जन्म', 'जन्म तारीख', 'जन्मदिन', 'doğ tar', 'doğ', 'doğumluyum', 'doğum günü', 'sinh', 'sinh ngày', 'năm sinh', 'tgl lahir', 'lahir', 'tempat tanggal lahir', 'เกิด', 'เกิดวันที่', 'วันเดือนปีเกิด', 'ת ל', 'נולד', 'נולדה', 'תאריך הלידה', 'ta lahir',
    'fdn', 'cumplo años el', 'γέννησης', 'ولدت في', 'تاریخ تولد', 'متولد', 'تاریخ پیدائش', 'נולדתי', 'ttl', 'tempat tgl lahir', 'kapanganakan', 'ipinanganak', 'isinilang', 'kuzaliwa', 'nilizaliwa', 'alizaliwa', 'dzim', 'dzimšanas', 'dzimšanas datums', 'dzimšanas dati', 'gim data', 'gimimo data', 'sünd', 'sünniaeg', 'sünnikuupäev', 'datëlindja', 'lindur',
    'data de naixement', 'nascut', 'nascuda', 'data de nacemento', 'fæðingardagur', 'fæddur', 'fædd', 'датум на раѓање', 'роден на', 'родена на', 'gebore', 'জন্ম তারিখ', 'பிறந்த தேதி', 'születési idő', 'szül idő', 'szül hely idő', 'urodziny', 'data i miejsce urodzenia', 'miejsce i data urodzenia', 'lieu et date de naissance', 'doğum tarihim', 'fecha de nto', 'f nacimiento', 'f nto', 'birth cert', 'date born', 'born date', 'dateborn',
    'תאריך לידה', 'ngày sinh', 'tanggal lahir', 'วันเกิด',
  ],
});
