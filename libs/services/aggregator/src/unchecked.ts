import type { Subject } from '@touchstone/contracts';

/** An object from the wire: the field names of `T`, with values of any type. */
export type Unchecked<T> = { [K in keyof T]?: unknown };

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a subject; `undefined` if it has no name or its other parts are not texts. */
export const subjectOf = ({ name, data, claim }: Unchecked<Subject>): Subject | undefined => {
  if (!isText(name) || !isOptionalText(data) || !isOptionalText(claim)) return undefined;
  return { name, ...(data !== undefined && { data }), ...(claim !== undefined && { claim }) };
};

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';
