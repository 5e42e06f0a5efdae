import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATASETS = join(__dirname, '../../datasets');
const CARD_ROW = /^\| `([^`]+)` \| ([\d,]+) \| ([^|]+) \|/gm;

interface CardRow {
  files: string;
  rows: number;
  fields: string[];
}

const cardRows = (dataset: string): CardRow[] =>
  [...readFileSync(join(DATASETS, dataset, 'README.md'), 'utf8').matchAll(CARD_ROW)].map(
    ([, files = '', rows = '', fields = '']) => ({
      files,
      rows: Number(rows.replaceAll(',', '')),
      fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
    }),
  );

const jsonLines = (dataset: string): string[] =>
  readdirSync(join(DATASETS, dataset), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.jsonl'),
  );

const linesOf = (dataset: string, file: string): string[] =>
  readFileSync(join(DATASETS, dataset, file), 'utf8')
    .trimEnd()
    .split('\n');

const datasets = readdirSync(DATASETS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(datasets)('the dataset %s', (dataset) => {
  const files = jsonLines(dataset);
  const card = existsSync(join(DATASETS, dataset, 'README.md')) ? cardRows(dataset) : [];

  it('lists each file once in its card', () => {
    const listings = files.map((file) => card.filter((row) => file.startsWith(row.files)).length);
    expect(files.filter((_, index) => listings[index] !== 1)).toEqual([]);
  });

  it.each(card)('has the $rows rows in $files that its card states', ({ files: listed, rows }) => {
    const own = files.filter((file) => file.startsWith(listed));
    expect(own.flatMap((file) => linesOf(dataset, file))).toHaveLength(rows);
  });

  it.each(card)('has the fields in $files that its card names', ({ files: listed, fields }) => {
    const odd = files
      .filter((file) => file.startsWith(listed))
      .flatMap((file) =>
        linesOf(dataset, file)
          .map((line, index) => ({
            place: `${file}:${index + 1}`,
            own: Object.keys(JSON.parse(line) as object),
          }))
          .filter(({ own }) => own.toSorted().join() !== fields.toSorted().join())
          .map(({ place }) => place),
      );
    expect(odd).toEqual([]);
  });
});

describe('the datasets', () => {
  it('are left out of images', () => {
    const ignored = readFileSync(join(DATASETS, '../.dockerignore'), 'utf8').split('\n');
    expect(ignored).toContain('datasets');
  });
});
