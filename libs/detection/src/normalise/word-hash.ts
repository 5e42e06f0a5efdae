const BUCKETS = 8192;

/** Goes on with the hash of a word, which begins with 0. Capitals of ASCII count as small letters. */
export const hashed = (hash: number, code: number): number =>
  Math.imul(hash ^ (code | 32), 0x01000193);
export const bucketOf = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1);

/** The buckets that words fall into: what falls into another is none of them, and need not be looked up. */
export const bucketsOf = (words: Iterable<string>): Uint8Array => {
  const buckets = new Uint8Array(BUCKETS);
  for (const word of words) {
    let hash = 0;
    for (let index = 0; index < word.length; index++) hash = hashed(hash, word.charCodeAt(index));
    buckets[bucketOf(hash)] = 1;
  }
  return buckets;
};
