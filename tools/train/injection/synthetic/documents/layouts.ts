import { between, chance, pick, type Random, times } from '../../../lib/random';
import { type Layout, several } from './layout';
import { mingle, place, type RuleExpander } from './place';
import { htmlTable, table } from './table-layouts';

const paragraph = (fill: RuleExpander, random: Random): string =>
  several(1, 5, random, () => fill('sentence')).join(' ');

const text: Layout = (fill, random, insert) => {
  const paragraphs = several(1, 8, random, () => paragraph(fill, random));
  const filled = chance(0.5, random)
    ? mingle(paragraphs, insert, random)
    : place(paragraphs, insert, random);
  return filled.join(pick(['\n\n', '\n', ' '], random));
};

const article: Layout = (fill, random, insert) =>
  `${pick(['# ', '', '== ', 'Title: '], random)}${fill('title')}\n\n${text(fill, random, insert)}`;

const mailBody: Layout = (fill, random, insert) => {
  const middle = several(1, 5, random, () =>
    chance(0.25, random) ? fill('note') : paragraph(fill, random),
  );
  const filled = chance(0.35, random)
    ? mingle(middle, insert, random)
    : place(middle, insert, random);
  return [fill('greeting'), ...filled, fill('closing')].join(pick(['\n\n', '\n'], random));
};

