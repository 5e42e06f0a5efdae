import type { NormalisedText } from '@touchstone/detection';
import { isAsciiLetter, isDigit } from '../text/ascii';
import { rewritten, type Run } from './rewritten';

/** From nought to nine in fifteen languages, other forms last; `-` where the word is one of another language's commonest, as Danish `to`. */
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
/** In the languages that read numbers of phones in groups of three. */
const HUNDREDS = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
);
/** Languages that write unit and ten as one word: the words by their places above, and what stands between; Italian drops the vowel before another. */
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
/** How the words begin, as `beginningOf` has it: few others do, and need not be cut out. */
const beginnings = new Uint8Array(0x10000);
const beginningOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) | 32) * 31 * 31 +
    (text.charCodeAt(at + 1) | 32) * 31 +
    (text.charCodeAt(at + 2) | 32)) &
  0xffff;
/** Those of one letter or two, as `shortOf` has them. */
const shortWords = new Uint8Array(0x10000);
const shortOf = (text: string, start: number, end: number): number =>
  ((text.charCodeAt(start) | 32) * 31 + (end - start > 1 ? text.charCodeAt(start + 1) | 32 : 0)) &
  0xffff;
const SHORT = 2;
const numberWords = (): Map<string, number> => {
  if (known) return known;
  known = numbers();
  for (const word of [...known.keys(), ...Object.keys(REPEATS), ...Object.keys(SIGNS), ...JOINTS]) {
    beginnings[beginningOf(word, 0)] = 1;
    if (word.length <= SHORT) shortWords[shortOf(word, 0, word.length)] = 1;
  }
  return known;
};
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** What stands between the groups of a number, said aloud. */
const SIGNS: Readonly<Record<string, string>> = {
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
const JOINTS = new Set(['and', 'et', 'y', 'e']);
const LONGEST_WORD = 17;
const OF_GAP = ' ,.()\n-';
const MOST_GAP = 3;
const FEWEST_WORDS = 2;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 26;
/** What has three digits or four. */
const OF_FEW =
  /(?:^|[^\p{L}])(?:pin|pincode|cvv2?|cvc2?|cvn|security code|last four)(?:[^\p{L}]|[^\p{L}](?:code|number|is|are|digits|of)){1,3}$/iu;
const FEWEST_OF_FEW = 3;
const LEAD = 32;

interface Word {
  start: number;
  end: number;
  /** Its digits as written in figures, or in words that are not parted. */
  written?: string;
  spelt?: boolean;
  value?: number;
  repeats?: number;
  joins?: boolean;
  sign?: string;
}

const GLUED =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve){2,26}$/;
const GLUED_WORD =
  /zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve/g;
const LONGEST_GLUED = 80;

/** `fivefivefive`: digits in words, nothing between. */
const gluedDigits = (word: string): string | undefined =>
  word.length > 5 && word.length <= LONGEST_GLUED && GLUED.test(word)
    ? (word.match(GLUED_WORD) ?? []).map((one) => String(numberWords().get(one) ?? '')).join('')
    : undefined;

const wordOf = (text: string, start: number): Word | undefined => {
  const end = start + text.length;
  const word = text.toLowerCase();
  const glued = gluedDigits(word);
  if (glued) return { start, end, written: glued, spelt: true };
  if (text.length > LONGEST_WORD) return undefined;
  const value = numberWords().get(word);
  if (value !== undefined) return { start, end, value };
  if (REPEATS[word] !== undefined) return { start, end, repeats: REPEATS[word] };
  if (SIGNS[word] !== undefined) return { start, end, sign: SIGNS[word] };
  return JOINTS.has(word) ? { start, end, joins: true } : undefined;
};

