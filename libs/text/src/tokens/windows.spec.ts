import fc from 'fast-check';
import { windows } from './windows';

describe('windows', () => {
  it('contains every stretch shorter than the overlap in one window', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 8 }),
        (text, at, length) => {
          const start = at % text.length;
          const end = Math.min(text.length, start + length);
          expect(
            [...windows(text, 30, 10)].some(
              (window) => window.offset <= start && end <= window.offset + window.text.length,
            ),
          ).toBe(true);
        },
      ),
    );
  });

  it('never splits a surrogate pair', () => {
    for (const { text } of windows('😀'.repeat(100), 15, 5))
      expect(() => encodeURIComponent(text)).not.toThrow();
  });
});
