import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Relative to the workspace root, the working directory of every program and test. */
const DATASETS = 'datasets';
const EXTENSION = '.jsonl';

type Guard<T> = (value: unknown) => value is T;
/** One guard per field; a row must have exactly these fields. */
export type Fields<T> = { readonly [Field in keyof T]-?: Guard<T[Field]> };

export const isString: Guard<string> = (value) => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isOneOf =
  <T extends string>(...allowed: readonly T[]): Guard<T> =>
  (value): value is T =>
    allowed.some((one) => one === value);
export const isListOf =
  <T>(isItem: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length > 0 && value.every(isItem);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseLine = (line: string, place: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place}: not valid JSON`, { cause });
  }
};

const parseRow = <T>(line: string, place: string, fields: Fields<T>): T => {
  const row = parseLine(line, place);
  if (!isObject(row)) throw new Error(`${place}: expected an object`);
  for (const field of Object.keys(row))
    if (!(field in fields)) throw new Error(`${place}: unknown field "${field}"`);
  for (const [field, isValid] of Object.entries<Guard<unknown>>(fields)) {
    if (!(field in row)) throw new Error(`${place}: field "${field}" is missing`);
    if (!isValid(row[field])) throw new Error(`${place}: field "${field}" has a wrong value`);
  }
  return row as T;
};

/** Parses JSON lines; `path` names the file in errors. @throws Error naming file and line */
export const parseRows = <T>(text: string, path: string, fields: Fields<T>): T[] =>
  text
    .split('\n')
    .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => parseRow(line, place, fields));

/**
 * Reads a file of a dataset, such as `prompt-injection/examples/agents.jsonl`, in its order.
 * @throws Error naming file and line where a row does not have exactly the given fields
 */
export const readRows = <T>(file: string, fields: Fields<T>): T[] => {
  const path = join(DATASETS, file);
  return parseRows(readFileSync(path, 'utf8'), path, fields);
};

/** Lists the files of a dataset's folder in alphabetical order. */
export const datasetFiles = (folder: string): string[] =>
  readdirSync(join(DATASETS, folder))
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .map((name) => join(folder, name));
