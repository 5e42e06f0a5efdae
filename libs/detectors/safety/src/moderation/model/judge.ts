import type { SafetyCategory } from '@touchstone/contracts';
import type { Evidence } from '../score';
import { featuresOf, type PassageFeatures } from './features';
import { logOdds, scoreAt, shippedModel, type Weights } from './model';
import type { PlacedPassage } from './passages';
import { reasonFor } from './reasons';

/** Share of known words below which a passage is not English enough for the model. */
export const LEAST_KNOWN = 0.5;
/** Distance, in tokens, up to which further decisive words belong to the quote. */
const REACH = 8;
/** Share of the weight of the strongest word from which another is decisive. */
const DECISIVE = 0.4;

/** Scores an English passage by category; empty for a passage of unknown words. */
export const judgePassage = (passage: PlacedPassage): Evidence[] => {
  const features = featuresOf(passage);
  if (features.known < LEAST_KNOWN) return [];
  return [...shippedModel()].map(([category, weights]) =>
    evidenceOf(category, weights, features, passage),
  );
};

const evidenceOf = (
  category: SafetyCategory,
  weights: Weights,
  features: PassageFeatures,
  { from: offset, tokens }: PlacedPassage,
): Evidence => {
  const score = scoreAt(logOdds(weights, features.values), weights.thresholds.medium);
  const { from, to, feature } = decisiveWords(weights, features, tokens.length);
  return {
    category,
    score,
    reason: reasonFor(category, feature),
    from: offset + from,
    to: offset + to,
  };
};

/** Finds the strongest word with the decisive ones near it, and its strongest feature. */
const decisiveWords = (
  { weights }: Weights,
  { signs }: PassageFeatures,
  length: number,
): { from: number; to: number; feature: number } => {
  const byToken = new Float32Array(length);
  let [feature, most] = [-1, 0];
  for (const sign of signs) {
    const told = (weights[sign.feature] ?? 0) * sign.value;
    if (told > 0) byToken[sign.token] = (byToken[sign.token] as number) + told;
    if (told > most) [feature, most] = [sign.feature, told];
  }
  const peak = byToken.reduce((best, told, at) => (told > (byToken[best] ?? 0) ? at : best), 0);
  const least = DECISIVE * (byToken[peak] as number);
  let [from, to] = [peak, peak];
  for (let at = peak - 1; at >= 0 && from - at <= REACH; at--)
    if ((byToken[at] as number) > least) from = at;
  for (let at = peak + 1; at < length && at - to <= REACH; at++)
    if ((byToken[at] as number) > least) to = at;
  return { from, to, feature };
};
