import { type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Channel } from '../channel';
import type { Concept } from '../rules/concepts';
import { isNegated } from '../rules/evidence';
import { type Quotation, quotationsOf } from './quotations';

/** Characters between a quotation and the words that speak about it. */
const NEAR = 240;
/**
 * So many words of a user around a quotation tell something, whatever they are; fewer, and all in
 * documents, must be words about it.
 */
const LEAST_AROUND = 4;
const MARKS = ['"', "'", '`', '「', '『', '《', '~~~', '>'];
/** A value in code is no quotation: `x = "…"`, `call("…")`, `"key": "…"`. */
const CODE_BEFORE = /(?:[=\[{,]|[\p{L}\p{N}_]\(|["'] ?:) {0,2}["'`]$/u;

export const isWithin = (quotations: readonly Quotation[], at: number): boolean =>
  quotations.some(({ start, end }) => at >= start && at < end);

const hasWordsAround = (tokens: readonly Token[], quotations: readonly Quotation[]): boolean => {
  let around = 0;
  return tokens.some(({ start }) => !isWithin(quotations, start) && ++around >= LEAST_AROUND);
};

/**
 * Quotations that the text around them only tells, as reports, lessons and tickets do: what stands
 * in them is no order to the reader. Where the text around also asks to carry out what is
 * quoted, there is none.
 */
export const reportedQuotations = (
  text: string,
  tokens: readonly Token[],
  hits: readonly PhraseHit<Concept>[],
  channel: Channel,
): Quotation[] => {
  if (!MARKS.some((mark) => text.includes(mark))) return [];
  const quotations = quotationsOf(text).filter(
    ({ start }) => !CODE_BEFORE.test(text.slice(Math.max(0, start - 6), start)),
  );
  if (quotations.length === 0) return [];
  const startOf = ({ first }: PhraseHit<Concept>): number => tokens[first]?.start ?? 0;
  const around = hits.filter((hit) => !isWithin(quotations, startOf(hit)));
  if (around.some((hit) => hit.value === 'perform' && !isNegated(hit, tokens))) return [];
  if (channel === 'user' && hasWordsAround(tokens, quotations)) return quotations;
  const places = around
    .filter(({ value }) => value === 'report' || value === 'mention')
    .map(startOf);
  return quotations.filter(({ start, end }) =>
    places.some((at) => at > start - NEAR && at < end + NEAR),
  );
};
