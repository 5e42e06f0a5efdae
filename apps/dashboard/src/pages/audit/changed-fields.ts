/** A field whose value differs, by its path; `undefined` where there was or is none. */
export interface ChangedField {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the leaves of a value by their paths, written as JSON; lists of values are leaves. */
const leavesOf = (value: unknown, path = ''): [path: string, json: string][] => {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, item]) =>
      leavesOf(item, path === '' ? name : `${path}.${name}`),
    );
  return value === null && path === '' ? [] : [[path, textOf(value)]];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '');

/** Returns the fields that a change added, removed or replaced, in the order of the later state. */
export const changedFields = (before: unknown, after: unknown): ChangedField[] => {
  const [earlier, later] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...later.keys(), ...earlier.keys()])]
    .map((path) => ({ path, before: earlier.get(path), after: later.get(path) }))
    .filter((field) => field.before !== field.after);
};
