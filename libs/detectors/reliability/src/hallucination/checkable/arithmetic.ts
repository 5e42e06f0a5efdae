import { agrees, type Checked, type Checker, figure, NUMBER, toNumber } from './checked';

const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  plus: '+',
  '-': '-',
  '−': '-',
  '–': '-',
  minus: '-',
  '*': '*',
  '×': '*',
  '·': '*',
  x: '*',
  times: '*',
  'multiplied by': '*',
  mal: '*',
  fois: '*',
  por: '*',
  '/': '/',
  '÷': '/',
  'divided by': '/',
  over: '/',
  'geteilt durch': '/',
  '^': '^',
  '**': '^',
  'to the power of': '^',
  mod: '%',
  modulo: '%',
};

const SIGN = String.raw`(?:\s(?:plus|minus|times|multiplied by|mal|fois|por|divided by|over|geteilt durch|to the power of|mod|modulo|x|-|−|–|\/)\s|\s?(?:\*\*|[+*×·÷^])\s?|\s?x\s?(?=\d)|(?<=\d)[-−–/](?=\d))`;
/** Pattern of the separator between a term and its value. */
export const IS = String.raw`(?:\s?(?:=|≈|≃)\s?|\s(?:is|are|was|equals|is equal to|makes|gives|gets you|comes to|results in|ist|sind|ergibt|macht|est|font|es|son)\s(?:exactly |about |approximately |roughly |around |etwa )?)\$?€?`;
const BOUNDARY = String.raw`(?<![\w.,/^*+×÷=-])`;
/** End of a value: excludes the beginning of another term, a scale word, a decimal comma. */
const END = String.raw`(?![\d,]*\d)(?!\s?[+*×÷^/]\s?\d)(?!\s[-−]\s\d)(?!\.\d)(?!\s?(?:thousand|million|billion|trillion|%|percent|hundred|dozen))`;

const TERM = new RegExp(
  `${BOUNDARY}(${NUMBER}(?:${SIGN}${NUMBER}){1,6})(${IS})(${NUMBER})${END}`,
  'giu',
);
const PERCENT = new RegExp(
  `${BOUNDARY}(${NUMBER})\\s?(?:%|percent|per cent|prozent) (?:of|von) \\$?€?(${NUMBER})(${IS})(${NUMBER})${END}`,
  'giu',
);
const PERCENT_BACK = new RegExp(
  `${BOUNDARY}(${NUMBER}) (?:is|equals) (${NUMBER})\\s?(?:%|percent|per cent) of (${NUMBER})${END}`,
  'giu',
);
const OFF = new RegExp(
  `${BOUNDARY}(${NUMBER})\\s?(?:%|percent) off (?:of )?\\$?€?(${NUMBER})(${IS})(${NUMBER})${END}`,
  'giu',
);
const SEVERAL = new RegExp(
  `\\b(sum|product|difference|quotient|average|mean|maximum|minimum|median) (?:of|between) (${NUMBER}(?:(?:, and |, | and )${NUMBER}){1,12})(${IS})(${NUMBER})${END}`,
  'giu',
);
const SINGLE = new RegExp(
  `\\b(square root|cube root|square|cube|factorial|half|double|third|quarter) of (${NUMBER})(${IS})(${NUMBER})${END}`,
  'giu',
);
const POSTFIX = new RegExp(
  `${BOUNDARY}(${NUMBER})(!| squared| cubed| factorial|²|³)(${IS})(${NUMBER})${END}`,
  'giu',
);

/**
 * Recomputes sums, products, percentages, roots and averages, and compares them with the stated
 * results.
 */
export const arithmetic: Checker = (text) => [
  ...each(text, TERM, ([, term = '', is = '', stated = '']) =>
    ranges(term, is) ? undefined : result(evaluate(term), is, stated),
  ),
  ...each(text, PERCENT, ([, share = '', whole = '', is = '', stated = '']) =>
    result((toNumber(share) * toNumber(whole)) / 100, is, stated),
  ),
  ...each(text, PERCENT_BACK, ([, stated = '', share = '', whole = '']) =>
    result((toNumber(share) * toNumber(whole)) / 100, 'is', stated),
  ),
  ...each(text, OFF, ([, share = '', whole = '', is = '', stated = '']) =>
    result(toNumber(whole) * (1 - toNumber(share) / 100), is, stated),
  ),
  ...each(text, SEVERAL, ([, name = '', list = '', is = '', stated = '']) =>
    result(combine(name.toLowerCase(), numbersIn(list)), is, stated),
  ),
  ...each(text, SINGLE, ([, name = '', of = '', is = '', stated = '']) =>
    result(single(name.toLowerCase(), toNumber(of)), is, stated),
  ),
  ...each(text, POSTFIX, ([, of = '', name = '', is = '', stated = '']) =>
    result(single(POSTFIXES[name.trim().toLowerCase()] ?? '', toNumber(of)), is, stated),
  ),
];

