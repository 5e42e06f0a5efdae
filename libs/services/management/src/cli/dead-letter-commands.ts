import type { DeadLetter, DeadLetterQueue, Requeued } from '@touchstone/messaging';
import { type Commands, type Given, Incomplete, only, WrongUsage } from './command';

const DEFAULT_LIMIT = 100;

/** Characters that a terminal could take for a command; line breaks are kept. */
const CONTROLS = /(?!\n)\p{Cc}|\p{Cf}/gu;
const printable = (text: string): string =>
  text.replace(CONTROLS, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);

const numberOf = (amount: number, thing: string): string =>
  `${amount.toLocaleString('en-US')} ${thing}${amount === 1 ? '' : 's'}`;

const fieldsOf = ({ id, pattern, reason, queue, diedAt, bytes }: DeadLetter): string[] => [
  id,
  pattern || '(no pattern)',
  reason,
  queue ?? '(unknown queue)',
  diedAt?.toISOString() ?? '(unknown time)',
  numberOf(bytes, 'byte'),
];

const listed = ({ name, messages, letters }: DeadLetterQueue): string =>
  [
    `${name}: ${numberOf(messages, 'letter')}`,
    ...letters.map((letter) => `  ${fieldsOf(letter).join('  ')}`),
    ...(messages > letters.length ? ['  …'] : []),
  ].join('\n');

const limitOf = (given: Given): number => {
  const text = given.option('limit');
  if (text === undefined) return DEFAULT_LIMIT;
  if (!/^\d{1,6}$/.test(text)) throw new WrongUsage('--limit takes a number.');
  return Number(text);
};

const requeuedReport = ({ requeued, kept }: Requeued): string =>
  [
    `Requeued: ${numberOf(requeued, 'letter')}`,
    ...kept.map(({ letter, problem }) => `Kept: ${letter.id}: ${problem}`),
  ].join('\n');

const queueAndId = ({ rest }: Given): [queue: string, id: string] => {
  const [queue, id] = rest;
  if (!queue || !id || rest.length > 2)
    throw new WrongUsage('A QUEUE and the ID of a letter are needed, as the list shows them.');
  return [queue, id];
};

export const DEAD_LETTER_COMMANDS: Commands = {
  'dead-letters list': {
    usage: `[--limit LETTERS_OF_EACH_QUEUE (${DEFAULT_LIMIT})]`,
    options: ['limit'],
    run: async (tools, given) => {
      const limit = limitOf(given);
      const queues = await (await tools.deadLetters()).list(limit);
      return queues.length === 0
        ? 'The broker has no dead-letter queue of Touchstone.'
        : printable(queues.map(listed).join('\n'));
    },
  },
  'dead-letters show': {
    usage: 'QUEUE ID [--content]',
    options: ['content'],
    run: async (tools, given) => {
      const [queue, id] = queueAndId(given);
      const { letter, content } = await (await tools.deadLetters()).get(queue, id);
      const lines = fieldsOf(letter);
      if (given.flag('content')) lines.push('', content.toString('utf8'));
      return printable(lines.join('\n'));
    },
  },
  'dead-letters requeue': {
    usage: 'QUEUE (ID | --all)',
    options: ['all'],
    run: async (tools, given) => {
      const [queue, id] = given.flag('all')
        ? [only(given, 'A QUEUE'), undefined]
        : queueAndId(given);
      const done = await (await tools.deadLetters()).requeue(queue, id);
      const report = printable(requeuedReport(done));
      if (done.kept.length > 0) throw new Incomplete(report);
      return report;
    },
  },
};
