import { digitsAt, isLetters } from './digits';
import { andAHalf, articleAt, halfAt, wordsAt } from './number-words';
import type { Parsed, Quantity } from './quantity';
import { isNumber, type Token } from './tokens';
import { type Unit, unitsNamed } from './units';

const UNITLESS: readonly Unit[] = [];

/** Finds the numbers of a text. Linear in the tokens. */
export const quantitiesIn = (tokens: readonly Token[], text: string): Quantity[] => {
  const found: Quantity[] = [];
  let at = 0;
  while (at < tokens.length) {
    const number = numberAt(tokens, at, text);
    if (!number) {
      at++;
      continue;
    }
    const { units, end } = unitAfter(tokens, number.end, text);
    const all = units.length > 0 ? units : signBefore(tokens, at, text);
    const last = tokens[end - 1] ?? tokens[at];
    const quantity = {
      ...number,
      units: all,
      end,
      shown: text.slice(tokens[at]?.start ?? 0, last?.end ?? 0).slice(0, 60),
      first: at,
    };
    found.push(quantity, ...sumWithBefore(found, quantity, tokens));
    at = end;
  }
  return found;
};

const numberAt = (tokens: readonly Token[], at: number, text: string): Parsed | undefined => {
  const token = tokens[at];
  if (!token) return undefined;
  if (isNumber(token)) {
    const digits = digitsAt(tokens, at, text);
    const { more, end } = andAHalf(tokens, digits.end);
    return more === 0
      ? digits
      : { ...digits, values: digits.values.map((value) => value + more), end };
  }
  return halfAt(tokens, at) ?? wordsAt(tokens, at, text) ?? articleAt(tokens, at);
};

const unitAfter = (
  tokens: readonly Token[],
  end: number,
  text: string,
): { units: readonly Unit[]; end: number } => {
  const [next, second] = [tokens[end], tokens[end + 1]];
  if (!next) return { units: UNITLESS, end };
  const gap = text.slice(tokens[end - 1]?.end ?? 0, next.start);
  if (!/^[\s-]{0,2}$/.test(gap)) return { units: UNITLESS, end };
  // `degrees Fahrenheit`, `° C`, `US dollars`
  if (second) {
    const scale = TEMPERATURES.get(second.form) ?? second.form;
    if (isDegree(next) && unitsNamed(scale).some(({ dimension }) => dimension === 'temperature'))
      return { units: unitsNamed(scale), end: end + 2 };
    if (
      isLetters(next) &&
      next.raw.length > 1 &&
      unitsNamed(next.form).length === 0 &&
      unitsNamed(second.form).some(({ dimension }) => dimension === 'money')
    )
      return { units: unitsNamed(second.form), end: end + 2 };
  }
  // `102.2 F`
  if (/^[CF]$/.test(next.raw) && gap !== '')
    return { units: unitsNamed(TEMPERATURES.get(next.form) ?? ''), end: end + 1 };
  const single = next.form.length === 1 && isLetters(next);
  if (gap === '' && next.form === 'in') return { units: unitsNamed('inch'), end: end + 1 };
  const named =
    single && gap !== '' && !/[\s\-.,;)]|$/.test(text[next.end] ?? '') ? [] : unitsNamed(next.form);
  return named.length === 0 ? { units: UNITLESS, end } : { units: named, end: end + 1 };
};

const TEMPERATURES = new Map([
  ['c', 'celsius'],
  ['f', 'fahrenheit'],
  ['k', 'kelvin'],
]);
const isDegree = ({ form }: Token): boolean =>
  ['°', 'degrees', 'degree', 'grad', 'deg'].includes(form);

const signBefore = (tokens: readonly Token[], at: number, text: string): readonly Unit[] => {
  const [sign, own] = [tokens[at - 1], tokens[at]];
  if (!sign || !own || text.slice(sign.end, own.start).trim() !== '') return UNITLESS;
  return unitsNamed(sign.form).filter(({ dimension }) => dimension === 'money' && !isNumber(sign));
};

/** Adds up `an hour and twenty`, `2 hours 30 minutes`, `an hour and a half`. */
const sumWithBefore = (
  found: readonly Quantity[],
  own: Quantity,
  tokens: readonly Token[],
): Quantity[] => {
  const before = found.at(-1);
  const unit = before?.units[0];
  const gap = tokens.slice(before?.end ?? 0, own.first).map(({ form }) => form);
  if (
    !before ||
    !unit ||
    !gap.every((form) => form === 'and' || form === 'a' || form === 'und') ||
    gap.length > 2
  )
    return [];
  const [value = 0] = before.values;
  const [more = 0] = own.values;
  const total = totalOf(value, unit, more, own);
  return total === undefined
    ? []
    : [
        {
          ...before,
          values: [total],
          end: own.end,
          weak: false,
          shown: `${before.shown} and ${own.shown}`,
        },
      ];
};

const totalOf = (value: number, unit: Unit, more: number, own: Quantity): number | undefined => {
  const [other] = own.units;
  if (other)
    return other.dimension === unit.dimension && other.factor < unit.factor
      ? value + (more * other.factor) / unit.factor
      : undefined;
  if (more < 1) return value + more;
  return unit.dimension === 'time' && unit.factor === 3600 && more < 60
    ? value + more / 60
    : undefined;
};
