import { shownTime, type TimeMention } from '../conversation';
import { isWithin } from './days-said';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import type { Moment } from './moment';

const MOST_BASES = 20;

export const timeDoubt = (
  leaf: Leaf,
  { minutes, days }: Moment,
  view: CallView,
): Doubt | undefined => {
  if (minutes === undefined) return undefined;
  if (days.length > 0 && (minutes === 0 || minutes === 1439)) return undefined;
  const { conversation } = view;
  const mentions = conversation.turns
    .filter(({ today, role }) => today === undefined || role === 'user')
    .flatMap(({ times }) => times);
  const said = (conversation.asked?.times ?? []).filter(({ range }) => !range);
  const ranges = (conversation.asked?.times ?? []).filter(({ range }) => range);
  if (mentions.some((mention) => isTime(mention, minutes)) || isTimeDerived(minutes, view))
    return undefined;
  const [first] = said.length > 0 ? said : ranges.length === 1 ? ranges : [];
  if (
    !first ||
    /\b(?:utc|gmt|est|edt|pst|pdt|cet|cest|time ?zone|timezone)\b|\b(?:europe|america|asia|africa|australia|pacific|atlantic)\/[a-z]+/.test(
      conversation.turns.map(({ lower }) => lower.slice(0, 2000)).join('\n'),
    )
  )
    return undefined;
  if (first.range && isTimeNear(first.range, minutes)) return undefined;
  return {
    leaf,
    reason: `The time ${shownTime(minutes)} of ${named(leaf)} does not match ${quoted(first.shown)} in the conversation.`,
    certainty: first.range ? 0.65 : 0.8,
  };
};

const isTime = ({ minutes, range }: TimeMention, value: number): boolean =>
  minutes.includes(value) || (range !== undefined && isWithin(value, range));

const isTimeNear = ([from, to]: readonly [number, number], value: number): boolean =>
  isWithin(value, [from - 60, to + 60]);

/** Checks for a mentioned time plus or minus a mentioned duration, or one of the call's own. */
const isTimeDerived = (minutes: number, { conversation, leaves }: CallView): boolean => {
  const durations = [
    ...conversation.turns
      .flatMap(({ quantities }) => quantities)
      .flatMap(({ values, units }) => {
        const unit = units.find(({ dimension }) => dimension === 'time');
        return unit && unit.factor <= 86_400
          ? values.map((value) => (value * unit.factor) / 60)
          : [];
      }),
    ...leaves.flatMap(({ value, words }) =>
      typeof value === 'number' &&
      words.some((word) => ['duration', 'minutes', 'length'].includes(word))
        ? [value]
        : [],
    ),
    60,
  ].slice(-MOST_BASES);
  const isEnd = (base: number): boolean =>
    durations.some((span) =>
      [span, -span].some((each) => (((base + each) % 1440) + 1440) % 1440 === minutes),
    );
  const bases = [
    ...conversation.turns.flatMap(({ times }) => times).flatMap((time) => time.minutes),
  ].slice(-MOST_BASES);
  return durations.length > 1 && bases.some(isEnd);
};
