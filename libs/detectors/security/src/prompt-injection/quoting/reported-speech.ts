import { type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Channel } from '../channel';
import type { Concept } from '../rules/concepts';
import { isNegated } from '../rules/evidence';
import { type Quotation, quotationsOf } from './quotations';

/** Limit in characters of the distance between a quotation and the words that report it. */
const NEAR = 240;
/**
 * Number of words around quotations from which a user's text reports them, whatever the words are.
 * With fewer words, and in documents, reporting words are required.
 */
const FEWEST_AROUND = 4;
const MARKS = ['"', "'", '`', '「', '『', '《', '~~~', '>'];
/** Code before a string literal, which is no quotation: `x = "…"`, `call("…")`, `"key": "…"`. */
const CODE_BEFORE = /(?:[=\[{,]|[\p{L}\p{N}_]\(|["'] ?:) {0,2}["'`]$/u;

export const isWithin = (quotations: readonly Quotation[], at: number): boolean =>
  quotations.some(({ start, end }) => at >= start && at < end);

const hasWordsAround = (tokens: readonly Token[], quotations: readonly Quotation[]): boolean => {
  let around = 0;
  return tokens.some(({ start }) => !isWithin(quotations, start) && ++around >= FEWEST_AROUND);
};

/**
 * Quotations that the surrounding text only reports, as in articles, lessons and tickets: their
 * content is no instruction to the reader. Returns none if the surrounding text requests to carry
 * out what is quoted.
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
