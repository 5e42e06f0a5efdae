const SHORTEST = 5;
const SIMILAR_FROM = 0.6;

/**
 * Returns true if two roots are forms of one word, or one is part of the other's compound (`karte`
 * in `kreditkarte`).
 */
export const areSimilar = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST) return false;
  if (long.startsWith(short) || long.endsWith(short)) return true;
  // Misspelt and inflected words share their first letters; comparing others would cost time and
  // match unrelated words.
  return (
    short.startsWith(long.slice(0, 2)) &&
    long.length <= 2 * short.length &&
    overlap(pieces(short), pieces(long)) >= SIMILAR_FROM
  );
};

const pieces = (word: string): Set<string> => {
  const cut = word.slice(0, 30);
  return new Set(
    Array.from({ length: Math.max(0, cut.length - 2) }, (_, at) => cut.slice(at, at + 3)),
  );
};

/** Computes the Dice coefficient of two sets. */
const overlap = (a: Set<string>, b: Set<string>): number =>
  (2 * [...a].filter((piece) => b.has(piece)).length) / (a.size + b.size);
