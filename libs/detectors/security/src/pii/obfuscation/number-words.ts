/**
 * Words for 0 to 9 in fifteen languages, alternative forms last. `-` omits a word that is too
 * common in another language, such as Danish `to`.
 */
const UNITS = [
  'zero one two three four five six seven eight nine',
  'null eins zwei drei vier fünf sechs sieben acht neun',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zéro un deux trois quatre cinq six sept huit neuf',
  'zero uno due tre quattro cinque sei sette otto nove',
  'zero um dois três quatro cinco seis sete oito nove',
  'nul een twee drie vier vijf zes zeven acht negen',
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  'ноль один два три четыре пять шесть семь восемь девять',
  'нуль один два три чотири п’ять шість сім вісім дев’ять',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
  'noll ett två tre fyra fem sex sju åtta nio',
  'null ett - tre fire fem seks syv otte ni',
  'nula jedna dva tři čtyři pět šest sedm osm devět',
  'nol satu dua tiga empat lima enam tujuh delapan sembilan',
  'oh uma duas three four five meia seven eight nine',
  'nought een zwo trois quatre cinq six sept huit neuf',
].map((line) => line.split(' '));
const TEENS = [
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'dix onze douze treize quatorze quinze seize',
  'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
].map((line) => line.split(' '));
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'vingt trente quarante cinquante soixante septante huitante nonante',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
].map((line) => line.split(' '));
/** Hundreds in languages that read phone numbers in groups of three. */
const HUNDREDS = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
);
/**
 * Languages that write units before tens as one word, with the joining word. `units` and `tens` are
 * indices into the tables above. Italian writes tens first and drops a vowel before another.
 */
const UNIT_FIRST = [
  { units: 1, tens: 1, joint: 'und', one: 'ein' },
  { units: 6, tens: 6, joint: 'en', one: 'een' },
];
const ITALIAN = { units: 4, tens: 4 };

const numbers = (): Map<string, number> => {
  const all = new Map<string, number>();
  const put = (word: string, value: number): unknown => all.has(word) || all.set(word, value);
  for (const line of UNITS) line.forEach((word, value) => put(word, value));
  for (const line of TEENS) line.forEach((word, value) => put(word, 10 + value));
  for (const line of TENS) line.forEach((word, index) => put(word, 20 + 10 * index));
  for (const { units, tens, joint, one } of UNIT_FIRST)
    for (const [index, ten] of (TENS[tens] ?? []).entries())
      for (let unit = 1; unit < 10; unit++)
        put(
          `${unit === 1 ? one : (UNITS[units]?.[unit] ?? '')}${joint}${ten}`,
          20 + 10 * index + unit,
        );
  for (const [index, ten] of (TENS[ITALIAN.tens] ?? []).entries())
    for (let unit = 1; unit < 10; unit++) {
      const word = UNITS[ITALIAN.units]?.[unit] ?? '';
      put(`${/^[uo]/.test(word) ? ten.slice(0, -1) : ten}${word}`, 20 + 10 * index + unit);
    }
  [
    'veintiuno',
    'veintidós',
    'veintitrés',
    'veinticuatro',
    'veinticinco',
    'veintiséis',
    'veintisiete',
    'veintiocho',
    'veintinueve',
  ].forEach((word, index) => put(word, 21 + index));
  HUNDREDS.forEach((word, index) => put(word, 100 * (index + 1)));
  put('vingts', 20);
  return all;
};

let known: Map<string, number> | undefined;
/** Prefilter by `beginningOf`, so that most words need no slice. */
const beginnings = new Uint8Array(0x10000);
const beginningOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) | 32) * 31 * 31 +
    (text.charCodeAt(at + 1) | 32) * 31 +
    (text.charCodeAt(at + 2) | 32)) &
  0xffff;
/** Prefilter by `shortOf` for words of one or two letters. */
const shortWords = new Uint8Array(0x10000);
const shortOf = (text: string, start: number, end: number): number =>
  ((text.charCodeAt(start) | 32) * 31 + (end - start > 1 ? text.charCodeAt(start + 1) | 32 : 0)) &
  0xffff;
const SHORT = 2;

/** Returns the values of number words by their spelling in lower case. */
export const numberWords = (): Map<string, number> => {
  if (known) return known;
  known = numbers();
  for (const word of [
    ...known.keys(),
    ...Object.keys(REPEATS),
    ...Object.keys(SPOKEN_SIGNS),
    ...JOINTS,
  ]) {
    beginnings[beginningOf(word, 0)] = 1;
    if (word.length <= SHORT) shortWords[shortOf(word, 0, word.length)] = 1;
  }
  return known;
};
export const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** Spoken separators between the groups of a number. */
export const SPOKEN_SIGNS: Readonly<Record<string, string>> = {
  dash: '-',
  hyphen: '-',
  slash: '/',
  bindestrich: '-',
  tiret: '-',
  guion: '-',
  guión: '-',
  barra: '/',
  trattino: '-',
  тире: '-',
};
export const JOINTS = new Set(['and', 'et', 'y', 'e']);
const GLUED_WORDS = [
  'zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs',
  'sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
].join('|');
const GLUED = new RegExp(String.raw`^(?:${GLUED_WORDS}){2,26}$`);
const GLUED_WORD = new RegExp(GLUED_WORDS, 'g');
const LONGEST_GLUED = 80;

/** Returns the digits of number words that are written as one word: `fivefivefive`. */
export const gluedDigits = (word: string): string | undefined =>
  word.length > 5 && word.length <= LONGEST_GLUED && GLUED.test(word)
    ? (word.match(GLUED_WORD) ?? []).map((one) => String(numberWords().get(one) ?? '')).join('')
    : undefined;

/** Returns false for most words that are not number words. Prefilter that avoids a slice. */
export const mayBeNumberWord = (text: string, start: number, end: number): boolean =>
  (end - start <= SHORT
    ? shortWords[shortOf(text, start, end)]
    : beginnings[beginningOf(text, start)]) === 1;
