import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Year of birth, or birthday without a year, after context words: `YOB: 1980`, `my birthday is May
 * 3rd`. Source: own list of words.
 */
const year = patternRecogniser({
  kind: 'date_of_birth',
  title: 'year of birth',
  group: 'personal identifiers',
  minDigits: 2,
  pattern: /(?:19|20)\d\d|['’]\d\d(?!\d)/,
  certaintyInContext: 0.75,
  reach: 8,
  maxWordsBetween: 2,
  contextWords: [
    'year of birth',
    'birth year',
    'yob',
    'y o b',
    'i was born in',
    'he was born in',
    'she was born in',
    'i am born in',
    'who was born in',
    'bin jahrgang',
    'ist jahrgang',
    'jahrgang ist',
    'je suis né en',
    'je suis née en',
    'nací en',
    'nasci em',
    'rok nar',
    'r nar',
    'rocz',
    'ročník',
    'ben geboren in',
    'urodziłem się w',
    'urodziłam się w',
    'född år',
    'rođen sam',
    'rođena sam',
    'geburtsjahr',
    'jahrgang von',
    'année de naissance',
    'né en',
    'née en',
    'año de nacimiento',
    'nacido en',
    'nacida en',
    'anno di nascita',
    'ano de nascimento',
    'geboortejaar',
    'rok urodzenia',
    'rocznik',
    'год рождения',
    'года рождения',
    'г р',
    'рік народження',
    'року народження',
    'födelseår',
    'fødselsår',
    'syntymävuosi',
    'rok narození',
    'születési év',
    'doğum yılı',
    'sinh năm',
    'năm sinh',
    'tahun lahir',
    '出生年份',
    '生年',
    '출생연도',
    '년생',
  ],
});

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?|(?:januar|februar|märz|mai|juni|juli|august|septemb|oktob|novemb|dezemb)[a-z]{0,3}|(?:janvier|février|mars|avril|juin|juillet|août|décembre|octobre)|(?:ener|febrer|marz|abril|may|juni|juli|agost|septiembr|octubr|noviembr|diciembr)[oe]?';
const ASKED_WORDS = [
  String.raw`birthday|cumplo años|compio gli anni|faço anos|turn(?:s|ing|ed)? \d{1,3}|be \d{1,3}|bday`,
  'b-day|geburtstag|anniversaire|cumpleaños|compleanno|aniversário|verjaardag|生日|誕生日',
].join('|');
const ASKED_WORDS_2 = '[ :,=-]|is|was|falls|on|the|ist|war|am|est|le|es|el|è|il|é|em|op|是|は';
const ASKED = new RegExp(String.raw`(?:${ASKED_WORDS})(?:['’]s)?(?:${ASKED_WORDS_2}){0,9}$`, 'iu');

const PERSON_WORDS = [
  'i|he|she|we|son|daughter|kid|child|boy|girl|baby|wife|husband|mum|mom|mother|dad|father',
  'sister|brother|niece|nephew|grandson|granddaughter|grandma|grandpa|twins?',
].join('|');
const AUXILIARIES = String.raw`['’]ll|['’]m| will| is| are`;
/** Persons that turn an age. Excludes events and companies. */
const PERSON_TURNS = new RegExp(
  String.raw`(?<!\p{L})(?:${PERSON_WORDS})(?:${AUXILIARIES})? (?:turn(?:s|ing|ed)?|be) \d{1,3}(?: on| this| next)? ?(?:the )?$`,
  'iu',
);

const dayOfYear = patternRecogniser({
  kind: 'date_of_birth',
  title: 'birthday',
  group: 'personal identifiers',
  minDigits: 1,
  pattern: new RegExp(
    `\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? (?:${MONTH})(?:,? (?:19|20)\\d\\d)?|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\\d\\d)?|\\d{1,2}\\/\\d{1,2}(?:\\/(?:19|20)?\\d\\d)?(?!\\d)|\\d{1,2}月\\d{1,2}日|\\d{1,2}\\.\\d{1,2}\\.`,
    'iu',
  ),
  accepts: (_code, { textBefore }) =>
    ASKED.test(textBefore) &&
    (!/(?:turn|be \d)/i.test(textBefore.slice(-24)) || PERSON_TURNS.test(textBefore)),
  startsWithWord: true,
  certaintyInContext: 0.75,
  reach: 16,
  maxWordsBetween: 4,
  contextWords: [
    'turn',
    'turns',
    'turned',
    'turning',
    'will be',
    'll be',
    'cumplo años',
    'compio gli anni',
    'faço anos',
    'birthday',
    'bday',
    'b day',
    'geburtstag',
    'anniversaire',
    'cumpleaños',
    'compleanno',
    'aniversário',
    'verjaardag',
    '生日',
    '誕生日',
  ],
});

export const partsOfBirth = [year, dayOfYear];
