import type { Clock } from '@touchstone/kernel';

/** That wait for one target; what happens beyond it is counted, and not stored. */
export const MOST_WAITING = 10_000;
/** Added before it is counted again: what each process may be wrong by, and by what it is just about to store. */
const PAGE = 1_000;
/** Before a full lane is looked at again. */
const FULL_MS = 1_000;
const MOST_LANES = 10_000;

interface Place {
  left: Promise<number>;
  taken: number;
  untilMs: number;
}

export interface RoomParts {
  /** What waits in a lane, as far as `most`. */
  count: (lane: string, most: number) => Promise<number>;
  clock: Clock;
  /** Hears of a lane that there is no room in any more. */
  onFull: (lane: string) => void;
  most: number;
}

/** How much more may wait in each lane: counted once for a page of what is added, not for each. */
export class Room {
  /** The one counted longest ago stands first. */
  private readonly places = new Map<string, Place>();

  constructor(private readonly parts: RoomParts) {}

  /** Whether there is room for one more, which is then taken. @throws what `count` throws */
  async take(lane: string): Promise<boolean> {
    for (;;) {
      const place = this.places.get(lane) ?? this.look(lane, false);
      const left = await place.left;
      if (place.taken < left) {
        place.taken += 1;
        return true;
      }
      if (left === 0 && this.parts.clock.monotonicMs() < place.untilMs) return false;
      if (this.places.get(lane) === place) this.look(lane, left === 0);
    }
  }

  private look(lane: string, wasFull: boolean): Place {
    const { clock } = this.parts;
    const left = this.leftIn(lane, wasFull);
    const place = { left, taken: 0, untilMs: clock.monotonicMs() + FULL_MS };
    this.places.delete(lane);
    this.places.set(lane, place);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST_LANES && oldest !== undefined) this.places.delete(oldest);
    left.catch(() => this.places.get(lane) === place && this.places.delete(lane));
    return place;
  }

  private async leftIn(lane: string, wasFull: boolean): Promise<number> {
    const { count, onFull, most } = this.parts;
    const left = Math.min(most - (await count(lane, most)), PAGE);
    if (left === 0 && !wasFull) onFull(lane);
    return left;
  }
}
