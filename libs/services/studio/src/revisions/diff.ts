import { isDeepStrictEqual } from 'node:util';
import type { PromptChange } from '@touchstone/contracts';

/**
 * Bounds of a diff. A part with longer paths, or more changes, is reported as one change: otherwise
 * the reply could grow with their product.
 */
const LONGEST_PATH = 400;
const MOST_CHANGES = 1_000;

type JsonObject = Record<string, unknown>;

/**
 * Returns the changes from one JSON value to another, in the order of the newer one, with removals
 * from an object or array last. Equal elements at both ends of an array are skipped and those
 * between compared by position, so a path has the same indices in both values. The reverse diff has
 * the same paths.
 */
export const changesBetween = (path: string, before: unknown, after: unknown): PromptChange[] => {
  const changes = path.length <= LONGEST_PATH ? changesWithin(path, before, after) : undefined;
  if (changes && changes.length <= MOST_CHANGES) return changes;
  return isDeepStrictEqual(before, after) ? [] : [{ kind: 'changed', path, before, after }];
};

/** Returns `undefined` for values without elements to compare. */
const changesWithin = (
  path: string,
  before: unknown,
  after: unknown,
): PromptChange[] | undefined => {
  if (Array.isArray(before) && Array.isArray(after)) return changesOfArray(path, before, after);
  if (isObject(before) && isObject(after)) return changesOfObject(path, before, after);
  return undefined;
};

const changesOfObject = (path: string, before: JsonObject, after: JsonObject): PromptChange[] => [
  ...Object.keys(after).flatMap((key) => {
    const at = `${path}${step(key)}`;
    return Object.hasOwn(before, key)
      ? changesBetween(at, before[key], after[key])
      : [added(at, after[key])];
  }),
  ...Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => removed(`${path}${step(key)}`, before[key])),
];

const changesOfArray = (path: string, before: unknown[], after: unknown[]): PromptChange[] => {
  const start = equalAtStart(before, after);
  const end = equalAtStart(before.slice(start).reverse(), after.slice(start).reverse());
  const [older, newer] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const at = (index: number) => `${path}[${start + index}]`;
  return [
    ...newer.flatMap((value, index) =>
      index < older.length
        ? changesBetween(at(index), older[index], value)
        : [added(at(index), value)],
    ),
    ...older.slice(newer.length).map((value, index) => removed(at(newer.length + index), value)),
  ];
};

const equalAtStart = (one: unknown[], other: unknown[]): number => {
  const differs = one.findIndex(
    (value, index) => index >= other.length || !isDeepStrictEqual(value, other[index]),
  );
  return differs < 0 ? one.length : differs;
};

const added = (path: string, after: unknown): PromptChange => ({ kind: 'added', path, after });
const removed = (path: string, before: unknown): PromptChange => ({
  kind: 'removed',
  path,
  before,
});

/** Writes a key with other characters in brackets as JSON, so that a path is unambiguous. */
const step = (key: string): string =>
  /^[A-Za-z_$][\w$-]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
