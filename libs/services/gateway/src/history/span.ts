import { applyDecorators } from '@nestjs/common';
import { ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import { instantOf } from '@touchstone/contracts/dto';
import { one, type RawQuery, wholeNumber } from '../management/query';

export const HISTORY_LIMIT = { min: 1, max: 200, preset: 50 };

/** Filter common to all histories. */
export interface Span {
  limit: number;
  from?: string;
  to?: string;
  cursor?: string;
  total?: true;
}

/** Values of a parameter that is a switch. */
export const YES_NO = ['true', 'false'] as const;

const CURSOR = /^[\w.~+/=-]{1,500}$/;

export const problem = (broken: boolean, sentence: string): string[] => (broken ? [sentence] : []);

/** Returns the problem of a parameter that takes one of several names, if it has one. */
export const nameProblem = (query: RawQuery, name: string, names: readonly string[]): string[] => {
  const value = one(query, name);
  return problem(
    value !== undefined && !names.includes(value),
    `${name}: expected one of ${names.join(', ')}.`,
  );
};

/** Returns the value of such a parameter; `undefined` if it is absent or another text. */
export const nameIn = <T extends string>(
  query: RawQuery,
  name: string,
  names: readonly T[],
): T | undefined => {
  const value = one(query, name);
  return names.find((each) => each === value);
};

/** Returns the problem of a parameter that takes a time, if it has one. */
export const timeProblem = (query: RawQuery, name: string): string[] => {
  const text = one(query, name);
  return problem(
    text !== undefined && instantOf(text) === undefined,
    `${name}: expected a time in ISO 8601, such as 2030-01-31T12:00:00Z.`,
  );
};

/** Matches texts that are no id: some of them, Postgres cannot compare with. */
const NO_ID = /[^\w.:-]|^.{101}/;

/** Returns the problem of a parameter that takes an id, if it has one. */
export const idProblem = (query: RawQuery, name: string): string[] =>
  problem(NO_ID.test(one(query, name) ?? ''), `${name}: expected an id.`);

/** Returns such a parameter; nothing if it is absent. */
export const idIn = <Name extends string>(
  query: RawQuery,
  name: Name,
): { [Key in Name]?: string } => {
  const id = one(query, name);
  return (id === undefined ? {} : { [name]: id }) as { [Key in Name]?: string };
};

export const spanProblems = (query: RawQuery): string[] => {
  const cursor = one(query, 'cursor');
  return [
    ...timeProblem(query, 'from'),
    ...timeProblem(query, 'to'),
    ...problem(
      cursor !== undefined && !CURSOR.test(cursor),
      'cursor: expected the next_cursor of an earlier page.',
    ),
    ...nameProblem(query, 'total', YES_NO),
  ];
};

const time = (query: RawQuery, name: 'from' | 'to'): Partial<Span> => {
  const moment = instantOf(one(query, name));
  return moment === undefined ? {} : { [name]: new Date(moment).toISOString() };
};

/** Parses a query without `spanProblems`. @throws InvalidRequest for an invalid limit */
export const spanOf = (query: RawQuery): Span => {
  const cursor = one(query, 'cursor');
  return {
    limit: wholeNumber(query, 'limit', HISTORY_LIMIT),
    ...time(query, 'from'),
    ...time(query, 'to'),
    ...(cursor !== undefined && { cursor }),
    ...(one(query, 'total') === 'true' && { total: true as const }),
  };
};

type Schemas = Record<string, NonNullable<(ApiQueryOptions & { schema?: object })['schema']>>;

const SPAN: Schemas = {
  from: { type: 'string', format: 'date-time', description: 'Completed then or later.' },
  to: { type: 'string', format: 'date-time', description: 'Completed before then.' },
  cursor: { type: 'string', description: 'The next_cursor of the page before.' },
  limit: {
    type: 'integer',
    minimum: HISTORY_LIMIT.min,
    maximum: HISTORY_LIMIT.max,
    default: HISTORY_LIMIT.preset,
  },
  total: {
    type: 'boolean',
    description: 'true: adds `total`, the number of all that match, counted up to 10,000.',
  },
};

/** Describes optional query parameters. */
export const Queried = (parameters: Schemas): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...Object.entries(parameters).map(([name, schema]) =>
      ApiQuery({ name, required: false, schema }),
    ),
  );

/** Describes the query parameters of a history: its own, and the common ones. */
export const Filtered = (own: Schemas): MethodDecorator & ClassDecorator =>
  Queried({ ...own, ...SPAN });
