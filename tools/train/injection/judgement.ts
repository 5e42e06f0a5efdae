import { type Channel, DAMPING, owedToLength } from '@touchstone/detectors/security/prompt-injection';
import type { Example, Row } from './examples';
import type { Model } from './fit';

/** What rules and model say of the most suspicious passage of a text. */
export interface Judged {
  example: Example;
  evidence: number;
  logOdds: number;
}

const scoreRow = (row: Row, chosen: Uint8Array, { weights, bias }: Model, channel: Channel): number => {
  const own = weights[channel];
  let sum = 0;
  let known = 0;
  for (const feature of row) {
    if (!chosen[feature]) continue;
    sum += own[feature] as number;
    known++;
  }
  return bias[channel] + sum / Math.sqrt(known + DAMPING);
};

export const judge = (example: Example, chosen: Uint8Array, model: Model): Judged => {
  const owed = owedToLength(example.text, example.channel);
  return example.passages
    .map(({ evidence, rows }) => ({ example, evidence, logOdds: Math.max(...rows.map((row) => scoreRow(row, chosen, model, example.channel))) - owed }))
    .reduce((one, other) => (one.evidence + one.logOdds >= other.evidence + other.logOdds ? one : other));
};
