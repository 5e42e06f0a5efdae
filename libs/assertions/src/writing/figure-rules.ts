import { TWELVE_HOUR } from '../concepts/written-forms/layout';
import { denied, has, names, type Rule } from './clause-reading';
import { writing } from './constraints';
import type { Role } from './role';

export const numbers: Rule = (reading) => {
  const { figures, forbids } = reading;
  const [first, second] = figures;
  const limit = Math.max(first ?? 0, second ?? 0);
  if (names(reading, ['in-words'], ['number']) && figures.length > 0 && !forbids) {
    if (has(reading, 'below')) return writing('number-words', String(limit - 1));
    return has(reading, 'max') || second !== undefined
      ? writing('number-words', String(limit))
      : undefined;
  }
  if (figures.length > 0) return undefined;
  if (names(reading, ['number', 'in-digits'], ['in-words']))
    return !forbids || denied(reading) === 'in-words' ? writing('digits') : undefined;
  return names(reading, ['number', 'in-words']) && forbids ? writing('digits') : undefined;
};

const MARKS: Partial<Record<Role, string>> = {
  comma: ',',
  period: '.',
  apostrophe: "'",
  space: ' ',
};

export const thousands: Rule = (reading) => {
  if (reading.forbids || !reading.things.has('thousands')) return undefined;
  const marks = [...reading.things].filter((role) => MARKS[role] !== undefined);
  const [mark, more] = marks;
  return mark && !more && names(reading, ['thousands', mark], ['number', 'quoted'])
    ? writing('grouped-thousands', MARKS[mark])
    : undefined;
};

const UNITS: readonly (readonly [RegExp, string, string | undefined])[] = [
  [/^miles?$/, 'miles', 'kilometres'],
  [/^(?:kilomet(?:re|er)s?|km)$/, 'kilometres', 'miles'],
  [/^(?:feet|foot)$/, 'feet', undefined],
  [/^inch(?:es)?$/, 'inches', undefined],
  [/^yards?$/, 'yards', undefined],
  [/^pounds?$/, 'pounds', undefined],
  [/^ounces?$/, 'ounces', undefined],
  [/^(?:kilos?|kilograms?|kg)$/, 'kilograms', 'pounds'],
  [/^gallons?$/, 'gallons', 'litres'],
  [/^pints?$/, 'pints', undefined],
  [/^lit(?:re|er)s?$/, 'litres', 'gallons'],
  [/^fahrenheit$/, 'Fahrenheit', 'Celsius'],
  [/^celsius$/, 'Celsius', 'Fahrenheit'],
];

const unitOf = (written = ''): (typeof UNITS)[number] | undefined =>
  UNITS.find(([pattern]) => pattern.test(written));

export const units: Rule = (reading) => {
  if (names(reading, ['space', 'unit'], ['number', 'quoted']) && !reading.forbids)
    return writing('unit-space');
  if (
    reading.figures.length > 0 ||
    ![...reading.things].every((role) => role === 'measure' || role === 'imperial')
  )
    return undefined;
  const named = reading.pieces.filter(({ role }) => role === 'measure' || role === 'imperial');
  const [one, other, more] = named;
  if (!one || more) return undefined;
  const at = reading.pieces.findIndex(({ role }) => role === 'no');
  if (at >= 0) {
    const after = reading.pieces.slice(at).filter((piece) => named.includes(piece));
    const [banned, another] = after.length > 0 ? after : named;
    const unit = another ? undefined : unitOf(banned?.value)?.[1];
    return reading.forbids && unit !== undefined ? writing('no-unit', unit) : undefined;
  }
  const counterpart = other ? undefined : unitOf(one.value)?.[2];
  return counterpart === undefined ? undefined : writing('no-unit', counterpart);
};

export const figuresOf: Rule = (reading) => {
  const { forbids } = reading;
  if (reading.figures.length > 0) return undefined;
  if (names(reading, ['weekday', 'date'], ['quoted']) && !forbids) return writing('weekday-dates');
  if (names(reading, ['phone', 'country-code'], ['start']) && !forbids)
    return writing('country-code');
  if (names(reading, ['bold', 'date']) && !forbids) return writing('bold-figures', 'date');
  if (names(reading, ['bold', 'price']) && !forbids) return writing('bold-figures', 'price');
  if (names(reading, ['half-day'], ['clock']) && forbids) return TWELVE_HOUR;
  if (names(reading, ['clock'], ['half-day']))
    return !forbids || denied(reading) === 'half-day' ? TWELVE_HOUR : undefined;
  if (names(reading, ['price', 'decimals']) && !forbids)
    return { kind: 'amount-format', decimals: 2 };
  if (names(reading, ['https'], ['url', 'http']) && (!forbids || denied(reading) === 'http'))
    return writing('https');
  return names(reading, ['http'], ['url']) && forbids ? writing('https') : undefined;
};
