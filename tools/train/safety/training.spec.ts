import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import type { Example } from './examples';
import { oddExamples, ownExamples } from './examples';
import { figuresOf, thresholdsFor } from './figures';
import { fit, oddsOf } from './fit';
import type { Scored } from './leave-out';
import { lessonsOf } from './lessons';
import { chosenFeatures } from './save';

const example = (text: string, violates: boolean, source = 'here'): Example => ({
  text,
  violates: SAFETY_CATEGORIES.map((category) => violates && category === 'harassment'),
  source,
  isOwn: true,
});
const HARASSMENT = SAFETY_CATEGORIES.indexOf('harassment');

const EXAMPLES = ['painter', 'plumber', 'driver', 'baker', 'singer', 'waiter'].flatMap((person) => [
  example(`What a useless ${person} you are`, true),
  example(`The ${person} arrives at noon with the tools`, false),
]);

const fitted = (examples: readonly Example[]) => {
  const { lessons, vocabulary } = lessonsOf(examples);
  const chosen = chosenFeatures(vocabulary);
  return { learner: fit(lessons, vocabulary.isRare, chosen), lessons, chosen, vocabulary };
};

describe('the training of moderation', () => {
  it('separates violating texts from clean ones', () => {
    const { learner, lessons } = fitted(EXAMPLES);
    const odds = lessons.map((lesson) => oddsOf(learner, lesson)[HARASSMENT] ?? 0);
    const lowest = Math.min(...odds.filter((_one, index) => index % 2 === 0));
    const highest = Math.max(...odds.filter((_one, index) => index % 2 === 1));
    expect(lowest).toBeGreaterThan(highest);
  });

  it('gives the same network for the same texts', () => {
    expect(fitted(EXAMPLES).learner.inputs.values).toEqual(fitted(EXAMPLES).learner.inputs.values);
  });

  it('learns nothing about categories without a label', () => {
    const unknown = EXAMPLES.map((each) => ({
      ...each,
      violates: SAFETY_CATEGORIES.map(() => undefined),
    }));
    expect([...fitted(unknown).learner.bias.values]).toEqual(SAFETY_CATEGORIES.map(() => -1));
  });

  it('finds the violating sentence of a longer text', () => {
    const long = [true, false].map((violates) => {
      const middle = violates ? 'What a useless driver you are.' : 'The singer arrives at noon.';
      return example(`The baker has the tools. ${middle} The plumber arrives at noon.`, violates);
    });
    const { learner, lessons } = fitted([...EXAMPLES, ...long]);
    const [violating = 0, clean = 0] = lessons
      .slice(-2)
      .map((lesson) => oddsOf(learner, lesson)[HARASSMENT] ?? 0);
    expect(violating).toBeGreaterThan(0);
    expect(clean).toBeLessThan(0);
  });

  it('keeps only features of at least two texts, one for each slot', () => {
    const { chosen, vocabulary } = fitted(EXAMPLES);
    expect(chosen.some((kept) => kept === 1)).toBe(true);
    expect(vocabulary.texts.filter((count, index) => chosen[index] === 1 && count < 2)).toEqual([]);
  });
});

describe('the thresholds', () => {
  const { lessons } = lessonsOf(
    Array.from({ length: 100 }, (_, index) => example(`clean text ${index}`, false)),
  );
  const scored: Scored[] = lessons.map((lesson, index) => ({
    lesson,
    odds: SAFETY_CATEGORIES.map((_category, at) => ((index + 25 * at) % 100) / 10),
  }));

  it('flag the stated share of clean texts', () => {
    const thresholds = thresholdsFor(scored, 0.08);
    const flagged = scored.filter(({ odds }) =>
      odds.some((value, index) => value >= (thresholds[index] ?? 0)),
    );
    expect(flagged.length).toBeGreaterThan(0);
    expect(flagged.length).toBeLessThanOrEqual(8);
    expect(figuresOf(scored, thresholds).at(-1)).toMatch(/^all \(100\).*false alarms 0\.0/);
  });
});

describe('the texts of moderation', () => {
  const texts = ownExamples();

  it('are many, from several files, with every category', () => {
    expect(texts.length).toBeGreaterThan(9_000);
    for (const index of SAFETY_CATEGORIES.keys())
      expect(texts.filter(({ violates }) => violates[index]).length).toBeGreaterThan(800);
  });

  it('leave out those that measure', () => {
    expect(texts.filter(({ source }) => source.startsWith('held-out'))).toEqual([]);
  });

  it('have no odd text that violates anything', () => {
    expect(oddExamples().every(({ violates }) => !violates.includes(true))).toBe(true);
  });
});
