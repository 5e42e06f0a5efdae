import { Injectable } from '@nestjs/common';
import {
  type EvaluationJob,
  type EvaluationOutcome,
  evaluationQueue,
  runEvaluation,
  slowestMode,
} from '@touchstone/contracts';
import { Clock, Deadline, DeadlineExceeded, SystemClock, Unavailable } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { EvaluationAdmission } from './evaluation-admission';
import { Evaluator } from './evaluator';

/** Sends jobs to an aggregator. */
@Injectable()
export class EvaluationClient extends Evaluator {
  private readonly admission: EvaluationAdmission;

  constructor(
    private readonly messages: MessagingClient,
    clock: Clock = new SystemClock(),
  ) {
    super();
    this.admission = new EvaluationAdmission(clock);
  }

  async evaluate(job: EvaluationJob, waitMs: number): Promise<EvaluationOutcome> {
    const mode = slowestMode(job.checks.map((request) => request.mode));
    const leave = this.admission.enter(job, mode, waitMs);
    try {
      const outcome = await this.messages.call(runEvaluation, job, {
        queue: evaluationQueue(mode),
        deadline: Deadline.in(waitMs),
        immutable: true,
      });
      leave('answered', outcome.handlingMs);
      return outcome;
    } catch (error) {
      leave(error instanceof DeadlineExceeded ? 'lost' : 'failed');
      this.admission.noteFailure(job, error);
      // An aggregator always responds in time, if necessary with NOT_EVALUATED: a timeout means
      // that none is running.
      if (error instanceof DeadlineExceeded)
        throw new Unavailable('No aggregator answered in time; try again.');
      throw error;
    }
  }
}
