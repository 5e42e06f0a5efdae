import type { EvaluationJob, EvaluationOutcome } from '@touchstone/contracts';

/** Executes evaluations. */
export abstract class Evaluator {
  /**
   * Resolves within `waitMs` milliseconds.
   * @throws AtCapacity when no requested family could answer in time, Unavailable when the job is
   * not accepted, DeadlineExceeded when no result arrives in time
   */
  abstract evaluate(job: EvaluationJob, waitMs: number): Promise<EvaluationOutcome>;
}
