import { isObject, parseJson } from '../json';
import {
  type ClassifierApi,
  type LabelScore,
  type LabelScores,
  oneForEach,
  probability,
} from './classifier-api';
import { unusable } from './classifier-endpoint';

/**
 * `POST /predict` of text-embeddings-inference.
 *
 * A batch is a list of lists: a flat list of two texts would be one pair of texts. `truncate` is
 * always sent, since a server started with `--auto-truncate` cuts texts without saying so. The
 * server applies a softmax over all labels, which is meaningless if a text can have several of
 * them; then raw scores are requested, and a sigmoid of each is its probability.
 */
export const predictApi = (isMultiLabel: boolean): ClassifierApi => ({
  path: '/predict',
  isExclusive: !isMultiLabel,

  body: (texts) => ({
    inputs: texts.map((text) => [text]),
    truncate: false,
    raw_scores: isMultiLabel,
  }),

  read: (answer, count) =>
    oneForEach(parseJson(answer), count).map((predictions) =>
      readPredictions(predictions, isMultiLabel ? sigmoid : probability),
    ),
});

const readPredictions = (
  predictions: unknown,
  scoreOf: (value: unknown) => number,
): LabelScores => {
  if (!Array.isArray(predictions)) throw unusable('the answer does not have the expected form');
  const scores = new Map<string, LabelScore>();
  for (const prediction of predictions as unknown[]) {
    const { label, score }: { label?: unknown; score?: unknown } = isObject(prediction)
      ? prediction
      : {};
    if (typeof label !== 'string') throw unusable('the answer does not have the expected form');
    if (scores.has(label)) throw unusable('the answer names a label twice');
    scores.set(label, { score: scoreOf(score) });
  }
  return scores;
};

const sigmoid = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw unusable('a score is not a number');
  return 1 / (1 + Math.exp(-value));
};
