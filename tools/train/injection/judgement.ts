import { type Channel, DAMPING, owedToLength } from '@touchstone/detectors/security/prompt-injection';
import type { Example, Row } from './examples';
import type { Model } from './fit';

/** What rules and model say of the most suspicious passage of a text. */
export interface Judged {
  example: Example;
  evidence: number;
  logOdds: number;
  /** Of a document, by the weights of users: it is judged by both. */
  oddsAsUser?: number;
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

/** The most suspicious passage by the weights of a channel. */
const worstBy = (channel: Channel, { text, passages }: Example, chosen: Uint8Array, model: Model): Omit<Judged, 'example'> => {
  const owed = owedToLength(text.length, channel);
  return passages
    .map(({ evidence, rows }) => ({ evidence, logOdds: Math.max(...rows.map((row) => scoreRow(row, chosen, model, channel))) - owed }))
    .reduce((one, other) => (one.evidence + one.logOdds >= other.evidence + other.logOdds ? one : other));
};

export const judge = (example: Example, chosen: Uint8Array, model: Model): Judged => ({
  example,
  ...worstBy(example.channel, example, chosen, model),
  ...(example.channel === 'document' && { oddsAsUser: worstBy('user', example, chosen, model).logOdds }),
});
