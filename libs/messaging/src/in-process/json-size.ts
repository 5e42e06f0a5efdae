/** Approximate size of an entry without its text. */
export const ENTRY_BYTES = 16;

/** Up to this length, counting bytes costs more than it is worth. */
const SHORT = 256;

/** Returns the UTF-8 length of a text; its length in characters when it is short. */
export const textBytes = (text: string): number =>
  text.length <= SHORT ? text.length : Buffer.byteLength(text);

/** Estimates the length of the JSON text of plain data, in bytes. */
export const jsonSize = (value: unknown): number => {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = 0;
  if (Array.isArray(value)) {
    for (const entry of value) bytes += ENTRY_BYTES + jsonSize(entry);
    return bytes;
  }
  for (const key in value) bytes += ENTRY_BYTES + jsonSize((value as Record<string, unknown>)[key]);
  return bytes;
};
