import type { Clock, Secrets } from '@touchstone/kernel';
import type { OutgoingGuard } from '@touchstone/outgoing';
import { Store } from '@touchstone/storage';

/** The schema of the notifier. */
export class NotifierStore extends Store {}

export interface NotifierLimits {
  /** Attempts in progress at once in this process. */
  concurrency: number;
  retentionDays: number;
  /** Time for attempts in progress to finish when the process stops. */
  graceMs: number;
  /** Interval of the search for due retries and for deliveries of stopped processes. */
  sweepMs: number;
  /** Pending deliveries for one target. */
  maxBacklog: number;
  /** Alerts of one workspace to one address. */
  alertsPerHour: number;
}

/**
 * Settings and collaborators that the process chooses for the notifier. One token for all of them:
 * `Clock` or `Secrets` by themselves would become visible to other services of the same process.
 */
export abstract class NotifierRuntime {
  abstract readonly secrets: Secrets;
  /** Checks addresses that workspaces choose. */
  abstract readonly guard: OutgoingGuard;
  abstract readonly clock: Clock;
  /** Returns a number from 0 to 1. */
  abstract readonly random: () => number;
  abstract readonly limits: NotifierLimits;
}
