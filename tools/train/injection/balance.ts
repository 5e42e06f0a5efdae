export interface Balance<T> {
  /** Group of texts that lose weight as they become many. */
  groupOf: (item: T) => string;
  isAttack: (item: T) => boolean;
  /** Number of texts beyond which a group gains no more weight. */
  fullSizeOf: (item: T) => number;
  /** Sum of all weights. */
  total: number;
}

/**
 * Returns the weight of each item: groups weigh the same once they have enough items, attacks as
 * much as the rest.
 */
export const balancedWeights = <T>(
  items: readonly T[],
  { groupOf, isAttack, fullSizeOf, total }: Balance<T>,
): number[] => {
  const sizes = new Map<string, number>();
  for (const item of items) sizes.set(groupOf(item), (sizes.get(groupOf(item)) ?? 0) + 1);
  const raw = items.map((item) => ({
    attack: isAttack(item),
    weight: 1 / Math.max(sizes.get(groupOf(item)) ?? 0, fullSizeOf(item)),
  }));
  const sumOf = (wanted: boolean) =>
    raw.reduce((sum, { attack, weight }) => sum + (attack === wanted ? weight : 0), 0);
  const [attacks, others] = [sumOf(true), sumOf(false)];
  return raw.map(({ attack, weight }) => (weight * total) / 2 / (attack ? attacks : others));
};
