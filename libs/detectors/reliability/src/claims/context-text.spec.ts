import { asSentences } from './context-text';

describe('asSentences', () => {
  it('writes an object as one line of keys and values', () => {
    expect(
      asSentences('{"shipment":{"status":"in_transit","weight_kg":6120,"insured":false}}'),
    ).toBe('shipment, status: in transit, weight: 6120 kg, not insured');
  });

  it('writes a row of a table with its headings', () => {
    expect(asSentences('| Plan | Price |\n|---|---|\n| Basic | 5 euros |')).toBe(
      'Plan, Price\n\nBasic, Price: 5 euros',
    );
  });

  it.each([
    ['prose', 'It opens at nine. Or so they say.'],
    ['broken JSON', '{"a": 1'],
  ])('keeps %s', (_title, text) => {
    expect(asSentences(text)).toBe(text);
  });

  it('survives deeply nested data', () => {
    const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(() => asSentences(text)).not.toThrow();
  });
});
