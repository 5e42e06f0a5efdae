import type { Content, Verdict } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { judgeThatSays } from '../judge.fixture';
import { hallucinationDetector } from './hallucination.detector';

const task = (content: Partial<Content>, mode: 'balanced' | 'quality' = 'balanced') =>
  aTask<'hallucinations'>({ check: 'hallucinations', mode }, content);
const verdict = (content: Partial<Content>): Verdict => {
  const [finding] = hallucinationDetector().examine(task(content));
  if (finding?.kind !== 'verdict') throw new Error('no verdict');
  return finding;
};
const outcome = (content: Partial<Content>) => hallucinationDetector().examine(task(content))[0];

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

  it('flags a date that does not exist', () => {
    expect(verdict({ output: 'It was due on 29 February 2023.' })).toMatchObject({
      label: 'HALLUCINATED',
      flagged: true,
    });
  });

  it.each([
    ['a date with hyphens', 'On 2019-06-20 are 3 meetings.'],
    ['a date that exists', 'It was due on 29 February 2024.'],
    ['a rounded quotient', '10 / 3 = 3.33'],
    ['an approximation', 'Pi is, and 22 / 7 is about 3.14.'],
    ['list items that differ by number', 'Step 1: boil water.\nStep 2: boil water.'],
  ])('does not flag %s', (_title, output) => {
    expect(outcome({ output })).not.toMatchObject({ flagged: true });
  });

  it('compares a bare number with the requested calculation', () => {
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

  it('flags a claim that the source material contradicts', () => {
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

  it('compares short claims with what was given', () => {
    const messages = [{ role: 'system' as const, content: 'We open at 9 am.', toolCalls: [] }];
    expect(verdict({ messages, input: 'When?', output: 'We open at 8 am.' })).toMatchObject({
      label: 'HALLUCINATED',
      quote: 'We open at 8 am.',
    });
    expect(outcome({ messages, input: 'When?', output: 'We open at 9 am.' })).not.toMatchObject({
      flagged: true,
    });
  });

  it('flags no sentence that the request wants to be wrong', () => {
    const content = { input: 'Give me an example of a wrong equation.', output: '2 + 2 = 5' };
    expect(outcome(content)).not.toMatchObject({ flagged: true });
  });

  it.each(['Paris.', 'The capital of France is Paris.', 'Water boils at 100 degrees. How nice!'])(
    'leaves a claim without source material to the judge: %s',
    (output) => {
      expect(outcome({ input: 'Tell me something.', output })).toMatchObject({
        kind: 'needs_judge',
        name: 'hallucinations',
      });
    },
  );

  it.each(['Happy to help!', 'What would you like to know?'])(
    'passes an output without any claim: %s',
    (output) => {
      expect(verdict({ input: 'Hello!', output })).toMatchObject({
        label: 'NOT_HALLUCINATED',
        flagged: false,
      });
    },
  );

  it('states next to correct calculations that world knowledge was not checked', () => {
    expect(verdict({ output: '2 + 2 = 4, and Paris is in France.' }).reason).toContain(
      'World knowledge was not checked',
    );
  });

  it('asks the judge about claims without source material in every mode', async () => {
    const judge = judgeThatSays({ label: 'HALLUCINATED', violation: true, reason: 'no' });
    const asked = task({ input: 'Where is Paris?', output: 'Paris is in Italy.' });
    await expect(
      hallucinationDetector().consult?.(asked, hallucinationDetector().examine(asked), judge),
    ).resolves.toMatchObject([{ flagged: true }]);
  });

  const GUESSED = {
    input: 'How much are 14 rooms at 86 euros?',
    output: 'It is 1,304 euros.',
  };

  it('says of a result that only seems wrong that it seems so', () => {
    const found = verdict(GUESSED);
    expect(found.reason).toMatch(/^The quoted statement seems wrong: /);
    expect(found.confidence_score).toBeLessThan(80);
  });

  it('claims no proof for a number that some calculation yields', () => {
    const found = verdict({
      input: 'How much are 14 rooms at 86 euros?',
      output: 'It is 1,204 euros.',
    });
    expect(found).toMatchObject({ label: 'NOT_HALLUCINATED' });
    expect(found.reason).toMatch(/^A calculation with the numbers given leads to this: /);
  });

  it('flags no answer for other words than those of the request', () => {
    const content = {
      input: 'If it rains, the market moves to the hall. The market is on the square.',
      output: "Then it isn't raining.",
    };
    expect(outcome(content)).not.toMatchObject({ flagged: true });
  });

  it('keeps a wrong calculation flagged regardless of the judge', async () => {
    const judge = judgeThatSays({ label: 'NOT_HALLUCINATED', violation: false, reason: 'fine' });
    const consult = async (content: Partial<Content>) => {
      const asked = task(content, 'quality');
      return hallucinationDetector().consult?.(
        asked,
        hallucinationDetector().examine(asked),
        judge,
      );
    };
    await expect(consult({ output: '2 + 2 = 5' })).resolves.toEqual([
      expect.objectContaining({ flagged: true }),
    ]);
    await expect(consult(GUESSED)).resolves.toEqual([expect.objectContaining({ flagged: false })]);
    await expect(consult({ output: 'Paris is in France.' })).resolves.toEqual([
      expect.objectContaining({ flagged: false, reason: 'fine' }),
    ]);
  });

  it.each([
    ['1+'.repeat(20_000)],
    ['a has '.repeat(10_000)],
    ['9'.repeat(200_000)],
    ['5 km is '.repeat(10_000)],
    ['\0\ud800'.repeat(10_000)],
  ])('finishes on hostile text', (output) => {
    expect(outcome({ output })?.name).toBe('hallucinations');
  });
});