/** `trente-quatre`, `soixante dix huit`, `quatre-vingt-dix`: the number that begins at a word, and how many words it has. */
const numberAt = (words: readonly Word[], at: number): { value: number; length: number } => {
  let value = words[at]?.value ?? 0;
  let length = 1;
  const next = (): number | undefined => words[at + length]?.value;
  if (value === 4 && next() === 20) [value, length] = [80, 2];
  if (
    value >= 20 &&
    value % 10 === 0 &&
    words[at + length]?.joins &&
    (words[at + length + 1]?.value ?? 0) > 0 &&
    (words[at + length + 1]?.value ?? 10) < 10
  )
    length++;
  const following = next() ?? 0;
  if ((value === 60 || value === 80) && following >= 10 && following <= 16)
    [value, length] = [value + following, length + 1];
  if (value >= 100) {
    const rest =
      following > 0 && following < 100 ? numberAt(words, at + 1) : { value: 0, length: 0 };
    return { value: value + rest.value, length: 1 + rest.length };
  }
  const unit = next() ?? 0;
  if (value >= 20 && value % 10 === 0 && unit > 0 && unit < 10)
    return { value: value + unit, length: length + 1 };
  // Seventeen and more are said `dix-sept` in French; `ten seven` is nobody's.
  if (value % 10 === 0 && (value === 10 || value === 70 || value === 90) && unit >= 7 && unit < 10)
    return { value: value + unit, length: length + 1 };
  return { value, length };
};

/** A number in the text: from where to where, and its digits. */
interface Spoken {
  start: number;
  end: number;
  digits: string;
}

/** The numbers of words in a row; `undefined` where they are no identifier: too few, or counting. */
const numbersIn = (words: readonly Word[], fewest: number): Spoken[] | undefined => {
  const spoken: Spoken[] = [];
  const values: number[] = [];
  let repeats = 1;
  for (let at = 0; at < words.length;) {
    const word = words[at] as Word;
    if (word.value === undefined) {
      const written = word.written ?? word.sign;
      if (written !== undefined)
        spoken.push({
          start: word.start,
          end: word.end,
          digits: word.spelt ? written : written.repeat(word.sign ? 1 : repeats),
        });
      repeats = word.repeats ?? 1;
      at++;
      continue;
    }
    const { value, length } = numberAt(words, at);
    spoken.push({
      start: word.start,
      end: (words[at + length - 1] as Word).end,
      digits: String(value).repeat(repeats),
    });
    values.push(value);
    repeats = 1;
    at += length;
  }
  const count = spoken.reduce((sum, { digits }) => sum + (digits.match(/\d/g)?.length ?? 0), 0);
  const said =
    values.length + words.filter(({ spelt, sign }) => spelt === true || sign !== undefined).length;
  const counts = values.every(
    (value, index) => index === 0 || value === (values[index - 1] ?? 0) + 1,
  );
  return said < FEWEST_WORDS ||
    count < fewest ||
    count > MOST_DIGITS ||
    (counts && values.length > 3)
    ? undefined
    : spoken;
};

const isLetter = (code: number): boolean =>
  code < 128 ? isAsciiLetter(code) : code >= 0xc0 && code < 0x2000;

/** The words for numbers, and numbers. */
const wordsIn = (text: string): Word[] => {
  numberWords();
  const found: Word[] = [];
  for (let index = 0; index < text.length;) {
    const start = index;
    const code = text.charCodeAt(index++);
    if (isDigit(code)) {
      while (isDigit(text.charCodeAt(index))) index++;
      found.push({ start, end: index, written: text.slice(start, index) });
    } else if (isLetter(code)) {
      while (isLetter(text.charCodeAt(index)) || text.charCodeAt(index) === APOSTROPHE) index++;
      const mayCount =
        index - start <= SHORT
          ? shortWords[shortOf(text, start, index)]
          : beginnings[beginningOf(text, start)];
      const word = mayCount ? wordOf(text.slice(start, index), start) : undefined;
      if (word) found.push(word);
    }
  }
  return found;
};
const APOSTROPHE = 0x2019;

/** Whether no more than this stands between two words of a number. */
const isGap = (text: string, start: number, end: number): boolean => {
  if (end - start > MOST_GAP) return false;
  for (let index = start; index < end; index++)
    if (!OF_GAP.includes(text.charAt(index))) return false;
  return true;
};

interface Spelt extends Run {
  numbers: readonly Spoken[];
}

