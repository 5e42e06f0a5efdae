import { between, chance, pick, type Random,times } from '../../../lib/random';
import { mingle, place, type Voice } from './place';

/** Builds a document around a line, or without one. */
export type Carrier = (voice: Voice, random: Random, insert?: string) => string;

const several = (least: number, most: number, random: Random, make: () => string): string[] =>
  times(between(least, most, random), make);

const paragraph = (voice: Voice, random: Random): string => several(1, 5, random, () => voice('sentence')).join(' ');

const text: Carrier = (voice, random, insert) => {
  const paragraphs = several(1, 8, random, () => paragraph(voice, random));
  const filled = chance(0.5, random) ? mingle(paragraphs, insert, random) : place(paragraphs, insert, random);
  return filled.join(pick(['\n\n', '\n', ' '], random));
};

const article: Carrier = (voice, random, insert) =>
  `${pick(['# ', '', '== ', 'Title: '], random)}${voice('title')}\n\n${text(voice, random, insert)}`;

const mailBody: Carrier = (voice, random, insert) => {
  const middle = several(1, 5, random, () => (chance(0.25, random) ? voice('note') : paragraph(voice, random)));
  const filled = chance(0.35, random) ? mingle(middle, insert, random) : place(middle, insert, random);
  return [voice('greeting'), ...filled, voice('closing')].join(pick(['\n\n', '\n'], random));
};

const mail: Carrier = (voice, random, insert) => {
  const head = pick(
    [
      () => `From: ${voice('mail')}\nTo: ${voice('mail')}\nSubject: ${voice('subject')}\n\n`,
      () => `SUBJECT: ${voice('subject')} | EMAIL_FROM: ${voice('person')} <${voice('mail')}> | RECEIVED DATE: ${voice('date')}\nCONTENT: `,
      () => `Subject: ${voice('subject')}\n`,
      () => '',
    ],
    random,
  );
  return head() + mailBody(voice, random, insert);
};

const COLUMNS = ['person', 'city', 'country', 'number', 'amount', 'date', 'product', 'job', 'time', 'company', 'code4', 'hobby', 'noun', 'surname', 'year', 'score', 'thing'] as const;
const HEADS: Record<string, readonly string[]> = {
  person: ['Name', 'Contact', 'Player', 'Owner', 'Winner'], city: ['City', 'Venue', 'Site', 'Location'], country: ['Country', 'Nation', 'Team'],
  number: ['Points', 'Total', 'Rank', 'Gold', 'Qty', 'Population'], amount: ['Price', 'Cost', 'Balance', 'Budget'], date: ['Date', 'Due', 'Year', 'Since'],
  product: ['Item', 'Product', 'Article'], job: ['Position', 'Role', 'Title'], time: ['Time', 'Start', 'Hour'], company: ['Company', 'Supplier', 'Opponent'],
  code4: ['Id', 'No.', 'Code'], noun: ['Type', 'Album', 'Subject', 'Category'], surname: ['Player', 'Author', 'Driver', 'Coach'],
  year: ['Year', 'Season', 'From', 'Until'], score: ['Result', 'Score', 'Agg.', 'Record'], thing: ['Remark', 'Comment', 'Song title', 'Film', 'Episode'],
  hobby: ['Course', 'Event', 'Activity', 'Notes'],
};

const tableRows = (voice: Voice, random: Random): string[][] => {
  const columns = several(2, 6, random, () => pick(COLUMNS, random));
  const rows = times(between(3, 20, random), () => columns.map(voice));
  return [columns.map((column) => pick(HEADS[column] ?? [column], random)), ...rows];
};

/** The line stands in a cell, or as a row of its own. */
const table: Carrier = (voice, random, insert) => {
  const rows = tableRows(voice, random);
  const inCell = insert !== undefined && chance(0.35, random);
  const target = between(1, rows.length - 1, random);
  const cells = rows.map((row, index) => (inCell && index === target ? [...row.slice(1), insert] : row));
  const format = pick([(row: string[]) => `| ${row.join(' | ')} |`, (row: string[]) => row.join(','), (row: string[]) => row.join('\t'), (row: string[]) => row.join('; ')], random);
  return place(cells.map(format), inCell ? undefined : insert, random).join('\n');
};

