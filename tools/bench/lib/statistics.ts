/**
 * Returns the value that `percent` of the values do not exceed, by the nearest rank.
 * @throws RangeError when there are no values
 */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
};

export const median = (values: readonly number[]): number => percentile(values, 50);

export const total = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Runs of each measurement: the machine is shared, and one run proves little. */
export const RUNS = 5;

/** Takes figures in consecutive runs; returns each figure's values in the order of the runs. */
export const repeatedly = async <Name extends string>(
  measure: (run: number) => Promise<Record<Name, number>>,
  runs = RUNS,
): Promise<Record<Name, number[]>> => {
  const all = {} as Record<Name, number[]>;
  for (let run = 0; run < runs; run++) {
    const figures = Object.entries(await measure(run)) as [Name, number][];
    for (const [name, value] of figures) (all[name] ??= []).push(value);
  }
  return all;
};

export interface Slope {
  median: number;
  /** Lower bound of the 95 % confidence interval by Sen; assumes independent points. */
  low: number;
  high: number;
}

/** Fits a line by the median slope of all pairs (Theil–Sen), which outliers hardly move. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): Slope => {
  const { length } = points;
  const slopes = points
    .flatMap(([x, y], index) => points.slice(index + 1).map(([x2, y2]) => (y2 - y) / (x2 - x)))
    .sort((a, b) => a - b);
  const spread = 1.96 * Math.sqrt((length * (length - 1) * (2 * length + 5)) / 18);
  const ranked = (rank: number): number =>
    slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(rank)))] as number;
  return {
    median: median(slopes),
    low: ranked((slopes.length - spread) / 2 - 1),
    high: ranked((slopes.length + spread) / 2),
  };
};
