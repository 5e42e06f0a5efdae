/** Of an entry that is no text, roughly. */
export const ENTRY_CHARACTERS = 16;

/** About how long the text of plain JSON data would be, in characters. */
export const jsonSize = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  if (Array.isArray(value)) {
    for (const entry of value) characters += ENTRY_CHARACTERS + jsonSize(entry);
    return characters;
  }
  for (const key in value)
    characters += ENTRY_CHARACTERS + jsonSize((value as Record<string, unknown>)[key]);
  return characters;
};