const mail: Layout = (fill, random, insert) => {
  const head = pick(
    [
      () => `From: ${fill('mail')}\nTo: ${fill('mail')}\nSubject: ${fill('subject')}\n\n`,
      () =>
        `SUBJECT: ${fill('subject')} | EMAIL_FROM: ${fill('person')} <${fill('mail')}> | RECEIVED DATE: ${fill('date')}\nCONTENT: `,
      () => `Subject: ${fill('subject')}\n`,
      () => '',
    ],
    random,
  );
  return head() + mailBody(fill, random, insert);
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

const page: Layout = (fill, random, insert) => {
  const lines = several(1, 6, random, () =>
    pick(
      [
        () => `<p>${paragraph(fill, random)}</p>`,
        () => `<h2>${fill('title')}</h2>`,
        () => pick(HIDING, random)(fill('note')),
        () => `<a href="${fill('url')}">${fill('title')}</a>`,
      ],
      random,
    )(),
  );
  const body = place(lines, insert && pick(HIDING, random)(insert), random).join('\n');
  return chance(0.5, random)
    ? `<html>\n<head><title>${fill('title')}</title></head>\n<body>\n${body}\n</body>\n</html>`
    : body;
};

const records: Layout = (fill, random, insert) => {
  const fields = ['title', 'text', 'summary', 'comment', 'description', 'note', 'body', 'snippet'];
  const one = (): Record<string, string> => ({
    id: fill('code4'),
    [pick(['name', 'author', 'from', 'user'], random)]: fill('person'),
    [pick(fields, random)]: fill(pick(['sentence', 'sentence', 'note', 'title'], random)),
  });
  const items = times(between(1, 5, random), one);
  const target = pick(items, random);
  if (insert !== undefined) target[pick(fields, random)] = insert;
  const wrapped = pick(
    [
      items,
      { results: items },
      { status: 'ok', data: items },
      { tool: pick(['search', 'crm', 'inbox', 'weather', 'calendar'], random), output: items },
    ],
    random,
  );
  return JSON.stringify(wrapped, null, pick([0, 2], random));
};

const reviews: Layout = (fill, random, insert) => {
  const star = (line: string): string =>
    `${pick(['★★★★★', '★★★☆☆', '5/5', '2 stars', '-', '*', '>'], random)} ${line}`;
  const lines = several(2, 7, random, () =>
    star(`${fill('sentence')} ${chance(0.5, random) ? `(${fill('person')})` : ''}`),
  );
  return [
    `${fill('product')}, ${fill('amount')}`,
    ...place(lines, insert && star(insert), random),
  ].join('\n');
};

const vita: Layout = (fill, random, insert) => {
  const lines = several(3, 8, random, () =>
    pick(
      [
        () => `${fill('job')}, ${fill('company')}, ${fill('city')}, ${fill('date')}`,
        () => fill('sentence'),
        () => `- ${fill('hobby')}`,
      ],
      random,
    )(),
  );
  return [
    `${fill('person')} ${fill('surname')}`,
    fill('mail'),
    ...place(lines, insert, random),
  ].join('\n');
};

const appointment: Layout = (fill, random, insert) =>
  [
    'BEGIN:VEVENT',
    `SUMMARY:${fill('subject')}`,
    `DTSTART:20250${between(1, 9, random)}1${between(0, 9, random)}T${fill('code4')}00Z`,
    `LOCATION:${fill('city')}`,
    `DESCRIPTION:${[fill('sentence'), insert ?? fill('note')].join(' ')}`,
    `ORGANIZER:mailto:${fill('mail')}`,
    'END:VEVENT',
  ].join('\n');

const conversation: Layout = (fill, random, insert) => {
  const names = times(3, () => fill('person'));
  const stamp = (line: string): string =>
    `${chance(0.4, random) ? `[${fill('time')}] ` : ''}${pick(names, random)}: ${line}`;
  const lines = several(3, 9, random, () =>
    stamp(fill(pick(['sentence', 'query', 'note'], random))),
  );
  return place(lines, insert && stamp(insert), random).join('\n');
};

const log: Layout = (fill, random, insert) => {
  const stamp = (line: string): string =>
    `2025-0${between(1, 9, random)}-1${between(0, 9, random)} ${between(10, 23, random)}:${between(10, 59, random)}:${between(10, 59, random)} ${pick(['INFO', 'WARN', 'ERROR', 'DEBUG', 'SYSTEM'], random)} ${line}`;
  const usual = (): string =>
    stamp(
      pick(
        [
          () => `user=${fill('code4')} login ok`,
          () => `GET ${fill('url')} ${pick(['200', '404', '500'], random)}`,
          () => `order ${fill('order')} shipped`,
          () => `config override ignored for ${fill('mail')}`,
          () => `message: ${fill('sentence')}`,
        ],
        random,
      )(),
    );
  return place(
    several(4, 12, random, usual),
    insert && stamp(pick([insert, `message: ${insert}`, `user-agent="${insert}"`], random)),
    random,
  ).join('\n');
};

const answer: Layout = (fill, random, insert) => {
  const lines = several(1, 3, random, () => fill('answerText'));
  const block = `\`\`\`\n${fill('codeBlock')}\n\`\`\``;
  return place([...lines, block], insert, random).join(pick(['\n\n', '\n'], random));
};

const codeFile: Layout = (fill, random, insert) => {
  const mark = pick(['# ', '// ', '/* ', '-- ', '""" ', '<!-- '], random);
  const blocks = several(1, 3, random, () => fill('codeBlock'));
  return place(blocks, insert && `${mark}${insert}`, random).join('\n\n');
};

const readme: Layout = (fill, random, insert) => {
  const lines = several(3, 9, random, () =>
    pick(
      [
        () => `## ${fill('title')}`,
        () => fill('sentence'),
        () => `- ${fill('note')}`,
        () => `1. ${fill('note')}`,
        () => `> ${fill('sentence')}`,
        () => `[${fill('title')}](${fill('url')})`,
      ],
      random,
    )(),
  );
  return place(
    lines,
    insert &&
      pick(
        [
          insert,
          `- ${insert}`,
          `> ${insert}`,
          `**${insert}**`,
          `<!-- ${insert} -->`,
          `[//]: # (${insert})`,
        ],
        random,
      ),
    random,
  ).join('\n');
};

/** Layouts in English only, like their lines. */
export const codeLayouts = { answer, codeFile } as const satisfies Record<string, Layout>;

export const layouts = {
  text,
  article,
  mail,
  table,
  htmlTable,
  page,
  records,
  reviews,
  vita,
  appointment,
  conversation,
  log,
  readme,
} as const satisfies Record<string, Layout>;
