import type { CheckRequest, Content, Family, Outcome } from '@touchstone/contracts';
import type { ErrorRecord } from '@touchstone/kernel';

/** The input of a thread. */
export interface ThreadTask {
  family: Family;
  /** The file that exports the family. */
  file: string;
  request: CheckRequest;
  content: Content;
  /** Deadline on the clock of `sharedMs`. */
  endsAtMs: number;
}

/** The reply of a thread. A `bug` is any thrown value that is no `AppError`, unchanged. */
export type ThreadReply = { outcomes: Outcome[] } | { error: ErrorRecord } | { bug: unknown };

/**
 * Milliseconds of a clock shared by all threads; `performance.now()` has its own origin in each.
 */
export const sharedMs = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;
