import type { SendOutcome } from '../channels/channel';
import type { Claimed, Settlement } from './delivery-queue';
import { delayAfter } from './schedule';

const LONGEST_ERROR = 500;

export interface Ended {
  begunAt: Date;
  endedAt: Date;
  durationMs: number;
  outcome: SendOutcome;
  /** Of an e-mail. */
  recipient?: string;
  /** What it ends with where it was not delivered: another try would come to the same. */
  ends?: 'failed' | 'cancelled';
}

/** What becomes of a delivery after a try. A test has one only. */
export const settlementOf = (
  { event, tries }: Pick<Claimed, 'event' | 'tries'>,
  { begunAt, endedAt, durationMs, outcome, recipient, ends }: Ended,
  random: number,
): Settlement => {
  const attempt = {
    at: begunAt.toISOString(),
    duration_ms: Math.round(durationMs),
    status_code: outcome.statusCode,
    error: outcome.delivered ? null : outcome.error.slice(0, LONGEST_ERROR),
  };
  const ended = { dueAt: null, attempt, ...(recipient !== undefined && { recipient }) };
  if (outcome.delivered) return { ...ended, status: 'delivered' };
  if (ends !== undefined) return { ...ended, status: ends };
  const delay =
    event === 'notifier.test' ? null : delayAfter(tries + 1, random, outcome.retryAfterMs);
  return delay === null
    ? { ...ended, status: 'failed' }
    : { ...ended, status: 'pending', dueAt: new Date(endedAt.getTime() + delay) };
};
