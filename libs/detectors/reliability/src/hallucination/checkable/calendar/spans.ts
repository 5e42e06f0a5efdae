import { type Checked, type Checker, every } from '../checked';
import { Passage } from '../passage';
import { Pattern } from '../pattern';
import { addMonths, type DateAt, dateText, dayNumber, fullDates, yearlessDates } from './dates';

const PLACE = /@(\d{1,3})@/;
const AT = String.raw`@(\d{1,3})@`;
const LENGTH = String.raw`(?:exactly |about |approximately |roughly )?(\d{1,5})(?: full| whole| calendar)? (days?|weeks?|months?|years?|Tagen?|Wochen?|Monaten?|Jahren?|jours?|semaines?|mois|ans?)(?: and (\d{1,3}) (days?))?(?!\p{L})`;
const IS = String.raw`(?:,? (?:is|are|was|were|it is|it's|that is|that's|there are|there were|lasts?|lasted|spans?|takes?|took|equals|means|a total of|makes|which is|i\.e\.|liegen|sind|ist|vergehen|il y a|or|so) (?:a period of |a gap of |a difference of |a span of |a total of )?|,? ?[(=:–-] ?|, )`;
const BETWEEN = new Pattern(
  `(?:from|between|vom|zwischen|von|du|entre) (?:the |dem )?${AT},? (?:to|and|until|through|till|bis|bis zum|und|und dem|au|et)(?: the)? ${AT}${IS}${LENGTH}`,
  'giu',
);
const COUNT_FIRST = new Pattern(
  `(?:there (?:are|were)|it is|it's|that is|es sind|il y a) ${LENGTH}(?: of time)? (?:from|between|vom|zwischen|von|entre)(?: the| dem)? ${AT},? (?:to|and|until|through|bis|und|et|au)(?: the)? ${AT}`,
  'giu',
);
const SHIFTED = new Pattern(
  `${LENGTH} (after|from|before|later than|prior to|nach|vor|après|avant)(?: the| dem)? ${AT}(?:,? (?:is|was|will be|would be|falls on|comes to|lands on|brings us to|gives|ist|war|est|=)| →|,)(?: the| der| on)? (?:\\p{L}{6,9},? )?${AT}`,
  'giu',
);
const THEN = new Pattern(
  `${AT}(?:,)? (?:plus|\\+|and|minus|-) ${LENGTH}(?:,? (?:is|was|will be|would be|gives|equals|=|→))(?: the)? ${AT}`,
  'giu',
);
const LASTS = new Pattern(
  `(?:starts?|begins?|started|began|starting|runs?|ran)(?: on| from)?(?: the)? ${AT},? (?:and )?(?:lasts?|lasted|runs? for|takes?|for) ${LENGTH}[^@]{0,30}(?:ends?|ended|finish(?:es)?|until|to)(?: on| by)?(?: the)? ${AT}`,
  'giu',
);

/**
 * Checks days, weeks, months and years between dates, and dates that lie a stated span after or
 * before another. Both ways to count the ends of a period are accepted.
 */
export const spans: Checker = (passage) => {
  const { text } = passage;
  if (passage.numbers < 2) return [];
  const dates = datesOf(text);
  if (dates.length < 2) return [];
  const marked = new Passage(mark(text, dates));
  const at = (index = ''): DateAt | undefined => dates[Number(index)];
  const quoted = (checked: Checked): Checked => ({
    ...checked,
    quote: checked.quote.replace(new RegExp(PLACE, 'g'), (_, index: string) => {
      const date = at(index);
      return date ? text.slice(date.start, date.end) : '';
    }),
  });
  return [
    ...every(marked, BETWEEN, ([, from, to, count, unit, rest]) =>
      between(at(from), at(to), Number(count), unit, rest),
    ),
    ...every(marked, COUNT_FIRST, ([, count, unit, rest, , from, to]) =>
      between(at(from), at(to), Number(count), unit, rest),
    ),
    ...every(marked, SHIFTED, ([, count, unit, rest, , side = '', from, to]) =>
      shifted(
        at(from),
        at(to),
        Number(count) * (/before|prior|vor|avant/i.test(side) ? -1 : 1),
        unit,
        rest,
      ),
    ),
    ...every(marked, THEN, ([whole, from, count, unit, rest, , to]) =>
      shifted(
        at(from),
        at(to),
        Number(count) * (/@ ?(?:minus|-)/.test(whole) ? -1 : 1),
        unit,
        rest,
      ),
    ),
    ...every(marked, LASTS, ([, from, count, unit, rest, , to]) =>
      lasting(at(from), at(to), Number(count), unit, rest),
    ),
  ].map(quoted);
};