const htmlTable: Carrier = (voice, random, insert) => {
  const rows = tableRows(voice, random).map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table>\n${place(rows, insert && `<tr><td>${insert}</td></tr>`, random).join('\n')}\n</table>`;
};

const HIDING = [
  (line: string) => `<!-- ${line} -->`,
  (line: string) => `<p>${line}</p>`,
  (line: string) => `<div style="display:none">${line}</div>`,
  (line: string) => `<span style="color:white;font-size:1px">${line}</span>`,
  (line: string) => `<img src="logo.png" alt="${line}">`,
  (line: string) => `<meta name="description" content="${line}">`,
  (line: string) => `<li>${line}</li>`,
  (line: string) => `<footer>${line}</footer>`,
  (line: string) => `<b>${line}</b>`,
];

const page: Carrier = (voice, random, insert) => {
  const lines = several(1, 6, random, () => pick([() => `<p>${paragraph(voice, random)}</p>`, () => `<h2>${voice('title')}</h2>`, () => pick(HIDING, random)(voice('note')), () => `<a href="${voice('url')}">${voice('title')}</a>`], random)());
  const body = place(lines, insert && pick(HIDING, random)(insert), random).join('\n');
  return chance(0.5, random) ? `<html>\n<head><title>${voice('title')}</title></head>\n<body>\n${body}\n</body>\n</html>` : body;
};

const records: Carrier = (voice, random, insert) => {
  const fields = ['title', 'text', 'summary', 'comment', 'description', 'note', 'body', 'snippet'];
  const one = (): Record<string, string> => ({ id: voice('code4'), [pick(['name', 'author', 'from', 'user'], random)]: voice('person'), [pick(fields, random)]: voice(pick(['sentence', 'sentence', 'note', 'title'], random)) });
  const items = times(between(1, 5, random), one);
  const target = pick(items, random);
  if (insert !== undefined) target[pick(fields, random)] = insert;
  const wrapped = pick([items, { results: items }, { status: 'ok', data: items }, { tool: pick(['search', 'crm', 'inbox', 'weather', 'calendar'], random), output: items }], random);
  return JSON.stringify(wrapped, null, pick([0, 2], random));
};

const reviews: Carrier = (voice, random, insert) => {
  const star = (line: string): string => `${pick(['★★★★★', '★★★☆☆', '5/5', '2 stars', '-', '*', '>'], random)} ${line}`;
  const lines = several(2, 7, random, () => star(`${voice('sentence')} ${chance(0.5, random) ? `(${voice('person')})` : ''}`));
  return [`${voice('product')}, ${voice('amount')}`, ...place(lines, insert && star(insert), random)].join('\n');
};

const vita: Carrier = (voice, random, insert) => {
  const lines = several(3, 8, random, () => pick([() => `${voice('job')}, ${voice('company')}, ${voice('city')}, ${voice('date')}`, () => voice('sentence'), () => `- ${voice('hobby')}`], random)());
  return [`${voice('person')} ${voice('surname')}`, voice('mail'), ...place(lines, insert, random)].join('\n');
};

const appointment: Carrier = (voice, random, insert) =>
  ['BEGIN:VEVENT', `SUMMARY:${voice('subject')}`, `DTSTART:20250${between(1, 9, random)}1${between(0, 9, random)}T${voice('code4')}00Z`, `LOCATION:${voice('city')}`, `DESCRIPTION:${[voice('sentence'), insert ?? voice('note')].join(' ')}`, `ORGANIZER:mailto:${voice('mail')}`, 'END:VEVENT'].join('\n');

const conversation: Carrier = (voice, random, insert) => {
  const names = times(3, () => voice('person'));
  const stamp = (line: string): string => `${chance(0.4, random) ? `[${voice('time')}] ` : ''}${pick(names, random)}: ${line}`;
  const lines = several(3, 9, random, () => stamp(voice(pick(['sentence', 'query', 'note'], random))));
  return place(lines, insert && stamp(insert), random).join('\n');
};

const log: Carrier = (voice, random, insert) => {
  const stamp = (line: string): string => `2025-0${between(1, 9, random)}-1${between(0, 9, random)} ${between(10, 23, random)}:${between(10, 59, random)}:${between(10, 59, random)} ${pick(['INFO', 'WARN', 'ERROR', 'DEBUG', 'SYSTEM'], random)} ${line}`;
  const usual = (): string => stamp(pick([() => `user=${voice('code4')} login ok`, () => `GET ${voice('url')} ${pick(['200', '404', '500'], random)}`, () => `order ${voice('order')} shipped`, () => `config override ignored for ${voice('mail')}`, () => `message: ${voice('sentence')}`], random)());
  return place(several(4, 12, random, usual), insert && stamp(pick([insert, `message: ${insert}`, `user-agent="${insert}"`], random)), random).join('\n');
};

const answer: Carrier = (voice, random, insert) => {
  const lines = several(1, 3, random, () => voice('answerText'));
  const block = `\`\`\`\n${voice('codeBlock')}\n\`\`\``;
  return place([...lines, block], insert, random).join(pick(['\n\n', '\n'], random));
};

const codeFile: Carrier = (voice, random, insert) => {
  const mark = pick(['# ', '// ', '/* ', '-- ', '""" ', '<!-- '], random);
  const blocks = several(1, 3, random, () => voice('codeBlock'));
  return place(blocks, insert && `${mark}${insert}`, random).join('\n\n');
};

const readme: Carrier = (voice, random, insert) => {
  const lines = several(3, 9, random, () => pick([() => `## ${voice('title')}`, () => voice('sentence'), () => `- ${voice('note')}`, () => `1. ${voice('note')}`, () => `> ${voice('sentence')}`, () => `[${voice('title')}](${voice('url')})`], random)());
  return place(lines, insert && pick([insert, `- ${insert}`, `> ${insert}`, `**${insert}**`, `<!-- ${insert} -->`, `[//]: # (${insert})`], random), random).join('\n');
};

/** Only in English, since their lines are. */
export const codeCarriers = { answer, codeFile } as const satisfies Record<string, Carrier>;

export const carriers = {
  text, article, mail, table, htmlTable, page, records, reviews, vita, appointment, conversation, log, readme,
} as const satisfies Record<string, Carrier>;
