import { between, chance, pick, type Random, times } from '../../../lib/random';
import { type Layout, several } from './layout';
import { place, type RuleExpander } from './place';

const COLUMNS = [
  'person',
  'city',
  'country',
  'number',
  'amount',
  'date',
  'product',
  'job',
  'time',
  'company',
  'code4',
  'hobby',
  'noun',
  'surname',
  'year',
  'score',
  'thing',
] as const;
const HEADS: Record<string, readonly string[]> = {
  person: ['Name', 'Contact', 'Player', 'Owner', 'Winner'],
  city: ['City', 'Venue', 'Site', 'Location'],
  country: ['Country', 'Nation', 'Team'],
  number: ['Points', 'Total', 'Rank', 'Gold', 'Qty', 'Population'],
  amount: ['Price', 'Cost', 'Balance', 'Budget'],
  date: ['Date', 'Due', 'Year', 'Since'],
  product: ['Item', 'Product', 'Article'],
  job: ['Position', 'Role', 'Title'],
  time: ['Time', 'Start', 'Hour'],
  company: ['Company', 'Supplier', 'Opponent'],
  code4: ['Id', 'No.', 'Code'],
  noun: ['Type', 'Album', 'Subject', 'Category'],
  surname: ['Player', 'Author', 'Driver', 'Coach'],
  year: ['Year', 'Season', 'From', 'Until'],
  score: ['Result', 'Score', 'Agg.', 'Record'],
  thing: ['Remark', 'Comment', 'Song title', 'Film', 'Episode'],
  hobby: ['Course', 'Event', 'Activity', 'Notes'],
};

const tableRows = (fill: RuleExpander, random: Random): string[][] => {
  const columns = several(2, 6, random, () => pick(COLUMNS, random));
  const rows = times(between(3, 20, random), () => columns.map(fill));
  return [columns.map((column) => pick(HEADS[column] ?? [column], random)), ...rows];
};

/** Puts the line into a cell, or into a separate row. */
export const table: Layout = (fill, random, insert) => {
  const rows = tableRows(fill, random);
  const inCell = insert !== undefined && chance(0.35, random);
  const target = between(1, rows.length - 1, random);
  const cells = rows.map((row, index) =>
    inCell && index === target ? [...row.slice(1), insert] : row,
  );
  const format = pick(
    [
      (row: string[]) => `| ${row.join(' | ')} |`,
      (row: string[]) => row.join(','),
      (row: string[]) => row.join('\t'),
      (row: string[]) => row.join('; '),
    ],
    random,
  );
  return place(cells.map(format), inCell ? undefined : insert, random).join('\n');
};

/** Puts the line into a separate row. */
export const htmlTable: Layout = (fill, random, insert) => {
  const rows = tableRows(fill, random).map(
    (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table>\n${place(rows, insert && `<tr><td>${insert}</td></tr>`, random).join('\n')}\n</table>`;
};
