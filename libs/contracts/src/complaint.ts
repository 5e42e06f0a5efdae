/**
 * Describes what is wrong with a value, as the tail of a sentence that starts with the field's
 * path: `: expected text.` or, for something inside it, `[3]: expected text.`. `undefined` when
 * the value is acceptable.
 */
export type Complaint = (value: unknown) => string | undefined;

export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Complaint = (value) =>
  typeof value === 'string' ? undefined : ': expected text.';

export const notBlank: Complaint = (value) =>
  text(value) ?? (String(value).trim() === '' ? ': expected text, not blank.' : undefined);

export const trueOrFalse: Complaint = (value) =>
  typeof value === 'boolean' ? undefined : ': expected true or false.';

export const oneOf =
  (names: readonly string[]): Complaint =>
  (value) =>
    names.includes(value as string) ? undefined : `: expected one of ${names.join(', ')}.`;

/** @param expected names the items, in the plural */
export const each =
  (expected: string, complaint: Complaint): Complaint =>
  (value) => {
    if (!Array.isArray(value)) return `: expected an array of ${expected}.`;
    const index = value.findIndex((item) => complaint(item) !== undefined);
    return index < 0 ? undefined : `[${index}]${complaint(value[index])}`;
  };

/** Returns `.name`, or `["some key"]`; a very long key is shortened. */
export const keyPath = (key: string): string => {
  const shown = key.length > 80 ? `${key.slice(0, 80)}…` : key;
  return /^[A-Za-z_][\w-]*$/.test(key) ? `.${shown}` : `[${JSON.stringify(shown)}]`;
};
