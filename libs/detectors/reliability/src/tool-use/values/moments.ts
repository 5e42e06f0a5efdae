import {
  type Conversation,
  dateAtStart,
  type DateMention,
  partsOf,
  shownDay,
  timeIn,
} from '../conversation';
import { accepts, isBesideDate, isBroad, isConstraint, isDerived } from './days-said';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import type { Moment } from './moment';
import { CORRECTION, replacementOf } from './superseded';
import { timeDoubt } from './times-said';

const SHAPE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[T ,]+\d{1,2}:\d{2}.*)?$/;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp][Mm])?$/;

/** Reads a value that is a date or a time, and nothing else. */
export const momentOf = (value: string): Moment | undefined => {
  const text = value.trim();
  if (text.length > 40) return undefined;
  if (TIME.test(text)) return { days: [], minutes: timeIn(text) };
  if (!SHAPE.test(text)) return undefined;
  return { days: dateAtStart(text), minutes: timeIn(text) };
};

/** Finds a date or time that does not follow from the conversation. */
export const momentDoubt = (leaf: Leaf, moment: Moment, view: CallView): Doubt | undefined => {
  if (leaf.declared || view.conversation.cut || view.conversation.broken) return undefined;
  return dayDoubt(leaf, moment, view) ?? timeDoubt(leaf, moment, view);
};

const dayDoubt = (leaf: Leaf, { days }: Moment, view: CallView): Doubt | undefined => {
  const { conversation } = view;
  if (days.length === 0) return undefined;
  const mentions = conversation.turns.flatMap((turn) =>
    turn.dates.map((mention) => ({ mention, turn })),
  );
  const resolved = mentions.filter(({ mention }) => !mention.vague);
  const said = resolved.filter(({ turn }) => turn.role === 'user');
  const accepted = [...days, ...daysBeside(leaf, days, conversation)].some(
    (day) =>
      day === conversation.today ||
      resolved.some(({ mention }) => accepts(mention, day, conversation.today)) ||
      isBesideDate(
        day,
        resolved.map(({ mention }) => mention),
      ) ||
      isDerived(
        day,
        resolved.map(({ mention }) => mention),
        conversation,
      ),
  );
  if (accepted)
    return (
      correctedDay(leaf, days, view) ??
      supersededDay(leaf, days, view) ??
      onlyToday(leaf, days, view) ??
      wrongEdge(leaf, days, conversation)
    );
  const last = said.findLast(({ mention }) => isConstraint(mention, conversation.today));
  const [day = 0] = days;
  const text = conversation.asked?.lower.slice(0, 5000) ?? '';
  const isNext = (mention: DateMention): boolean =>
    !isBroad(mention) &&
    [day - 1, day + 1].some((each) => accepts(mention, each, conversation.today));
  if (
    CORRECTION.test(text) ||
    (NEXT_TO.test(text) && resolved.some((each) => isNext(each.mention)))
  )
    return undefined;
  if (last)
    return {
      leaf,
      reason: `The date ${shownDay(day)} of ${named(leaf)} does not match ${quoted(last.mention.shown)} in the conversation.`,
      certainty: 0.8,
    };
  return undefined;
};

/** Words that move a date by one day, or say what day is the last one. */
const NEXT_TO =
  /\b(?:before|eve|until|till|back|return|by|after|last|including|included|inclusive|through|nights?|fewer|less|more|longer|shorter|earlier|later|extra)\b/;
const EXCLUSIVE_ENDS = new Set(['max', 'end', 'until', 'to', 'before']);
const WITH_OFFSET = /T\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;
const ZONES = /\b(?:utc|gmt|ce?st|cet|[ecmp][sd]t|bst|ist|jst|time ?zone)\b|[+-]\d{2}:\d{2}\b/;
const LONGEST_ZONED = 2000;

/** Days that a date may stand for: before an end that is excluded, or in another time zone. */
const daysBeside = (
  { words, value }: Leaf,
  days: readonly number[],
  { turns }: Conversation,
): number[] => {
  const ends = words.some((word) => EXCLUSIVE_ENDS.has(word));
  const zoned =
    WITH_OFFSET.test(String(value)) &&
    turns.some(({ lower }) => ZONES.test(lower.slice(0, LONGEST_ZONED)));
  return days.flatMap((day) => [...(ends || zoned ? [day - 1] : []), ...(zoned ? [day + 1] : [])]);
};

/** Days of all dates of the calls. */
const daysOfCalls = ({ all }: CallView): number[] =>
  all.flatMap(({ value }) => (typeof value === 'string' ? (momentOf(value)?.days ?? []) : []));

