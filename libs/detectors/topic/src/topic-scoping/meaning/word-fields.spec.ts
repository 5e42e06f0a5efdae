import { meaningOf } from '@touchstone/text/vectors';
import { fieldVectors } from './field-vectors';
import { FIELDS_EACH, toldFields, topicality, wordFieldBytes } from './word-fields';

const wordIn = (text: string) => {
  const [word] = meaningOf(text).words;
  if (!word) throw new Error(`"${text}" has no vector`);
  return word;
};

describe('the table of word fields', () => {
  it.each(['mortgage', 'guitar', 'again', 'kidney', 'umbrella', 'question', 'pasta', 'goalkeeper'])(
    'is up to date for "%s": run `npm run train -- topic` after a change of the lexicon',
    (text) => {
      const word = wordIn(text);
      const bytes = wordFieldBytes(word);
      const told = new Float32Array(fieldVectors().length);
      for (let at = 1; at < bytes.length; at += 2)
        told[bytes[at] ?? 0] = (told[bytes[at] ?? 0] ?? 0) + (bytes[at + 1] ?? 0) / 255;
      const stored = toldFields([{ ...word, weight: 1 }]);
      expect([...stored].map((value) => value.toFixed(4))).toEqual(
        [...told].map((value) => value.toFixed(4)),
      );
      expect(topicality(word)).toBeCloseTo((bytes[0] ?? 0) / 255);
    },
  );

  it('fits its fields into one byte each', () => {
    expect(fieldVectors().length).toBeLessThan(256);
    expect(wordFieldBytes(wordIn('guitar'))).toHaveLength(1 + 2 * FIELDS_EACH);
  });

  it('relates a word that the lexicon lacks to its field', () => {
    const told = toldFields([wordIn('mandolin')]);
    expect(fieldVectors()[told.indexOf(Math.max(...told))]?.field).toBe('music');
  });

  it('rates words of any conversation below words of a subject', () => {
    expect(topicality(wordIn('mortgage'))).toBeGreaterThan(0.3);
    expect(topicality(wordIn('thing'))).toBe(0);
  });
});
