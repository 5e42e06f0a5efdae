import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Page } from '@touchstone/contracts';
import { InvalidRequest } from '@touchstone/http-edge';
import { refuse } from '../http/problems';

/** Query as Fastify parses it: text, or a list of texts for a repeated name. */
export type RawQuery = Readonly<Record<string, unknown>>;

/**
 * Reads a parameter; `undefined` if it is absent or empty.
 * @throws InvalidRequest if it is given more than once
 */
export const one = (query: RawQuery, name: string): string | undefined => {
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
export const wholeNumber = (query: RawQuery, name: string, { min, max, preset }: Range): number => {
  const text = one(query, name);
  if (text === undefined) return preset;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  refuse(
    value >= min && value <= max ? [] : [`${name}: expected a whole number from ${min} to ${max}.`],
  );
  return value;
};

const LIMIT: Range = { min: 1, max: 1_000, preset: 100 };
const OFFSET: Range = { min: 0, max: 1_000_000_000, preset: 0 };

/** Page of a list. */
export class PageQuery implements Page {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: LIMIT.min,
    maximum: LIMIT.max,
    default: LIMIT.preset,
  })
  limit = LIMIT.preset;

  @ApiPropertyOptional({ type: 'integer', minimum: OFFSET.min, default: OFFSET.preset })
  offset = OFFSET.preset;
}

/** @throws InvalidRequest */
export const pageOf = (query: RawQuery): PageQuery => ({
  limit: wholeNumber(query, 'limit', LIMIT),
  offset: wholeNumber(query, 'offset', OFFSET),
});

/** Parses the page of a list: `@Query(PagePipe) page: PageQuery`. */
@Injectable()
export class PagePipe implements PipeTransform<RawQuery, PageQuery> {
  /** @throws InvalidRequest */
  transform(query: RawQuery): PageQuery {
    return pageOf(query);
  }
}
