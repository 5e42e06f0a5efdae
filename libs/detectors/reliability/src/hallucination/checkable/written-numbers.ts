import { SCALES, SMALL_NUMBERS } from '@touchstone/text';

const WORD = /(?<![\p{L}\d])(\p{L}{2,17}(?:-\p{L}{3,9})?)(?![\p{L}\d])/gu;
const JOINS = /^(?:\s|\s?-\s?|\sand\s)$/;
const FRACTIONS: readonly [RegExp, string][] = [
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
];

const ANY = /\p{L}{2}/u;

interface Piece {
  text: string;
  /** Value of a small number or a scale. */
  value: number | undefined;
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
  const pieces = Array.from(text.matchAll(WORD), pieceOf);
  let result = '';
  let done = 0;
  for (let at = 0; at < pieces.length;) {
    const run = runFrom(pieces, at, text);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 0) {
      result += text.slice(done, first.start) + String(valueOf(run));
      done = last.end;
    }
    at = last ? pieces.indexOf(last, at) + 1 : at + 1;
  }
  const figures = result + text.slice(done);
  return FRACTIONS.reduce((whole, [pattern, by]) => whole.replace(pattern, by), figures);
};

const pieceOf = (match: RegExpMatchArray): Piece => {
  const word = match[0].toLowerCase();
  const [tens, unit] = word.split('-');
  const both = [SMALL_NUMBERS.get(tens ?? ''), SMALL_NUMBERS.get(unit ?? '')];
  const joined = both[0] !== undefined && both[1] !== undefined ? both[0] + both[1] : undefined;
  const scale = word.length > 3 ? SCALES.get(word) : undefined;
  const start = match.index ?? 0;
  return {
    text: word,
    value:
      word === 'dozen'
        ? undefined
        : (SMALL_NUMBERS.get(word) ?? GERMAN.get(word) ?? joined ?? scale),
    scale: scale !== undefined,
    start,
    end: start + match[0].length,
  };
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
  for (let at = from; at < pieces.length && run.length < 9; at++) {
    const piece = pieces[at];
    const before = run.at(-1);
    if (piece === undefined) break;
    if (piece.text === 'and' && before?.scale === true && pieces[at + 1]?.value !== undefined)
      continue;
    if (piece.value === undefined) break;
    if (before === undefined ? piece.scale : !continues(before, piece)) break;
    if (before && !JOINS.test(text.slice(before.end, piece.start))) break;
    run.push(piece);
  }
  return run;
};

const continues = (before: Piece, piece: Piece): boolean => {
  if (piece.scale) return true;
  if (before.scale) return true;
  const [tens, unit] = [before.value ?? 0, piece.value ?? 0];
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
