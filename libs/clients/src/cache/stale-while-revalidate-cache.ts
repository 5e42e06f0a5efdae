import { LRUCache } from 'lru-cache';
import { AppError, type Clock, Unavailable } from '@touchstone/kernel';

/** Lifetimes of cached entries, in milliseconds. */
export interface CacheTimes {
  /** Time for which a value is served without another look-up. */
  fresh: number;
  /** Time for which the absence of a value is served without another look-up. */
  freshNothing: number;
  /** Time after its last confirmation for which a value is served while look-ups fail. */
  stale: number;
}

/** Bounds a cache whose values can be large. */
export interface CacheSize<T> {
  sizeOf(value: T): number;
  /** Maximum size of all values together; a single value above it is not cached. */
  max: number;
}

interface Entry<T> {
  value: T;
  freshUntilMs: number;
  staleUntilMs: number;
  /** Set after a failed refresh: the next one runs in the background. */
  unconfirmed: boolean;
}

/** Maximum number of keys in one cache. */
export const MAX_ENTRIES = 10_000;
/** Delay between a failed look-up and the next one. */
const RETRY_MS = 2_000;
/**
 * Maximum number of concurrent look-ups, so that a client that guesses keys cannot fill the broker.
 */
const MAX_PENDING = 1_000;

const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'unavailable' || error.kind === 'timeout');

/**
 * Stale-while-revalidate cache over a remote look-up. Concurrent misses for a key share one
 * request; stale values are served while the service is unavailable. Absence is cached separately,
 * so that a flood of unknown keys evicts no known one.
 *
 * `lru-cache` stores and evicts. This class keeps times and look-ups itself, since the `fetch` of
 * `lru-cache` serves stale values without an upper age, after any error and by its own clock, does
 * not bound pending requests, and keeps results that an invalidation made obsolete.
 */
export class StaleWhileRevalidateCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;
  /** Expiry times of cached absences, by key. */
  private readonly absentUntilMs = new LRUCache<string, number>({ max: MAX_ENTRIES });
  private readonly pending = new Map<string, Promise<T | null>>();
  /** Number of invalidations so far. */
  private generation = 0;

  /** @param load looks a key up; `null` when there is no value */
  constructor(
    private readonly load: (key: string) => Promise<T | null>,
    private readonly times: CacheTimes,
    private readonly clock: Clock,
    size?: CacheSize<T>,
  ) {
    this.entries = new LRUCache({
      max: MAX_ENTRIES,
      ...(size && { maxSize: size.max, sizeCalculation: ({ value }) => size.sizeOf(value) }),
    });
  }

  /** @throws what `load` throws, if no earlier value can be served */
  async get(key: string): Promise<T | null> {
    const nowMs = this.clock.monotonicMs();
    const entry = this.entries.get(key);
    if (entry !== undefined && nowMs < entry.freshUntilMs) return entry.value;
    if ((this.absentUntilMs.get(key) ?? 0) > nowMs) return null;
    const loaded = this.loadOnce(key);
    if (entry === undefined || nowMs >= entry.staleUntilMs) return loaded;
    const confirmed = loaded.catch((error: unknown) => this.keepStale(key, entry, error));
    if (!entry.unconfirmed) return confirmed;
    // Background refresh: the failure is already recorded.
    confirmed.catch(() => undefined);
    return entry.value;
  }

  /** Returns true if a value is cached, fresh or stale. */
  has(key: string): boolean {
    return this.entries.get(key) !== undefined;
  }

  /** Drops matching values and voids pending look-ups; without `matches`, drops everything. */
  invalidate(matches?: (value: T, key: string) => boolean): void {
    this.generation++;
    this.pending.clear();
    this.absentUntilMs.clear();
    if (matches === undefined) return this.entries.clear();
    for (const [key, { value }] of [...this.entries.entries()])
      if (matches(value, key)) this.entries.delete(key);
  }

  /** Number of keys, those known to be absent included. */
  get count(): number {
    return this.entries.size + this.absentUntilMs.size;
  }

  /** Total size of all values, in the unit of `sizeOf`. */
  get totalSize(): number {
    return this.entries.calculatedSize;
  }

  private loadOnce(key: string): Promise<T | null> {
    const pending = this.pending.get(key);
    if (pending !== undefined) return pending;
    if (this.pending.size >= MAX_PENDING)
      return Promise.reject(new Unavailable('Too many look-ups at once; try again.'));
    const loaded = this.loadAndStore(key).finally(() => {
      if (this.pending.get(key) === loaded) this.pending.delete(key);
    });
    this.pending.set(key, loaded);
    return loaded;
  }

  private async loadAndStore(key: string): Promise<T | null> {
    const { generation } = this;
    const value = await this.load(key);
    // A look-up that began before an invalidation may have read the old value.
    if (generation === this.generation) this.store(key, value);
    return value;
  }

  private store(key: string, value: T | null): void {
    const nowMs = this.clock.monotonicMs();
    const { fresh, freshNothing, stale } = this.times;
    if (value === null) {
      this.entries.delete(key);
      this.absentUntilMs.set(key, nowMs + freshNothing);
    } else {
      this.absentUntilMs.delete(key);
      this.entries.set(key, {
        value,
        freshUntilMs: nowMs + fresh,
        staleUntilMs: nowMs + stale,
        unconfirmed: false,
      });
    }
  }

  /** Returns the earlier value unless it was invalidated during the look-up. */
  private keepStale(key: string, entry: Entry<T>, error: unknown): T {
    if (!isUnavailable(error) || this.entries.peek(key) !== entry) throw error;
    entry.unconfirmed = true;
    entry.freshUntilMs = Math.min(this.clock.monotonicMs() + RETRY_MS, entry.staleUntilMs);
    return entry.value;
  }
}