const POSTFIXES: Readonly<Record<string, string>> = {
  '!': 'factorial',
  factorial: 'factorial',
  squared: 'square',
  '²': 'square',
  cubed: 'cube',
  '³': 'cube',
};

const each = (
  text: string,
  pattern: RegExp,
  check: (match: RegExpMatchArray) => { wrong: boolean; reason: string } | undefined,
): Checked[] =>
  Array.from(text.matchAll(pattern), (match) => ({ match, outcome: check(match) })).flatMap(
    ({ match, outcome }) => (outcome ? [{ quote: match[0].trim(), ...outcome }] : []),
  );

const result = (
  exact: number | undefined,
  is: string,
  stated: string,
): { wrong: boolean; reason: string } | undefined => {
  if (exact === undefined || !Number.isFinite(exact) || Math.abs(exact) > 1e15) return undefined;
  const slack = /about|approx|rough|around|≈|≃|etwa/.test(is) ? 0.05 : 0;
  return { wrong: !agrees(stated, exact, slack), reason: `the result is ${figure(exact)}` };
};

/**
 * Recognises `2019-06-20 is`, `3/4 is`, `10-15 are`: dates, fractions and ranges, unless an equals
 * sign follows.
 */
const ranges = (term: string, is: string): boolean => !/[=≈≃]/.test(is) && /\d[-−–/]\d/.test(term);

const numbersIn = (list: string): number[] => list.split(/, and |, | and /).map(toNumber);

/** Evaluates a term: powers first, then products, then sums, each from the left. */
const evaluate = (term: string): number | undefined => {
  const parts = term.split(new RegExp(`(${SIGN})`, 'giu'));
  const numbers = parts.filter((_, index) => index % 2 === 0).map(toNumber);
  const signs = parts
    .filter((_, index) => index % 2 === 1)
    .map((sign) => SIGNS[sign.trim().toLowerCase()] ?? '?');
  if (signs.includes('?') || numbers.some(Number.isNaN)) return undefined;
  for (const level of ['^', '*/%', '+-']) reduce(numbers, signs, level);
  return numbers[0];
};

const reduce = (numbers: number[], signs: string[], level: string): void => {
  for (let index = 0; index < signs.length;) {
    if (!level.includes(signs[index] ?? '?')) index++;
    else {
      numbers.splice(
        index,
        2,
        apply(signs[index] ?? '', numbers[index] ?? NaN, numbers[index + 1] ?? NaN),
      );
      signs.splice(index, 1);
    }
  }
};

const apply = (sign: string, a: number, b: number): number => {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '/') return a / b;
  return sign === '%' ? a % b : a ** b;
};

const combine = (name: string, numbers: readonly number[]): number | undefined => {
  const [first = NaN, second = NaN] = numbers;
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (name === 'sum') return sum;
  if (name === 'product') return numbers.reduce((total, number) => total * number, 1);
  if (name === 'maximum') return Math.max(...numbers);
  if (name === 'minimum') return Math.min(...numbers);
  if (name === 'average' || name === 'mean') return sum / numbers.length;
  if (name === 'median') return median(numbers);
  if (numbers.length !== 2) return undefined;
  return name === 'difference' ? Math.abs(first - second) : first / second;
};

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
};

const single = (name: string, of: number): number | undefined => {
  if (name === 'square root') return Math.sqrt(of);
  if (name === 'cube root') return Math.cbrt(of);
  if (name === 'square') return of ** 2;
  if (name === 'cube') return of ** 3;
  if (name === 'factorial')
    return of >= 0 && of <= 17 && Number.isInteger(of)
      ? Array.from({ length: of }, (_, index) => index + 1).reduce(
          (product, factor) => product * factor,
          1,
        )
      : undefined;
  return { half: of / 2, double: of * 2, third: of / 3, quarter: of / 4 }[name];
};
