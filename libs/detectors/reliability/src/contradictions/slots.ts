import { foldBase, roughStem } from '@touchstone/text';
import { fullDates, WEEKDAY_NAMES, yearlessDates } from '../hallucination/checkable/calendar/dates';
import { measure, type Quantity } from '../hallucination/checkable/problems/quantities';
import { withFigures } from '../hallucination/checkable/written-numbers';
import { charges, limits } from './charges';
import { clockTimes } from './clock-times';
import { frequencies } from './frequencies';
import { phraseFinder } from './phrases';
import { type Slot, slot } from './slot';

export type { Slot } from './slot';

const MONTH_SECONDS = 2_629_800;
const LABEL =
  /(?<!\p{L})(room|wagen|platform|gate|gleis|track|hall|terminal|zimmer|salle|quai|voie|floor|building|coach|line|bus|seat|row|carriage|chambre|etage|étage|halle|raum|voiture|stand|exit|section|level|page)s? (?:no\.? |number |nr\.? |n° )?([A-Z]?\d{1,4}[A-Z]?)(?![\d:]|[.,]\d)/giu;
const YEAR = /(?<![\d.,:/-])(1[0-9]\d\d|20\d\d)(?![\d:]|[.,]\d|-\d)/g;
const LIMIT_BEFORE =
  /(?:up to|at most|at least|from|starting at|more than|less than|over|under|maximum(?: of)?|minimum(?: of)?|no more than|ab|bis zu|mindestens|höchstens|jusqu['’]à|à partir de|dès|au moins|mindestens)\s?[€$£]?$/iu;
const EXACT_BEFORE = /(?:only|just|nur|lediglich|seulement)(?: \p{L}{2,10})?\s?[€$£]?$/iu;
/** Numbers from this one are compared even if no noun follows. */
const LARGE = 100;
/** Words behind numbers that name no countable thing. */
const NO_COUNT = /^(?:of|percent|or|to|and|in|at|am|pm|uhr|h|times?|years?)$/;

/** Finds the values of a clause; `days` are those of its scope. */
export const slotsOf = (clause: string, days: ReadonlySet<string>): Slot[] => {
  const figures = withFigures(clause);
  return [
    ...(DIGIT.test(figures) ? numericSlots(clause, figures) : wordedSlots(clause, figures)),
    ...weekday(clause, days),
  ];
};

const DIGIT = /\d/;

const numericSlots = (clause: string, figures: string): Slot[] => {
  const measured = measure(figures);
  return [
    ...measured.quantities.flatMap((quantity) => quantitySlot(quantity, measured.text)),
    ...charges(clause),
    ...limits(clause),
    ...clocks(figures),
    ...dates(clause),
    ...Array.from(clause.matchAll(LABEL), ([text, noun = '', label = '']) =>
      slot(`label ${foldBase(noun)}`, labelValue(label), text),
    ),
    ...frequencies(measured.text),
  ];
};

const wordedSlots = (clause: string, figures: string): Slot[] => [
  ...charges(clause),
  ...limits(clause),
  ...clocks(figures),
  ...frequencies(figures),
];

const clocks = (figures: string): Slot[] =>
  clockTimes(figures).map(({ minutes, text }) => slot('clock', minutes, text));

const quantitySlot = (
  { dimension, value, unit, noun, approximate, text, start, decimals }: Quantity,
  whole: string,
): Slot[] => {
  const before = whole.slice(Math.max(0, start - 20), start);
  const [limit, exact] = [LIMIT_BEFORE.test(before), EXACT_BEFORE.test(before)];
  if (
    /(?:room|wagen|platform|gate|gleis|zimmer|salle|age|aged|floor|page|coach|line|bus|raum|alter|ab|every|alle) $/i.test(
      whole.slice(Math.max(0, start - 9), start),
    )
  )
    return [];
  if (dimension === 'time' || dimension === 'months')
    return [
      slot(
        'duration',
        value * (unit?.size ?? 1) * (dimension === 'months' ? MONTH_SECONDS : 1),
        text,
        { approximate, limit, exact },
      ),
    ];
  if (dimension === 'plain') {
    if (value >= 1000 && value <= 2100 && decimals === 0 && noun === '') return [];
    if (noun === '' || NO_COUNT.test(noun))
      return value >= LARGE ? [slot('number', value, text, { approximate, limit, exact })] : [];
    return [slot(`count ${roughStem(foldBase(noun))}`, value, text, { approximate, limit, exact })];
  }
  if (dimension === 'count' || dimension === 'temperature') return [];
  return [slot(dimension, value * (unit?.size ?? 1), text, { approximate, limit, exact })];
};

const dates = (clause: string): Slot[] => {
  const full = fullDates(clause);
  const all = [...full, ...yearlessDates(clause)];
  const inDate = (index: number): boolean =>
    full.some(({ start, end }) => index >= start && index < end);
  return [
    ...all.map(({ month, day, start, end }) =>
      slot('date', month * 100 + day, clause.slice(start, end)),
    ),
    ...Array.from(clause.matchAll(YEAR)).flatMap(({ 0: text, index }) =>
      inDate(index) ? [] : [slot('year', Number(text), text)],
    ),
  ];
};

const labelValue = (label: string): number =>
  [...label.toUpperCase()].reduce((total, sign) => total * 40 + parseInt(sign, 36) + 1, 0);

const findEnd = phraseFinder(
  "until | till | by | before | after | from | every | bis | ab | vor | nach | jusqu'* | avant | après | dès",
);

/** The only day of the week of a clause, if it is no end of a period. */
const weekday = (clause: string, days: ReadonlySet<string>): Slot[] => {
  const [day, ...more] = days;
  return day === undefined || more.length > 0 || findEnd(clause)
    ? []
    : [slot('weekday', Number(day), WEEKDAY_NAMES[Number(day)] ?? '')];
};

const TOLERANCE = 0.025;
const ABOUT = 0.12;

/** Returns true if two values of one kind may both be right. */
export const compatible = (one: Slot, other: Slot): boolean => {
  if (one.value === other.value) return true;
  if (one.kind === 'money' && (one.value === Infinity || other.value === Infinity))
    return Math.min(one.value, other.value) > 0;
  if (one.kind === 'quota') return false;
  if (one.kind === 'clock') return Math.abs(one.value - other.value) % 720 === 0;
  if (
    one.kind === 'date' ||
    one.kind === 'year' ||
    one.kind === 'weekday' ||
    one.kind.startsWith('label')
  )
    return false;
  const slack = one.approximate || other.approximate ? ABOUT : TOLERANCE;
  return (
    (one.limit !== other.limit && !one.exact && !other.exact) ||
    Math.abs(one.value - other.value) <=
      slack * Math.max(Math.abs(one.value), Math.abs(other.value))
  );
};
