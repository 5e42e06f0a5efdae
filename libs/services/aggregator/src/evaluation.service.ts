import { Injectable } from '@nestjs/common';
import {
  completedEvaluation,
  type EvaluationJob,
  type EvaluationOutcome,
} from '@touchstone/contracts';
import { Clock, type Deadline } from '@touchstone/kernel';
import { CompletionPublisher } from './completion.publisher';
import { composeAnswer } from './compose';
import { DetectionClient } from './detection.client';
import { evaluationCounter, notEvaluatedCounter } from './metrics';
import { planEvaluation } from './plan';

/** Waiting time for jobs without a deadline. */
const DEFAULT_WAIT_MS = 30_000;

/** An answer, with its result event being published. */
export interface Evaluated {
  outcome: EvaluationOutcome;
  /** Resolves once the broker has confirmed the event. */
  published: Promise<void>;
}

@Injectable()
export class EvaluationService {
  constructor(
    private readonly detection: DetectionClient,
    private readonly completions: CompletionPublisher,
    private readonly clock: Clock,
  ) {}

  async run(job: EvaluationJob, deadline: Deadline | undefined): Promise<Evaluated> {
    const plan = planEvaluation(job);
    const { findings, causes, timings } = await this.detection.gather(
      job,
      plan,
      deadline?.remainingMs ?? DEFAULT_WAIT_MS,
    );
    const { answer, unevaluated } = composeAnswer(job, plan.bypassed, findings, causes);
    for (const { family, check } of unevaluated) notEvaluatedCounter.inc({ family, check });
    evaluationCounter.inc({ status: answer.status });
    return {
      outcome: { id: job.id, answer, timings },
      published: this.publish(job, { answer, timings }),
    };
  }

  private async publish(job: EvaluationJob, result: Omit<EvaluationOutcome, 'id'>): Promise<void> {
    if (job.unrecorded === true) return;
    await this.completions.publish(
      completedEvaluation(job, result, new Date(this.clock.nowMs()).toISOString()),
    );
  }
}
