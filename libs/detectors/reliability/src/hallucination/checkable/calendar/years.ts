import { foldBase, MONTHS } from '@touchstone/text';
import { type Checker, every } from '../checked';
import { Pattern } from '../pattern';
import { daysIn, fullDates, MONTH_NAMES } from './dates';

const YEAR = String.raw`(?<![\d.,:/-])((?:1[5-9]|20)\d\d)(?![\d:/]|[.,]\d)`;
const COUNT = String.raw`(?:exactly |about |roughly |around |approximately |nearly |almost |over |more than )?(\d{1,3})`;
const BETWEEN_YEARS = new Pattern(
  `(?:from|between|von|zwischen|de|entre) ${YEAR} (?:to|and|until|bis|und|à|et) ${YEAR}(?:,? (?:is|are|was|were|lasted|it lasted|that is|that's|which is|spans?|there are|passed|a period of|a span of|liegen|sind|il y a)|,| \\()(?: a period of| a span of| a total of)? ?${COUNT} (?:years|Jahren?|ans|années)`,
  'giu',
);
const BORN_DIED = new Pattern(
  `\\bborn\\b[^.;\\d]{0,40}(?:\\d{1,2} )?(?:\\p{L}{3,9} )?(?:\\d{1,2}, )?${YEAR}[^.;]{0,60}?\\b(?:died|passed away|dies)\\b[^.;\\d]{0,40}(?:\\d{1,2} )?(?:\\p{L}{3,9} )?(?:\\d{1,2}, )?${YEAR}[^.;\\d]{0,25}\\b(?:at (?:the age of |age )?|aged |age )${COUNT}(?!\\d)`,
  'giu',
);
const BORN_WAS = new Pattern(
  `\\b(?:born|geboren|née?)\\b[^.;\\d]{0,40}${YEAR}[^.;\\d]{0,60}?\\b(?:was|is|turned|turns|will be|would be|will turn|became|aged|war|wurde)\\b (?:exactly )?(\\d{1,3})(?: years old| years of age|)?,? (?:in|by|im Jahr) ${YEAR}`,
  'giu',
);
const BORN_IN_YEAR = new Pattern(
  `\\bborn\\b[^.;\\d]{0,40}${YEAR}[^.;\\d]{0,60}?\\b(?:in|by) ${YEAR},? (?:\\p{L}{2,12} )?(?:was|is|turned|turns|will be|would be|became|had turned)(?: about)? (\\d{1,3})(?: years old)?(?![\\d.,]\\d|\\p{L})`,
  'giu',
);
const LIVED = new Pattern(
  `\\(${YEAR} ?[–-] ?${YEAR}\\)[^.;\\d]{0,60}\\b(?:lived|died|aged)\\b[^.;\\d]{0,20}\\b(\\d{1,3})(?!\\d)`,
  'giu',
);
const YEARS_LATER = new Pattern(
  `${YEAR}[^.;\\d]{0,60}\\b${COUNT} years (?:later|after that|afterwards),? (?:in|it was|was|is) ${YEAR}`,
  'giu',
);
const YEARS_AFTER = new Pattern(
  `${COUNT} years (after|before) ${YEAR}(?:,? (?:is|was|will be|would be|comes to|gives)|,)(?: in)?(?: the year)? ${YEAR}`,
  'giu',
);
const CENTURY = new Pattern(
  `${YEAR}[^.;\\d]{0,25}\\b(?:in|of|to|part of|belongs to|is in|was in|falls in) the (\\d{1,2})(?:st|nd|rd|th) century`,
  'giu',
);
const MONTH_LENGTH = Pattern.of(
  /(?<!\p{L})(\p{L}{3,9}) (?:has|have|had|hat|a|compte)(?: always| only| exactly)? (\d{1,3}) (?:days|Tage|jours)(?!\p{L})/giu,
);
const MONTH_OF_YEAR = Pattern.of(
  /(?<!\p{L})(\p{L}{3,9}) is the (\d{1,2})(?:st|nd|rd|th)? month/giu,
);
const NEXT_MONTH = Pattern.of(
  /(?<!\p{L})(\p{L}{3,9}) (?:comes|is) (?:right |directly |immediately )?(after|before) (\p{L}{3,9})(?!\p{L})/giu,
);

