import { mkdirSync, writeFileSync } from 'node:fs';
import { median } from './statistics';

/** A bound that a figure has to keep. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Figure {
  name: string;
  unit: string;
  /** One for each run; the median counts. */
  values: number[];
  /** Absent for figures that are for information only. */
  goal?: Goal;
}

const rounded = (value: number): number => Number(value.toPrecision(value >= 100 ? 4 : 3));

export const isMet = ({ values, goal }: Figure): boolean | undefined => {
  if (!goal) return undefined;
  return 'atMost' in goal ? median(values) <= goal.atMost : median(values) >= goal.atLeast;
};

const goalText = ({ goal, unit }: Figure): string => {
  if (!goal) return '';
  return `${'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${unit}`.trim();
};

const MET = new Map([
  [true, 'yes'],
  [false, 'NO'],
  [undefined, ''],
]);

const row = (figure: Figure): string[] => [
  figure.name,
  goalText(figure),
  `${rounded(median(figure.values))} ${figure.unit}`.trim(),
  figure.values.length > 1
    ? `${rounded(Math.min(...figure.values))} to ${rounded(Math.max(...figure.values))}`
    : '',
  MET.get(isMet(figure)) ?? '',
];

/** Formats a Markdown table, its columns padded for reading as plain text. */
export const table = (figures: readonly Figure[]): string => {
  const rows = [['figure', 'goal', 'measured', 'range of the runs', 'met'], ...figures.map(row)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
};

const RESULTS = 'bench-results';

/** Writes `bench-results/<name>.json`. */
export const writeResults = (name: string, figures: readonly Figure[]): void => {
  const entries = figures.map((figure) => ({
    ...figure,
    median: median(figure.values),
    met: isMet(figure) ?? null,
  }));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify(entries, null, 2)}\n`);
};
