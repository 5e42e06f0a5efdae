import type { LabelScore, LabelScores } from './classifier-api';
import { unusable } from './classifier-endpoint';
import type { LabelMap } from './labels';
import type { PartScore, TextScores } from './text-classifier';

interface RatingOptions {
  /** Score from which a label is a violation; absent: the endpoint decides. */
  threshold?: number | undefined;
  /** True if a text has one label only. */
  isExclusive: boolean;
}

/**
 * Turns the labels of one text into scores of the parts.
 * @throws AttemptFailed if a label is missing: another model than expected would never flag anything
 */
export const rate = (scores: LabelScores, map: LabelMap, options: RatingOptions): TextScores => {
  refuseUnmapped(scores, map);
  return [...map.parts].map(([part, labels]) =>
    ratePart(part, found(labels, scores, map), options),
  );
};

type NamedScore = LabelScore & { label: string };

const found = (
  labels: readonly string[],
  scores: LabelScores,
  { optional }: LabelMap,
): NamedScore[] =>
  labels.flatMap((label) => {
    const score = scores.get(label);
    if (!score && !optional.has(label)) throw unusable(`the label "${label}" is missing`);
    return score ? [{ label, ...score }] : [];
  });

const ratePart = (
  part: string,
  labels: readonly NamedScore[],
  { threshold, isExclusive }: RatingOptions,
): PartScore => {
  const violates = ({ score, flagged }: LabelScore): boolean =>
    threshold === undefined ? flagged === true : score >= threshold;
  const strongest = labels.reduce((one, other) =>
    (Number(violates(other)) - Number(violates(one)) || other.score - one.score) > 0 ? other : one,
  );
  // Of labels that exclude each other, the probabilities add up.
  const score = isExclusive
    ? Math.min(
        1,
        labels.reduce((sum, each) => sum + each.score, 0),
      )
    : strongest.score;
  return { part, label: strongest.label, score, flagged: violates({ ...strongest, score }) };
};

const refuseUnmapped = (scores: LabelScores, { parts, isComplete }: LabelMap): void => {
  if (!isComplete) return;
  const mapped = new Set([...parts.values()].flat());
  for (const [label, { flagged }] of scores)
    if (flagged && !mapped.has(label))
      throw unusable('it flags a category that TOUCHSTONE_CLASSIFIER_SAFETY_LABELS has to map');
};
