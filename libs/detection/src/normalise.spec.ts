import fc from 'fast-check';
import { normalise } from './normalise';

describe('normalise', () => {
  it.each([
    ['drops zero-width characters', 'ig\u200bnore', 'ignore'],
    ['folds Cyrillic letters inside Latin words', 'ignоrе', 'ignore'],
    ['leaves Russian alone', 'не дай', 'не дай'],
    ['makes full-width digits plain', '４１１１', '4111'],
  ])('%s', (_title, original, cleaned) => {
    expect(normalise(original).text).toBe(cleaned);
  });

  it('maps every stretch back to where it came from', () => {
    const original = 'say ig\u200bno\u200bre 𝐧𝐨𝐰!';
    const cleaned = normalise(original);
    const at = cleaned.text.indexOf('ignore now');
    const { start, end } = cleaned.originalRange(at, at + 'ignore now'.length);
    expect(original.slice(start, end)).toBe('ig\u200bno\u200bre 𝐧𝐨𝐰');
  });

  it('keeps ranges inside the original for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (original, a, b) => {
        const cleaned = normalise(original);
        const [start, end] = [a, b].map((n) => n % (cleaned.text.length + 1)).sort((x, y) => x - y) as [number, number];
        const range = cleaned.originalRange(start, end);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThanOrEqual(original.length);
      }),
    );
  });
});
