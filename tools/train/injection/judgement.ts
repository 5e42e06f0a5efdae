import {
  type Channel,
  DAMPING,
  owedToLength,
  UNITS as HIDDEN_UNITS,
} from '@touchstone/detectors/security/prompt-injection';
import type { Example, Row } from './examples';
import type { Model } from './fit';

/** Its own name: an imported one is looked up anew each time. */
const UNITS = HIDDEN_UNITS;

/** What rules and model say of the most suspicious passage of a text. */
export interface Judged {
  example: Example;
  evidence: number;
  logOdds: number;
  /** Of a document, by the weights of users: it is judged by both. */
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
      (units[unit] as number) += inputs[feature * UNITS + unit] as number;
    known++;
  }
  const scale = 1 / Math.sqrt(known + DAMPING);
  return units.reduce(
    (odds, value, unit) =>
      odds +
      Math.max(0, (offsets[channel][unit] as number) + value * scale) * (outputs[unit] as number),
    bias[channel],
  );
};

/** The most suspicious passage by the weights of a channel. */
const worstBy = (
  channel: Channel,
  { text, passages }: Example,
  chosen: Uint8Array,
  model: Model,
): Omit<Judged, 'example'> => {
  const owed = owedToLength(text.length, channel);
  return passages
    .map(({ evidence, rows }) => ({
      evidence,
      logOdds: Math.max(...rows.map((row) => scoreRow(row, chosen, model, channel))) - owed,
    }))
    .reduce((one, other) =>
      one.evidence + one.logOdds >= other.evidence + other.logOdds ? one : other,
    );
};

export const judge = (example: Example, chosen: Uint8Array, model: Model): Judged => ({
  example,
  ...worstBy(example.channel, example, chosen, model),
  ...(example.channel === 'document' && {
    oddsAsUser: worstBy('user', example, chosen, model).logOdds,
  }),
});
