import {
  type Channel,
  DAMPING,
  lengthCorrection,
  UNITS as HIDDEN_UNITS,
} from '@touchstone/detectors/security/prompt-injection';
import type { Example, Row } from './examples';
import type { Model } from './fit';

/** A local constant: an imported one is looked up on each access. */
const UNITS = HIDDEN_UNITS;

/**
 * A text with the evidence of the rules and the model's log odds for its most suspicious passage.
 */
export interface ScoredExample {
  example: Example;
  evidence: number;
  logOdds: number;
  /** For a document, the log odds with the weights for user texts: both decide. */
  oddsAsUser?: number;
}

const scoreRow = (
  row: Row,
  chosen: Uint8Array,
  { inputs, offsets, outputs, bias }: Model,
  channel: Channel,
): number => {
  const units = new Float64Array(UNITS);
  let known = 0;
  for (const feature of row) {
    if (!chosen[feature]) continue;
    for (let unit = 0; unit < UNITS; unit++)
      units[unit] = (units[unit] ?? 0) + (inputs[feature * UNITS + unit] ?? 0);
    known++;
  }
  const scale = 1 / Math.sqrt(known + DAMPING);
  return units.reduce(
    (odds, value, unit) =>
      odds + Math.max(0, (offsets[channel][unit] ?? 0) + value * scale) * (outputs[unit] ?? 0),
    bias[channel],
  );
};

/** Returns the most suspicious passage by the weights of a channel. */
const worstBy = (
  channel: Channel,
  { text, passages }: Example,
  chosen: Uint8Array,
  model: Model,
): Omit<ScoredExample, 'example'> => {
  const owed = lengthCorrection(text.length, channel);
  return passages
    .map(({ evidence, rows }) => ({
      evidence,
      logOdds: Math.max(...rows.map((row) => scoreRow(row, chosen, model, channel))) - owed,
    }))
    .reduce((one, other) =>
      one.evidence + one.logOdds >= other.evidence + other.logOdds ? one : other,
    );
};

export const scoreExample = (
  example: Example,
  chosen: Uint8Array,
  model: Model,
): ScoredExample => ({
  example,
  ...worstBy(example.channel, example, chosen, model),
  ...(example.channel === 'document' && {
    oddsAsUser: worstBy('user', example, chosen, model).logOdds,
  }),
});
