import { type DateAt, fullDates, yearlessDates } from '../calendar/dates';
import { agrees, decimalsOf, NUMBER, scaleOf, type Stated, valueIn } from '../numbers';
import { Passage } from '../passage';
import { type Unit, unitOf, withShortUnits } from '../units';
import { APPROXIMATE } from '../wording';
import { withFigures } from '../written-numbers';

/** A number of a text with what it measures. */
export interface Quantity extends Stated {
  /** `percent`, `money`, the dimension of its unit, or `plain`. */
  dimension: string;
  unit: Unit | undefined;
  /** The word behind a number without a unit, lower case. */
  noun: string;
  approximate: boolean;
  start: number;
  end: number;
  text: string;
}

/** A text whose number words are figures, with its quantities; dates and times of day are no quantities. */
export interface Measured {
  text: string;
  lower: string;
  quantities: readonly Quantity[];
  dates: { full: readonly DateAt[]; yearless: readonly DateAt[] };
}

const CLOCK =
  /(?<!\d)\d{1,2}(?::\d{2}){1,2}(?: ?[ap]\.?m\.?)?|(?<![\d.,])\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|Uhr|o['’]clock)(?!\p{L})|\bUTC ?[+−-] ?\d{1,2}(?::\d{2})?|\bQ[1-4]\b|(?<![\d.,])\d{1,9}(?:-\d{1,9}){2,8}|(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|\b[A-Z]{1,4}-?\d{2,}\b|\d{4}(?: \d{4}){2,5}/giu;
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.,/#:])(?<sign>(?:US)?[$€£] ?)?(?<number>${NUMBER})(?<scale>(?: (?:thousand|million|billion)|k)\\b)?(?![\\d/]|:\\d)(?:(?<percent> ?%| per ?cent\\b| Prozent\\b)|[ -]?(?!(?:and|or|to|by|for|of|in|at|is|are|per|from|a|an|with|the|on|und|oder|et|plus|minus|times|x|that|which|into|but|so|as|than|was|were|if|it|out|left|more|less|each|bis|von|mit|die|der|das)\\b)(?<name>°[CF]|\\p{L}{1,14}(?:/[hs])?[²³]?|[€$£])(?!\\p{L}))?`,
  'giu',
);
const LIST_MARK = /(?:^|\n)\s*\(?\d{1,2}[.)]\s/g;
const MONEY = /^(?:€|\$|£|eur|usd|gbp|chf|euros?|dollars?|bucks|francs?|franken)$/i;
const LONGEST = 3000;
const BEFORE = 18;

export const measure = (raw: string): Measured => {
  const { text, lower, numbers } = withShortUnits(new Passage(withFigures(raw.slice(0, LONGEST))));
  if (numbers === 0) return { text, lower, quantities: [], dates: { full: [], yearless: [] } };
  const dates = { full: fullDates(text), yearless: yearlessDates(text) };
  const hidden = hide(text, [...dates.full, ...dates.yearless]);
  const quantities = Array.from(hidden.matchAll(QUANTITY)).flatMap((match) => {
    const found = quantityOf(match, text);
    return found ? [found] : [];
  });
  return { text, lower, quantities, dates };
};

/** Blanks dates, times of day and list marks, keeping offsets. */
const hide = (text: string, dates: readonly DateAt[]): string => {
  let hidden = text;
  const blank = (start: number, end: number): void => {
    hidden = hidden.slice(0, start) + ' '.repeat(end - start) + hidden.slice(end);
  };
  for (const { start, end } of dates) blank(start, end);
  for (const pattern of [CLOCK, LIST_MARK])
    for (const match of text.matchAll(pattern))
      blank(match.index ?? 0, (match.index ?? 0) + match[0].length);
  return hidden;
};

const quantityOf = (match: RegExpMatchArray, text: string): Quantity | undefined => {
  const { sign, number = '', scale, percent, name = '' } = match.groups ?? {};
  const start = match.index ?? 0;
  const factor = scaleOf(`${number}${scale ?? ''}`);
  const notation = Number.isNaN(valueIn(number, 'english')) ? 'european' : 'english';
  const value = valueIn(number, notation) * factor;
  if (Number.isNaN(value)) return undefined;
  const decimals = decimalsOf(number, notation);
  const unit =
    sign === undefined && percent === undefined && !name.startsWith('°') ? unitOf(name) : undefined;
  const money = sign !== undefined || MONEY.test(name);
  return {
    value,
    decimals,
    step: factor * 10 ** -decimals,
    dimension:
      percent !== undefined
        ? 'percent'
        : money
          ? 'money'
          : name.startsWith('°')
            ? 'temperature'
            : (unit?.dimension ?? 'plain'),
    unit: money ? undefined : unit,
    noun: name.toLowerCase(),
    approximate: APPROXIMATE.test(text.slice(Math.max(0, start - BEFORE), start)),
    start,
    end: start + match[0].length,
    text: match[0].trim(),
  };
};

/** Quantities of money and bare numbers. */
export const amounts = ({ quantities }: Measured): Quantity[] =>
  quantities.filter(({ dimension }) => dimension === 'money' || dimension === 'plain');

export const ofDimension = ({ quantities }: Measured, dimension: string): Quantity[] =>
  quantities.filter((each) => each.dimension === dimension);

const ABOUT = 0.06;

/** Returns a test whether a value is the one that is stated, as written or rounded. */
export const accepts = (
  { value, step, decimals, approximate }: Quantity,
  scale = 1,
): ((exact: number) => boolean) => {
  const stated = { value: value * scale, step: step * scale, decimals };
  const slack = approximate ? ABOUT : 0;
  return (exact) => agrees(stated, exact, slack);
};

/** Returns true if a stated quantity is one of the values, as written or rounded. */
export const isOneOf = (quantity: Quantity, values: readonly number[], scale = 1): boolean =>
  values.some(accepts(quantity, scale));
