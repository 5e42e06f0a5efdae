import { WEEKDAYS } from '@touchstone/text';
import { type DateMention, type Found, mention, one } from './date-mention';
import { addMonths, dayOf, lastDayOf, partsOf, weekdayOf } from './days';
import { isYear, monthOf } from './explicit-dates';
import type { Quantity } from './quantity';
import type { Token } from './tokens';

const RELATIVE = new Map<string, readonly [number, number]>([
  ['today', [0, 0]],
  ['tonight', [0, 0]],
  ['now', [0, 0]],
  ['heute', [0, 0]],
  ['hoy', [0, 0]],
  ['oggi', [0, 0]],
  ['vandaag', [0, 0]],
  ['tomorrow', [1, 1]],
  ['tmrw', [1, 1]],
  ['tmr', [1, 1]],
  ['demain', [1, 1]],
  ['manana', [1, 1]],
  ['domani', [1, 1]],
  ['yesterday', [-1, -1]],
  ['gestern', [-1, -1]],
  ['hier', [-1, 0]],
  ['ayer', [-1, -1]],
  ['ubermorgen', [2, 2]],
  ['vorgestern', [-2, -2]],
]);

export const relativeAt = (
  tokens: readonly Token[],
  at: number,
  text: string,
): Found | undefined => {
  const forms = (count: number): string =>
    tokens
      .slice(at, at + count)
      .map(({ form }) => form)
      .join(' ');
  const four = forms(4);
  if (forms(3) === 'day after tomorrow')
    return one(at + 3, mention(tokens, at, at + 3, text, { offset: [2, 2] }));
  if (forms(3) === 'day before yesterday')
    return one(at + 3, mention(tokens, at, at + 3, text, { offset: [-2, -2] }));
  if (forms(2) === 'last night')
    return one(at + 2, mention(tokens, at, at + 2, text, { offset: [-1, 0] }));
  const edge = /^(end|start|beginning|first day|last day) of (?:the |this |next )?/.exec(
    `${four} `,
  );
  if (edge) {
    const found = edgeAt(tokens, at, text);
    if (found) return found;
  }
  const span =
    /^(this|next|last|coming|past|current|the|nachste|nachsten|diese|diesen|letzte) (week|weekend|month|year|quarter|woche|monat|jahr|wochenende)\b/.exec(
      forms(2),
    );
  if (span && span[1] !== 'the')
    return one(
      at + 2,
      mention(tokens, at, at + 2, text, { resolve: spanOf(span[1] ?? '', span[2] ?? '') }),
    );
  if (
    (span &&
      ['weekend', 'week'].includes(span[2] ?? '') &&
      ['for', 'rest', 'over'].includes(tokens[at - 1]?.form ?? '')) ||
    (span && tokens[at - 1]?.form === 'of')
  )
    return one(
      at + 2,
      mention(tokens, at, at + 2, text, { resolve: spanOf('this', span[2] ?? '') }),
    );
  const afterNext = /^(week|weekend|month|year) after next\b/.exec(forms(3));
  if (afterNext)
    return one(
      at + 3,
      mention(tokens, at, at + 3, text, { resolve: spanOf('after next', afterNext[1] ?? '') }),
    );
  const own = RELATIVE.get(tokens[at]?.form ?? '');
  // `two weeks from now` is read as a span.
  if (own && !(tokens[at]?.form === 'now' && tokens[at - 1]?.form === 'from'))
    return one(at + 1, mention(tokens, at, at + 1, text, { offset: own }));
  if (tokens[at]?.form === 'morgen' && tokens[at - 1]?.form !== 'guten')
    return one(at + 1, mention(tokens, at, at + 1, text, { offset: [1, 1] }));
  return undefined;
};

/** In which February ends on the 28th: without a year, the 29th is its end as well. */
const A_COMMON_YEAR = 2023;

/** `end of the month`, `start of next week`, `end of April 2025`. */
const edgeAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const isEnd = ['end', 'last'].includes(tokens[at]?.form ?? '');
  let next = at + 1;
  while (['of', 'day', 'the'].includes(tokens[next]?.form ?? '')) next++;
  const month = monthOf(tokens[next]);
  if (month !== undefined) {
    const year = isYear(tokens[next + 1]) ? Number(tokens[next + 1]?.raw) : undefined;
    const end = year === undefined ? next + 1 : next + 2;
    const days = isEnd
      ? [28, 29, 30, 31].filter((day) => day >= lastDayOf(year ?? A_COMMON_YEAR, month))
      : [1];
    return one(
      end,
      ...days.map((day) => mention(tokens, at, end, text, { month, day, ...(year && { year }) })),
    );
  }
  const modifier = ['this', 'next', 'last'].includes(tokens[next]?.form ?? '')
    ? (tokens[next++]?.form ?? '')
    : 'this';
  const period = tokens[next]?.form ?? '';
  if (!['week', 'month', 'year', 'quarter'].includes(period)) return undefined;
  const whole = spanOf(modifier, period);
  return one(
    next + 1,
    mention(tokens, at, next + 1, text, {
      resolve: (today) => {
        const [from, to] = whole(today);
        if (!isEnd) return [from, from];
        return period === 'week' ? [to - 2, to] : [to, to];
      },
    }),
  );
};

