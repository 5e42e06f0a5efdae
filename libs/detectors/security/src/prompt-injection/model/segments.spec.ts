import { lengthCorrection, segments } from './segments';

describe('segments', () => {
  it.each([0, 1, 11, 12, 15, 16, 17, 23, 24, 25, 29, 30, 31, 100, 1000])(
    'cover %i words from the first to the last without a gap',
    (words) => {
      const found = segments(words);
      expect(found[0]?.[0]).toBe(0);
      expect(found.at(-1)?.[1]).toBe(words);
      found
        .slice(1)
        .forEach(([first], index) => expect(first).toBeLessThan(found[index]?.[1] ?? 0));
    },
  );

  it('have a limited size, so that longer texts have more of them', () => {
    const found = segments(10_000);
    expect(Math.max(...found.map(([first, last]) => last - first))).toBeLessThanOrEqual(50);
    expect(found.length).toBeLessThan(10_000 / 5);
  });
});

describe('lengthCorrection', () => {
  it('is 0 for a short message, grows with the length and is constant after a few pages', () => {
    const owed = [0, 300, 1000, 3000, 9000, 90_000].map((length) =>
      lengthCorrection(length, 'document'),
    );
    expect(owed.slice(0, 2)).toEqual([0, 0]);
    expect([...owed].sort((one, other) => one - other)).toEqual(owed);
    expect(owed[3]).toBeGreaterThan(owed[2] as number);
    expect(owed[5]).toBe(owed[4]);
  });
});
