import { type Checker, NUMBER, toNumber } from './checked';

const GREATER = 'greater than|larger than|bigger than|more than|higher than|>';
const LESS = 'less than|smaller than|lower than|fewer than|<';
const COMPARED = new RegExp(
  `(?<![\\w.,%$€-])(${NUMBER}) (?:is )?(not )?(${GREATER}|${LESS}|equal to) (${NUMBER})(?![\\d.,]*\\d)(?!\\s?(?:%|thousand|million|billion|[a-z]{1,3}\\b(?<!\\band|\\bso|\\bas)))`,
  'giu',
);
const LARGER = new RegExp(GREATER, 'i');

/** Checks comparisons of two bare numbers, such as `9.11 is greater than 9.9`. */
export const ordering: Checker = (text) =>
  Array.from(text.matchAll(COMPARED), ([quote, left = '', not, relation = '', right = '']) => {
    const [a, b] = [toNumber(left), toNumber(right)];
    const holds =
      relation.toLowerCase() === 'equal to' ? a === b : LARGER.test(relation) ? a > b : a < b;
    return {
      quote,
      wrong: holds === (not !== undefined),
      reason: `${left} is ${a > b ? 'greater than' : a < b ? 'less than' : 'equal to'} ${right}`,
    };
  });
