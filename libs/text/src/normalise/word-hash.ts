const BUCKETS = 8192;

/**
 * Extends the hash of a word by a UTF-16 unit; the initial hash is 0. Ignores the case of ASCII
 * letters.
 */
export const hashed = (hash: number, code: number): number =>
  Math.imul(hash ^ (code | 32), 0x01000193);
export const bucketOf = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1);

/**
 * Returns the hash buckets of a list of words: a word in any other bucket is not in the list and
 * needs no look-up.
 */
export const bucketsOf = (words: Iterable<string>): Uint8Array => {
  const buckets = new Uint8Array(BUCKETS);
  for (const word of words) {
    let hash = 0;
    for (let index = 0; index < word.length; index++) hash = hashed(hash, word.charCodeAt(index));
    buckets[bucketOf(hash)] = 1;
  }
  return buckets;
};
