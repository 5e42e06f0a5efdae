/** The same, which nobody can change any more, in whatever depth. Of data without cycles. */
export const frozen = <Value>(value: Value): Value => {
  // No recursion: some specs nest deep. What is frozen already was looked into.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue;
    for (const part of Object.values(Object.freeze(next))) waiting.push(part);
  }
  return value;
};