const datesOf = (text: string): DateAt[] => {
  const full = fullDates(text);
  const [yearless, year] = [yearlessDates(text), full.at(-1)?.year];
  return [...full, ...yearless.map((date) => ({ ...date, year: date.year ?? year }))]
    .sort((one, other) => one.start - other.start)
    .slice(0, 100);
};

/** Replaces every date by its number between at signs. */
const mark = (text: string, dates: readonly DateAt[]): string => {
  let marked = '';
  let done = 0;
  dates.forEach(({ start, end }, index) => {
    if (start < done) return;
    marked += `${text.slice(done, start)}@${index}@`;
    done = end;
  });
  return marked + text.slice(done);
};

const daysOf = (unit = ''): number | undefined =>
  /^(?:day|tag|jour)/i.test(unit) ? 1 : /^(?:week|woche|semaine)/i.test(unit) ? 7 : undefined;
const monthsOf = (unit = ''): number => (/^(?:month|monat|mois)/i.test(unit) ? 1 : 12);

const between = (
  from: DateAt | undefined,
  to: DateAt | undefined,
  count: number,
  unit?: string,
  rest?: string,
) => {
  if (!from || !to) return undefined;
  let days = dayNumber(to) - dayNumber(from);
  // Without years, the second date may lie in the next one.
  if (days < 0 && to.year === undefined) days += 365;
  if (days < 0) return undefined;
  const each = daysOf(unit);
  if (each !== undefined) {
    const stated = count * each + Number(rest ?? 0);
    const leap =
      from.year === undefined && from.month <= 2 && to.month > 2 ? [days + 1, days + 2] : [];
    const accepted = [days, days + 1, ...leap, ...(unit === 'days' ? [days - 1] : [])];
    const wrong =
      each === 1
        ? !accepted.includes(stated)
        : Math.floor(days / 7) !== count && Math.floor((days + 1) / 7) !== count;
    return {
      wrong,
      reason:
        each === 1
          ? `there are ${days} days between the dates`
          : `there are ${days} days, ${Math.floor(days / 7)} weeks, between the dates`,
    };
  }
  const whole =
    ((to.year ?? 2023) - (from.year ?? 2023)) * 12 +
    to.month -
    from.month -
    (to.day < from.day ? 1 : 0);
  const stated = count * monthsOf(unit);
  const step = monthsOf(unit);
  return {
    wrong:
      Math.floor(whole / step) !== count &&
      Math.floor((whole + 1) / step) !== count &&
      stated !== whole,
    reason: `there are ${step === 12 ? `${Math.floor(whole / 12)} full years` : `${whole} full months`} between the dates`,
  };
};

const target = (from: DateAt, count: number, unit?: string, rest?: string): number => {
  const each = daysOf(unit);
  return (
    (each !== undefined
      ? dayNumber(from) + count * each
      : dayNumber(addMonths(from, count * monthsOf(unit)))) + Number(rest ?? 0)
  );
};

const shifted = (
  from: DateAt | undefined,
  to: DateAt | undefined,
  count: number,
  unit?: string,
  rest?: string,
) => {
  if (!from || !to) return undefined;
  const exact = target(from, count, unit, rest);
  const year = to.year ?? new Date(exact * 86_400_000).getUTCFullYear();
  const leap =
    from.year === undefined &&
    Math.abs(dayNumber({ ...to, year }) - exact) === 1 &&
    from.month <= 2;
  return {
    wrong: dayNumber({ ...to, year }) !== exact && !leap,
    reason: `the result is ${dateText(exact, from.year !== undefined)}`,
  };
};

const lasting = (
  from: DateAt | undefined,
  to: DateAt | undefined,
  count: number,
  unit?: string,
  rest?: string,
) => {
  if (!from || !to) return undefined;
  const exact = target(from, count, unit, rest);
  const year = to.year ?? new Date(exact * 86_400_000).getUTCFullYear();
  const stated = dayNumber({ ...to, year });
  return {
    wrong: stated !== exact && stated !== exact - 1,
    reason: `the end is ${dateText(exact - 1, from.year !== undefined)} or ${dateText(exact, from.year !== undefined)}`,
  };
};
