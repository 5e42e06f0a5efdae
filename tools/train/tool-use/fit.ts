import {
  analysed,
  preferenceFeatures,
  profileOf,
  relevanceFeatures,
} from '@touchstone/detectors/reliability';
import { logisticRegression } from '../lib/logistic-regression';
import type { Example } from './examples';

/** An example with its features. */
export interface Sample extends Example {
  relevance: readonly number[];
  preference: readonly number[];
}

/** Samples of the requests whose language the features can read. */
export const samplesOf = (examples: readonly Example[]): Sample[] => {
  const requests = new Map<string, ReturnType<typeof analysed>>();
  return examples.flatMap((example) => {
    const request = requests.get(example.request) ?? analysed(example.request);
    requests.set(example.request, request);
    if (!request.readable) return [];
    const profile = profileOf(example.tool);
    const relevance = relevanceFeatures(request, profile);
    return [{ ...example, relevance, preference: preferenceFeatures(request, profile, relevance) }];
  });
};

/** Strength of the penalty on the square of a standardised weight. */
const PENALTY = 3;
/** The public requests name what they want in the words of the tool. */
const OWN_WEIGHT = 2;
const weightOf = ({ source }: Sample): number => (source === 'own' ? OWN_WEIGHT : 1);

/** Weights in the order of the features. */
export interface Preference {
  weights: readonly number[];
}

export interface Relevance extends Preference {
  intercept: number;
}

/** Fits whether a tool has to do with a request; both classes count the same. */
export const fitRelevance = (samples: readonly Sample[]): Relevance => {
  const used = samples.filter(({ kind }) => kind !== 'rival');
  const total = (fits: boolean): number =>
    used
      .filter((sample) => sample.fits === fits)
      .reduce((sum, sample) => sum + weightOf(sample), 0);
  const balance = total(false) / total(true);
  return logisticRegression(
    used.map((sample) => ({
      values: sample.relevance,
      target: sample.fits ? 1 : 0,
      weight: weightOf(sample) * (sample.fits ? balance : 1),
    })),
    () => PENALTY,
  );
};

/** Fits which of two tools answers a request, on the differences of their features. */
export const fitPreference = (samples: readonly Sample[]): Preference => {
  const pairs = pairsOf(samples);
  const { weights } = logisticRegression(
    pairs.flatMap(({ own, rival }) => {
      const values = own.preference.map((value, index) => value - (rival.preference[index] ?? 0));
      const weight = weightOf(own);
      return [
        { values, target: 1, weight },
        { values: values.map((value) => -value), target: 0, weight },
      ];
    }),
    () => PENALTY,
  );
  return { weights };
};

/** Pairs each tool that answers a request with each of the others. */
export const pairsOf = (samples: readonly Sample[]): { own: Sample; rival: Sample }[] => {
  const rivals = new Map<string, Sample[]>();
  for (const sample of samples)
    if (sample.kind === 'rival')
      rivals.set(keyOf(sample), [...(rivals.get(keyOf(sample)) ?? []), sample]);
  return samples
    .filter(({ fits }) => fits)
    .flatMap((own) => (rivals.get(keyOf(own)) ?? []).map((rival) => ({ own, rival })));
};

const keyOf = ({ source, subject, request }: Sample): string => `${source}\n${subject}\n${request}`;

export const relevanceOf = ({ relevance }: Sample, { intercept, weights }: Relevance): number =>
  relevance.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), intercept);

export const preferenceOf = ({ preference }: Sample, { weights }: Preference): number =>
  preference.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
