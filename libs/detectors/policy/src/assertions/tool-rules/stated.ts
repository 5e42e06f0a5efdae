import type { Grounded } from '@touchstone/assertions';
import { numbersIn } from './number-words';

const CURRENCY = String.raw`(?:€|\$|£|euros?\b|eur\b|dollars?\b|usd\b|pounds?\b|gbp\b|francs?\b|chf\b|cents?\b)`;
const FIGURE = String.raw`\d[\d.,]{0,15}`;
const PRICES = new RegExp(
  `(?:€|\\$|£|eur|usd|gbp|chf) ?(?<a>${FIGURE})|(?<b>${FIGURE}) ?${CURRENCY}`,
  'giu',
);
const NUMBERS = /(?<![\p{L}\d#-])\d[\d.,]{0,15}(?![\p{L}\d])/gu;
const TIMES = /\b(\d{1,2})[:.](\d{2})(?: ?(am|pm))?\b|\b(\d{1,2}) ?(am|pm)\b/gi;
/** Without a dot, which may be that of a number. */
const CLOCKS = /\b\d{1,2}:\d{2}\b|\b\d{1,2}\.\d{2} ?(?:[ap]\.?m\b|o'clock|uhr\b|hrs?\b)/gi;
const ISO = /\b\d{4}-\d{2}-\d{2}\b/g;
const NAMED_DATE =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\b/gi;
const CODES =
  /(?<![\p{L}\d-])(?=[\p{L}\d-]{0,30}\d)[\p{Lu}\d][\p{L}\d]{0,20}(?:-[\p{L}\d]{1,20}){0,5}(?![\p{L}\d-])/gu;
const LINKS = /https?:\/\/[^\s)"'<>]{3,500}|\bwww\.[^\s)"'<>]{3,300}/gi;
const DENIAL =
  /\b(?:(?:do|does|did)(?:n['’]t| not) (?:have|find|exist|sell|carry|stock|see|offer)|(?:is|are|was|were)(?:n['’]t| not) (?:available|in stock|found|possible|there|any)|not available|unavailable|sold out|out of stock|no such|could(?:n['’]t| not) find|can(?:['’]t|not| not) find|nothing (?:found|matching|like)|no (?:results?|match(?:es)?|entr(?:y|ies)|information|products?|records?))\b/i;
const AVAILABLE =
  /\b(?:(?:in|out of|on) stock|sold out|(?:un)?available|unavailable|(?:\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|few|some|none|no|last) (?:\p{L}{2,15} ){0,3}(?:left|remaining|in the warehouse|on the shelf)|(?:do|does|did)(?:n['’]t| not) have|we(?:['’]ve| have) (?:got )?(?:\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|plenty|lots|some|it|them|that|those|these)|there(?:['’]s| is| are) (?:still )?(?:\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|plenty|lots|some|none|no) \p{L}{2,15}|can be (?:shipped|delivered|picked up) (?:today|tomorrow|at once|right away|immediately))\b/iu;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const numeric = (written: string): number =>
  Number(
    written
      .replace(/[.,]$/, '')
      .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  );

const minutes = ([, hours, rest = '0', half, bare, other]: RegExpMatchArray): string => {
  const late = /pm/i.test(half ?? other ?? '');
  const h = Number(hours ?? bare);
  return String((late && h < 12 ? h + 12 : h) * 60 + Number(rest));
};

const dates = (text: string): string[] => [
  ...(text.match(ISO) ?? []).map((iso) => iso.slice(5)),
  ...[...text.matchAll(NAMED_DATE)].map(([, day, month, otherMonth, otherDay]) => {
    const index = MONTHS.indexOf((month ?? otherMonth ?? '').toLowerCase()) + 1;
    return `${String(index).padStart(2, '0')}-${String(Number(day ?? otherDay)).padStart(2, '0')}`;
  }),
];

const isCode = (text: string): boolean =>
  /\d/.test(text) &&
  (/\p{L}/u.test(text) || text.replaceAll(/\D/g, '').length >= 5) &&
  !/^\d{4}-\d\d-\d\d$/.test(text) &&
  !/^\d+(?:st|nd|rd|th|am|pm|g|kg|km|h|gb|mb|ml|cm|mm|x)$/i.test(text);

/** Finds things of a kind that a text states, as keys that can be compared. */
export const statedIn = (what: Grounded, text: string): string[] => {
  switch (what) {
    case 'price':
      return [...text.matchAll(PRICES)].map(({ groups }) =>
        String(numeric(groups?.['a'] ?? groups?.['b'] ?? '')),
      );
    case 'number':
    case 'calculation':
      return (text.replaceAll(ISO, ' ').replaceAll(CLOCKS, ' ').match(NUMBERS) ?? []).map((one) =>
        String(numeric(one)),
      );
    case 'time':
      return [...text.matchAll(TIMES)].map(minutes);
    case 'date':
      return dates(text);
    case 'code':
      return (text.match(CODES) ?? []).filter(isCode).map((code) => code.toLowerCase());
    case 'denial':
      return DENIAL.exec(text)?.slice(0, 1) ?? [];
    case 'availability':
      return AVAILABLE.exec(text)?.slice(0, 1) ?? [];
    case 'link':
      return (text.match(LINKS) ?? []).map((link) => link.replace(/[.,;:!?]$/, '').toLowerCase());
  }
};

/** Numbers of one source that are tried as operands. */
const MOST_OPERANDS = 30;

/** Checks whether a number is the result of a calculation with two numbers of the sources. */
export const isComputed = (n: number, sources: readonly string[]): boolean => {
  const operands = [...new Set(sources.flatMap(numbersIn))].slice(0, MOST_OPERANDS);
  const is = (result: number): boolean => Math.abs(result - n) < 0.006;
  return operands.some((a) =>
    operands.some(
      (b) =>
        is(a * b) ||
        is((a * b) / 100) ||
        (a !== b && (is(a + b) || is(a - b))) ||
        (b > 1 && is(a / b)),
    ),
  );
};

const decimals = (written: string): number => (/\.(\d+)$/.exec(written)?.[1] ?? '').length;

/** Checks whether sources contain a stated thing. */
export const isIn = (what: Grounded, stated: string, sources: readonly string[]): boolean => {
  if (what === 'price' || what === 'number' || what === 'calculation') {
    const n = Number(stated);
    const step = 0.5 * 10 ** -decimals(stated) + 1e-9;
    return sources.some((source) =>
      numbersIn(source).some((one) => Math.abs(one - n) < (what === 'price' ? 0.005 : step)),
    );
  }
  if (what === 'code' || what === 'link')
    return sources.some((source) => source.toLowerCase().includes(stated));
  return sources.some((source) => statedIn(what, source).includes(stated));
};
