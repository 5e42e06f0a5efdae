import { FAMILY_BUDGET_MS, type Mode } from '@touchstone/contracts';

/** Reserved from the caller's wait for composing and returning the answer. */
const RESERVE_MS = 500;

/**
 * Returns the whole milliseconds a family has in this mode if the caller still waits `remainingMs`;
 * 0 if there is no time left.
 */
export const familyBudgetMs = (mode: Mode, remainingMs: number): number =>
  // Compared in this direction, a wait of NaN leaves no time.
  remainingMs > RESERVE_MS
    ? Math.floor(Math.min(FAMILY_BUDGET_MS[mode], remainingMs - RESERVE_MS))
    : 0;

/** Wait in a queue that no caller shares: long enough for a family that restarts. */
const BATCH_QUEUE_WAIT_MS = 60_000;

/** Returns the milliseconds a family has in this mode if no caller waits. */
export const batchBudgetMs = (mode: Mode): number => BATCH_QUEUE_WAIT_MS + FAMILY_BUDGET_MS[mode];
