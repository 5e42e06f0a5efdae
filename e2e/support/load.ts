export interface Outcome<T> {
  startedMs: number;
  tookMs: number;
  value: T;
}

/** Load of several callers, each of which calls again as soon as it has an answer. */
export interface Load<T> {
  /** Resolves once `count` calls that began after this moment have ended. */
  more(count: number): Promise<void>;
  /** Starts no new calls; resolves with all outcomes when the last call has ended. */
  stop(): Promise<Outcome<T>[]>;
}

export const startLoad = <T>(callers: number, call: () => Promise<T>): Load<T> => {
  const outcomes: Outcome<T>[] = [];
  const waiting = new Set<{ sinceMs: number; missing: number; resolve: () => void }>();
  let stopped = false;

  const note = (outcome: Outcome<T>): void => {
    outcomes.push(outcome);
    for (const waiter of waiting) {
      if (outcome.startedMs >= waiter.sinceMs && --waiter.missing === 0 && waiting.delete(waiter))
        waiter.resolve();
    }
  };
  const caller = async (): Promise<void> => {
    while (!stopped) {
      const startedMs = performance.now();
      const value = await call();
      note({ startedMs, tookMs: performance.now() - startedMs, value });
    }
  };
  const running = Promise.all(Array.from({ length: callers }, caller));
  return {
    more: (count) =>
      Promise.race([
        new Promise<void>((resolve) =>
          waiting.add({ sinceMs: performance.now(), missing: count, resolve }),
        ),
        running.then(() => undefined),
      ]),
    stop: async () => {
      stopped = true;
      await running;
      return outcomes;
    },
  };
};

/**
 * Returns, in milliseconds, the median of calls begun before a moment, and the slowest of those in
 * flight at it or begun within the next second.
 */
export const delayAt = (outcomes: Outcome<unknown>[], momentMs: number): string => {
  const before = outcomes
    .filter(({ startedMs, tookMs }) => startedMs + tookMs < momentMs)
    .map(({ tookMs }) => tookMs)
    .sort((a, b) => a - b);
  const around = outcomes
    .filter(
      ({ startedMs, tookMs }) => startedMs + tookMs >= momentMs && startedMs < momentMs + 1_000,
    )
    .map(({ tookMs }) => tookMs);
  return `median before ${Math.round(before[Math.floor(before.length / 2)] ?? NaN)} ms, slowest around it ${Math.round(Math.max(...around))} ms`;
};
