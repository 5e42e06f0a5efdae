type Json = Record<string, unknown>;

/** Returns true for `undefined`, `null`, `""` and `[]`. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Returns the fields that are present. */
export const present = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value)));
