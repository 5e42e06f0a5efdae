import { figure } from '../numbers';
import type { Problem } from './problem';
import { ofDimension, type Quantity } from './quantities';

const BY = /\b(?:by|x|times|wide|width|long|length|sides?)\b|×/;
const AROUND =
  /\b(?:fence|fencing|perimeter|around|edging|border|skirting|circumference|ribbon|frame)\b/;
const sizeOf = ({ unit }: Quantity): number => unit?.size ?? 1;

/** Area or perimeter of a rectangle whose two sides a request names. */
export const rectangle: Problem = (question, output) => {
  const lengths = ofDimension(question, 'length');
  const bare = question.quantities.filter(({ dimension }) => dimension === 'plain');
  const [one, other] = question.quantities;
  const unit = lengths.at(-1)?.unit;
  if (
    !unit ||
    !one ||
    !other ||
    question.quantities.length !== 2 ||
    lengths.length + bare.length !== 2 ||
    !BY.test(question.lower)
  )
    return undefined;
  const [a, b] = [one, other].map((each) => each.value * (each.unit?.size ?? unit.size)) as [
    number,
    number,
  ];
  const areas = ofDimension(output, 'area');
  if (areas.length > 0)
    return { answers: [a * b], candidates: areas, scale: sizeOf, shown: `${figure(a * b)} m²` };
  if (!AROUND.test(question.lower)) return undefined;
  return {
    answers: [2 * (a + b)],
    steps: [a, b],
    candidates: ofDimension(output, 'length'),
    scale: sizeOf,
    shown: `${figure(2 * (a + b))} m`,
  };
};

/** Area or circumference of a circle. */
export const circle: Problem = (question, output) => {
  const [length, ...more] = ofDimension(question, 'length');
  const [, kind] = /\b(radius|diameter|across)\b/.exec(question.lower) ?? [];
  if (!length?.unit || more.length > 0 || kind === undefined || question.quantities.length !== 1)
    return undefined;
  const radius = (length.value * length.unit.size) / (kind === 'radius' ? 1 : 2);
  const round = { step: 0.01 };
  const areas = ofDimension(output, 'area');
  const candidates = areas.length > 0 ? areas : ofDimension(output, 'length');
  const exact = areas.length > 0 ? Math.PI * radius ** 2 : 2 * Math.PI * radius;
  if (areas.length === 0 && !AROUND.test(question.lower)) return undefined;
  return {
    answers: [exact],
    steps: [radius, 2 * radius],
    candidates: candidates.map((each) => ({
      ...each,
      approximate: false,
      step: Math.max(each.step, round.step * each.value),
    })),
    scale: sizeOf,
    shown: figure(Number((exact / (candidates[0] ? sizeOf(candidates[0]) : 1)).toPrecision(4))),
  };
};

const PER_100 =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:l|litres?|liters?|kwh)(?: of \p{L}+)?(?: ?\/ ?| per | for | every | a )100 ?(?:km|kilomet(?:re|er)s)/iu;

/** Consumption per 100 kilometres: fuel for a distance, or the range of a tank. */
export const fuel: Problem = (question, output) => {
  const [, written] = PER_100.exec(question.text) ?? [];
  if (written === undefined) return undefined;
  const consumption = Number(written.replace(',', '.'));
  const rest = question.quantities.filter(({ value }) => value !== consumption && value !== 100);
  const [only, ...more] = rest;
  if (!only || more.length > 0) return undefined;
  if (only.dimension === 'length')
    return {
      answers: [(consumption * only.value) / 100],
      candidates: output.quantities.filter(
        ({ dimension }) =>
          dimension === 'volume' || dimension === 'plain' || dimension === 'energy',
      ),
    };
  if (only.dimension === 'volume' || only.dimension === 'energy')
    return {
      answers: [(only.value / consumption) * 100],
      candidates: output.quantities.filter(
        ({ dimension }) => dimension === 'length' || dimension === 'plain',
      ),
    };
  return undefined;
};
