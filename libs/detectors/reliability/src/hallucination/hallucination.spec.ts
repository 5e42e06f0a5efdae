import { type Content, type DetectionResult, isUnevaluated } from '@touchstone/contracts';
import type { Judge } from '@touchstone/inference';
import { aTask } from '@touchstone/testing';
import { hallucinationDetector } from './hallucination.detector';

const task = (content: Partial<Content>, mode: 'balanced' | 'quality' = 'balanced') =>
  aTask<'hallucinations'>({ check: 'hallucinations', mode }, content);
const verdict = (content: Partial<Content>): DetectionResult => {
  const [finding] = hallucinationDetector().examine(task(content));
  if (finding === undefined || isUnevaluated(finding)) throw new Error('no verdict');
  return finding;
};

describe('hallucination detector', () => {
  it.each([
    ['12 × 7 = 84', '12 × 7 = 86'],
    ['2 + 3 * 4 = 14', '2 + 3 * 4 = 20'],
    ['Ten divided by four is 2.5.', 'Ten divided by four is 3.5.'],
    ['The sum of 3 and 4 is 7.', 'The sum of 3 and 4 is 8.'],
    ['15% of 200 is 30.', '15% of 200 is 25.'],
    ['The square root of 144 is 12.', 'The square root of 144 is 14.'],
    ['5 kilometres are 5000 metres.', '5 kilometres are 500 metres.'],
    ['A mile apart: 26.2 miles is 42.2 km.', 'A mile apart: 26.2 miles is 52.2 km.'],
    ['100 °C is 212 °F.', '100 °C is 200 °F.'],
    ['4 July 2023 was a Tuesday.', '4 July 2023 was a Friday.'],
    ['On Tuesday, July 4, 2023 we met.', 'On Monday, July 4, 2023 we met.'],
    ['It was due on 29 February 2024.', 'It was due on 29 February 2023.'],
    ['2000 was a leap year.', '1900 was a leap year.'],
    ['The word strawberry contains 3 r.', 'The word strawberry contains 2 r.'],
    ["There are two p's in apple.", "There are three p's in apple."],
    ['The word "planet" has 6 letters.', 'The word "planet" has 7 letters.'],
    ['9.11 is less than 9.9.', '9.11 is greater than 9.9.'],
    ['See ISBN 978-0-306-40615-7.', 'See ISBN 978-0-306-40615-8.'],
    ['See arXiv:1706.03762.', 'See arXiv:1726.03762.'],
  ])('passes %s and flags %s', (right, wrong) => {
    expect(verdict({ output: right })).toMatchObject({ label: 'NOT_HALLUCINATED', flagged: false });
    expect(verdict({ output: wrong })).toMatchObject({ label: 'HALLUCINATED', flagged: true });
    expect(verdict({ output: wrong }).quote).not.toBe('');
  });

  it.each([
    ['a date with hyphens', 'On 2019-06-20 are 3 meetings.'],
    ['a rounded quotient', '10 / 3 = 3.33'],
    ['an approximation', 'Pi is, and 22 / 7 is about 3.14.'],
    ['list items that differ by number', 'Step 1: boil water.\nStep 2: boil water.'],
  ])('does not flag %s', (_title, output) => {
    expect(verdict({ output }).flagged).toBe(false);
  });

  it('holds a bare number against the sum that was asked for', () => {
    expect(verdict({ input: 'What is 27 times 46?', output: '1242' }).flagged).toBe(false);
    expect(verdict({ input: 'What is 27 times 46?', output: '1252' }).flagged).toBe(true);
  });

  it('flags a text that contradicts itself', () => {
    expect(
      verdict({
        output:
          'The museum shop is open on Mondays. Come by. The museum shop is not open on Mondays.',
      }).label,
    ).toBe('HALLUCINATED');
  });

  it('flags what the given material contradicts', () => {
    const messages = [
      {
        role: 'system' as const,
        content: 'The Harbour Hotel has 120 rooms and was built in 1987 by Olga Brandt.',
        toolCalls: [],
      },
    ];
    expect(
      verdict({
        messages,
        input: 'Tell me about the hotel.',
        output: 'The Harbour Hotel has 150 rooms.',
      }).label,
    ).toBe('HALLUCINATED');
    expect(
      verdict({
        messages,
        input: 'Tell me about the hotel.',
        output: 'The Harbour Hotel has 120 rooms.',
      }).label,
    ).toBe('NOT_HALLUCINATED');
  });

  it('is hardly certain of what it cannot check, and says so', () => {
    const result = verdict({ input: 'What is the capital of France?', output: 'Paris.' });
    expect(result.flagged).toBe(false);
    expect(result.score).toBeLessThanOrEqual(60);
    expect(result.reason).toContain('World knowledge was not checked');
  });

  it('keeps a wrong sum flagged whatever the judge says', async () => {
    const judge: Judge = {
      configured: true,
      close: () => Promise.resolve(),
      decide: () =>
        Promise.resolve({
          label: 'NOT_HALLUCINATED',
          violation: false,
          confidence: 90,
          reason: 'fine',
          quote: '',
        }),
    };
    const consult = async (output: string) => {
      const asked = task({ output }, 'quality');
      return hallucinationDetector().consult?.(
        asked,
        hallucinationDetector().examine(asked),
        judge,
      );
    };
    await expect(consult('2 + 2 = 5')).resolves.toEqual([
      expect.objectContaining({ flagged: true }),
    ]);
    await expect(consult('Paris is in France.')).resolves.toEqual([
      expect.objectContaining({ flagged: false, reason: 'fine' }),
    ]);
  });

  it.each([
    ['1+'.repeat(20_000)],
    ['a has '.repeat(10_000)],
    ['9'.repeat(200_000)],
    ['5 km is '.repeat(10_000)],
    ['\0\ud800'.repeat(10_000)],
  ])('comes to an end on hostile text', (output) => {
    expect(verdict({ output }).name).toBe('hallucinations');
  });
});
