import type { SafetyCategory } from '@touchstone/contracts';
import { seeded, shuffle } from '../lib/random';
import { OWN_SOURCES } from './examples';
import { fit, oddsOf } from './fit';
import type { Sample } from './samples';

/** A sample and the log-odds that a model gave it which was trained without it. */
export interface Scored {
  sample: Sample;
  odds: ReadonlyMap<SafetyCategory, number>;
}

const SEED = 20_261_126;
const FOLDS = 5;

const isOwn = ({ source }: Sample): boolean => OWN_SOURCES.some((own) => own === source);

const scoredWithout = (
  samples: readonly Sample[],
  isLeftOut: (one: Sample) => boolean,
): Scored[] => {
  const model = fit(samples.filter((sample) => !isLeftOut(sample)));
  return samples.filter(isLeftOut).map((sample) => ({ sample, odds: oddsOf(model, sample) }));
};

/** Scores each of our files by a model of all others. */
export const withoutSource = (samples: readonly Sample[]): [string, Scored[]][] =>
  OWN_SOURCES.map((source) => [
    source,
    scoredWithout(samples, (sample) => sample.source === source),
  ]);

/** A kind with its disguised texts; clean and flagged texts of a kind stay together. */
export const kindOf = ({ source, kind }: Sample): string =>
  `${source} ${kind.replace('+disguised', '')}`;

/** Scores our texts, and the public ones by file, by models of other kinds. */
export const withoutKind = (samples: readonly Sample[]): Scored[] => {
  const kinds = shuffle([...new Set(samples.map(kindOf))].sort(), seeded(SEED));
  const foldOf = new Map(kinds.map((kind, index) => [kind, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) =>
    scoredWithout(samples, (sample) => foldOf.get(kindOf(sample)) === fold),
  ).flat();
};

/** Groups scored samples of our files, and all public ones as one. */
export const bySource = (scored: readonly Scored[]): [string, Scored[]][] => [
  ...OWN_SOURCES.map((source): [string, Scored[]] => [
    source,
    scored.filter(({ sample }) => sample.source === source),
  ]),
  ['public clean texts', scored.filter(({ sample }) => !isOwn(sample))],
];
