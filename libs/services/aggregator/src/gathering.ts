import {
  type Check,
  type CheckFindings,
  type DetectionReply,
  FAMILIES,
  familiesFull,
  type FamilyTiming,
} from '@touchstone/contracts';
import { AppError, AtCapacity } from '@touchstone/kernel';
import type { Reply } from '@touchstone/messaging';
import { type FullPart, noteRefusal } from './family-capacity';
import type { Part } from './plan';

/** The replies to a fan-out. A check in neither list has no reply in time. */
export interface Gathered {
  findings: CheckFindings[];
  causes: Map<Check, string>;
  timings: FamilyTiming[];
}

/** Collects what the families of one job reply. */
export class Gathering implements Gathered {
  readonly findings: CheckFindings[] = [];
  readonly causes = new Map<Check, string>();
  readonly timings: FamilyTiming[] = [];
  readonly full: FullPart[] = [];

  noteFull(full: FullPart): void {
    this.full.push(full);
    this.explain(full.part, familiesFull([full.part.family], full.waitMs).message);
  }

  /** Builds the refusal of an evaluation without a family that has capacity. */
  refusal(): AtCapacity {
    const families = FAMILIES.filter((family) =>
      this.full.some(({ part }) => part.family === family),
    );
    return familiesFull(families, Math.max(...this.full.map(({ waitMs }) => waitMs)));
  }

  /** @returns the milliseconds in which the family handled the job; 0 if it does not say */
  note(part: Part, reply: Reply, elapsedMs: number): number {
    if ('error' in reply) {
      this.noteError(part, reply.error, elapsedMs);
      return 0;
    }
    // Another version may have sent anything; missing checks become `NOT_EVALUATED`.
    const { checks, computeMs } = (reply.result ?? {}) as Partial<DetectionReply>;
    // A queue may reply only to the checks it was sent.
    if (Array.isArray(checks))
      this.findings.push(...checks.filter((entry) => part.checks.includes(entry?.check)));
    if (typeof computeMs !== 'number') return 0;
    this.timings.push({
      family: part.family,
      mode: part.mode,
      waitMs: toMicroseconds(Math.max(0, elapsedMs - computeMs)),
      computeMs: toMicroseconds(computeMs),
    });
    return computeMs;
  }

  private noteError(part: Part, error: Error, elapsedMs: number): void {
    if (!AtCapacity.is(error))
      return this.explain(
        part,
        (error instanceof AppError && error.message) || 'The detector family failed.',
      );
    noteRefusal(part);
    this.noteFull({ part, waitMs: elapsedMs });
  }

  private explain(part: Part, cause: string): void {
    for (const check of part.checks) this.causes.set(check, cause);
  }
}

/**
 * Rounds to microseconds: more precision is of no use, and the history would store sixteen digits.
 */
const toMicroseconds = (milliseconds: number): number => Math.round(milliseconds * 1_000) / 1_000;
