import { hashOf } from './hashes';

/** Tells which words surely are in none of some lists, by their hashes: to look a word up in a large map is dear, and most are in none. */
export class HashFilter {
  private readonly marks: Uint8Array;

  /** Marks `2 ** bits` places, an eighth of a byte each. */
  constructor(private readonly bits: number) {
    this.marks = new Uint8Array(1 << (bits - 3));
  }

  add(hash: number): void {
    const place = this.placeOf(hash);
    this.marks[place >> 3] = (this.marks[place >> 3] as number) | (1 << (place & 7));
  }

  /** False where no word of the hash was added. */
  mayHold(hash: number): boolean {
    const place = this.placeOf(hash);
    return ((this.marks[place >> 3] as number) & (1 << (place & 7))) !== 0;
  }

  private placeOf(hash: number): number {
    return (hash ^ (hash >>> this.bits)) & ((1 << this.bits) - 1);
  }
}

/** The filter of some words. */
export const filterOf = (words: Iterable<string>, bits: number): HashFilter => {
  const filter = new HashFilter(bits);
  for (const word of words) filter.add(hashOf(word));
  return filter;
};
