import { Injectable } from '@nestjs/common';
import {
  type EvaluationJob,
  type EvaluationOutcome,
  evaluationQueue,
  runEvaluation,
  slowestMode,
} from '@touchstone/contracts';
import { Deadline, DeadlineExceeded, Unavailable } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { Evaluator } from './evaluator';

/** Sends jobs to an aggregator. */
@Injectable()
export class EvaluationClient extends Evaluator {
  constructor(private readonly messages: MessagingClient) {
    super();
  }

  async evaluate(job: EvaluationJob, waitMs: number): Promise<EvaluationOutcome> {
    const queue = evaluationQueue(slowestMode(job.checks.map(({ mode }) => mode)));
    try {
      return await this.messages.call(runEvaluation, job, {
        queue,
        deadline: Deadline.in(waitMs),
        immutable: true,
      });
    } catch (error) {
      // An aggregator always responds in time, if necessary with NOT_EVALUATED: a timeout means
      // that none is running.
      if (error instanceof DeadlineExceeded)
        throw new Unavailable('No aggregator answered in time; try again.');
      throw error;
    }
  }
}
