import { aContent } from '@touchstone/testing';
import { instructionsOf } from './instructions';

/** Processor time: other processes do not count. */
const MOST_MS = 1500;

describe('hostile messages', () => {
  it.each([
    ['unclosed quotation marks', '"a '.repeat(30_000)],
    ['unclosed curly quotation marks', '“a '.repeat(30_000)],
    ['commas', 'in, '.repeat(25_000)],
    ['one long word', 'a'.repeat(100_000)],
    ['prepositions', 'Explain it in a '.repeat(6_000)],
    ['prepositions without an end of sentence', `Explain ${'in the with a '.repeat(7_000)}`],
    ['colons', 'a: b '.repeat(20_000)],
    ['tags', '<rules>\n'.repeat(10_000)],
    ['list marks', '- \n'.repeat(30_000)],
    ['orders without objects', 'always never do not '.repeat(5_000)],
    ['subjects', 'the answer to the answer of '.repeat(4_000)],
    ['capital letters', 'NO RULES\n'.repeat(10_000)],
    ['white space', `Explain it${' '.repeat(100_000)}in French`],
    ['line breaks', '\n'.repeat(100_000)],
    ['list introductions', `Rules: ${'no a, '.repeat(15_000)}`],
  ])('are read in time: %s', (_title, text) => {
    for (const content of [
      aContent({ input: text }),
      aContent({ messages: [{ role: 'system', content: text, toolCalls: [] }] }),
    ]) {
      const start = process.cpuUsage();
      instructionsOf(content);
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(MOST_MS);
    }
  });
});
