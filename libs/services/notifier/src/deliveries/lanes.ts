import { isMail } from './lane-names';
import { Tally } from './tally';

/** How much may be under way at once. */
export interface LaneLimits {
  total: number;
  /** To one target. */
  lane: number;
  /** Of e-mails, whoever they are for: they share one server. */
  mail: number;
}

export interface Wanted {
  lane: string;
  most: number;
}

/** Of targets whose last try is remembered. */
const MOST_REMEMBERED = 10_000;
/** Times the places of others, for one whose last try went well. */
const PROVEN = 4;

/**
 * Whose turn it is, in the order they came. A lane is what goes to one target. One whose last try failed, or took long, has a single place, and all such
 * together have half of them, so that those who do not answer never fill the service. One whose last try went well has more than others while more than half
 * are free. E-mails have a few of their own, as one server may hold up all of them.
 */
export class Lanes {
  /** May have something due; whoever was served last stands last. */
  private readonly waiting = new Set<string>();
  private readonly underWay = new Tally();
  /** Whether the last try failed or took long. */
  private readonly troubled = new Map<string, boolean>();

  constructor(private readonly limits: LaneLimits) {}

  add(lanes: Iterable<string>): void {
    for (const lane of lanes) this.waiting.add(lane);
  }

  /** What to look for now. A lane is forgotten with it, until it is added again. */
  take(): Wanted[] {
    const wanted: Wanted[] = [];
    const isTroubled = (lane: string) => this.troubled.get(lane) === true;
    let free = this.limits.total - this.underWay.total();
    const half = Math.max(1, Math.floor(this.limits.total / 2));
    let troubledFree = half - this.underWay.total(isTroubled);
    let mailFree = this.limits.mail - this.underWay.total(isMail);
    for (const lane of this.waiting) {
      if (free <= 0) break;
      const here = this.allowed(lane, free - half) - this.underWay.of(lane);
      const most = Math.min(
        here,
        free,
        isTroubled(lane) ? troubledFree : free,
        isMail(lane) ? mailFree : free,
      );
      if (most <= 0) continue;
      free -= most;
      if (isTroubled(lane)) troubledFree -= most;
      if (isMail(lane)) mailFree -= most;
      wanted.push({ lane, most });
    }
    for (const { lane } of wanted) this.waiting.delete(lane);
    return wanted;
  }

  begin(lane: string): void {
    this.underWay.add(lane);
  }

  end(lane: string, troubled: boolean): void {
    this.underWay.remove(lane);
    this.troubled.delete(lane);
    this.troubled.set(lane, troubled);
    const [oldest] = this.troubled.keys();
    if (this.troubled.size > MOST_REMEMBERED && oldest !== undefined) this.troubled.delete(oldest);
  }

  /** @param spare places beyond the half that is kept for whoever comes */
  private allowed(lane: string, spare: number): number {
    const { lane: usual } = this.limits;
    switch (this.troubled.get(lane)) {
      case undefined:
        return usual;
      case true:
        return 1;
      case false:
        return usual + Math.min((PROVEN - 1) * usual, Math.max(0, spare - usual));
    }
  }
}
