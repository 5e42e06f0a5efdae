import fc from 'fast-check';
import { filterOf } from './hash-filter';
import { hashOf } from './hashes';

const BITS = 12;

describe('hash filter', () => {
  it('never rules out a word that was added', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 40 }), (words) =>
        words.every((word) => filterOf(words, BITS).mayHold(hashOf(word))),
      ),
    );
  });

  it('rules out most words that were not added', () => {
    const filter = filterOf(
      Array.from({ length: 100 }, (_word, index) => `in${index}`),
      BITS,
    );
    const kept = Array.from({ length: 1000 }, (_word, index) => `out${index}`).filter((word) =>
      filter.mayHold(hashOf(word)),
    );
    expect(kept.length).toBeLessThan(100);
  });
});
