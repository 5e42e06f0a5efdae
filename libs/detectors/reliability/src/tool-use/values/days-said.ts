import { type Conversation, type DateMention, movedBy, partsOf, weekdayOf } from '../conversation';

/** `18 April till Monday`: the weekday after a date. */
export const isBesideDate = (day: number, mentions: readonly DateMention[]): boolean =>
  mentions.some(({ weekday }) => weekday === weekdayOf(day)) &&
  mentions.some(
    (mention) =>
      !isBroad(mention) &&
      mention.weekday === undefined &&
      mention.offset === undefined &&
      mention.resolve === undefined &&
      [1, 2, 3, 4, 5, 6].some((days) => accepts(mention, day - days, undefined)),
  );

export const isConstraint = (mention: DateMention, today: number | undefined): boolean =>
  mention.days !== undefined ||
  mention.weekday !== undefined ||
  mention.day !== undefined ||
  mention.month !== undefined ||
  (today !== undefined && (mention.offset !== undefined || mention.resolve !== undefined));

export const accepts = (mention: DateMention, day: number, today: number | undefined): boolean => {
  const { year, month, day: own } = partsOf(day);
  if (mention.vague) return false;
  if (mention.days) return mention.days.includes(day);
  if (mention.weekday !== undefined && mention.weekday !== weekdayOf(day)) return false;
  if (mention.year !== undefined && mention.year !== year) return false;
  if (mention.month !== undefined && mention.month !== month) return false;
  if (mention.day !== undefined && mention.day !== own) return false;
  if (mention.offset) return today === undefined || isWithin(day - today, mention.offset);
  if (mention.resolve && today !== undefined) return isWithin(day, mention.resolve(today));
  if (today !== undefined && mention.year === undefined && mention.weekday === undefined)
    return Math.abs(day - today) <= 400;
  return true;
};

export const isWithin = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

const MOST_BASES = 20;
const DAY = 86_400;

/** Checks for a mentioned day, or today, plus or minus a mentioned duration. */
export const isDerived = (
  day: number,
  mentions: readonly DateMention[],
  { turns, today }: Conversation,
): boolean => {
  const spans = turns
    .flatMap(({ quantities, tokens }) =>
      quantities.map((quantity) => ({ ...quantity, before: tokens[quantity.first - 1]?.form })),
    )
    .flatMap(({ values, units, before, inName }) => {
      const unit = units.find(({ dimension }) => dimension === 'time');
      const [value = 0] = values;
      if (unit && unit.factor >= DAY) return [{ value, factor: unit.factor }];
      // `for 48 hours`
      const days = unit ? (value * unit.factor) / DAY : 0;
      if (Number.isInteger(days) && days > 0) return [{ value: days, factor: DAY }];
      // Terms of payment: `net 30`.
      return before === 'net' && !inName ? [{ value, factor: 86_400 }] : [];
    })
    .slice(-MOST_BASES);
  if (spans.length === 0) return false;
  const isReached = (base: number): boolean =>
    spans.some(({ value, factor }) =>
      [value, -value, value - 1, 1 - value].some(
        (amount) => movedBy(base, amount, factor) === day && amount !== 0,
      ),
    );
  if (today !== undefined && isReached(today)) return true;
  // The base of a derived day is itself accepted by a mention.
  return spans.some(({ value, factor }) =>
    [value, value - 1].some((amount) => {
      const base = movedBy(day, -amount, factor);
      return (
        amount > 0 &&
        mentions
          .slice(-MOST_BASES)
          .some(
            (mention) =>
              isConstraint(mention, today) && !isBroad(mention) && accepts(mention, base, today),
          )
      );
    }),
  );
};

/** A month or year alone: too broad to count from. */
export const isBroad = ({ days, day, weekday, offset, resolve }: DateMention): boolean =>
  days === undefined &&
  day === undefined &&
  weekday === undefined &&
  offset === undefined &&
  resolve === undefined;
