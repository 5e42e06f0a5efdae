import type { DetectionResult, Message } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { judgeThatSays } from '../judge.fixture';
import { consistencyDetector } from './consistency.detector';

const conversation = (turns: string[]): Message[] =>
  turns.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    toolCalls: [],
  }));
const task = (turns: string[], output: string, mode: 'balanced' | 'quality' = 'balanced') =>
  aTask<'consistency'>({ check: 'consistency', mode }, { output, messages: conversation(turns) });
const verdict = (turns: string[], output: string) =>
  consistencyDetector().examine(task(turns, output))[0] as DetectionResult;

describe('consistency detector', () => {
  it.each([
    ['another number', ['My booking number is 7731.'], 'Your booking number is 7713.'],
    ['another name', ['I live in Madrid with my sister.'], 'You live in Lisbon with your sister.'],
    [
      'a negation',
      ['Is the refund approved?', 'The refund was approved by the team.'],
      'The refund was not approved by the team.',
    ],
    [
      'an opposite',
      ['And the prices?', 'Prices increased last year.'],
      'Prices decreased last year.',
    ],
    [
      'an amount where there was none',
      ['Is parking free?', 'Yes, guests park free of charge.', 'How many spaces are there?'],
      'There are 40 spaces, each at 5 euros per day.',
    ],
    [
      'plenty of what was denied',
      ['Do you have vegan dishes?', 'There are no vegan dishes on the menu.', 'What can I eat?'],
      'We have plenty of vegan options.',
    ],
    [
      'a parcel that is sent no longer',
      ['Where is my order?', 'It was sent yesterday.', 'Can I change the address?'],
      'Your parcel has not yet been sent.',
    ],
    [
      'another day of the same event',
      ['When is the seminar?', 'The seminar is on Thursday at 9:30.', 'Remind me, please.'],
      'The seminar is on Tuesday at 9:30.',
    ],
    [
      'exchanged parts',
      ['Who bought whom?', 'Norvia acquired Telmar in 2019.', 'Write the headline.'],
      'Telmar acquired Norvia.',
    ],
    [
      'a yes turned to no',
      ['Is the pool heated?', 'Yes, it is.', 'So the pool is heated? Is the pool heated?'],
      'No.',
    ],
  ])('flags %s', (_title, turns, output) => {
    expect(verdict(turns, output)).toMatchObject({
      name: 'consistency',
      label: 'INCONSISTENT',
      flagged: true,
    });
  });

  it.each([
    ['a repetition', ['My booking number is 7731.'], 'Your booking number is 7731.'],
    [
      'an open correction',
      ['When?', 'The train leaves at 10 from platform 4.'],
      'Sorry, the train leaves at 11 from platform 4.',
    ],
    [
      'another item',
      ['And the first book?', 'The first book costs 10 euros.'],
      'The second book costs 12 euros.',
    ],
    [
      'a change that the user asked for',
      ['Book a table for two at 7 pm.', 'Your table for two at 7 pm is booked.', 'Make it 8 pm.'],
      'Changed: table for two at 8 pm.',
    ],
    [
      'progress',
      ['Is the parcel on its way?', 'It has not been sent yet.', 'And now?'],
      'Yes, it has just been sent.',
    ],
    [
      'a difference that follows',
      ['How many came?', 'There were 34 participants, 20 participants from outside.', 'And ours?'],
      'There were 14 participants of our own.',
    ],
    [
      'another notation',
      ['When does it start?', 'It starts at 9:30.', 'Once more?'],
      'It starts at half past nine.',
    ],
    ['something new', ['I like tea.'], 'Paris has many tea rooms.'],
  ])('passes %s', (_title, turns, output) => {
    expect(verdict(turns, output)).toMatchObject({ label: 'CONSISTENT', flagged: false });
  });

  it('leaves the decision to the judge in quality mode', async () => {
    const judge = judgeThatSays({ label: 'CONSISTENT', violation: false, reason: 'Two nights.' });
    const asked = task(
      ['A room?', 'A room costs 118 euros per night.', 'And both nights?'],
      'The room costs 236 euros.',
      'quality',
    );
    await expect(
      consistencyDetector().consult?.(asked, consistencyDetector().examine(asked), judge),
    ).resolves.toMatchObject([{ label: 'CONSISTENT', flagged: false, reason: 'Two nights.' }]);
  });
});
