import type { Assessment } from '../assessment';
import { DATE_CERTAIN, PATTERNS, PHONE_CERTAIN, PHONE_POSSIBLE } from '../patterns';
import { outcome, without } from './outcome';

/** "One" is more often a pronoun or an article. */
const WRITTEN_OUT =
  /(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:one|a|\d+) (?:hundred|thousand|million))(?![\p{L}])/iu;
export const checkDigits = (text: string): Assessment =>
  without(
    WRITTEN_OUT.exec(text)?.[0],
    'A number is written in words.',
    'No number is written in words.',
  );

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** Figures in addresses, dates, times, amounts, codes and lists stay digits. */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/#$€£¥+@_-]|\b(?:no|nos|number|page|room|gate|step|level|floor|platform|option|line|version|chapter|section|table|size|route|bus|zone|pier|terminal|door|seat|row|unit|desk|hall|form|part|phase|class|year|grade|tier|building|track|windows|id|pin|${MONTH})\.? )(?<n>\d{1,3}) (?!(?:am|pm|a\.m|p\.m|o['’]clock|percent|per cent|%|${MONTH}|of ${MONTH}|${MONTH.toUpperCase()}|euros?|dollars?|pounds?|eur|usd|gbp|chf|francs?|cents?|kg|km|cm|mm|ml|mb|gb|tb|kwh|degrees?|million|billion|x|×)\b)(?=\p{L})`,
  'giu',
);
export const checkNumberWords = (text: string, limit = '9'): Assessment => {
  const small = [...text.matchAll(COUNTED)].find(
    ({ groups }) => Number(groups?.['n']) <= Number(limit),
  );
  return without(
    small?.[0],
    'A small number is written in digits.',
    'No small number is written in digits.',
  );
};

const LARGE = /(?<![\p{L}\p{N}.,:/#@_+-])\d{4,12}(?![\p{L}\p{N}/@_-]|[.,:]\d{3}(?!\d))/gu;
const GROUPED =
  /(?<![\p{L}\p{N}.,:/#@_+-])\d{1,3}([.,'’  ])\d{3}(?:\1\d{3}){0,4}(?![\p{L}\p{N}])/gu;
/** Years, and figures after words for codes, are not grouped. */
const isCode = (text: string, index: number, figure: string): boolean =>
  /^(?:1[89]|20|21)\d\d$/.test(figure) ||
  /(?:\b(?:no|nr|number|id|code|ref|reference|order|ticket|case|account|customer|invoice|booking|pin|claim|policy|article|item|post ?code|zip|model|error|flight|room|tel|phone|call|on|dial|extension|ext)\.?:? |\b0\d+ )$/i.test(
    text.slice(Math.max(0, index - 16), index),
  );
export const checkGroupedThousands = (text: string, mark = ','): Assessment => {
  const bare = [...text.matchAll(LARGE)].find(
    ({ 0: figure, index }) => !isCode(text, index, figure),
  );
  const other = [...text.matchAll(GROUPED)].find(([, sign = '']) => sign.trim() !== mark.trim());
  // A comma or point before three digits may be a decimal mark.
  if (
    bare === undefined &&
    other !== undefined &&
    /[.,]/.test(other[1] ?? '') &&
    mark.trim() === ''
  )
    return outcome('unknown', 'It is open whether a figure has thousands.', other[0]);
  return without(
    (bare ?? other)?.[0],
    `The thousands of a figure are not separated by "${mark}".`,
    'No figure has thousands that are written in another way.',
  );
};

const GLUED =
  /(?<![\p{L}\p{N}.,-])\d{1,9}(?:[.,]\d{1,4})?(?:kg|g|mg|t|km|m|cm|mm|ml|cl|l|kwh|kw|w|v|gb|mb|tb|kb|hz|min|hrs?|h|mph|lbs?|oz|ft|°c|°f|mbit|px)(?![\p{L}\p{N}])/iu;
export const checkUnitSpace = (text: string): Assessment =>
  without(
    GLUED.exec(text)?.[0],
    'A figure and its unit have no space between them.',
    'No figure is written together with its unit.',
  );

const NUMBER = String.raw`(?:\d[\d.,]{0,12}|half a|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|few|several|many)`;
const UNIT_FORMS: Record<string, string> = {
  miles: 'miles?|mi', kilometres: 'kilomet(?:re|er)s?|km|kms', feet: 'feet|foot|ft', inches: 'inch(?:es)?|in', yards: 'yards?|yd',
  pounds: 'pounds?|lbs?', ounces: 'ounces?|oz', kilograms: 'kilos?|kilograms?|kgs?', gallons: 'gallons?', pints: 'pints?',
  litres: 'lit(?:re|er)s?|l', Fahrenheit: '(?:°|degrees? )? ?f(?:ahrenheit)?', Celsius: '(?:°|degrees? )? ?c(?:elsius)?',
}; // prettier-ignore
export const checkNoUnit = (text: string, unit = ''): Assessment => {
  const forms = UNIT_FORMS[unit] ?? unit;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${NUMBER}[ -]?(?:${forms})(?![\p{L}\p{N}])`,
    'iu',
  ).exec(text)?.[0];
  return without(found, `A figure is given in ${unit}.`, `No figure is given in ${unit}.`);
};

const WEEKDAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\.?,?(?: the| \()? ?$/i;
/** A date without its year, or with it; the second date of a span needs no weekday of its own. */
export const checkWeekdayDates = (text: string): Assessment => {
  const dates = [...text.matchAll(DATE_CERTAIN)];
  const bare = dates.find(({ index }) => !WEEKDAY.test(text.slice(Math.max(0, index - 16), index)));
  if (dates.length === 0) return outcome(true, 'The text has no dates.');
  return without(bare?.[0], 'A date lacks its weekday.', 'Each date has its weekday.');
};

export const checkCountryCode = (text: string): Assessment => {
  const certain = [...text.matchAll(PHONE_CERTAIN)].map(([number]) => number);
  const possible = [...text.matchAll(PHONE_POSSIBLE)]
    .map(([number]) => number)
    .filter((number) => number.replaceAll(/\D/g, '').length >= 7 && /^[+0]/.test(number));
  const numbers = [...certain, ...possible].map((number) => number.trim());
  const local = numbers.find((number) => !/^\(?(?:\+|00)\d/.test(number));
  if (local !== undefined)
    return outcome(false, 'A phone number is given without its country code.', local);
  return outcome(
    true,
    numbers.length === 0
      ? 'The text has no phone numbers.'
      : 'Each phone number has its country code.',
  );
};

const TIME =
  /(?<![\p{L}\p{N}:.])\d{1,2}(?::\d\d|[:.]\d\d ?(?:am|pm)|\s?(?:am|pm))(?![\p{L}\p{N}:])/giu;
const BOLD = /\*\*[^*\n]{1,300}\*\*|__[^_\n]{1,300}__|<(?:b|strong)>[^<\n]{1,300}</giu;
const FIGURES: Record<string, RegExp | undefined> = {
  date: DATE_CERTAIN,
  time: TIME,
  price: PATTERNS.price,
};

export const checkBoldFigures = (text: string, of = 'date'): Assessment => {
  const wanted = [...text.matchAll(FIGURES[of] ?? DATE_CERTAIN)];
  if (wanted.length === 0) return outcome('unknown', `The text names no ${of} in figures.`);
  const bold = [...text.matchAll(BOLD)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const plain = wanted.find(({ index }) => !bold.some(([from, to]) => from < index && index < to));
  return without(plain?.[0], `A ${of} is not in bold.`, `Each ${of} is in bold.`);
};
