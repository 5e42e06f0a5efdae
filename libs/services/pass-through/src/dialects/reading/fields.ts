import { isJsonObject } from '@touchstone/contracts/dto';
import { UnreadableRequest } from '../../errors';
import type { JsonObject } from '../dialect';

const unreadable = (field: string, expected: string): UnreadableRequest =>
  new UnreadableRequest(`${field}: expected ${expected}.`);

export const isAbsent = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

/** @throws UnreadableRequest */
export const objectAt = (value: unknown, field: string): JsonObject => {
  if (!isJsonObject(value)) throw unreadable(field, 'an object');
  return value;
};

/** @throws UnreadableRequest */
export const listAt = (value: unknown, field: string): unknown[] => {
  if (!Array.isArray(value)) throw unreadable(field, 'a list');
  return value;
};

/** Absent counts as empty. @throws UnreadableRequest */
export const optionalListAt = (value: unknown, field: string): unknown[] =>
  isAbsent(value) ? [] : listAt(value, field);

/** @throws UnreadableRequest */
export const textAt = (value: unknown, field: string): string => {
  if (typeof value !== 'string') throw unreadable(field, 'text');
  return value;
};

/** Returns the text, or its substitute where it is missing. @throws UnreadableRequest */
export const optionalTextAt = (value: unknown, field: string): string =>
  isAbsent(value) ? '' : textAt(value, field);

/**
 * Reads a content as most vendors accept it: nothing, text, or a list of parts.
 * @throws UnreadableRequest
 */
export const contentAt = (
  value: unknown,
  field: string,
): string | (JsonObject | string)[] | null => {
  if (isAbsent(value)) return null;
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) throw unreadable(field, 'text or a list of parts');
  return value.map((part: unknown, index) =>
    typeof part === 'string' ? part : objectAt(part, `${field}[${index}]`),
  );
};

/** Returns the object without fields that are read elsewhere or known to hold no text. */
export const without = (value: JsonObject, known: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !known.has(key)));

export const only = (value: JsonObject, wanted: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => wanted.has(key)));