/** Checks years between years, ages, centuries, and facts about months. */
export const years: Checker = (passage) => [
  ...every(passage, BETWEEN_YEARS, ([, from, to, count]) =>
    counted(Number(to) - Number(from), Number(count), 1),
  ),
  ...every(passage, BORN_DIED, ([whole, from, to, age]) =>
    aged(Number(to) - Number(from), Number(age), whole),
  ),
  ...every(passage, BORN_WAS, ([whole, from, age, to]) =>
    aged(Number(to) - Number(from), Number(age), whole),
  ),
  ...every(passage, BORN_IN_YEAR, ([whole, from, to, age]) =>
    aged(Number(to) - Number(from), Number(age), whole),
  ),
  ...every(passage, LIVED, ([whole, from, to, age]) =>
    aged(Number(to) - Number(from), Number(age), whole),
  ),
  ...every(passage, YEARS_LATER, ([, from, count, to]) =>
    counted(Number(to) - Number(from), Number(count), 0),
  ),
  ...every(passage, YEARS_AFTER, ([, count, side, from, to]) => {
    const exact = Number(from) + (side === 'before' ? -1 : 1) * Number(count);
    return { wrong: exact !== Number(to), reason: `the result is ${exact}` };
  }),
  ...every(passage, CENTURY, ([, year, century]) => {
    const exact = Math.ceil(Number(year) / 100);
    const accepted = Number(year) % 100 === 0 ? [exact, exact + 1] : [exact];
    return {
      wrong: !accepted.includes(Number(century)),
      reason: `${year} is in century number ${exact}`,
    };
  }),
  ...every(passage, MONTH_LENGTH, ([, name = '', count]) => {
    const month = monthOf(name);
    if (month === undefined) return undefined;
    const exact = daysIn(undefined, month);
    return {
      wrong: Number(count) !== exact && !(month === 2 && Number(count) === 28),
      reason: `${MONTH_NAMES[month - 1]} has ${month === 2 ? '28 or 29' : exact} days`,
    };
  }),
  ...every(passage, MONTH_OF_YEAR, ([, name = '', place]) => {
    const month = monthOf(name);
    return month === undefined
      ? undefined
      : {
          wrong: month !== Number(place),
          reason: `${MONTH_NAMES[month - 1]} is month number ${month}`,
        };
  }),
  ...every(passage, NEXT_MONTH, ([whole, one = '', side, other = '']) => {
    const [first, second] = [monthOf(one), monthOf(other)];
    if (first === undefined || second === undefined) return undefined;
    const directly = /right|directly|immediately/.test(whole);
    const forward = side === 'after' ? first - second : second - first;
    return {
      wrong: directly ? (forward + 12) % 12 !== 1 : forward <= 0 && Math.abs(forward) !== 11,
      reason: `${MONTH_NAMES[first - 1]} is month ${first} and ${MONTH_NAMES[second - 1]} is month ${second}`,
    };
  }),
];

const monthOf = (name: string): number | undefined =>
  name.length > 3 || name.toLowerCase() === 'may' ? MONTHS.get(foldBase(name)) : undefined;

const counted = (exact: number, stated: number, inclusive: 0 | 1) =>
  exact < 0
    ? undefined
    : {
        wrong: stated !== exact && stated !== exact + inclusive,
        reason: `the difference is ${exact} years`,
      };

/** Before the birthday, an age is one less than the difference of the years. */
const aged = (difference: number, stated: number, whole: string) => {
  if (difference < 0) return { wrong: true, reason: 'a death cannot come before the birth' };
  const [born, died, ...more] = fullDates(whole);
  if (born && died && more.length === 0) {
    const before = died.month < born.month || (died.month === born.month && died.day < born.day);
    const exact = difference - (before ? 1 : 0);
    return { wrong: stated !== exact, reason: `the age is ${exact}` };
  }
  return {
    wrong: stated !== difference && stated !== difference - 1,
    reason: `the age is ${difference - 1} or ${difference}`,
  };
};
