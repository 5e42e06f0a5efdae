import { nounFor } from '@touchstone/detection';
import { type Checked, type Checker, every, type Outcome } from './checked';
import { agrees, decimalsOf, figure, NUMBER, scaleOf, valueIn } from './numbers';
import type { Passage } from './passage';
import { Pattern } from './pattern';
import { type Unit, unitOf, withShortUnits } from './units';
import { APPROXIMATE, IS } from './wording';

const NAME = String.raw`\p{L}{1,13}(?:/[hs])?[²³]?(?![\p{L}\d/])`;
const SCALE = String.raw`(?: (?:thousand|million|billion|trillion))?`;
const QUANTITY = `${NUMBER}${SCALE}[ -]?${NAME}`;
const PARTS = new RegExp(`(${NUMBER}${SCALE})[ -]?(${NAME})`, 'giu');
const WITH_UNIT = new RegExp(`\\d${SCALE}[ -]?(\\p{L}{1,13}(?:/[hs])?[²³]?)`, 'giu');
const COMPOUND = `${QUANTITY}(?:,? (?:and )?${QUANTITY}){0,3}`;
const HAS = String.raw`\s(?:contains?|has|have|equals?|equal to|corresponds? to|converts? to|entspricht|entsprechen|hat|haben|contient|compte|consists? of|lasts?|measures?|weighs?|can be written as|translates? to|is the same as|are the same as)\s(?:exactly |only |just |about |around |roughly |approximately |ca\. |etwa |environ )?`;
const CONVERSION = new Pattern(
  `(?<![\\p{L}\\d.,/-])(${COMPOUND})(${IS}|${HAS}|\\s\\((?:about |approximately |roughly |around |or |i\\.e\\.,? |~|≈ ?|= ?)?|\\sin \\p{L}{2,14}(?:${IS}))(${COMPOUND})`,
  'giu',
);
const THERE = new Pattern(
  `\\bthere (?:is|are) (?:exactly |about |around )?(${QUANTITY}) (?:in|to) (?:a |an |one |each |every )?(${COMPOUND})`,
  'giu',
);
const EQUAL_BACK = new Pattern(
  `(?<![\\p{L}\\d.,/-])(${QUANTITY}) (?:make|makes|make up|add up to|go into|fit into) (?:a |an |one )?(${QUANTITY})`,
  'giu',
);
const KIND_OF_YEAR = new Pattern(
  `(leap|common|normal|non-leap) year (?:has|contains|is|lasts) (?:exactly )?(\\d{1,4}) (days|months|weeks)`,
  'giu',
);
const DAYS_OF_YEARS = Pattern.of(
  /(?<![\d.])1 year(?: has| is| contains|,| =| equals){1,2} (?:exactly )?(\d{1,4}) (days|weeks)(?!\p{L})/giu,
);
const TEMPERATURE = new Pattern(
  `(?<![\\p{L}\\d.,])(${NUMBER}) ?(?:°|degrees? )? ?(c|f|k|celsius|fahrenheit|kelvin)(?!\\p{L})(${IS}|${HAS}|\\s\\(|,? or )(${NUMBER}) ?(?:°|degrees? )? ?(c|f|k|celsius|fahrenheit|kelvin)(?!\\p{L})`,
  'giu',
);
const DEGREES = /\d ?(?:°|degrees? )? ?[cf]/i;
/** Tolerance between systems, whose conversions are usually rounded, such as feet to metres. */
const ROUNDED = 0.02;
const HEDGED = 0.035;

/** Checks stated equalities of lengths, masses, volumes, times, data sizes, speeds, temperatures. */
export const conversions: Checker = (passage) => {
  const short = withShortUnits(passage);
  return [
    ...(hasTwoUnits(short.text) ? equalities(short) : []),
    ...years(short),
    ...(DEGREES.test(short.text) ? every(short, TEMPERATURE, temperature) : []),
  ];
};

/** Returns true if the patterns of equalities, which are costly, may find two quantities. */
const hasTwoUnits = (text: string): boolean =>
  Array.from(text.matchAll(WITH_UNIT)).filter(([, name = '']) => unitOf(name)).length > 1;

const equalities = (passage: Passage): Checked[] => [
  ...every(passage, CONVERSION, ([whole, left = '', is = '', right = '']) =>
    converted(left, right, is + whole),
  ),
  ...every(passage, THERE, ([whole, right = '', left = '']) => converted(left, right, whole)),
  ...every(passage, EQUAL_BACK, ([whole, right = '', left = '']) => converted(left, right, whole)),
];

interface Quantity {
  units: readonly Unit[];
  /** Smallest and largest value in the base unit that the text may mean. */
  values: readonly number[];
  /** Size of one unit of the last decimal. */
  step: number;
  decimals: number;
  text: string;
}

