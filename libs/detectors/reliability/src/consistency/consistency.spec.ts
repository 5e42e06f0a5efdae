import type { DetectionResult, Message } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { consistencyDetector } from './consistency.detector';

const conversation = (turns: string[]): Message[] =>
  turns.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    toolCalls: [],
  }));
const verdict = (turns: string[], output: string) =>
  consistencyDetector().examine(
    aTask<'consistency'>(
      { check: 'consistency', mode: 'balanced' },
      { output, messages: conversation(turns) },
    ),
  )[0] as DetectionResult;

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
    ['something new', ['I like tea.'], 'Paris has many tea rooms.'],
  ])('passes %s', (_title, turns, output) => {
    expect(verdict(turns, output)).toMatchObject({ label: 'CONSISTENT', flagged: false });
  });
});
