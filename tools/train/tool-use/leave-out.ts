import { fitPreference, fitRelevance, preferenceOf, relevanceOf, type Sample } from './fit';

/** A sample with the scores of models that have not seen its subject. */
export interface Scored {
  sample: Sample;
  relevance: number;
  preference: number;
}

const FOLDS = 5;

/** Scores each sample by a model fitted without its subject, or without its public set. */
export const leftOut = (samples: readonly Sample[]): Scored[] => {
  const subjects = [
    ...new Set(samples.filter(({ source }) => source === 'own').map(({ subject }) => subject)),
  ];
  const foldOf = ({ source, subject }: Sample): string =>
    source === 'own' ? `own ${subjects.indexOf(subject) % FOLDS}` : source;
  const folds = [...new Set(samples.map(foldOf))];
  return folds.flatMap((fold) => {
    const others = samples.filter((sample) => foldOf(sample) !== fold);
    const relevance = fitRelevance(others);
    const preference = fitPreference(others);
    return samples
      .filter((sample) => foldOf(sample) === fold)
      .map((sample) => ({
        sample,
        relevance: relevanceOf(sample, relevance),
        preference: preferenceOf(sample, preference),
      }));
  });
};
