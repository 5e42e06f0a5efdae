/** Freezes a value at every depth and returns it. */
export const frozen = <Value>(value: Value): Value => {
  // No recursion: some specs nest deep.
  const seen = new Set<unknown>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const part of Object.values(Object.freeze(next))) waiting.push(part);
  }
  return value;
};
