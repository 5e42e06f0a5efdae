import type { Content, Verdict } from '@touchstone/contracts';
import type { Judge, Judgement } from '@touchstone/inference';
import { aTask } from '@touchstone/testing';
import { groundingDetector } from './grounding.detector';

const LIBRARY =
  'The library opens at nine in the morning. It lends 4,500 books. Children under twelve do not pay. Ms. Weaver leads it since 2011.';

const content = (context: string, output: string): Partial<Content> => ({
  output,
  messages: [{ role: 'system', content: context, toolCalls: [] }],
});
const task = (context: string, output: string, mode: 'balanced' | 'quality' = 'balanced') =>
  aTask<'grounding'>({ check: 'grounding', mode, multiTurn: false }, content(context, output));
const verdict = (context: string, output: string): Verdict => {
  const [finding] = groundingDetector().examine(task(context, output));
  if (finding?.kind !== 'verdict') throw new Error('no verdict');
  return finding;
};

describe('grounding detector', () => {
  it.each([
    ['a copy', 'Children under twelve do not pay.', 'GROUNDED'],
    ['a paraphrase', 'Ms. Weaver leads the library since 2011.', 'GROUNDED'],
    [
      'a number in another notation',
      'The library lends four thousand five hundred books.',
      'GROUNDED',
    ],
    ['a greeting', 'Hello! How can I help you today?', 'GROUNDED'],
    ['a refusal', "I'm sorry, I don't know that.", 'GROUNDED'],
    ['another number', 'The library lends 6,200 books.', 'UNGROUNDED'],
    ['another name', 'Ms. Potter leads it since 2011.', 'UNGROUNDED'],
    ['a dropped negation', 'Children under twelve pay.', 'UNGROUNDED'],
    ['an invention', 'A cafeteria on the roof serves Italian coffee.', 'UNGROUNDED'],
  ])('judges %s', (_title, output, label) => {
    expect(verdict(LIBRARY, output)).toMatchObject({
      name: 'grounding',
      label,
      flagged: label === 'UNGROUNDED',
    });
  });

  it('names the number that is not in the context and quotes the claim', () => {
    const result = verdict(
      LIBRARY,
      'The library opens at nine in the morning. The library lends 6,200 books.',
    );
    expect(result.reason).toContain('6,200');
    expect(result.quote).toBe('The library lends 6,200 books.');
  });

  it('treats a context of instructions as one that supports no fact', () => {
    expect(
      verdict('You are a helpful assistant.', 'The battle of Hastings took place in 1066.').label,
    ).toBe('UNGROUNDED');
  });

  const german =
    'Die Bibliothek öffnet jeden Morgen um neun Uhr und schließt am Abend. Sie verleiht viele tausend Bücher an Leserinnen und Leser aus der ganzen Stadt und den Dörfern ringsum.';
  const english =
    'The library opens every morning and closes in the evening. It lends a great many books to readers from all over the town and from the villages around it';

  it('does not compare words across languages', () => {
    expect(groundingDetector().examine(task(german, `${english}.`))).toEqual([
      {
        kind: 'needs_judge',
        name: 'grounding',
        obstacle: expect.stringContaining('another language') as string,
      },
    ]);
  });

  it('flags a wrong number even across languages', () => {
    expect(verdict(german, `${english}, 98,000 of them.`).label).toBe('UNGROUNDED');
  });

  it('leaves the verdict to the judge in quality mode', async () => {
    const judge: Judge = {
      configured: true,
      close: () => Promise.resolve(),
      inBackground: () => judge,
      decide: (): Promise<Judgement> =>
        Promise.resolve({
          label: 'INFERABLE',
          violation: false,
          confidence: 80,
          reason: 'follows',
          quote: '',
        }),
    };
    const asked = task(LIBRARY, 'Readers find thousands of books.', 'quality');
    await expect(
      groundingDetector().consult?.(asked, groundingDetector().examine(asked), judge),
    ).resolves.toEqual([
      expect.objectContaining({ label: 'INFERABLE', flagged: false, score: 90 }),
    ]);
  });
});
