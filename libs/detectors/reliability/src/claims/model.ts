import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from './features';

/** In this folder; written by `npm run train -- reliability`. */
export const MODEL_FILE = 'coefficients.json';

/**
 * Kinds of context, each with a line of its own: a single sentence must say all of a claim, a
 * passage often says it in other words, and a long document mostly says something similar.
 */
export const CONTEXT_KINDS = ['sentence', 'passage', 'document'] as const;
export type ContextKind = (typeof CONTEXT_KINDS)[number];

const MOST_IN_SENTENCE = 2;
const MOST_IN_PASSAGE = 27;

/** @param statements number of statements of the context */
export const contextKindOf = (statements: number): ContextKind =>
  statements <= MOST_IN_SENTENCE
    ? 'sentence'
    : statements <= MOST_IN_PASSAGE
      ? 'passage'
      : 'document';

/** Logistic regression on the features of a claim and its evidence, by kind of context. */
export type SupportModel = Record<
  ContextKind,
  { intercept: number; weights: Record<string, number> }
>;

interface Line {
  intercept: number;
  weights: Float64Array;
}

let loaded: Record<ContextKind, Line> | undefined;

const load = (): Record<ContextKind, Line> => {
  const model = JSON.parse(readFileSync(join(__dirname, MODEL_FILE), 'utf8')) as SupportModel;
  const lineOf = (kind: ContextKind): Line => ({
    intercept: model[kind].intercept,
    weights: Float64Array.from(FEATURES, (name) => model[kind].weights[name] ?? 0),
  });
  return {
    sentence: lineOf('sentence'),
    passage: lineOf('passage'),
    document: lineOf('document'),
  };
};

/** Log-odds that the context does not support a claim, by the model of this version. */
export const logOdds = (features: readonly number[], kind: ContextKind): number => {
  const { intercept, weights } = (loaded ??= load())[kind];
  return weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), intercept);
};
