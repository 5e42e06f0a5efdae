import type { SourceFigures } from './leave-one-out';
import { mean } from './thresholds';

const percent = (value: number | null): string => (value === null ? '' : (100 * value).toFixed(1));

const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

/** Formats a Markdown table that ends with the mean over sources. */
export const figuresTable = (figures: readonly SourceFigures[]): string => {
  const rows = figures.map(({ source, channel, attacks, benign, recall, falseAlarms, auc }) => [
    source,
    channel,
    String(attacks),
    String(benign),
    percent(recall),
    percent(falseAlarms),
    auc === null ? '' : auc.toFixed(3),
  ]);
  const means = [
    'mean',
    '',
    '',
    '',
    percent(mean(present(figures.map(({ recall }) => recall)))),
    percent(mean(present(figures.map(({ falseAlarms }) => falseAlarms)))),
    '',
  ];
  return [
    ['source', 'channel', 'attacks', 'benign', 'recall %', 'false alarms %', 'AUC'],
    ['---', '---', '---', '---', '---', '---', '---'],
    ...rows,
    means,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};
