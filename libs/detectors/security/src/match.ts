/**
 * The first match of a global pattern; the caller goes on with `exec`. `matchAll` copies the
 * pattern each time: dear where thousands of short stretches hold nothing.
 */
export const firstMatch = (text: string, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  return pattern.exec(text);
};

/** Returns true if a sticky pattern matches from an index on. */
export const matchesAt = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index;
  return pattern.test(text);
};
