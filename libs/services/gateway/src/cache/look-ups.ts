import { AppError, type Clock, Unavailable } from '@touchstone/kernel';
import { Recent, type Weighing } from './recent';

/** All in milliseconds. */
export interface LookUpTimes {
  /** How long an answer is taken without asking again. */
  fresh: number;
  /** The same, of the answer that there is nothing. */
  freshNothing: number;
  /** How long after its last confirmation an answer may serve while nobody can confirm it. */
  stale: number;
}

interface Entry<T> {
  value: T;
  freshUntilMs: number;
  staleUntilMs: number;
  /** The last try to confirm it failed: the next one happens behind its back. */
  unconfirmed: boolean;
}

/** How long after a failed try the next one waits. */
const RETRY_MS = 2_000;
/** Look-ups under way at once; somebody who tries keys out must not fill the broker. */
const MOST_LOADING = 1_000;

const isAway = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'unavailable' || error.kind === 'timeout');

/**
 * Answers of another service, kept for a while: one question at a time for each key, and known answers serve on while the
 * service is away. "Nothing" is kept apart, so that a flood of unknown keys pushes no known one out.
 */
export class LookUps<T> {
  private readonly known: Recent<Entry<T>>;
  /** Until when there is nothing. */
  private readonly nothing = new Recent<number>();
  private readonly loading = new Map<string, Promise<T | null>>();
  private generation = 0;

  /**
   * @param load asks; `null` when there is nothing
   * @param weighing for answers that can be large
   */
  constructor(
    private readonly load: (key: string) => Promise<T | null>,
    private readonly times: LookUpTimes,
    private readonly clock: Clock,
    weighing?: Weighing<T>,
  ) {
    this.known = new Recent(
      weighing && { ...weighing, weigh: ({ value }) => weighing.weigh(value) },
    );
  }

  /** @throws what `load` throws, where no earlier answer can serve */
  async get(key: string): Promise<T | null> {
    const nowMs = this.clock.monotonicMs();
    const entry = this.known.get(key);
    if (entry !== undefined && nowMs < entry.freshUntilMs) return entry.value;
    if ((this.nothing.get(key) ?? 0) > nowMs) return null;
    const asked = this.ask(key);
    if (entry === undefined || nowMs >= entry.staleUntilMs) return asked;
    const confirmed = asked.catch((error: unknown) => this.kept(key, entry, error));
    if (!entry.unconfirmed) return confirmed;
    // Nobody waits for this try, so nobody has to hear that it failed again.
    confirmed.catch(() => undefined);
    return entry.value;
  }

  /** Forgets what is known, and what is being asked for; without `matches`, everything. */
  forget(matches?: (value: T, key: string) => boolean): void {
    this.generation++;
    this.loading.clear();
    this.nothing.clear();
    if (matches === undefined) this.known.clear();
    else this.known.deleteWhere(({ value }, key) => matches(value, key));
  }

  get size(): number {
    return this.known.size + this.nothing.size;
  }

  get weight(): number {
    return this.known.weight;
  }

  private ask(key: string): Promise<T | null> {
    const underWay = this.loading.get(key);
    if (underWay !== undefined) return underWay;
    if (this.loading.size >= MOST_LOADING)
      return Promise.reject(new Unavailable('Too many look-ups at once; try again.'));
    const asked = this.asked(key).finally(() => {
      if (this.loading.get(key) === asked) this.loading.delete(key);
    });
    this.loading.set(key, asked);
    return asked;
  }

  private async asked(key: string): Promise<T | null> {
    const { generation } = this;
    const value = await this.load(key);
    // What was asked before something changed may be the answer of before.
    if (generation === this.generation) this.keep(key, value);
    return value;
  }

  private keep(key: string, value: T | null): void {
    const nowMs = this.clock.monotonicMs();
    const { fresh, freshNothing, stale } = this.times;
    if (value === null) {
      this.known.delete(key);
      this.nothing.set(key, nowMs + freshNothing);
    } else {
      this.nothing.delete(key);
      this.known.set(key, {
        value,
        freshUntilMs: nowMs + fresh,
        staleUntilMs: nowMs + stale,
        unconfirmed: false,
      });
    }
  }

  /** The earlier answer, unless it was forgotten meanwhile. */
  private kept(key: string, entry: Entry<T>, error: unknown): T {
    if (!isAway(error) || this.known.get(key) !== entry) throw error;
    entry.unconfirmed = true;
    entry.freshUntilMs = Math.min(this.clock.monotonicMs() + RETRY_MS, entry.staleUntilMs);
    return entry.value;
  }
}
