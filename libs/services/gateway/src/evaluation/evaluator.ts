import type { EvaluationJob, EvaluationOutcome } from '@touchstone/contracts';

/** Whoever carries an evaluation out. */
export abstract class Evaluator {
  /**
   * Answers within `waitMs` milliseconds.
   * @throws Unavailable when the job cannot be taken, DeadlineExceeded when no answer came in time.
   */
  abstract evaluate(job: EvaluationJob, waitMs: number): Promise<EvaluationOutcome>;
}
