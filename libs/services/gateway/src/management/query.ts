import type { Page } from '@touchstone/contracts';
import { InvalidRequest } from '@touchstone/http-edge';
import { refuse } from '../http/problems';

/** Parsed query; a repeated name has a list as its value. */
export type Query = Readonly<Record<string, unknown>>;

/**
 * Reads a parameter; `undefined` if it is absent or empty.
 * @throws InvalidRequest if it is given more than once
 */
export const one = (query: Query, name: string): string | undefined => {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  if (Array.isArray(value))
    throw new InvalidRequest(`${name}: expected one value, got ${value.length}.`);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export interface Range {
  min: number;
  max: number;
  preset: number;
}

/** @throws InvalidRequest unless it is a whole number in the range */
export const wholeNumber = (query: Query, name: string, { min, max, preset }: Range): number => {
  const text = one(query, name);
  if (text === undefined) return preset;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  refuse(
    value >= min && value <= max ? [] : [`${name}: expected a whole number from ${min} to ${max}.`],
  );
  return value;
};

export const PAGE_LIMIT: Range = { min: 1, max: 1_000, preset: 100 };
const OFFSET: Range = { min: 0, max: 1_000_000_000, preset: 0 };

/** Reads the page of a list. @throws InvalidRequest */
export const pageOf = (query: Query): Page => ({
  limit: wholeNumber(query, 'limit', PAGE_LIMIT),
  offset: wholeNumber(query, 'offset', OFFSET),
});
