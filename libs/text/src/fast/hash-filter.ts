import { hashOf } from './hashes';

/**
 * Bloom filter with a single hash function, queried before a look-up in a large map: most words are
 * in no list. Benchmark: `npm run bench -- detection security-cost`.
 */
export class HashFilter {
  private readonly marks: Uint8Array;

  /** @param bits binary logarithm of the size in bits */
  constructor(private readonly bits: number) {
    this.marks = new Uint8Array(1 << (bits - 3));
  }

  add(hash: number): void {
    const place = this.placeOf(hash);
    this.marks[place >> 3] = (this.marks[place >> 3] ?? 0) | (1 << (place & 7));
  }

  /** Returns false only if no word with this hash was added. */
  mayHold(hash: number): boolean {
    const place = this.placeOf(hash);
    return ((this.marks[place >> 3] as number) & (1 << (place & 7))) !== 0;
  }

  private placeOf(hash: number): number {
    return (hash ^ (hash >>> this.bits)) & ((1 << this.bits) - 1);
  }
}

/** Creates a filter of words. */
export const filterOf = (words: Iterable<string>, bits: number): HashFilter => {
  const filter = new HashFilter(bits);
  for (const word of words) filter.add(hashOf(word));
  return filter;
};
