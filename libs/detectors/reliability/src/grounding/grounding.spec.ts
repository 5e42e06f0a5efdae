import type { Content, Verdict } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { judgeThatSays } from '../judge.fixture';
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
    ['a paraphrase', 'The library opens at 9 am.', 'GROUNDED'],
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

  it.each([
    ['the same in another order', 'The capital of France is Paris.', false],
    ['a synonym', 'Revenue grew 8 %.', false],
    ['the speaker as `we`', 'We open at 9 am.', false],
    ['other words for paying', 'We cover the shipping costs.', false],
    ['another filler', 'The capital of France is Lyon.', true],
    ['another unit', 'The basic plan costs 20 euros.', true],
    ['no limit', 'The basic plan allows unlimited users.', true],
    ['another time', 'We open at 8 am.', true],
    ['exchanged roles', 'Tom reports to Anna.', true],
  ])('tells contrasts apart: %s', (_title, output, flagged) => {
    const context =
      'Paris is the capital of France. Revenue rose 8 %. The basic plan allows 5 users and costs 20 dollars per month. We pay for the shipping. The shop opens at 9 am. Anna reports to Tom.';
    expect(verdict(context, output)).toMatchObject({ flagged });
  });

  it('calls a value inferable that follows by calculation', () => {
    expect(
      verdict(
        'A room costs 90 euros per night. Breakfast costs 12 euros. The sauna is free. Parking costs 9 euros.',
        'Breakfast and parking cost 21 euros together.',
      ),
    ).toMatchObject({ label: 'INFERABLE', flagged: false });
  });

  it('compares with the fields of a tool result', () => {
    const result = '{"order":{"status":"shipped","weight_kg":12}}';
    expect(verdict(result, 'The order has been shipped.').flagged).toBe(false);
    expect(verdict(result, 'The order weighs 15 kg.').flagged).toBe(true);
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
    const judge = judgeThatSays({
      label: 'INFERABLE',
      violation: false,
      confidence: 80,
      reason: 'follows',
    });
    const asked = task(LIBRARY, 'Readers find thousands of books.', 'quality');
    await expect(
      groundingDetector().consult?.(asked, groundingDetector().examine(asked), judge),
    ).resolves.toEqual([
      expect.objectContaining({ label: 'INFERABLE', flagged: false, score: 90 }),
    ]);
  });
});
