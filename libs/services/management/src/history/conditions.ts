import type { EvaluationFilter } from '@touchstone/contracts';
import { InvalidField, storableJson } from '@touchstone/storage';
import { fromCursor } from './cursor';

/** Parts of an SQL condition joined by AND, and what stands for its parameters. */
export interface Condition {
  sql: string;
  parameters: unknown[];
}

/** @param first the number of the first parameter @throws InvalidField */
export const conditionsOf = ({ status, type, metadata, from, to, cursor }: EvaluationFilter, first: number): Condition => {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value) + first - 1}`;
  const parts = ['true'];
  if (status) parts.push(`"status" = ${parameter(status)}`);
  if (type) parts.push(`"types" @> ARRAY[${parameter(type)}]::text[]`);
  if (metadata) parts.push(`"metadata" @> ${parameter(storableJson(metadata))}::jsonb`);
  if (from) parts.push(`"completed_at" >= ${parameter(timeOf('from', from))}`);
  if (to) parts.push(`"completed_at" < ${parameter(timeOf('to', to))}`);
  if (cursor) {
    const { completed_at, id } = fromCursor(cursor);
    parts.push(`("completed_at", "id") < (${parameter(completed_at)}::timestamptz, ${parameter(id)}::text)`);
  }
  return { sql: parts.join(' AND '), parameters };
};

const timeOf = (field: string, text: string): Date => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidField(field, 'a time as ISO 8601');
  return time;
};
