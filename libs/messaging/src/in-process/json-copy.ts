import { jsonTextOf } from '../json-text';
import { ENTRY_CHARACTERS } from './json-size';

/** A value as JSON carries it, and about how long its text would be. */
export interface Copied {
  value: unknown;
  characters: number;
}

/**
 * What comes of a value on its way through JSON: equal to `JSON.parse(JSON.stringify(value))`, and like it shares nothing that can change. Plain data is copied
 * directly, in a fifth of the time; anything with a will of its own (dates, instances, `toJSON`) goes through text.
 * @param frozen the copy cannot be changed, so that several may have it
 * @throws what `JSON.stringify` throws
 */
export const jsonCopy = (value: unknown, { frozen = false } = {}): Copied => {
  const copying = { characters: 0, frozen };
  return { value: copy(value, copying), characters: copying.characters };
};

interface Copying {
  characters: number;
  frozen: boolean;
}

const copy = (value: unknown, copying: Copying): unknown => {
  if (typeof value === 'string') {
    copying.characters += value.length;
    return value;
  }
  // JSON knows no negative zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (!isPlain(value)) return throughText(value, copying);
  const copied = Array.isArray(value) ? copyOfList(value, copying) : copyOfRecord(value, copying);
  return copying.frozen ? Object.freeze(copied) : copied;
};

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  (value as Record<string, unknown>).toJSON === undefined;

const copyOfList = (list: readonly unknown[], copying: Copying): unknown[] => {
  copying.characters += list.length * ENTRY_CHARACTERS;
  const copied: unknown[] = [];
  for (let index = 0; index < list.length; index++) copied.push(copy(list[index], copying) ?? null);
  return copied;
};

const copyOfRecord = (
  record: Record<string, unknown>,
  copying: Copying,
): Record<string, unknown> => {
  const copied: Record<string, unknown> = {};
  // `Object.keys` would make a list for each.
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue;
    copying.characters += ENTRY_CHARACTERS;
    const value = copy(record[key], copying);
    if (value === undefined) continue;
    // Assigned, it would become the prototype.
    if (key === '__proto__')
      Object.defineProperty(copied, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else copied[key] = value;
  }
  return copied;
};

const throughText = (value: unknown, copying: Copying): unknown => {
  const text = jsonTextOf(value);
  if (text === undefined) return undefined;
  copying.characters += text.length;
  return copying.frozen
    ? JSON.parse(text, (_key, part: unknown) => Object.freeze(part))
    : JSON.parse(text);
};
