import type { NormalisedText } from '@touchstone/detection';
import { type Run, rewritten } from './rewritten';

/** From nought to nine in fifteen languages, other forms last; `-` where the word is one of another language's commonest, as Danish `to`. */
const UNITS = [
  'zero one two three four five six seven eight nine', 'null eins zwei drei vier fünf sechs sieben acht neun', 'cero uno dos tres cuatro cinco seis siete ocho nueve', 'zéro un deux trois quatre cinq six sept huit neuf',
  'zero uno due tre quattro cinque sei sette otto nove', 'zero um dois três quatro cinco seis sete oito nove', 'nul een twee drie vier vijf zes zeven acht negen', 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  'ноль один два три четыре пять шесть семь восемь девять', 'нуль один два три чотири п’ять шість сім вісім дев’ять', 'sıfır bir iki üç dört beş altı yedi sekiz dokuz', 'noll ett två tre fyra fem sex sju åtta nio',
  'null ett - tre fire fem seks syv otte ni', 'nula jedna dva tři čtyři pět šest sedm osm devět', 'nol satu dua tiga empat lima enam tujuh delapan sembilan', 'oh uma duas three four five meia seven eight nine', 'nought een zwo trois quatre cinq six sept huit neuf',
].map((line) => line.split(' '));
const TEENS = [
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'dix onze douze treize quatorze quinze seize', 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove', 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove', 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
].map((line) => line.split(' '));
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety', 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 'vingt trente quarante cinquante soixante septante huitante nonante',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
].map((line) => line.split(' '));
/** Languages that write unit and ten as one word: the words by their places above, and what stands between; Italian drops the vowel before another. */
const UNIT_FIRST = [{ units: 1, tens: 1, joint: 'und', one: 'ein' }, { units: 6, tens: 6, joint: 'en', one: 'een' }];
const ITALIAN = { units: 4, tens: 4 };

const numbers = (): Map<string, number> => {
  const all = new Map<string, number>();
  const put = (word: string, value: number): unknown => all.has(word) || all.set(word, value);
  for (const line of UNITS) line.forEach((word, value) => put(word, value));
  for (const line of TEENS) line.forEach((word, value) => put(word, 10 + value));
  for (const line of TENS) line.forEach((word, index) => put(word, 20 + 10 * index));
  for (const { units, tens, joint, one } of UNIT_FIRST)
    for (const [index, ten] of (TENS[tens] ?? []).entries()) for (let unit = 1; unit < 10; unit++) put(`${unit === 1 ? one : (UNITS[units]?.[unit] ?? '')}${joint}${ten}`, 20 + 10 * index + unit);
  for (const [index, ten] of (TENS[ITALIAN.tens] ?? []).entries())
    for (let unit = 1; unit < 10; unit++) {
      const word = UNITS[ITALIAN.units]?.[unit] ?? '';
      put(`${/^[uo]/.test(word) ? ten.slice(0, -1) : ten}${word}`, 20 + 10 * index + unit);
    }
  ['veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'].forEach((word, index) => put(word, 21 + index));
  put('vingts', 20);
  return all;
};

let known: Map<string, number> | undefined;
/** How the words begin, as `beginningOf` has it: few others do, and need not be cut out. */
const beginnings = new Uint8Array(0x10000);
const beginningOf = (text: string, at: number): number => ((text.charCodeAt(at) | 32) * 31 * 31 + (text.charCodeAt(at + 1) | 32) * 31 + (text.charCodeAt(at + 2) | 32)) & 0xffff;
const numberWords = (): Map<string, number> => {
  if (known) return known;
  known = numbers();
  for (const word of [...known.keys(), ...Object.keys(REPEATS), ...JOINTS]) beginnings[beginningOf(word, 0)] = 1;
  return known;
};
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const JOINTS = new Set(['and', 'et', 'y', 'e']);
const LONGEST_WORD = 17;
const GAP = /^[ ,.()\n-]*$/;
const MOST_GAP = 3;
const FEWEST_WORDS = 2;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 26;

interface Word {
  start: number;
  end: number;
  /** Its digits as written in figures. */
  written?: string;
  value?: number;
  repeats?: number;
  joins?: boolean;
}

const wordOf = (text: string, start: number): Word | undefined => {
  const end = start + text.length;
  if (text.length > LONGEST_WORD) return undefined;
  const word = text.toLowerCase();
  const value = numberWords().get(word);
  if (value !== undefined) return { start, end, value };
  if (REPEATS[word] !== undefined) return { start, end, repeats: REPEATS[word] };
  return JOINTS.has(word) ? { start, end, joins: true } : undefined;
};

