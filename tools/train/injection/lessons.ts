import type { Channel } from '@touchstone/detectors/security/prompt-injection';
import { balancedWeights } from './balance';
import type { Example, Row } from './examples';
import type { FitOptions } from './fit-options';

/** An example with the numbers of the features the model may use. */
export interface Lesson {
  attack: boolean;
  channel: Channel;
  importance: number;
  rows: readonly Row[];
  /** The windows with most evidence by the rules, where an attack is expected at first. */
  likeliest: readonly Row[];
  /** The most suspicious windows of the last search. */
  hardest?: readonly Row[];
}

/**
 * Weighs each text: origins the same once they have enough texts, attacks as much as the rest; 1 on
 * average.
 */
const importances = (examples: readonly Example[], { fullSize, fullSizes }: FitOptions): number[] =>
  balancedWeights(examples, {
    groupOf: ({ origin, attack, channel }) => `${origin} ${String(attack)} ${channel}`,
    isAttack: ({ attack }) => attack,
    fullSizeOf: ({ origin }) => fullSizes[origin] ?? fullSize,
    total: examples.length,
  });

/** @param numbers by feature the number of the selected ones; -1 for others */
export const lessonsOf = (
  examples: readonly Example[],
  numbers: Int32Array,
  options: FitOptions,
): Lesson[] => {
  const weights = importances(examples, options);
  const numbered = (row: Row): Row =>
    row.map((feature) => numbers[feature] ?? -1).filter((number) => number >= 0);
  return examples.map(({ attack, channel, passages }, at) => {
    const known = passages.map(({ evidence, rows }) => ({ evidence, rows: rows.map(numbered) }));
    const most = Math.max(...known.map(({ evidence }) => evidence));
    const rowsOf = (passing: typeof known) => passing.flatMap(({ rows }) => rows);
    return {
      attack,
      channel,
      importance: weights[at] ?? 0,
      rows: rowsOf(known),
      likeliest: rowsOf(known.filter(({ evidence }) => evidence === most)),
    };
  });
};
