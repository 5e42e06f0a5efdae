import type { Constraint } from '@touchstone/assertions';
import type { Assessment } from './assessment';
import { unfenced } from './formats';

type JsonKeys = Extract<Constraint, { kind: 'json-keys' }>;

const outcome = (holds: Assessment['holds'], reason: string): Assessment => ({
  holds,
  reason,
  quote: '',
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or the objects of the array. */
const recordsOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]).filter(isObject);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(unfenced(text));
  } catch {
    return undefined;
  }
};

const listed = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(', ');

/** Checks the keys of a JSON object, or of every object in an array; in no other text. */
export const checkJsonKeys = ({ keys, exact }: JsonKeys, text: string): Assessment => {
  const value = parsed(text);
  const records = recordsOf(value);
  if (records.length === 0) return outcome('unknown', 'The text is no JSON object.');
  const missing = keys.filter((key) => !records.every((record) => Object.hasOwn(record, key)));
  if (missing.length > 0) {
    const isNested = records
      .flatMap((record) => Object.values(record))
      .flatMap(recordsOf)
      .some((record) => keys.every((key) => Object.hasOwn(record, key)));
    return isNested
      ? outcome('borderline', `Only a nested object has ${listed(keys)}.`)
      : outcome(false, `The JSON lacks ${listed(missing)}.`);
  }
  const others = exact
    ? [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
        (key) => !keys.includes(key),
      )
    : [];
  return others.length > 0
    ? outcome(false, `The JSON also has ${listed(others.slice(0, 5))}.`)
    : outcome(true, `The JSON has ${exact ? 'exactly ' : ''}${listed(keys)}.`);
};
