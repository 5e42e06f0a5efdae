import type { GroundingRecord } from './records';

/** A record with what was decided on it. */
export interface Judged {
  record: GroundingRecord;
  flagged: boolean;
}

/** Shares are 0 to 1; `NaN` without records of that label. */
export interface Figures {
  records: number;
  balanced: number;
  recall: number;
  falseAlarms: number;
}

const share = (records: readonly Judged[]): number =>
  records.filter(({ flagged }) => flagged).length / records.length;

export const figuresOf = (judged: readonly Judged[]): Figures => {
  const recall = share(judged.filter(({ record }) => record.ungrounded));
  const falseAlarms = share(judged.filter(({ record }) => !record.ungrounded));
  return { records: judged.length, recall, falseAlarms, balanced: (recall + 1 - falseAlarms) / 2 };
};

/** Groups records by a name, in the order of first occurrence. */
export const groupedBy = (
  judged: readonly Judged[],
  nameOf: (record: GroundingRecord) => string,
): [string, Judged[]][] => {
  const groups = new Map<string, Judged[]>();
  for (const each of judged) {
    const name = nameOf(each.record);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups];
};

const WIDTH = 44;
const shown = (value: number): string => (Number.isNaN(value) ? '  -  ' : value.toFixed(3));

export const line = (title: string, judged: readonly Judged[]): string => {
  const { records, balanced, recall, falseAlarms } = figuresOf(judged);
  return `${title.padEnd(WIDTH)} ${String(records).padStart(6)}  ${shown(balanced)}  ${shown(recall)}  ${shown(falseAlarms)}`;
};

export const HEAD = `${''.padEnd(WIDTH)} record balanc recall  alarms`;

/** Figures by source, and within a source by kind, as lines of text. */
export const table = (judged: readonly Judged[]): string[] =>
  groupedBy(judged, ({ source }) => source).flatMap(([source, own]) => {
    const kinds = groupedBy(own, ({ kind }) => kind).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return [
      line(source, own),
      ...(kinds.length > 1 ? kinds.map(([kind, each]) => line(`  ${kind}`, each)) : []),
    ];
  });
