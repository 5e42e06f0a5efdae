import { Injectable } from '@nestjs/common';
import {
  type Check,
  type CheckFindings,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  type FamilyTiming,
  type Lane,
  type Mode,
  runDetection,
} from '@touchstone/contracts';
import { AppError, Deadline } from '@touchstone/kernel';
import { MessagingClient, type Reply } from '@touchstone/messaging';
import { batchBudgetMs, familyBudgetMs } from './budget';
import type { Part, Plan } from './plan';

/** The replies to a fan-out. A check in neither list has no reply in time. */
export interface Gathered {
  findings: CheckFindings[];
  causes: Map<Check, string>;
  timings: FamilyTiming[];
}

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

/** Sends a job to every family × mode queue of a plan at once. */
@Injectable()
export class DetectionClient {
  constructor(private readonly messages: MessagingClient) {}

  async gather(job: EvaluationJob, plan: Plan, { lane, budgetMs }: Schedule): Promise<Gathered> {
    const gathered: Gathered = { findings: [], causes: new Map(), timings: [] };
    const longestMs = budgetMs(plan.mode);
    if (plan.parts.length === 0 || longestMs === 0) return gathered;
    const queues = plan.parts.map(({ family, mode }) => detectionQueue(family, mode, lane));
    const parts = new Map(plan.parts.map((part, index) => [queues[index]?.name, part]));
    const requested = new Set(plan.parts.flatMap(({ checks }) => checks));
    const startedMs = performance.now();
    await this.messages.gather(
      runDetection,
      { ...job, checks: job.checks.filter(({ check }) => requested.has(check)) },
      {
        queues,
        deadline: Deadline.in(longestMs),
        immutable: true,
        // A missing family is waited for as long as its own mode allows, not as long as the slowest
        // one.
        waitMs: ({ name }) => budgetMs(parts.get(name)?.mode ?? plan.mode),
        onReply: (reply) => {
          const part = parts.get(reply.queue);
          if (!part) return;
          note(gathered, part, reply, performance.now() - startedMs);
        },
      },
    );
    return gathered;
  }
}

const note = (gathered: Gathered, part: Part, reply: Reply, elapsedMs: number): void => {
  if ('error' in reply) {
    const cause =
      reply.error instanceof AppError ? reply.error.message : 'The detector family failed.';
    for (const check of part.checks) gathered.causes.set(check, cause);
    return;
  }
  // Another version may have sent anything; missing checks become `NOT_EVALUATED`.
  const { checks, computeMs } = (reply.result ?? {}) as Partial<DetectionReply>;
  // A queue may reply only to the checks it was sent.
  if (Array.isArray(checks))
    gathered.findings.push(...checks.filter((entry) => part.checks.includes(entry?.check)));
  if (typeof computeMs !== 'number') return;
  gathered.timings.push({
    family: part.family,
    mode: part.mode,
    waitMs: toMicroseconds(Math.max(0, elapsedMs - computeMs)),
    computeMs: toMicroseconds(computeMs),
  });
};

/**
 * Rounds to microseconds: more precision is of no use, and the history would store sixteen digits.
 */
const toMicroseconds = (milliseconds: number): number => Math.round(milliseconds * 1_000) / 1_000;
