/** Returns a number from 0 to 1, 1 excluded. */
export type Random = () => number;

/** Generates numbers from 0 to 1, the same for a seed on every machine (mulberry32). */
export const randomNumbers = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
