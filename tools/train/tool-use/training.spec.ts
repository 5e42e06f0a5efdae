import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHOICE_MODEL_FILE,
  type ChoiceModel,
  PREFERENCE_FEATURES,
  RELEVANCE_FEATURES,
} from '@touchstone/detectors/reliability';
import { ownExamples } from './examples';
import { chooseThresholds } from './figures';
import { fitPreference, fitRelevance, pairsOf, relevanceOf, samplesOf } from './fit';

const SHIPPED = join('libs/detectors/reliability/src/tool-use/choice', CHOICE_MODEL_FILE);

describe('training of the choice of a tool', () => {
  const examples = ownExamples();

  it('draws the same examples each time', () => {
    expect(ownExamples()).toEqual(examples);
  });

  it('has one tool for each request that any tool answers', () => {
    const answered = new Set(examples.filter(({ fits }) => fits).map(({ request }) => request));
    const unanswered = new Set(
      examples.filter(({ kind }) => kind === 'none').map(({ request }) => request),
    );
    expect([...answered].filter((request) => unanswered.has(request))).toEqual([]);
    expect(examples.filter(({ fits }) => fits)).toHaveLength(answered.size);
    expect(answered.size).toBeGreaterThan(200);
  });

  it('learns from a few subjects which tools have to do with a request', () => {
    const subjects = [...new Set(examples.map(({ subject }) => subject))].slice(0, 8);
    const samples = samplesOf(examples.filter(({ subject }) => subjects.includes(subject)));
    const model = fitRelevance(samples);
    const mean = (fits: boolean): number => {
      const own = samples.filter((sample) => sample.fits === fits && sample.kind !== 'rival');
      return own.reduce((sum, sample) => sum + relevanceOf(sample, model), 0) / own.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 1);
    expect(fitRelevance(samples)).toEqual(model);
    expect(fitPreference(samples).weights).toHaveLength(PREFERENCE_FEATURES.length);
    expect(pairsOf(samples).every(({ own, rival }) => own.request === rival.request)).toBe(true);
  });

  it('ships a weight for each feature', () => {
    const { relevance, preference } = JSON.parse(readFileSync(SHIPPED, 'utf8')) as ChoiceModel;
    expect(Object.keys(relevance.weights)).toEqual([...RELEVANCE_FEATURES]);
    expect(Object.keys(preference.weights)).toEqual([...PREFERENCE_FEATURES]);
  });
});

describe('chooseThresholds', () => {
  it('flags the given shares of the tools that answer our own requests', () => {
    const [sample] = samplesOf(ownExamples().filter(({ fits }) => fits));
    if (!sample) throw new Error('There is no example.');
    const scored = Array.from({ length: 10 }, (_, index) => ({
      sample: { ...sample, request: `request ${index}` },
      relevance: index,
      preference: 0,
    }));
    expect(chooseThresholds(scored, 0.2, 0.1)).toMatchObject({ below: 2 });
  });
});
