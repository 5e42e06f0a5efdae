/** Generates numbers in [0, 1). */
export type Random = () => number;

/** Returns a Mulberry32 generator: small, fast, and the same on every machine. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const below = (limit: number, random: Random): number => Math.floor(random() * limit);

export const between = (least: number, most: number, random: Random): number =>
  least + below(most - least + 1, random);

export const chance = (share: number, random: Random): boolean => random() < share;

export const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[below(items.length, random)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** Picks by weight; weights need not add up to one. */
export const weighted = <T extends { weight: number }>(items: readonly T[], random: Random): T => {
  let left = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => (left -= weight) < 0) ?? pick(items, random);
};

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Shuffles in place. */
export const shuffle = <T>(items: T[], random: Random): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1, random);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
};
