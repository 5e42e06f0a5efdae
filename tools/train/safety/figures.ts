import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import { FLAGGED, scoreAt, temperedBy } from '@touchstone/detectors/safety';
import { bySource, type Scored } from './leave-out';

/** Log-odds by category from which a text is flagged. */
export type Thresholds = ReadonlyMap<SafetyCategory, number>;

const isClean = ({ sample }: Scored): boolean => sample.categories.length === 0;

const passes = ({ odds }: Scored, category: SafetyCategory, thresholds: Thresholds): boolean =>
  (odds.get(category) ?? -Infinity) >= (thresholds.get(category) ?? Infinity);

const shareOf = (items: readonly Scored[], holds: (item: Scored) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length;

/** Share of clean texts that the model flags in any category. */
const falseAlarmsOf = (scored: readonly Scored[], thresholds: Thresholds): number =>
  shareOf(scored.filter(isClean), (item) =>
    SAFETY_CATEGORIES.some((category) => passes(item, category, thresholds)),
  );

const STEPS = 30;
const DIGITS = 3;

/**
 * Finds thresholds at which the mean false alarms of our files are as stated, with the same share
 * of clean texts for each category.
 */
export const thresholdsFor = (scored: readonly Scored[], falseAlarms: number): Thresholds => {
  const groups = bySource(scored).slice(0, -1);
  const clean = groups.flatMap(([, group]) => group.filter(isClean));
  const sorted = new Map(
    SAFETY_CATEGORIES.map((category) => [
      category,
      clean.map(({ odds }) => odds.get(category) ?? -Infinity).sort((a, b) => b - a),
    ]),
  );
  const at = (share: number): Thresholds =>
    new Map(
      [...sorted].map(([category, odds]) => [
        category,
        Number((odds[Math.floor(share * odds.length)] ?? 0).toFixed(DIGITS)),
      ]),
    );
  let [low, high] = [0, 0.5];
  for (let step = 0; step < STEPS; step++) {
    const share = (low + high) / 2;
    const shares = groups.map(([, group]) => falseAlarmsOf(group, at(share)));
    if (shares.reduce((sum, one) => sum + one, 0) / shares.length <= falseAlarms) low = share;
    else high = share;
  }
  return at(low);
};

/** Columns of a table's first cell. */
const TITLE_WIDTH = 50;
const COLUMN = 11;

const cell = (value: number): string =>
  (Number.isNaN(value) ? '' : value.toFixed(3)).padStart(COLUMN);

export const HEAD = `${''.padEnd(TITLE_WIDTH)}  texts${['alarms', ...SAFETY_CATEGORIES].map((name) => name.split('_')[0]?.padStart(COLUMN)).join('')}`;

/** One line: false alarms of the clean texts, then recall by category. */
export const figuresLine = (
  title: string,
  scored: readonly Scored[],
  isFlagged: (item: Scored, category: SafetyCategory) => boolean,
): string => {
  const alarms = shareOf(scored.filter(isClean), (item) =>
    SAFETY_CATEGORIES.some((category) => isFlagged(item, category)),
  );
  const recalls = SAFETY_CATEGORIES.map((category) =>
    shareOf(
      scored.filter(({ sample }) => sample.categories.includes(category)),
      (item) => isFlagged(item, category),
    ),
  );
  return `${title.padEnd(TITLE_WIDTH)} ${String(scored.length).padStart(6)}${[alarms, ...recalls].map(cell).join('')}`;
};

/** Flagged by the model alone. */
export const byModel =
  (thresholds: Thresholds) =>
  (item: Scored, category: SafetyCategory): boolean =>
    passes(item, category, thresholds);

/** Flagged as the detector does. */
export const byRulesAndModel =
  (thresholds: Thresholds) =>
  (item: Scored, category: SafetyCategory): boolean => {
    const score = scoreAt(
      item.odds.get(category) ?? -Infinity,
      thresholds.get(category) ?? Infinity,
    );
    const rules = item.sample.rules.get(category) ?? 0;
    return Math.max(score, temperedBy(score, rules)) >= FLAGGED;
  };
