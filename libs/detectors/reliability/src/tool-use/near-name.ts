const LONGEST = 80;

/**
 * Computes the edit distance (insert, delete, replace; no transpositions) of two names of at most
 * 80 characters each.
 */
export const distance = (one: string, other: string): number => {
  const [a, b] = [one.slice(0, LONGEST), other.slice(0, LONGEST)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Returns the name most similar to the given one, `undefined` if none is similar. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const lower = name.toLowerCase();
  const ranked = names
    .map((each) => ({
      each,
      edits: distance(lower, each.toLowerCase()),
      inside: lower.includes(each.toLowerCase()) || each.toLowerCase().includes(lower),
    }))
    .sort((a, b) => Number(b.inside) - Number(a.inside) || a.edits - b.edits);
  const [best] = ranked;
  return best && (best.inside || best.edits <= Math.max(2, name.length / 2))
    ? best.each
    : undefined;
};

/**
 * Splits a name such as `getUserInfo`, `get_user_info` or `user.get-info` into lower-case words.
 */
export const wordsOfName = (name: string): string[] =>
  name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
