import fc from 'fast-check';
import { stem, words } from './words';

describe('words', () => {
  it('folds case and accents and returns the offsets of each word', () => {
    const text = 'Größe, Élan!';
    expect(words(text)).toEqual([
      { form: 'grosse', start: 0, end: 5 },
      { form: 'elan', start: 7, end: 11 },
    ]);
  });

  it('returns ordered words within the bounds of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end } of words(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    [['kill', 'kills', 'killed', 'killing']],
    [['forge', 'forges', 'forged', 'forging']],
    [['rob', 'robbed', 'robbing']],
    [['bully', 'bullies', 'bullied', 'bullying']],
    [['payment', 'payments', "payment's"]],
    [['box', 'boxes']],
  ])('is the same for %j', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['rap', 'rape'],
    ['hat', 'hate'],
  ])('distinguishes %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
