/**
 * Returns the first match of a global pattern; the caller continues with `exec`. `matchAll` would
 * copy the pattern, which is expensive for thousands of short spans without a match.
 */
export const firstMatch = (text: string, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  return pattern.exec(text);
};

/** Returns true if a sticky pattern matches at an index. */
export const matchesAt = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index;
  return pattern.test(text);
};
