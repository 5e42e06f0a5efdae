import { recogniser } from '../../recogniser';

const MONTH =
  '(?:jan|feb|fev|fév|mar|mär|maa|apr|avr|abr|ma[iyj]|jun|juin|jul|juil|aug|ago|août|aou|sep|set|o[ckt]t|out|nov|de[czk]|déc|ene|dic|gen|giu|lug|mag|mei|sty|lut|kwi|maj|cze|lip|sie|wrz|pa[zź]|lis|gru|oca|şub|mart|nis|haz|tem|ağu|eyl|eki|kas|ara|led|úno|bře|dub|kvě|čer|srp|zář|říj|list|pro|ian|iun|iul|noi|sze|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[\\p{L}]{0,9}\\.?';
const YEAR = '(?:19|20)\\d{2}';
const FORMS = [
  `\\d{1,2} ?[./ -] ?\\d{1,2} ?[./ -] ?(?:${YEAR}|\\d{2})`,
  `${YEAR} ?[./ -] ?\\d{1,2} ?[./ -] ?\\d{1,2}`,
  `\\d{1,2}(?:st|nd|rd|th|\\.|er|º|-?го)?(?: of| de| del|-)? ?${MONTH}(?: de| del|,|-)? ?(?:${YEAR}|'?\\d{2})`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${YEAR} ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?日`,
  `${YEAR} ?년 ?\\d{1,2} ?월 ?\\d{1,2} ?일`,
  `${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])`,
  `(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${YEAR}`,
];

/** A date behind words for a birth; written in the ways of CLDR's short, medium and long patterns. Source: Unicode CLDR. */
export const dateOfBirth = recogniser({
  kind: 'date_of_birth', title: 'date of birth', group: 'personal identifiers', digits: 3,
  pattern: new RegExp(FORMS.join('|'), 'iu'),
  announced: 0.9, reach: 44,
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
    'תאריך לידה', 'ngày sinh', 'tanggal lahir', 'วันเกิด',
  ],
});
