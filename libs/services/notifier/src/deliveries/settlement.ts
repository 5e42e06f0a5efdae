import type { DeliveryStatus } from '@touchstone/contracts';
import type { SendOutcome } from '../channels/channel-type';
import type { Claimed, Settlement } from './delivery-queue';
import { retryDelayMs } from './retry-schedule';

const MAX_ERROR_LENGTH = 500;

export interface AttemptResult {
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
  outcome: SendOutcome;
  recipient?: string;
  /** Set when a retry would fail as well. */
  finalStatus?: Extract<DeliveryStatus, 'failed' | 'cancelled'>;
}

/** Decides the status of a delivery after an attempt. A test is not retried. */
export const settlementOf = (
  { event, tries }: Pick<Claimed, 'event' | 'tries'>,
  { startedAt, endedAt, durationMs, outcome, recipient, finalStatus }: AttemptResult,
  random: number,
): Settlement => {
  const attempt = {
    at: startedAt.toISOString(),
    duration_ms: Math.round(durationMs),
    status_code: outcome.statusCode,
    error: outcome.delivered ? null : outcome.error.slice(0, MAX_ERROR_LENGTH),
  };
  const ended = { dueAt: null, attempt, ...(recipient !== undefined && { recipient }) };
  if (outcome.delivered) return { ...ended, status: 'delivered' };
  if (finalStatus !== undefined) return { ...ended, status: finalStatus };
  const delay =
    event === 'notifier.test' ? null : retryDelayMs(tries + 1, random, outcome.retryAfterMs);
  return delay === null
    ? { ...ended, status: 'failed' }
    : { ...ended, status: 'pending', dueAt: new Date(endedAt.getTime() + delay) };
};
