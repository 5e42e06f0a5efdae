import {
  detectionQueue,
  type EvaluationJob,
  familiesFull,
  type Family,
  FAMILY_BUDGET_MS,
  familyOf,
  fullFamilies,
  isKnownCheck,
  type Mode,
} from '@touchstone/contracts';
import { AtCapacity, type Clock } from '@touchstone/kernel';
import { type Leave, QueueLoad } from '@touchstone/messaging';
import { refusalCounter } from './metrics';

/**
 * Families that an aggregator reported as full are not requested for this long. It is short beside
 * the backlog of a full family, so the family does not run out of work.
 */
const HOLD_MS = 100;

/** A restart of an aggregator takes about this long. */
const SHORTEST_WINDOW_MS = 2_000;
const windowMs = (mode: Mode): number => Math.max(SHORTEST_WINDOW_MS, FAMILY_BUDGET_MS[mode] / 2);

/**
 * Refuses evaluations that could not be answered in time before anything is sent: if the queue to
 * the aggregators takes too long, or if every requested family was reported as full just now.
 */
export class EvaluationAdmission {
  private readonly loads = new Map<Mode, QueueLoad>();
  /** When each held queue of a family is tried again, and when it may have capacity. */
  private readonly holds = new Map<string, { endsMs: number; freeMs: number }>();

  constructor(private readonly clock: Clock) {}

  /**
   * Counts an evaluation as in flight until the returned function is called.
   * @param mode the slowest of its checks
   * @throws AtCapacity
   */
  enter(job: EvaluationJob, mode: Mode, waitMs: number): Leave {
    this.refuseHeld(job);
    const load = this.loadOf(mode);
    if (load.used(waitMs) < 1) return load.enter();
    refusalCounter.inc({ family: 'aggregator' });
    throw new AtCapacity('The service is at capacity', load.drainMs);
  }

  /** Handles a failure of a job; does nothing unless it says that its families are full. */
  noteFailure(job: EvaluationJob, error: unknown): void {
    const full = fullFamilies(error);
    const seconds = AtCapacity.is(error) ? Number(error.details?.retry_after) : 0;
    const nowMs = this.clock.monotonicMs();
    for (const { family, queue } of partsOf(job)) {
      if (!full.includes(family)) continue;
      refusalCounter.inc({ family });
      this.holds.set(queue, { endsMs: nowMs + HOLD_MS, freeMs: nowMs + seconds * 1_000 });
    }
  }

  private refuseHeld(job: EvaluationJob): void {
    if (this.holds.size === 0) return;
    const nowMs = this.clock.monotonicMs();
    for (const [queue, { endsMs }] of this.holds) if (endsMs <= nowMs) this.holds.delete(queue);
    const parts = partsOf(job);
    if (parts.length === 0 || !parts.every(({ queue }) => this.holds.has(queue))) return;
    const families = [...new Set(parts.map(({ family }) => family))];
    for (const family of families) refusalCounter.inc({ family });
    const freeMs = Math.max(...parts.map(({ queue }) => this.holds.get(queue)?.freeMs ?? nowMs));
    throw familiesFull(families, freeMs - nowMs);
  }

  private loadOf(mode: Mode): QueueLoad {
    const load = this.loads.get(mode) ?? new QueueLoad(windowMs(mode), this.clock);
    this.loads.set(mode, load);
    return load;
  }
}

const partsOf = ({ checks }: EvaluationJob): { family: Family; queue: string }[] =>
  checks.filter(isKnown).map(({ check, mode }) => {
    const family = familyOf(check);
    return { family, queue: detectionQueue(family, mode).name };
  });

const isKnown = ({ check }: EvaluationJob['checks'][number]): boolean => isKnownCheck(check);
