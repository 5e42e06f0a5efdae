import { fit, scoreOf } from './fit';
import { isClinc, isShape, type TopicSample } from './samples';

/** A sample scored by a model that did not learn from its domain or set. */
export interface Scored {
  sample: TopicSample;
  score: number;
}

const FOLDS = 8;

const foldsOf = (samples: readonly TopicSample[]): Map<string, number> =>
  new Map(
    [...new Set(samples.map(({ domain }) => domain))]
      .sort()
      .map((domain, index) => [domain, index % FOLDS]),
  );

const scoreAll = (tested: readonly TopicSample[], learned: readonly TopicSample[]): Scored[] => {
  const model = fit(learned);
  return tested.map((sample) => ({ sample, score: scoreOf(sample, model) }));
};

/** Scores each sample by a model that saw neither the domain of its text nor that of its topic. */
export const withoutDomain = (samples: readonly TopicSample[]): Scored[] => {
  const folds = foldsOf(samples);
  return Array.from({ length: FOLDS }, (_, fold) =>
    scoreAll(
      samples.filter(({ domain }) => folds.get(domain) === fold),
      samples.filter(
        ({ domain, topicDomain }) => folds.get(domain) !== fold && folds.get(topicDomain) !== fold,
      ),
    ),
  ).flat();
};

/** Scores the samples of each kind by a model that saw nothing of the kind. */
export const withoutKind = (
  samples: readonly TopicSample[],
): [title: string, scored: Scored[]][] => {
  const kinds: [string, (sample: TopicSample) => boolean][] = [
    ['clinc', isClinc],
    ['own', (sample) => !isClinc(sample)],
    ['own user messages', ({ source }) => source.startsWith('own user')],
    ['own assistant replies', ({ source }) => source.startsWith('own assistant')],
    ['shapes', isShape],
  ];
  return kinds.map(([title, isOfKind]) => [
    `without ${title}`,
    scoreAll(
      samples.filter(isOfKind),
      samples.filter((sample) => !isOfKind(sample)),
    ),
  ]);
};
