import { SCALES, SMALL_NUMBERS } from '@touchstone/text';
import { Passage } from './passage';
import { replacing } from './pattern';

const WORD = /(?<![\p{L}\d])(\p{L}{2,17}(?:-\p{L}{3,9})?)(?![\p{L}\d])/gu;
const JOINS = /^(?:\s|\s?-\s?)$/;
const AND = /^\sand\s$/;
const LONGEST_RUN = 9;
const withFractions = replacing([
  [/\b(?:a |one )?half an hour\b/gi, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/gi, '15 minutes'],
  [/\bthree quarters of an hour\b/gi, '45 minutes'],
  [/\b(?:an|one) hour and a half\b/gi, '1.5 hours'],
  [/\bhalf a day\b/gi, '12 hours'],
  [/\bhalf a year\b/gi, '6 months'],
  [/\b(?:a|one|1) (day|week|month|year) and a half\b/gi, '1.5 $1s'],
  [/\b(?:a|one|1) (decade|dozen) and a half\b/gi, '1.5 $1s'],
  [/\b(\d{1,3}) and a half (?=\p{L})/giu, '$1.5 '],
  [
    /\b(?:an?|each|every|one) (?=(?:second|minute|hour|day|week|month|year|decade|century|millennium|fortnight|dozen|hundred|thousand|mile|metre|meter|kilomet(?:re|er)|centimet(?:re|er)|foot|yard|inch|pound|ounce|kilo|kilogram|gram|tonne|litre|liter|gallon|pint|cup|kilobyte|megabyte|gigabyte|terabyte|byte)\b)/gi,
    '1 ',
  ],
]);

const ANY = /\p{L}{2}/u;

/** A number word of a text. */
interface Piece {
  /** Value of a small number or a scale. */
  value: number;
  scale: boolean;
  start: number;
  end: number;
}

/**
 * Replaces number words by figures ("two hundred and fifty" by 250, "a week" by "1 week"), so that
 * one set of patterns matches both. Linear in the text.
 */
export const withFigures = (text: string): string => {
  if (!ANY.test(text)) return text;
  const pieces = piecesOf(text);
  let result = '';
  let done = 0;
  for (let at = 0; at < pieces.length;) {
    const run = runFrom(pieces, at, text);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) {
      result += text.slice(done, first.start) + String(valueOf(run));
      done = last.end;
    }
    at += Math.max(1, run.length);
  }
  return withFractions(new Passage(result + text.slice(done))).text;
};

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = written.toLowerCase();
    const scale = word.length > 3 ? SCALES.get(word) : undefined;
    const value = smallNumber(word) ?? scale;
    if (value !== undefined)
      pieces.push({ value, scale: scale !== undefined, start: index, end: index + written.length });
  }
  return pieces;
};

const smallNumber = (word: string): number | undefined => {
  if (word === 'dozen') return undefined;
  const known = SMALL_NUMBERS.get(word) ?? GERMAN.get(word);
  if (known !== undefined || !word.includes('-')) return known;
  const [tens, unit] = word.split('-', 2).map((part) => SMALL_NUMBERS.get(part));
  return tens === undefined || unit === undefined ? undefined : tens + unit;
};

/** German numbers from 21 to 99, written in one word. */
const GERMAN: ReadonlyMap<string, number> = new Map(
  'ein zwei drei vier fünf sechs sieben acht neun'
    .split(' ')
    .flatMap((unit, index) =>
      'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
        .split(' ')
        .map((tens, place): [string, number] => [
          `${unit}und${tens}`,
          (place + 2) * 10 + index + 1,
        ]),
    ),
);

/** Returns the longest run of number words that form one number. */
const runFrom = (pieces: readonly Piece[], from: number, text: string): Piece[] => {
  const run: Piece[] = [];
  for (const piece of pieces.slice(from, from + LONGEST_RUN)) {
    const before = run.at(-1);
    if (before === undefined ? piece.scale : !continues(before, piece, text)) break;
    run.push(piece);
  }
  return run;
};

const continues = (before: Piece, piece: Piece, text: string): boolean => {
  const between = text.slice(before.end, piece.start);
  if (!(JOINS.test(between) || (before.scale && AND.test(between)))) return false;
  if (piece.scale || before.scale) return true;
  const [tens, unit] = [before.value, piece.value];
  return tens >= 20 && tens % 10 === 0 && unit > 0 && unit < 10;
};

const valueOf = (run: readonly Piece[]): number => {
  let total = 0;
  let current = 0;
  for (const { value = 0, scale } of run) {
    if (!scale) current += value;
    else {
      current = Math.max(1, current) * value;
      if (value >= 1000) [total, current] = [total + current, 0];
    }
  }
  return total + current;
};
