/** Places of the cache, a power of two; a place takes 9 bytes, so that all fit a processor's cache. */
const PLACE_BITS = 15;
const PLACES = 1 << PLACE_BITS;
/** Odd multipliers that spread consecutive numbers. */
const [SPREAD, SPREAD_OTHER] = [0x9e3779b1, 0x85ebca6b];
/** Above every number of an item, so that the key of a pair is unique and exact. */
const STRIDE = 2 ** 26;

interface Numbered {
  id: number;
}

/**
 * Remembers results for pairs of numbered items, since clauses are compared in pairs and share most
 * of their words. A place holds the last pair that fell on it, so memory is bounded and nothing is
 * evicted in bulk.
 */
export class PairCache<T extends Numbered> {
  private keys: Float64Array | undefined;
  private readonly values = new Uint8Array(PLACES);

  /** @param compare returns a whole number up to 255 */
  constructor(private readonly compare: (one: T, other: T) => number) {}

  of(one: T, other: T): number {
    const keys = (this.keys ??= new Float64Array(PLACES).fill(-1));
    const key = (one.id % STRIDE) * STRIDE + (other.id % STRIDE);
    const place =
      (Math.imul(one.id, SPREAD) ^ Math.imul(other.id, SPREAD_OTHER)) >>> (32 - PLACE_BITS);
    if (keys[place] !== key) {
      keys[place] = key;
      this.values[place] = this.compare(one, other);
    }
    return this.values[place] as number;
  }
}
