import { InvalidField } from '@touchstone/storage';
import { fromCursor, type Position } from './cursor';

/** Parts of an SQL condition joined by AND, with the values of its parameters. */
export interface Condition {
  sql: string;
  parameters: unknown[];
}

/** Values, and the SQL around their placeholders. */
export type Part = [values: unknown[], sql: (...places: string[]) => string];

/** @param first the number of the first parameter */
export const allOf = (parts: readonly Part[], first: number): Condition => {
  const parameters: unknown[] = [];
  const place = (value: unknown) => `$${parameters.push(value) + first - 1}`;
  return {
    sql: ['true', ...parts.map(([values, sql]) => sql(...values.map(place)))].join(' AND '),
    parameters,
  };
};

/** Returns a part if its value is given. */
export const where = (value: unknown, sql: (place: string) => string): Part[] =>
  value ? [[[value], sql]] : [];

/** A time range, and the cursor of the previous page. */
export interface Span {
  from?: string;
  to?: string;
  cursor?: string;
}

/** @throws InvalidField */
export const inSpan = ({ from, to, cursor }: Span): Part[] => [
  ...where(from && timeOf('from', from), (time) => `"completed_at" >= ${time}`),
  ...where(to && timeOf('to', to), (time) => `"completed_at" < ${time}`),
  ...(cursor ? [after(fromCursor(cursor))] : []),
];

const after = ({ completed_at, id }: Position): Part => [
  [completed_at, id],
  (time, place) => `("completed_at", "id") < (${time}::timestamptz, ${place}::text)`,
];

const timeOf = (field: string, text: string): Date => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidField(field, 'a time as ISO 8601');
  return time;
};
