import { thresholdFor, type TopicModel } from '@touchstone/detectors/topic';
import { areaUnderCurve } from '../lib/area-under-curve';
import type { Scored } from './leave-out';
import { isShape } from './samples';

export type Threshold = Pick<TopicModel, 'threshold' | 'perDoubling'>;

/** Checks whether the detector would flag a sample. */
const isFlagged = ({ sample, score }: Scored, threshold: Threshold): boolean =>
  !sample.shaped && score < thresholdFor(threshold, sample.topics.length, sample.amount);

const shareOf = (items: readonly Scored[], holds: (item: Scored) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length;

/** Chance that an on-topic text scores higher than an off-topic one. */
const areaOf = (scored: readonly Scored[]): number => {
  const scores = (on: boolean) =>
    scored.filter(({ sample }) => sample.on === on).map(({ score }) => score);
  return areaUnderCurve(scores(true), scores(false));
};

export interface Figures {
  texts: number;
  falseAlarms: number;
  recall: number;
  balanced: number;
  area: number;
}

export const figuresOf = (scored: readonly Scored[], threshold: Threshold): Figures => {
  const flagged = (item: Scored): boolean => isFlagged(item, threshold);
  const falseAlarms = shareOf(
    scored.filter(({ sample }) => sample.on),
    flagged,
  );
  const recall = shareOf(
    scored.filter(({ sample }) => !sample.on),
    flagged,
  );
  return {
    texts: scored.length,
    falseAlarms,
    recall,
    balanced: (1 - falseAlarms + recall) / 2,
    area: areaOf(scored),
  };
};

export const bySource = (scored: readonly Scored[]): Map<string, Scored[]> => {
  const groups = new Map<string, Scored[]>();
  for (const item of scored)
    groups.set(item.sample.source, [...(groups.get(item.sample.source) ?? []), item]);
  return groups;
};

const QUANTILE_STEPS = 60;

/** Finds the highest threshold whose mean false alarms over all sources stay within the limit. */
const highestWithin = (
  groups: readonly Scored[][],
  perDoubling: number,
  falseAlarms: number,
): number => {
  let [low, high] = [-10, 10];
  for (let round = 0; round < QUANTILE_STEPS; round++) {
    const threshold = (low + high) / 2;
    const shares = groups.map((group) => figuresOf(group, { threshold, perDoubling }).falseAlarms);
    if (shares.reduce((sum, share) => sum + share, 0) / shares.length <= falseAlarms)
      low = threshold;
    else high = threshold;
  }
  return Number(low.toFixed(3));
};

const scoreAt = (scored: readonly Scored[], share: number): number => {
  const scores = scored.map(({ score }) => score).sort((a, b) => a - b);
  return scores[Math.floor(share * scores.length)] ?? 0;
};

/** Chooses thresholds on scores of samples that were left out of training. */
export const chooseThreshold = (scored: readonly Scored[], falseAlarms: number): Threshold => {
  const on = scored.filter(
    ({ sample }) => sample.on && !isShape(sample) && !sample.source.startsWith('own long'),
  );
  const own = on.filter(({ sample }) => sample.source.startsWith('own'));
  const [lists, single] = [true, false].map((isList) =>
    own.filter(({ sample }) => sample.topics.length > 1 === isList),
  ) as [Scored[], Scored[]];
  const doublings =
    lists.reduce((sum, { sample }) => sum + Math.log2(sample.topics.length), 0) / lists.length;
  const rise = (scoreAt(lists, falseAlarms) - scoreAt(single, falseAlarms)) / doublings;
  const perDoubling = Number(Math.max(0, rise).toFixed(3));
  return {
    threshold: highestWithin([...bySource(on).values()], perDoubling, falseAlarms),
    perDoubling,
  };
};

/** Columns of a table's first cell. */
export const TITLE_WIDTH = 56;

const cell = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(3)).padStart(7);

export const figuresTable = (groups: Iterable<[string, Scored[]]>, threshold: Threshold): string =>
  [...groups]
    .map(([title, scored]) => {
      const { texts, falseAlarms, recall, balanced, area } = figuresOf(scored, threshold);
      return `${title.padEnd(TITLE_WIDTH)} ${String(texts).padStart(6)}${[falseAlarms, recall, balanced, area].map(cell).join('')}`;
    })
    .join('\n');
