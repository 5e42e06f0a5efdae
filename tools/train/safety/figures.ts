import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import { areaUnderCurve } from '../lib/area-under-curve';
import type { Scored } from './leave-out';

/** Log odds from which a text is flagged, in the order of the categories. */
export type Thresholds = readonly number[];

const isClean = ({ lesson: { example } }: Scored): boolean =>
  example.violates.every((violates) => violates === false);

const passes = ({ lesson, odds }: Scored, category: number, thresholds: Thresholds): boolean =>
  lesson.isCertain[category] === true ||
  (odds[category] ?? -Infinity) >= (thresholds[category] ?? Infinity);

const shareOf = (items: readonly Scored[], holds: (item: Scored) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length;

const falseAlarmsOf = (scored: readonly Scored[], thresholds: Thresholds): number =>
  shareOf(scored.filter(isClean), (item) =>
    SAFETY_CATEGORIES.some((_category, index) => passes(item, index, thresholds)),
  );

const STEPS = 30;

/** Finds thresholds with the stated false alarms, each category with the same share of them. */
export const thresholdsFor = (scored: readonly Scored[], falseAlarms: number): Thresholds => {
  const clean = scored.filter(isClean);
  const sorted = SAFETY_CATEGORIES.map((_category, index) =>
    clean.map(({ odds }) => odds[index] ?? -Infinity).sort((one, other) => other - one),
  );
  const at = (share: number): Thresholds =>
    sorted.map((odds) => odds[Math.floor(share * odds.length)] ?? 0);
  let [low, high] = [0, 0.5];
  for (let step = 0; step < STEPS; step++) {
    const share = (low + high) / 2;
    if (falseAlarmsOf(clean, at(share)) <= falseAlarms) low = share;
    else high = share;
  }
  return at(low);
};

/** One line for each source: recall and area of each category, and false alarms. */
export const figuresOf = (scored: readonly Scored[], thresholds: Thresholds): string[] => {
  const sources = [...new Set(scored.map(({ lesson }) => lesson.example.source))].sort();
  const groups: [string, readonly Scored[]][] = [
    ...sources.map((source): [string, readonly Scored[]] => [
      source,
      scored.filter(({ lesson }) => lesson.example.source === source),
    ]),
    ['all', scored],
  ];
  return groups.map(([title, own]) => {
    const cells = SAFETY_CATEGORIES.map((category, index) => {
      const violating = own.filter(({ lesson }) => lesson.example.violates[index] === true);
      const others = own.filter(({ lesson }) => lesson.example.violates[index] === false);
      const recall = shareOf(violating, (item) => passes(item, index, thresholds));
      const area = areaUnderCurve(
        violating.map(({ odds }) => odds[index] ?? 0),
        others.map(({ odds }) => odds[index] ?? 0),
      );
      return `${category} ${recall.toFixed(2)} (${area.toFixed(2)})`;
    });
    return `${title} (${own.length}): ${cells.join(', ')}, false alarms ${falseAlarmsOf(own, thresholds).toFixed(3)}`;
  });
};
