import { Counter } from '@touchstone/kernel';
import { usesMailServer } from './target-key';

/** Attempts in progress at once. */
export interface ConcurrencyLimits {
  total: number;
  perTarget: number;
  /** All e-mails together, since they share one server. */
  mail: number;
}

export interface ClaimRequest {
  targetKey: string;
  max: number;
}

/** Targets whose last attempt is remembered. */
const MAX_REMEMBERED = 10_000;
/** Factor on the usual limit of a target whose last attempt succeeded quickly. */
const RELIABLE_FACTOR = 4;

/**
 * Schedules targets fairly, in the order they became due. A target whose last attempt failed or was
 * slow gets one slot, and all such targets together half of them, so that unresponsive receivers
 * never occupy the whole service. A target whose last attempt succeeded quickly gets more than
 * others while over half of the slots are free. E-mails have a limit of their own, since one slow
 * server delays all of them.
 */
export class TargetScheduler {
  /** Targets that may have due deliveries, least recently served first. */
  private readonly waiting = new Set<string>();
  private readonly inProgress = new Counter();
  /** By target: true when its last attempt failed or was slow. */
  private readonly troubled = new Map<string, boolean>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  add(targetKeys: Iterable<string>): void {
    for (const targetKey of targetKeys) this.waiting.add(targetKey);
  }

  /** Returns what to claim now, and forgets these targets until they are added again. */
  take(): ClaimRequest[] {
    const requests: ClaimRequest[] = [];
    const isTroubled = (targetKey: string) => this.troubled.get(targetKey) === true;
    let free = this.limits.total - this.inProgress.total();
    const half = Math.max(1, Math.floor(this.limits.total / 2));
    let troubledFree = half - this.inProgress.total(isTroubled);
    let mailFree = this.limits.mail - this.inProgress.total(usesMailServer);
    for (const targetKey of this.waiting) {
      if (free <= 0) break;
      const max = Math.min(
        this.limitOf(targetKey, free - half) - this.inProgress.of(targetKey),
        free,
        isTroubled(targetKey) ? troubledFree : free,
        usesMailServer(targetKey) ? mailFree : free,
      );
      if (max <= 0) continue;
      free -= max;
      if (isTroubled(targetKey)) troubledFree -= max;
      if (usesMailServer(targetKey)) mailFree -= max;
      requests.push({ targetKey, max });
    }
    for (const { targetKey } of requests) this.waiting.delete(targetKey);
    return requests;
  }

  begin(targetKey: string): void {
    this.inProgress.add(targetKey);
  }

  /** @param troubled the attempt failed or was slow */
  end(targetKey: string, troubled: boolean): void {
    this.inProgress.remove(targetKey);
    this.troubled.delete(targetKey);
    this.troubled.set(targetKey, troubled);
    const [oldest] = this.troubled.keys();
    if (this.troubled.size > MAX_REMEMBERED && oldest !== undefined) this.troubled.delete(oldest);
  }

  /** @param spare free slots beyond the half reserved for other targets */
  private limitOf(targetKey: string, spare: number): number {
    const { perTarget } = this.limits;
    switch (this.troubled.get(targetKey)) {
      case undefined:
        return perTarget;
      case true:
        return 1;
      case false:
        return (
          perTarget + Math.min((RELIABLE_FACTOR - 1) * perTarget, Math.max(0, spare - perTarget))
        );
    }
  }
}
