import { type Outcome, percentile } from './report';

/** The use that callers have of a load. */
export interface Goodput {
  sent: number;
  /** Answered as known, within the wait. */
  right: number;
  /** `right`, for each second of the load. */
  perSecond: number;
  /** Answered after the wait, or with checks that were not evaluated. */
  late: number;
  wrong: number;
  lost: number;
  /** Refused with 503 or 429 and `Retry-After`. */
  refused: number;
  refusedOtherwise: number;
  /** Waiting times of the right answers, and of the refusals. */
  rightP99Ms: number;
  refusedP99Ms: number;
}

const tookMs = ({ dueMs, endedMs = Infinity }: Outcome): number => endedMs - dueMs;
const PROPER = /^(?:503|429) with /;

/** Sums up a load that has ended. */
export const goodputOf = (outcomes: readonly Outcome[], waitMs: number): Goodput => {
  const right = outcomes.filter(
    (outcome) => outcome.comparison === 'same' && tookMs(outcome) <= waitMs,
  );
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined);
  const proper = refused.filter(({ refusal }) => PROPER.test(String(refusal)));
  const wrong = outcomes.filter(({ comparison }) => comparison === 'different').length;
  const lost = outcomes.filter(({ endedMs }) => endedMs === undefined).length;
  const dues = outcomes.map(({ dueMs }) => dueMs);
  const seconds = (Math.max(...dues) - Math.min(...dues)) / 1_000;
  return {
    sent: outcomes.length,
    right: right.length,
    perSecond: right.length / seconds,
    late: outcomes.length - right.length - refused.length - wrong - lost,
    wrong,
    lost,
    refused: proper.length,
    refusedOtherwise: refused.length - proper.length,
    rightP99Ms: percentile(right.map(tookMs), 0.99),
    refusedP99Ms: percentile(refused.map(tookMs), 0.99),
  };
};

/** Returns the line that is printed for a load. */
export const goodputLine = (title: string, goodput: Goodput): string => {
  const { sent, right, perSecond, late, wrong, lost, refused, refusedOtherwise } = goodput;
  return (
    `${title}: sent ${sent}, right ${right} (${perSecond.toFixed(1)}/s), late ${late}, wrong ${wrong}, ` +
    `lost ${lost}, refused with Retry-After ${refused}, otherwise ${refusedOtherwise}; ` +
    `p99 ${Math.round(goodput.rightP99Ms)} ms, of refusals ${Math.round(goodput.refusedP99Ms)} ms`
  );
};