const spanOf =
  (modifier: string, period: string) =>
  (today: number): readonly [number, number] => {
    const step =
      modifier === 'after next'
        ? 2
        : ['next', 'coming', 'nachste', 'nachsten'].includes(modifier)
          ? 1
          : ['last', 'past', 'letzte'].includes(modifier)
            ? -1
            : 0;
    const { year, month } = partsOf(today);
    if (period === 'year' || period === 'jahr')
      return [dayOf(year + step, 1, 1) as number, dayOf(year + step, 12, 31) as number];
    if (period === 'month' || period === 'monat') {
      const first = addMonths(dayOf(year, month, 1) as number, step);
      return [first, addMonths(first, 1) - 1];
    }
    if (period === 'quarter') {
      const first = addMonths(dayOf(year, month - ((month - 1) % 3), 1) as number, 3 * step);
      return [first, addMonths(first, 3) - 1];
    }
    const monday = today - ((weekdayOf(today) + 6) % 7) + 7 * step;
    if (period === 'weekend' || period === 'wochenende')
      return [monday + 4 - (step > 0 ? 7 : 0), monday + 7];
    return step === 2
      ? [monday - 1, monday + 7]
      : step === 1
        ? [today + 1, monday + 7]
        : step === -1
          ? [monday - 1, Math.max(monday + 6, today)]
          : [monday - 1, monday + 6];
  };

const DIRECTIONS = new Set([
  'this',
  'coming',
  'next',
  'last',
  'past',
  'that',
  'diesen',
  'nachsten',
  'kommenden',
  'letzten',
  'every',
  'each',
]);
const SHORT_DAYS = new Set(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);

export const weekdayAt = (
  tokens: readonly Token[],
  at: number,
  text: string,
): Found | undefined => {
  const token = tokens[at] as Token;
  const weekday = WEEKDAYS.get(token.form) ?? WEEKDAYS.get(token.form.replace(/s$/, ''));
  if (weekday === undefined) return undefined;
  if (
    SHORT_DAYS.has(token.form) &&
    !/^\p{Lu}/u.test(token.raw) &&
    !['on', 'this', 'next', 'by'].includes(tokens[at - 1]?.form ?? '')
  )
    return undefined;
  const direction = tokens[at - 1]?.form ?? '';
  const from = DIRECTIONS.has(direction) ? at - 1 : at;
  // `Monday the 4th`, `Monday, 4 August`: the date decides.
  const fields = { weekday };
  if (['that', 'every', 'each'].includes(direction) || token.form.endsWith('days'))
    return one(at + 1, mention(tokens, from, at + 1, text, fields));
  const resolve = (today: number): readonly [number, number] => {
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    if (['last', 'past', 'letzten'].includes(direction)) return [today + ahead - 14, today - 1];
    if (['next', 'nachsten', 'kommenden'].includes(direction)) return [today, today + 13];
    return [today - 6, today + (ahead === 0 ? 7 : ahead)];
  };
  return one(at + 1, mention(tokens, from, at + 1, text, { weekday, resolve }));
};

/** Finds `in two weeks`, `three days ago`, `a week from tomorrow`. */
export const spansIn = (
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  text: string,
): DateMention[] =>
  quantities.flatMap((quantity): DateMention[] => {
    const unit = quantity.units.find(({ dimension }) => dimension === 'time');
    const [value] = quantity.values;
    if (!unit || unit.factor < 86_400 || value === undefined) return [];
    const before = tokens[quantity.first - 1]?.form ?? '';
    const after = tokens[quantity.end]?.form ?? '';
    const sign = after === 'ago' || before === 'vor' ? -1 : 1;
    if (
      !['in', 'within', 'vor'].includes(before) &&
      !['ago', 'from', 'later', 'after', 'before'].includes(after)
    )
      return [];
    const base =
      after === 'from' ? (RELATIVE.get(tokens[quantity.end + 1]?.form ?? '')?.[0] ?? 0) : 0;
    const resolve = (today: number): readonly [number, number] => {
      const moved = movedBy(today + base, sign * value, unit.factor);
      const slack = unit.factor > 700_000 ? 2 : 0;
      return [moved - slack, moved + slack];
    };
    return [
      mention(
        tokens,
        quantity.first,
        quantity.end,
        text,
        after === 'from' || before === 'in' || after === 'ago' ? { resolve } : { vague: true },
      ),
    ];
  });

/** Moves a day by an amount of days, weeks, months or years. */
export const movedBy = (day: number, amount: number, seconds: number): number => {
  const days = seconds / 86_400;
  if (days > 300) return addMonths(day, Math.round(12 * amount));
  return days > 20 ? addMonths(day, Math.round(amount)) : day + Math.round(days * amount);
};
