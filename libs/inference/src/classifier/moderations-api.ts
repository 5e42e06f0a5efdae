import { type Fields, isObject, parseJson } from '../json';
import {
  type ClassifierApi,
  type LabelScore,
  type LabelScores,
  oneForEach,
  probability,
} from './classifier-api';
import { unusable } from './classifier-endpoint';

/** `POST /moderations` of OpenAI and of compatible servers. */
export const moderationsApi = (model: string | undefined): ClassifierApi => ({
  path: '/moderations',
  isExclusive: false,

  // Not every compatible server accepts a list.
  body: (texts) => ({
    ...(model !== undefined && { model }),
    input: texts.length === 1 ? texts[0] : texts,
  }),

  read(answer, count) {
    const response = parseJson(answer);
    return oneForEach(isObject(response) ? response['results'] : undefined, count).map(readResult);
  },
});

const readResult = (result: unknown): LabelScores => {
  const { categories, category_scores: scores, flagged } = isObject(result) ? result : NOTHING;
  if (!isObject(categories) || !isObject(scores))
    throw unusable('the answer does not have the expected form');
  const labels = new Map<string, LabelScore>();
  for (const [label, flag] of Object.entries(categories)) {
    // Models without a category give `null`.
    if (flag === null) continue;
    if (typeof flag !== 'boolean') throw unusable('a category is neither true nor false');
    labels.set(label, { score: probability(scores[label]), flagged: flag });
  }
  refuseContradiction(flagged, labels);
  return labels;
};

const NOTHING: Fields = {};

const refuseContradiction = (flagged: unknown, labels: LabelScores): void => {
  // Mistral's answers have no such field.
  if (flagged === undefined) return;
  if (flagged !== [...labels.values()].some((label) => label.flagged))
    throw unusable('its flag and its categories contradict each other');
};
