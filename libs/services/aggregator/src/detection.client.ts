import { Injectable } from '@nestjs/common';
import {
  detectionQueue,
  type EvaluationJob,
  type Lane,
  type Mode,
  runDetection,
} from '@touchstone/contracts';
import { type AppError, AtCapacity, Deadline } from '@touchstone/kernel';
import { type Ending, type Leave, MessagingClient } from '@touchstone/messaging';
import { batchBudgetMs, familyBudgetMs } from './budget';
import { FamilyCapacity } from './family-capacity';
import { type Gathered, Gathering } from './gathering';
import type { Part, Plan } from './plan';

export interface Schedule {
  lane: Lane;
  /** Milliseconds that a family has from now on; 0: no time is left. */
  budgetMs: (mode: Mode) => number;
}

/** For a caller who waits `remainingMs`. */
export const liveSchedule = (remainingMs: number): Schedule => ({
  lane: 'live',
  budgetMs: (mode) => familyBudgetMs(mode, remainingMs),
});

export const BATCH_SCHEDULE: Schedule = { lane: 'batch', budgetMs: batchBudgetMs };

/** A job and the queues it is sent to. */
export interface Work {
  job: EvaluationJob;
  plan: Plan;
}

/** Sends a job to the family × mode queues of a plan at once. */
@Injectable()
export class DetectionClient {
  constructor(
    private readonly messages: MessagingClient,
    private readonly capacity: FamilyCapacity,
  ) {}

  /**
   * Gathers for several jobs of one evaluation.
   * @throws AtCapacity when every family of all plans is full
   */
  async gatherAll(works: readonly Work[], schedule: Schedule): Promise<Gathered[]> {
    const asked = works.filter(({ plan }) => plan.parts.length > 0).length;
    const refusals: AppError[] = [];
    const gathered = await Promise.all(
      works.map(({ job, plan }) =>
        this.gather(job, plan, schedule).catch((error: unknown) => {
          if (!AtCapacity.is(error)) throw error;
          refusals.push(error);
          return refused(plan, error);
        }),
      ),
    );
    const [refusal] = refusals;
    if (refusal && refusals.length === asked) throw refusal;
    return gathered;
  }

  /**
   * Work that no caller waits for is sent whatever the load.
   * @throws AtCapacity when every family of the plan is full
   */
  async gather(job: EvaluationJob, plan: Plan, schedule: Schedule): Promise<Gathered> {
    const gathering = new Gathering();
    const longestMs = schedule.budgetMs(plan.mode);
    if (plan.parts.length === 0 || longestMs === 0) return gathering;
    const { open, full } =
      schedule.lane === 'live'
        ? this.capacity.admit(plan.parts, schedule.budgetMs)
        : { open: plan.parts, full: [] };
    full.forEach((part) => gathering.noteFull(part));
    if (open.length > 0) await this.send(job, { ...plan, parts: open }, schedule, gathering);
    if (gathering.full.length === plan.parts.length) throw gathering.refusal();
    return gathering;
  }

  private async send(
    job: EvaluationJob,
    plan: Plan,
    { lane, budgetMs }: Schedule,
    gathering: Gathering,
  ): Promise<void> {
    const queues = plan.parts.map(({ family, mode }) => detectionQueue(family, mode, lane));
    const parts = new Map(plan.parts.map((part, index) => [queues[index]?.name, part]));
    const requested = new Set(plan.parts.flatMap(({ checks }) => checks));
    const leaves = new Map<Part, Leave>();
    if (lane === 'live')
      for (const part of plan.parts) leaves.set(part, this.capacity.loadOf(part).enter());
    const startedMs = performance.now();
    let ending: Ending = 'failed';
    try {
      await this.messages.gather(
        runDetection,
        { ...job, checks: job.checks.filter(({ check }) => requested.has(check)) },
        {
          queues,
          deadline: Deadline.in(budgetMs(plan.mode)),
          immutable: true,
          // A missing family is waited for as long as its own mode allows, not as long as the
          // slowest one.
          waitMs: ({ name }) => budgetMs(parts.get(name)?.mode ?? plan.mode),
          onReply: (reply) => {
            const part = parts.get(reply.queue);
            if (!part) return;
            const computeMs = gathering.note(part, reply, performance.now() - startedMs);
            leaves.get(part)?.('result' in reply ? 'answered' : 'failed', computeMs);
            leaves.delete(part);
          },
        },
      );
      ending = 'lost';
    } finally {
      for (const leave of leaves.values()) leave(ending);
    }
  }
}

const refused = ({ parts }: Plan, { message }: AppError): Gathered => ({
  findings: [],
  causes: new Map(parts.flatMap(({ checks }) => checks.map((check) => [check, message]))),
  timings: [],
});
