import { figure } from '../numbers';
import type { Problem } from './problem';
import { type Measured, ofDimension, type Quantity } from './quantities';

const DIMENSIONS = [
  'length',
  'mass',
  'volume',
  'time',
  'months',
  'area',
  'data',
  'speed',
  'energy',
  'power',
];
const IN_BASE = (each: Quantity): number => each.unit?.size ?? 1;
/** Sums that are written as several quantities, such as `2 hours and 5 minutes`. */
export const compounds = ({ text, quantities }: Measured, dimension: string): Quantity[] => {
  const merged: Quantity[] = [];
  for (const each of quantities.filter((quantity) => quantity.dimension === dimension)) {
    const before = merged.at(-1);
    const gap = before ? text.slice(before.end, each.start) : 'x';
    if (
      before?.unit &&
      each.unit &&
      each.unit.size < before.unit.size &&
      /^(?:,? and |, | )?$/.test(gap)
    )
      merged.splice(-1, 1, {
        ...each,
        value: (before.value * before.unit.size) / each.unit.size + each.value,
        start: before.start,
        text: text.slice(before.start, each.end),
      });
    else merged.push(each);
  }
  return merged;
};

const ASKS =
  /\b(?:how (?:many|long|much|far|heavy|tall|big|old)|what(?:'s| is| are| would)|convert|in (?:\p{L}+)|enough|equal|expressed)\b/u;
const ACROSS = 0.02;
/** Share within which a quantity is a wrong conversion rather than another quantity. */
const CLOSE = 0.3;

/** One quantity of the request in another unit. */
export const conversion: Problem = (question, output) => {
  if (/\b(?:per|each|a minute|an hour|every)\b|\d ?(?:km\/h|mph)|\bspeed\b/.test(question.lower))
    return undefined;
  const asked = DIMENSIONS.map((dimension) => compounds(question, dimension)).filter(
    (found) => found.length > 0,
  );
  const [only = []] = asked;
  const [source, ...more] = only;
  if (
    asked.length !== 1 ||
    !source?.unit ||
    more.length > 0 ||
    question.quantities.length > only.length + (source.text.split(' ').length > 2 ? 1 : 0)
  )
    return undefined;
  const { unit } = source;
  const candidates = compounds(output, source.dimension).filter(
    (each) => each.unit !== unit || each.text.includes(' and '),
  );
  const exact = [unit.size, ...unit.others].map((size) => source.value * size);
  const slack = candidates.some((each) => each.unit?.system !== unit.system) ? ACROSS : 0;
  const near = candidates.find((each) =>
    exact.some((value) =>
      [IN_BASE(each), ...(each.unit?.others ?? [])].some(
        (size) => Math.abs(each.value * size - value) <= slack * value,
      ),
    ),
  );
  const asks = ASKS.test(question.lower);
  const close = candidates.some((each) =>
    exact.some((value) => Math.abs(each.value * IN_BASE(each) - value) <= CLOSE * value),
  );
  return candidates.length === 0 || (!asks && !close)
    ? undefined
    : {
        answers: near ? [...exact, near.value * IN_BASE(near)] : exact,
        candidates,
        scale: IN_BASE,
        shown: candidates[0]?.unit
          ? `${figure(Number(((exact[0] ?? NaN) / IN_BASE(candidates[0])).toPrecision(6)))} ${candidates[0].noun}`
          : undefined,
      };
};

const SPEED =
  /\b(?:speed|fast|pace|average|how long|how far|arrive|take|drive|drove|ride|rode|run|ran|cycle[ds]?|km\/h|mph|walk|walked|far)\b/;

/** Distance, time and speed: the third of two. */
export const speed: Problem = (question, output) => {
  if (!SPEED.test(question.lower) && ofDimension(output, 'speed').length === 0) return undefined;
  const [distances, times, speeds] = ['length', 'time', 'speed'].map((dimension) =>
    compounds(question, dimension),
  ) as [Quantity[], Quantity[], Quantity[]];
  const [distance, time, rate] = [distances[0], times[0], speeds[0]];
  if (
    distances.length > 1 ||
    times.length > 1 ||
    speeds.length > 1 ||
    question.quantities.length > 3
  )
    return undefined;
  const metres = distance && distance.value * IN_BASE(distance);
  const seconds = time && time.value * IN_BASE(time);
  const perSecond = rate && rate.value * IN_BASE(rate);
  if (metres !== undefined && seconds !== undefined && perSecond === undefined) {
    const candidates = ofDimension(output, 'speed');
    return candidates.length === 0
      ? undefined
      : {
          answers: [metres / seconds],
          candidates,
          scale: IN_BASE,
          shown: `${figure(Number((metres / seconds / IN_BASE(candidates[0] as Quantity)).toPrecision(4)))} ${candidates[0]?.noun}`,
        };
  }
  if (metres !== undefined && perSecond !== undefined && seconds === undefined) {
    const candidates = compounds(output, 'time');
    return {
      answers: [metres / perSecond],
      candidates,
      scale: IN_BASE,
      shown: `${figure(Number((metres / perSecond / 3600).toPrecision(4)))} hours`,
    };
  }
  if (seconds !== undefined && perSecond !== undefined && metres === undefined) {
    const candidates = compounds(output, 'length');
    return {
      answers: [seconds * perSecond],
      candidates,
      scale: IN_BASE,
      shown: `${figure(Number(((seconds * perSecond) / 1000).toPrecision(4)))} km`,
    };
  }
  return undefined;
};

const RATE =
  /(\d[\d.,]*) ?(\p{L}{1,15}) (?:per|a|an|every|each) (?:1 )?(second|minute|hour|day|week|month)\b/u;
const PERIODS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const stem = (noun: string): string => noun.replace(/s$/, '');

/** An amount at a rate: how long it takes. */
export const rate: Problem = (question, output) => {
  const [, each, noun = '', period = ''] =
    RATE.exec(
      question.text
        .replace(/\ba (?=second|minute|hour|day|week)/g, 'per ')
        .replace(/per 1 /g, 'per ')
        .replace(/(\p{L}) 1 (?=second|minute|hour|day|week)/gu, '$1 per '),
    ) ?? [];
  const size = PERIODS[period];
  if (
    each === undefined ||
    size === undefined ||
    !/\b(?:how long|when|how many (?:days|hours|minutes|weeks|seconds)|take|time)\b/.test(
      question.lower,
    )
  )
    return undefined;
  const perPeriod = Number(each.replaceAll(',', ''));
  const wholes = question.quantities.filter(
    (quantity) => stem(quantity.noun) === stem(noun.toLowerCase()) && quantity.value !== perPeriod,
  );
  const [whole] = wholes;
  if (!whole || wholes.length !== 1 || !(perPeriod > 0)) return undefined;
  const count = whole.value / perPeriod;
  return {
    answers: [count * size],
    candidates: compounds(output, 'time'),
    scale: IN_BASE,
    shown: `${figure(Number(count.toPrecision(4)))} ${period}s`,
  };
};

/** Number of equal parts that fit into a whole, such as photos on a card. */
export const fits: Problem = (question, output) => {
  if (
    !/\bhow many\b/.test(question.lower) ||
    !/\b(?:fit|fits|store|hold|fill|get (?:out of|from)|cut|make|need|go into|in)\b/.test(
      question.lower,
    )
  )
    return undefined;
  const pair = DIMENSIONS.map((dimension) => ofDimension(question, dimension)).find(
    (found) => found.length === 2,
  );
  const [one, other] = pair ?? [];
  if (!one?.unit || !other?.unit || question.quantities.length !== 2) return undefined;
  const sizes = (each: Quantity) =>
    [each.unit?.size ?? 1, ...(each.unit?.others ?? [])].map((size) => size * each.value);
  const counts = sizes(one).flatMap((a) =>
    sizes(other).map((b) => Math.max(a, b) / Math.min(a, b)),
  );
  return {
    answers: counts.flatMap((count) => [count, Math.floor(count + 1e-9)]),
    candidates: output.quantities.filter(
      ({ dimension, noun }) => dimension === 'plain' && noun !== '',
    ),
  };
};

const DEGREES = /([-−]?\d{1,4}(?:[.,]\d)?) ?(?:°|degrees?)? ?(c\b|f\b|celsius|fahrenheit)/gi;

/** A temperature in the other scale. */
export const temperatureOf = (
  question: Measured,
  output: Measured,
): { exact: number; stated: number; text: string } | undefined => {
  const read = (text: string) =>
    Array.from(text.matchAll(DEGREES), ([whole, value = '', scale = '']) => ({
      whole,
      value: Number(value.replace('−', '-').replace(',', '.')),
      scale: scale.charAt(0).toLowerCase(),
    }));
  const [asked, ...more] = read(question.text);
  const answers = read(output.text).filter(({ scale }) => scale !== asked?.scale);
  const [answer] = answers;
  if (!asked || more.length > 0 || !answer) return undefined;
  const exact = asked.scale === 'c' ? asked.value * 1.8 + 32 : (asked.value - 32) / 1.8;
  const best = answers.reduce(
    (nearest, each) =>
      Math.abs(each.value - exact) < Math.abs(nearest.value - exact) ? each : nearest,
    answer,
  );
  return { exact, stated: best.value, text: best.whole };
};

const RATIO = /(?<![\d.,:])([1-9]\d{0,2}(?::[1-9]\d{0,2}){2,4}|[1-9]\d?:[1-9])(?![:\d])/;

/** The parts of a total that is divided in a ratio; every part has to be named. */
export const ratioParts = (
  question: Measured,
  output: Measured,
): { parts: number[]; wrong: Quantity | undefined } | undefined => {
  const [, ratio] = RATIO.exec(question.text) ?? [];
  const totals = question.quantities.filter(({ value }) => value > 0);
  const [whole] = totals;
  if (ratio === undefined || !whole || totals.length !== 1 || whole.dimension === 'time')
    return undefined;
  const numbers = ratio.split(':').map(Number);
  const all = numbers.reduce((sum, each) => sum + each, 0);
  const parts = numbers.map((each) => (whole.value * each) / all);
  const related = numbers.flatMap((one) => [
    ...numbers.map((other) => (whole.value * one) / other),
    (whole.value * all) / one,
  ]);
  const known = [...parts, ...numbers, all, whole.value, whole.value / all];
  // The quantity of the request may be that of one part; then the others follow exactly.
  const isKnown = ({ value, step }: Quantity): boolean =>
    known.some((each) => Math.abs(each - value) <= Math.max(0.5 * step, 1e-9)) ||
    related.some((each) => Math.abs(each - value) <= 0.005 * value);
  const wrong = output.quantities.find(
    (each) => each.dimension === whole.dimension && each.unit === whole.unit && !isKnown(each),
  );
  return { parts, wrong };
};
