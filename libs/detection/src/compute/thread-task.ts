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
  /** Shared with the thread, which sets it once it has loaded the family. */
  loaded: SharedFlag;
}

/** The reply of a thread. A `bug` is any thrown value that is no `AppError`, unchanged. */
export type ThreadReply = { outcomes: Outcome[] } | { error: ErrorRecord } | { bug: unknown };

/**
 * Milliseconds of a clock shared by all threads; `performance.now()` has its own origin in each.
 */
export const sharedMs = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** A boolean that two threads share, as one number. */
type SharedFlag = Int32Array<SharedArrayBuffer>;

export const sharedFlag = (): SharedFlag =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

export const setFlag = (flag: SharedFlag): void => void Atomics.store(flag, 0, 1);

export const isSet = (flag: SharedFlag): boolean => Atomics.load(flag, 0) === 1;