const quantityOf = (text: string): Quantity | undefined => {
  const parts = Array.from(text.matchAll(PARTS)).flatMap(([, amount = '', name = '']) => {
    const unit = unitOf(name);
    return unit ? [{ amount, unit }] : [];
  });
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.some(({ unit }) => unit.dimension !== first.unit.dimension))
    return undefined;
  const sum = (sizes: (unit: Unit) => number, notation: 'english' | 'european') =>
    parts.reduce(
      (total, { amount, unit }) =>
        total + valueIn(amount.replace(/ [a-z]+$/i, ''), notation) * scaleOf(amount) * sizes(unit),
      0,
    );
  const notations = ['english', 'european'] as const;
  const values = notations.flatMap((notation) => [
    sum(({ size }) => size, notation),
    ...[0, 1].flatMap((at) =>
      parts.some(({ unit }) => unit.others[at] !== undefined)
        ? [sum(({ size, others }) => others[at] ?? size, notation)]
        : [],
    ),
  ]);
  const decimals = Math.max(...notations.map((notation) => decimalsOf(last.amount, notation) % 3));
  return {
    units: parts.map(({ unit }) => unit),
    values: values.filter((value) => Number.isFinite(value)),
    step: last.unit.size * scaleOf(last.amount) * 10 ** -decimals,
    decimals,
    text,
  };
};

const converted = (left: string, right: string, wording: string): Outcome => {
  const [source, target] = [quantityOf(left), quantityOf(right)];
  const [from] = source?.units ?? [];
  const [to] = target?.units ?? [];
  if (!source || !target || !from || !to || from.dimension !== to.dimension) return undefined;
  if (
    from.dimension === 'angle' ||
    (from === to && source.units.length === 1 && target.units.length === 1)
  )
    return undefined;
  const across =
    from.system !== to.system ||
    (from.system === 'us' && target.units.some(({ others }) => others.length === 0));
  const slack = APPROXIMATE.test(wording) ? HEDGED : across ? ROUNDED : 0;
  const { step, decimals } = target;
  const right_ = source.values.some((exact) =>
    target.values.some((value) =>
      agrees(
        { value: value / to.size, decimals, step: step / to.size },
        Number((exact / to.size).toPrecision(12)),
        slack,
      ),
    ),
  );
  const exact = (source.values[0] ?? NaN) / to.size;
  return {
    wrong: !right_,
    reason: `${left} ${nounFor(source.values[0] === from.size ? 1 : 2, 'is', 'are')} ${figure(Number(exact.toPrecision(5)) === exact ? exact : Number(exact.toPrecision(6)))} ${nameOf(right)}`,
  };
};

const nameOf = (quantity: string): string =>
  Array.from(quantity.matchAll(PARTS), ([, , name = '']) => name)[0] ?? '';

const YEAR_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  days: [365, 366],
  weeks: [52, 53],
  months: [12],
};

const years = (passage: Passage): Checked[] => [
  ...every(passage, KIND_OF_YEAR, ([, kind = '', count, unit = '']) => {
    const leap = kind.toLowerCase() === 'leap';
    const exact = unit === 'days' ? (leap ? 366 : 365) : (YEAR_LENGTHS[unit]?.[0] ?? NaN);
    return {
      wrong: Number(count) !== exact,
      reason: `a ${kind.toLowerCase()} year has ${exact} ${unit}`,
    };
  }),
  ...(/leap|common year/.test(passage.lower)
    ? []
    : every(passage, DAYS_OF_YEARS, ([, count, unit = '']) => ({
        wrong: !(YEAR_LENGTHS[unit] ?? [])
          .concat(unit === 'days' ? [360] : [])
          .includes(Number(count)),
        reason: `a year has ${unit === 'days' ? '365 or 366 days' : '52 weeks'}`,
      }))),
];

const KELVIN = 273.15;
const celsius = (value: number, scale: string): number =>
  scale === 'f' ? (value - 32) / 1.8 : scale === 'k' ? value - KELVIN : value;
const fromCelsius = (value: number, scale: string): number =>
  scale === 'f' ? value * 1.8 + 32 : scale === 'k' ? value + KELVIN : value;

const temperature = ([
  whole,
  amount = '',
  from = '',
  ,
  stated = '',
  to = '',
]: RegExpMatchArray): Outcome => {
  const [source, target] = [from.charAt(0).toLowerCase(), to.charAt(0).toLowerCase()];
  // A capital K behind a number may be a thousand.
  if (source === target || from === 'k' || to === 'k') return undefined;
  const tolerance = APPROXIMATE.test(whole) ? 1.6 : 0.6;
  const outcomes = (['english', 'european'] as const).map((notation) => {
    const exact = fromCelsius(celsius(valueIn(amount, notation), source), target);
    return { exact, difference: Math.abs(valueIn(stated, notation) - exact) };
  });
  const [first] = outcomes;
  if (!first || outcomes.every(({ difference }) => Number.isNaN(difference))) return undefined;
  const sign = (scale: string) => (scale === 'k' ? 'K' : `°${scale.toUpperCase()}`);
  return {
    wrong: !outcomes.some(({ difference }) => difference <= tolerance),
    reason: `${amount} ${sign(source)} is ${figure(Number(first.exact.toPrecision(5)))} ${sign(target)}`,
  };
};
