import { Injectable } from '@nestjs/common';
import { detectionQueue, FAMILY_BUDGET_MS, type Mode } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { QueueLoad } from '@touchstone/messaging';
import { familyRefusalCounter } from './metrics';
import type { Part } from './plan';

/** A queue of its time: half is left for what the estimate does not know. */
const windowMs = (mode: Mode): number => FAMILY_BUDGET_MS[mode] / 2;

/**
 * Beside a full family, others count as full from this part of their capacity on. Where all share a
 * processor they are full at nearly the same time, and most evaluations would be answered in part.
 */
const NEARLY_FULL = 0.5;

export interface FullPart {
  part: Part;
  /** Estimated time until the family has capacity. */
  waitMs: number;
}

interface Admission {
  open: Part[];
  full: FullPart[];
}

/** Knows the load of each family × mode queue, as far as this process causes it. */
@Injectable()
export class FamilyCapacity {
  private readonly loads = new Map<string, QueueLoad>();

  constructor(private readonly clock: Clock) {}

  /** Separates the parts that can be answered in time from those whose family is full. */
  admit(parts: readonly Part[], budgetMs: (mode: Mode) => number): Admission {
    const known = parts.map((part) => {
      const load = this.loadOf(part);
      return { part, waitMs: load.drainMs, used: load.used(budgetMs(part.mode)) };
    });
    const limit = known.some(({ used }) => used >= 1) ? NEARLY_FULL : 1;
    const full = known.filter(({ used }) => used >= limit);
    for (const { part } of full) noteRefusal(part);
    return { open: known.filter(({ used }) => used < limit).map(({ part }) => part), full };
  }

  loadOf({ family, mode }: Pick<Part, 'family' | 'mode'>): QueueLoad {
    const { name } = detectionQueue(family, mode);
    const load = this.loads.get(name) ?? new QueueLoad(windowMs(mode), this.clock);
    this.loads.set(name, load);
    return load;
  }
}

export const noteRefusal = ({ family, mode }: Part): void =>
  familyRefusalCounter.inc({ family, mode });
