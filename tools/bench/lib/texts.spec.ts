import { HOSTILE_TEXTS, ordinaryText } from './texts';

describe('benchmark texts', () => {
  it.each([['ordinary', ordinaryText] as const, ...Object.entries(HOSTILE_TEXTS)])(
    '%s: has the requested length and is the same every time',
    (_kind, text) => {
      expect(text(5_000, 1)).toHaveLength(5_000);
      expect(text(5_000, 1)).toBe(text(5_000, 1));
    },
  );

  it('makes prose that differs by seed and hardly repeats itself', () => {
    const sentences = ordinaryText(20_000, 1).split('. ');
    expect(ordinaryText(5_000, 1)).not.toBe(ordinaryText(5_000, 2));
    expect(new Set(sentences).size).toBeGreaterThan(sentences.length * 0.95);
  });
});
