import { examplesOf } from './examples';
import { fit, inBytes } from './fit';
import { figuresOf, tagAll, thresholdsFor } from './measure';
import { syntheticSentences } from './synthetic-texts';

const SCALE = 0.02;

describe('training of the name tagger', () => {
  const texts = syntheticSentences(3, SCALE);

  it('generates the same texts for the same seed, and others for another', () => {
    expect(syntheticSentences(3, SCALE)).toEqual(texts);
    expect(syntheticSentences(4, SCALE)).not.toEqual(texts);
  });

  it('fills every slot', () => {
    expect(texts.filter(({ text }) => /\{[A-Z]{1,2}\}/.test(text))).toEqual([]);
  });

  it('marks names at their positions', () => {
    const introduced = texts.filter(({ text }) => /^My name is \p{Lu}\p{Ll}/u.test(text));
    for (const { names } of introduced)
      expect(names[0]).toMatchObject({ start: 'My name is '.length });
  });

  it('fits the same model twice, and the model finds the names it was trained on', () => {
    const examples = examplesOf(texts, 1);
    const model = inBytes(fit(examples));
    expect(inBytes(fit(examples))).toEqual(model);
    const tagged = tagAll(texts, model);
    expect(figuresOf(tagged, thresholdsFor(tagged)).f1).toBeGreaterThan(0.9);
  });
});
