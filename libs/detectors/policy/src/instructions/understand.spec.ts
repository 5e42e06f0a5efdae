import { aContent } from '@touchstone/testing';
import { check } from '../constraints/check';
import { instructionsOf } from './instructions';

const verdictsOn = (system: string, output: string) =>
  instructionsOf(
    aContent({ messages: [{ role: 'system', content: system, toolCalls: [] }], output }),
  ).map(({ text, constraint }) => [
    text,
    constraint ? check(constraint, { text: output }).holds : 'open',
  ]);

describe('understanding of instructions', () => {
  it.each([
    ['Remember to mention the word "tea".', 'tea', true],
    ['Remember to mention the word "tea".', 'milk', false],
    ['Make sure that you use at most three words.', 'one two', true],
    ['Make sure that you use at most three words.', 'one two three four', false],
    ['It is important that you do not use commas.', 'one, two', false],
    ['Replies are read aloud, so please avoid tables.', 'No table.', true],
    ['I repeat: no emojis.', 'Fine 😀', false],
    ['Length: max 3 words', 'one two three four', false],
  ])('reads %j without its opening: %j', (system, output, holds) => {
    expect(verdictsOn(system, output)).toEqual([[system, holds]]);
  });

  it('reports two instructions of one sentence apart', () => {
    expect(verdictsOn('Start with "Ahoy" and end with "Over".', 'Ahoy! All is well.')).toEqual([
      ['Start with "Ahoy"', true],
      ['end with "Over".', false],
    ]);
  });

  it('reads the items below a heading of prohibitions as prohibitions', () => {
    expect(verdictsOn("# Don't\n- Emojis\n- Use commas", 'Hi 😀')).toEqual([
      ['Emojis', false],
      ['Use commas', true],
    ]);
  });

  it.each([
    'Mention no more than three plants.',
    'Only answer questions about gardening.',
    'If the shelf is empty, say so.',
  ])('leaves %j to the judge', (system) => {
    expect(verdictsOn(system, 'Roses and tulips grow well.')).toEqual([[system, 'open']]);
  });

  it('drops demands on the input', () => {
    expect(verdictsOn('User messages must not exceed 20 words.', 'Fine.')).toEqual([]);
  });
});
