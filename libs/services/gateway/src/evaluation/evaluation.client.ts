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

/** Has an aggregator evaluate. */
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
      // An aggregator always answers in time, if need be with NOT_EVALUATED: silence means that none is there.
      if (error instanceof DeadlineExceeded)
        throw new Unavailable('No aggregator answered in time; try again.');
      throw error;
    }
  }
}
