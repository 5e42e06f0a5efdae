import { Injectable } from '@nestjs/common';
import type { EvaluationJob, EvaluationOutcome } from '@touchstone/contracts';
import { Clock, type Deadline } from '@touchstone/kernel';
import { completedEvaluation } from './completed';
import { CompletionPublisher } from './completion.publisher';
import { composeAnswer } from './compose';
import { DetectionClient } from './detection.client';
import { evaluationCounter, notEvaluatedCounter } from './metrics';
import { planEvaluation } from './plan';

/** For jobs whose caller set no time. */
const DEFAULT_WAIT_MS = 30_000;

@Injectable()
export class EvaluationService {
  constructor(
    private readonly detection: DetectionClient,
    private readonly completions: CompletionPublisher,
    private readonly clock: Clock,
  ) {}

  async run(job: EvaluationJob, deadline: Deadline | undefined): Promise<EvaluationOutcome> {
    const plan = planEvaluation(job);
    const { findings, causes, timings } = await this.detection.gather(
      job,
      plan,
      deadline?.remainingMs ?? DEFAULT_WAIT_MS,
    );
    const { answer, unevaluated } = composeAnswer(job, plan.bypassed, findings, causes);
    for (const { family, check } of unevaluated) notEvaluatedCounter.inc({ family, check });
    evaluationCounter.inc({ status: answer.status });
    // Side by side with the reply: the caller does not wait for the event.
    if (job.unrecorded !== true)
      this.completions.publish(
        completedEvaluation(job, { answer, timings }, new Date(this.clock.nowMs()).toISOString()),
      );
    return { id: job.id, answer, timings };
  }
}
