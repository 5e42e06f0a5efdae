import fc from 'fast-check';
import { characterClass, countOf } from './character-class';

describe('characterClass', () => {
  it.each([/\p{L}/u, /[aeiou]/iu, /(?!\ufffd)[\p{P}\p{S}]/u, /./su])(
    'classifies characters like the pattern %s, with and without its cache',
    (pattern) => {
      const isOfClass = characterClass(pattern);
      const all = new RegExp(pattern.source, `g${pattern.flags}`);
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) =>
          expect(countOf(text, isOfClass)).toBe(text.match(all)?.length ?? 0),
        ),
      );
    },
  );
});
