import type { CheckRequest, Content, Family, Finding } from '@touchstone/contracts';
import type { ErrorRecord } from '@touchstone/kernel';

/** What a thread is told. */
export interface ThreadTask {
  family: Family;
  /** The file that exports the family. */
  file: string;
  request: CheckRequest;
  content: Content;
  /** By the clock of `sharedMs`. */
  endsAtMs: number;
}

/** What it answers. A `bug` is anything thrown that is no `AppError`, as it was thrown. */
export type ThreadReply = { findings: Finding[] } | { error: ErrorRecord } | { bug: unknown };

/** Milliseconds of a clock that all threads read alike; `performance.now()` starts anew in each. */
export const sharedMs = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;
