/** The label of a row and the one given to it. */
interface Labelled {
  label: string;
  found: string;
}

export const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length;

export const groupedBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Mean of the F1 measures of all labels that occur in the rows. */
export const macroF1 = (rows: readonly Labelled[]): number => {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const measures = labels.map((label) => {
    const hits = rows.filter((row) => row.label === label && row.found === label).length;
    const wanted = rows.filter((row) => row.label === label).length;
    const given = rows.filter((row) => row.found === label).length;
    return (2 * hits) / (wanted + given);
  });
  return measures.reduce((sum, each) => sum + each, 0) / labels.length;
};
