import { type Checker, every, type Outcome } from './checked';
import { figure } from './numbers';
import { Pattern } from './pattern';

const N = String.raw`(?<![\d.,/-])(\d{1,12}(?:,\d{3}){0,3})(?![.,]?\d)`;
const IS = "(is|are|was|is not|isn['’]t|are not|ist|ist keine?|est|n['’]est pas)";
const NEGATED = /not|n['’]t|keine?|pas/i;
const toWhole = (text = ''): number => Number(text.replaceAll(',', ''));

const PRIME = new Pattern(
  `${N},? ${IS}(?: an?| the| also| eine| un| only)? (prime|composite|even|odd|perfect square|square number|perfect cube|Primzahl|gerade|ungerade|nombre premier|pair|impair)\\b`,
  'giu',
);
const DIVISIBLE = new Pattern(
  `${N} ${IS}(?: evenly| exactly)? (?:divisible by|a multiple of|durch|teilbar durch|divisible par) ${N}(?: teilbar)?`,
  'giu',
);
const FACTOR = new Pattern(`${N} ${IS} an? (?:factor|divisor) of ${N}`, 'giu');
const ROMAN = Pattern.of(
  /(?<![\p{L}\d])(?:the )?(?:Roman numeral )?([IVXLCDM]{2,12})(?: in Roman numerals)? (?:is|equals|stands for|represents|=|means)(?: the number)? (\d{1,4})(?![\d.,]?\d)/gu,
);
const TO_ROMAN = Pattern.of(
  /(?<![\d.,])(\d{1,4})(?: (?:is|in|equals|as|is written as)){1,2}(?: a)? ?(?:Roman numerals?)?(?: (?:is|as))? ([IVXLCDM]{1,12})(?![\p{L}\d])/gu,
);
const BINARY = Pattern.of(
  /(?<![\d.,])(?:binary )?([01]{2,30})(?: in binary| \(binary\))?(?: is| equals| =|, is)(?: equal to)?(?: the)?(?: decimal)?(?: number)? (\d{1,10})(?: in decimal)?(?![\d.,]?\d)/gi,
);
const TO_BINARY = Pattern.of(
  /(?<![\d.,])(\d{1,9})(?: in decimal)?(?: is| equals| =)? (?:in binary (?:is |= ?)?([01]{1,30})|([01]{2,30}) in binary)(?!\d)/gi,
);
const HEX = Pattern.of(
  /(?<![\w])0x([\da-f]{1,8})(?: in decimal)? (?:is|equals|=)(?: equal to)? (\d{1,10})(?![\d.,]?\d)/gi,
);

/** Checks primes, parity, squares, divisibility, Roman, binary and hexadecimal numbers. */
export const properties: Checker = (passage) => [
  ...every(passage, PRIME, ([, number, verb = '', name = '']) =>
    property(toWhole(number), NEGATED.test(verb), name.toLowerCase()),
  ),
  ...every(passage, DIVISIBLE, ([, number, verb = '', by]) =>
    divides(toWhole(number), toWhole(by), NEGATED.test(verb)),
  ),
  ...every(passage, FACTOR, ([, by, verb = '', number]) =>
    divides(toWhole(number), toWhole(by), NEGATED.test(verb)),
  ),
  ...every(passage, ROMAN, ([, roman = '', number]) =>
    equal(romanValue(roman), Number(number), `${roman} is`),
  ),
  ...every(passage, TO_ROMAN, ([, number, roman = '']) =>
    equal(romanValue(roman), Number(number), `${roman} is`),
  ),
  ...(passage.lower.includes('binary')
    ? [
        ...every(passage, BINARY, ([, digits = '', number]) =>
          equal(parseInt(digits, 2), Number(number), `binary ${digits} is`),
        ),
        ...every(passage, TO_BINARY, ([, number, one, other]) =>
          equal(parseInt(one ?? other ?? '', 2), Number(number), `binary ${one ?? other} is`),
        ),
      ]
    : []),
  ...every(passage, HEX, ([, digits = '', number]) =>
    equal(parseInt(digits, 16), Number(number), `0x${digits} is`),
  ),
];

const equal = (exact: number | undefined, stated: number, subject: string): Outcome =>
  exact === undefined || Number.isNaN(exact)
    ? undefined
    : { wrong: exact !== stated, reason: `${subject} ${figure(exact)}` };

const divides = (number: number, by: number, negated: boolean): Outcome => {
  if (!(by > 0)) return undefined;
  const rest = number % by;
  return {
    wrong: (rest === 0) === negated,
    reason:
      rest === 0
        ? `${number} divided by ${by} is ${number / by}`
        : `${number} divided by ${by} leaves a remainder of ${rest}`,
  };
};

const LARGEST = 1e8;

const property = (number: number, negated: boolean, name: string): Outcome => {
  if (number > LARGEST) return undefined;
  if (/^(?:even|gerade|pair)$/.test(name))
    return said(number % 2 === 0, negated, `${number} is ${number % 2 === 0 ? 'even' : 'odd'}`);
  if (/^(?:odd|ungerade|impair)$/.test(name))
    return said(number % 2 === 1, negated, `${number} is ${number % 2 === 0 ? 'even' : 'odd'}`);
  if (/square/.test(name))
    return root(number, Math.round(Math.sqrt(number)) ** 2, negated, 'square');
  if (/cube/.test(name)) return root(number, Math.round(Math.cbrt(number)) ** 3, negated, 'cube');
  const factor = smallestFactor(number);
  const prime = number > 1 && factor === number;
  const reason = prime
    ? `${number} is a prime number`
    : number < 2
      ? `${number} is neither prime nor composite`
      : `${number} is ${factor} × ${number / factor}`;
  return name === 'composite'
    ? said(number > 1 && !prime, negated, reason)
    : said(prime, negated, reason);
};

const root = (number: number, nearest: number, negated: boolean, name: string): Outcome =>
  said(
    number === nearest,
    negated,
    `${number} is ${number === nearest ? '' : 'not '}a perfect ${name}`,
  );

const said = (holds: boolean, negated: boolean, reason: string): Outcome => ({
  wrong: holds === negated,
  reason,
});

const smallestFactor = (number: number): number => {
  if (number % 2 === 0) return 2;
  for (let factor = 3; factor * factor <= number; factor += 2)
    if (number % factor === 0) return factor;
  return number;
};

const ROMAN_FORM = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};

const romanValue = (text: string): number | undefined => {
  if (!ROMAN_FORM.test(text)) return undefined;
  const digits = [...text].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return digits.reduce(
    (total, digit, index) => total + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
};
