import { Injectable } from '@nestjs/common';
import {
  completedEvaluation,
  type EvaluationJob,
  type EvaluationOutcome,
  slowestMode,
} from '@touchstone/contracts';
import { Clock, type Deadline, inSpan } from '@touchstone/kernel';
import { CompletionPublisher } from './completion.publisher';
import { checkOutcomes, composeAnswer } from './compose';
import { delegate, type DelegatedJob, delegatedOutcomes } from './delegation';
import { DetectionClient, liveSchedule, type Schedule, type Work } from './detection.client';
import { noteEvaluation } from './evaluation-span';
import type { Gathered } from './gathering';
import { evaluationCounter, evaluationDuration, notEvaluatedCounter } from './metrics';
import { planEvaluation } from './plan';

/** Waiting time for jobs without a deadline. */
const DEFAULT_WAIT_MS = 30_000;
const ABANDONED = 'Several attempts to evaluate this ended without an answer.';

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

  /**
   * Evaluates for a caller who waits until the deadline.
   * @throws AtCapacity, Unavailable when the families cannot be asked
   */
  async run(job: EvaluationJob, deadline: Deadline | undefined): Promise<Evaluated> {
    const startedMs = this.clock.monotonicMs();
    const schedule = liveSchedule(deadline?.remainingMs ?? DEFAULT_WAIT_MS);
    const outcome = await this.evaluate(job, schedule);
    const handlingMs = this.clock.monotonicMs() - startedMs;
    return { outcome: { ...outcome, handlingMs }, published: this.publish(job, outcome) };
  }

  /** @throws Unavailable when the families cannot be asked */
  async evaluate(job: EvaluationJob, schedule: Schedule): Promise<EvaluationOutcome> {
    const startedMs = this.clock.monotonicMs();
    const { own, delegated } = delegate(job);
    const works = [own, ...delegated.map((one) => one.job)].map(toWork);
    const outcome = await inSpan('evaluate', {}, async (span) => {
      const composed = this.compose(
        job,
        works,
        delegated,
        await this.detection.gatherAll(works, schedule),
      );
      if (span) noteEvaluation(span, composed);
      return composed;
    });
    const mode = slowestMode(works.map(({ plan }) => plan.mode));
    const labels = { mode, status: outcome.answer.status };
    evaluationDuration.observe(labels, (this.clock.monotonicMs() - startedMs) / 1_000);
    return outcome;
  }

  /** Answers without asking a family: every check that would need one is `NOT_EVALUATED`. */
  abandon(job: EvaluationJob): EvaluationOutcome {
    const causes = new Map(job.checks.map(({ check }) => [check, ABANDONED]));
    return this.compose(job, [toWork(job)], [], [{ findings: [], causes, timings: [] }]);
  }

  /** Resolves once the broker has confirmed the result event. */
  async publish(job: EvaluationJob, { answer, timings }: EvaluationOutcome): Promise<void> {
    if (job.unrecorded === true) return;
    const completedAt = new Date(this.clock.nowMs()).toISOString();
    await this.completions.publish(completedEvaluation(job, { answer, timings }, completedAt));
  }

  private compose(
    job: EvaluationJob,
    [own, ...works]: readonly Work[],
    delegated: readonly DelegatedJob[],
    [gathered, ...others]: readonly Gathered[],
  ): EvaluationOutcome {
    const outcomes = delegated.flatMap((one, index) => {
      const { findings, causes } = others[index] ?? NOTHING;
      const planned = works[index]?.plan.bypassed ?? [];
      return delegatedOutcomes(one, checkOutcomes(one.job, planned, findings, causes));
    });
    const { findings, causes } = gathered ?? NOTHING;
    const { answer, unevaluated } = composeAnswer(
      job,
      own?.plan.bypassed ?? [],
      findings,
      causes,
      outcomes,
    );
    const policy = job.failurePolicy === 'open' ? 'open' : 'closed';
    for (const { family, check } of unevaluated) notEvaluatedCounter.inc({ family, check, policy });
    evaluationCounter.inc({ status: answer.status });
    const timings = [gathered, ...others].flatMap((one) => one?.timings ?? []);
    return { id: job.id, answer, timings };
  }
}

const NOTHING: Gathered = { findings: [], causes: new Map(), timings: [] };

const toWork = (job: EvaluationJob): Work => ({ job, plan: planEvaluation(job) });
