import { examplesOf } from './examples';
import { fit, inBytes } from './fit';
import { ownMaterial } from './material';
import { figuresOf, tagAll, thresholdsFor } from './measure';

const SCALE = 0.02;

describe('training the tagger of names', () => {
  const texts = ownMaterial(3, SCALE);

  it('makes the same texts of the same seed, and others of another', () => {
    expect(ownMaterial(3, SCALE)).toEqual(texts);
    expect(ownMaterial(4, SCALE)).not.toEqual(texts);
  });

  it('fills every slot', () => {
    expect(texts.filter(({ text }) => /\{[A-Z]{1,2}\}/.test(text))).toEqual([]);
  });

  it('marks names where they stand', () => {
    const introduced = texts.filter(({ text }) => /^My name is \p{Lu}\p{Ll}/u.test(text));
    for (const { names } of introduced)
      expect(names[0]).toMatchObject({ start: 'My name is '.length });
  });

  it('fits the same model twice, one that finds what it learned', () => {
    const examples = examplesOf(texts, 1);
    const model = inBytes(fit(examples));
    expect(inBytes(fit(examples))).toEqual(model);
    const tagged = tagAll(texts, model);
    expect(figuresOf(tagged, thresholdsFor(tagged)).f1).toBeGreaterThan(0.9);
  });
});