const speltIn = (text: string): Spelt[] => {
  const found: Spelt[] = [];
  let words: Word[] = [];
  let says = false;
  const close = (): void => {
    // Most are numbers alone.
    if (!says) {
      words = [];
      return;
    }
    says = false;
    // From the first word that joins nothing to the last that stands for digits itself.
    const told = words.slice(
      words.findIndex(({ joins, sign }) => !joins && !sign),
      words.findLastIndex(({ joins, repeats, sign }) => !joins && !repeats && !sign) + 1,
    );
    const [first, last] = [told[0], told.at(-1)];
    const isSaid = told.some(
      ({ value, spelt, sign }) => value !== undefined || spelt === true || sign !== undefined,
    );
    const numbers =
      first && last && isSaid
        ? numbersIn(
            told,
            OF_FEW.test(text.slice(Math.max(0, first.start - LEAD), first.start))
              ? FEWEST_OF_FEW
              : FEWEST_DIGITS,
          )
        : undefined;
    if (first && last && numbers)
      found.push({ 0: text.slice(first.start, last.end), index: first.start, numbers });
    words = [];
  };
  for (const word of wordsIn(text)) {
    const last = words.at(-1);
    if (last && !isGap(text, last.end, word.start)) close();
    words.push(word);
    says ||= word.value !== undefined || word.spelt === true || word.sign !== undefined;
  }
  close();
  return found;
};

/** `quattro uno cinque`, `415 five five five`, `trente-quatre`: numbers in words, written in digits; `undefined` where there are none. Linear in the text. */
export const speltDigits = (plain: NormalisedText): NormalisedText | undefined => {
  const runs = speltIn(plain.text);
  if (runs.length === 0) return undefined;
  const byRun = new Map(runs.map((run) => [run.index, run]));
  return rewritten(plain, runs, (run, _next, index) => {
    const characters = run.split('').map(() => '');
    // The first begins where the run does, the others end where their words do.
    for (const [at, { start, end, digits }] of (byRun.get(index)?.numbers ?? []).entries()) {
      const from = (at === 0 ? start : end - digits.length) - index;
      Array.from(digits).forEach((digit, offset) => (characters[from + offset] = digit));
    }
    return characters;
  });
};

const HAN_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '〇零공영',
    '一幺壹일',
    '二贰貳이',
    '三叁參삼',
    '四肆사',
    '五伍오',
    '六陆陸육',
    '七柒칠',
    '八捌팔',
    '九玖구',
  ].flatMap((signs, digit) => Array.from(signs, (sign) => [sign, String(digit)])),
);
const HAN = '〇零幺一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖';
const HANGUL = '공영일이삼사오육칠팔구';
const SIGNED = new RegExp(
  `(?<![${HAN}\\d十百千.,-])(?:ゼロ|[${HAN}\\d])(?:[ の-]?(?:ゼロ|[${HAN}\\d])){6,17}(?![${HAN}\\d十百千万年月日章])|(?<![가-힣\\d.,-])[${HANGUL}\\d](?:[ -]?[${HANGUL}\\d]){7,15}(?![가-힣\\d])`,
  'g',
);
const FEWEST_SIGNS = 3;
/** What such numbers hold and prose in letters does not. */
const SIGNS_OF_DIGITS = new RegExp(`[${HAN}${HANGUL}ゼの]`);
const SPACE = 32;
const HYPHEN = 45;

const signsIn = (run: string): number => {
  let signs = 0;
  for (let index = 0; index < run.length; index++) {
    const code = run.charCodeAt(index);
    if (!isDigit(code) && code !== SPACE && code !== HYPHEN) signs++;
  }
  return signs;
};

/** `一三九一二三四五六七八`, `공일공 일이삼사`: digits in signs, one by one; `undefined` where there are none. Linear in the text. */
export const signedDigits = (plain: NormalisedText): NormalisedText | undefined =>
  SIGNS_OF_DIGITS.test(plain.text)
    ? rewritten(plain, SIGNED, (run) => {
        if (signsIn(run) < FEWEST_SIGNS) return undefined;
        const characters = Array.from(run, (sign) =>
          isDigit(sign.charCodeAt(0)) ? sign : sign === 'ゼ' ? '0' : (HAN_DIGITS[sign] ?? ''),
        );
        return '0123456789'.includes(characters.join('').slice(1)) ? undefined : characters;
      })
    : undefined;