/** A day that the same turn takes back: `on Thursday, no, that is the offsite, Friday then`. */
const supersededDay = (leaf: Leaf, days: readonly number[], view: CallView): Doubt | undefined => {
  const { asked, today } = view.conversation;
  if (!asked) return undefined;
  const said = asked.dates.filter((mention) => isConstraint(mention, today) && !isBroad(mention));
  const fits = (mention: DateMention): boolean => days.some((day) => accepts(mention, day, today));
  const own = said.find(fits);
  if (!own) return undefined;
  const newer = replacementOf(
    asked.text,
    own,
    said.filter((mention) => !fits(mention)),
  );
  const isUsed = newer && daysOfCalls(view).some((day) => accepts(newer, day, today));
  return newer && !isUsed ? notThatDay(leaf, days, newer) : undefined;
};

/** Today's date, where the user names one other day that no date of the calls is. */
const onlyToday = (leaf: Leaf, days: readonly number[], view: CallView): Doubt | undefined => {
  const { asked, today } = view.conversation;
  if (!asked || today === undefined || !days.includes(today)) return undefined;
  const said = asked.dates.filter(
    (mention) =>
      isConstraint(mention, today) &&
      !isBroad(mention) &&
      !asked.lower.slice(0, mention.start).endsWith('not '),
  );
  const [only] = said;
  if (!only || said.length > 1 || accepts(only, today, today)) return undefined;
  return daysOfCalls(view).some((day) => accepts(only, day, today))
    ? undefined
    : notThatDay(leaf, days, only);
};

const notThatDay = (leaf: Leaf, [day = 0]: readonly number[], { shown }: DateMention): Doubt => ({
  leaf,
  reason: `The date ${shownDay(day)} of ${named(leaf)} does not match ${quoted(shown)} in the conversation.`,
  certainty: 0.75,
});

/** A day of an earlier turn that the last one corrects: `sorry, make it the 4th`. */
const correctedDay = (leaf: Leaf, days: readonly number[], view: CallView): Doubt | undefined => {
  const { asked, turns, today } = view.conversation;
  if (!asked || turns.length < 2 || !CORRECTION.test(asked.lower.slice(0, 5000))) return undefined;
  const newer = asked.dates.filter((mention) => isConstraint(mention, today) && !isBroad(mention));
  const [only] = newer;
  if (!only || newer.length > 1) return undefined;
  if (daysOfCalls(view).some((day) => accepts(only, day, today))) return undefined;
  const [day = 0] = days;
  return {
    leaf,
    reason: `The date ${shownDay(day)} of ${named(leaf)} was corrected to ${quoted(only.shown)} in the conversation.`,
    certainty: 0.75,
  };
};

const WHOLE = /\b(?:whole|entire|all|full)(?: month)? (?:of )?$/;

/** Checks the ends of `the whole of June`. */
const wrongEdge = (
  leaf: Leaf,
  days: readonly number[],
  { asked, today }: Conversation,
): Doubt | undefined => {
  if (!asked) return undefined;
  const whole = asked.dates.find(
    ({ month, day, start }) =>
      month !== undefined &&
      day === undefined &&
      WHOLE.test(asked.lower.slice(Math.max(0, start - 24), start).replace(/of the /, 'of ')),
  );
  const isEnd = leaf.words.some((word) =>
    ['end', 'to', 'until', 'last', 'before', 'till'].includes(word),
  );
  if (!whole || asked.dates.filter(({ vague }) => !vague).length > 2) return undefined;
  const [day = 0] = days;
  const { month, day: own } = partsOf(day);
  if (!accepts(whole, day, today) || month !== whole.month) return undefined;
  return isEnd && own < 28
    ? {
        leaf,
        reason: `The date ${shownDay(day)} of ${named(leaf)} is not the end of ${quoted(whole.shown)}, all of which the conversation asks for.`,
        certainty: 0.7,
      }
    : undefined;
};

/** Finds a year other than those that the user names. */
export const yearDoubt = (
  leaf: Leaf,
  value: number,
  { conversation }: CallView,
): Doubt | undefined => {
  const mentions = (conversation.asked?.dates ?? []).filter(
    ({ year, days }) => year !== undefined || days !== undefined,
  );
  const years = mentions.flatMap(
    ({ year, days }) => year ?? (days ?? []).map((day) => partsOf(day).year),
  );
  const [first] = mentions;
  if (
    !first ||
    leaf.declared ||
    years.some((year) => Math.abs(year - value) <= 1) ||
    conversation.cut
  )
    return undefined;
  if (
    conversation.turns.some(({ quantities }) =>
      quantities.some(({ values }) => values.includes(value)),
    )
  )
    return undefined;
  return {
    leaf,
    reason: `The year ${value} of ${named(leaf)} does not match ${quoted(first.shown)} in the conversation.`,
    certainty: 0.75,
  };
};