/** `trente-quatre`, `soixante dix huit`, `quatre-vingt-dix`: the number that begins at a word, and how many words it has. */
const numberAt = (words: readonly Word[], at: number): { value: number; length: number } => {
  let value = words[at]?.value ?? 0;
  let length = 1;
  const next = (): number | undefined => words[at + length]?.value;
  if (value === 4 && next() === 20) [value, length] = [80, 2];
  if (value >= 20 && value % 10 === 0 && words[at + length]?.joins && (words[at + length + 1]?.value ?? 0) > 0 && (words[at + length + 1]?.value ?? 10) < 10) length++;
  const following = next() ?? 0;
  if ((value === 60 || value === 80) && following >= 10 && following <= 16) [value, length] = [value + following, length + 1];
  const unit = next() ?? 0;
  if (value >= 20 && value % 10 === 0 && unit > 0 && unit < 10) return { value: value + unit, length: length + 1 };
  // Seventeen and more are said `dix-sept` in French; `ten seven` is nobody's.
  if (value % 10 === 0 && (value === 10 || value === 70 || value === 90) && unit >= 7 && unit < 10) return { value: value + unit, length: length + 1 };
  return { value, length };
};

/** A number in the text: from where to where, and its digits. */
interface Spoken {
  start: number;
  end: number;
  digits: string;
}

/** The numbers of words in a row; `undefined` where they are no identifier: too few, or counting. */
const numbersIn = (words: readonly Word[]): Spoken[] | undefined => {
  const spoken: Spoken[] = [];
  const values: number[] = [];
  let repeats = 1;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    if (word.value === undefined) {
      if (word.written !== undefined) spoken.push({ start: word.start, end: word.end, digits: word.written });
      repeats = word.repeats ?? 1;
      at++;
      continue;
    }
    const { value, length } = numberAt(words, at);
    spoken.push({ start: word.start, end: (words[at + length - 1] as Word).end, digits: String(value).repeat(repeats) });
    values.push(value);
    repeats = 1;
    at += length;
  }
  const count = spoken.reduce((sum, { digits }) => sum + digits.length, 0);
  const counts = values.every((value, index) => index === 0 || value === (values[index - 1] ?? 0) + 1);
  return values.length < FEWEST_WORDS || count < FEWEST_DIGITS || count > MOST_DIGITS || (counts && values.length > 3) ? undefined : spoken;
};

const isLetter = (code: number): boolean => (code < 128 ? (code | 32) >= 97 && (code | 32) <= 122 : code >= 0xc0 && code < 0x2000);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The words for numbers, and numbers. Words of two letters or fewer are looked up whatever they begin with. */
const wordsIn = (text: string): Word[] => {
  numberWords();
  const found: Word[] = [];
  for (let index = 0; index < text.length; ) {
    const start = index;
    const code = text.charCodeAt(index++);
    if (isDigit(code)) {
      while (isDigit(text.charCodeAt(index))) index++;
      found.push({ start, end: index, written: text.slice(start, index) });
    } else if (isLetter(code)) {
      while (isLetter(text.charCodeAt(index)) || text.charCodeAt(index) === APOSTROPHE) index++;
      const word = index - start < 3 || beginnings[beginningOf(text, start)] ? wordOf(text.slice(start, index), start) : undefined;
      if (word) found.push(word);
    }
  }
  return found;
};
const APOSTROPHE = 0x2019;

interface Spelt extends Run {
  numbers: readonly Spoken[];
}

const speltIn = (text: string): Spelt[] => {
  const found: Spelt[] = [];
  let words: Word[] = [];
  const close = (): void => {
    // From the first word that joins nothing to the last that stands for digits itself.
    const told = words.slice(words.findIndex(({ joins }) => !joins), words.findLastIndex(({ joins, repeats }) => !joins && !repeats) + 1);
    const [first, last] = [told[0], told.at(-1)];
    const numbers = first && last && told.some(({ value }) => value !== undefined) ? numbersIn(told) : undefined;
    if (first && last && numbers) found.push({ 0: text.slice(first.start, last.end), index: first.start, numbers });
    words = [];
  };
  for (const word of wordsIn(text)) {
    const last = words.at(-1);
    if (last && (word.start - last.end > MOST_GAP || !GAP.test(text.slice(last.end, word.start)))) close();
    words.push(word);
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
  ['〇零공영', '一壹일', '二贰貳이', '三叁參삼', '四肆사', '五伍오', '六陆陸육', '七柒칠', '八捌팔', '九玖구'].flatMap((signs, digit) => Array.from(signs, (sign) => [sign, String(digit)])),
);
const HAN = '〇零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖';
const HANGUL = '공영일이삼사오육칠팔구';
const SIGNED = new RegExp(`(?<![${HAN}十百千])[${HAN}](?:[ の-]?[${HAN}]){6,17}(?![${HAN}十百千万年月日])|(?<![가-힣])[${HANGUL}](?:[ -]?[${HANGUL}]){7,15}(?![가-힣])`, 'g');

/** `一三九一二三四五六七八`, `공일공 일이삼사`: digits in signs, one by one; `undefined` where there are none. Linear in the text. */
export const signedDigits = (plain: NormalisedText): NormalisedText | undefined =>
  rewritten(plain, plain.text.matchAll(SIGNED), (run) => {
    const characters = Array.from(run, (sign) => HAN_DIGITS[sign] ?? '');
    return '0123456789'.includes(characters.join('').slice(1)) ? undefined : characters;
  });
