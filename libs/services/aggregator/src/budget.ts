import { FAMILY_BUDGET_MS, type Mode } from '@touchstone/contracts';

/** Kept back of the caller's wait, for composing the answer and carrying it home. */
const RESERVE_MS = 500;

/** Whole milliseconds a family has in this mode, when the caller still waits `remainingMs`; 0 when there is no time left. */
export const familyBudgetMs = (mode: Mode, remainingMs: number): number =>
  // Asked this way round, a wait that is not a number leaves no time.
  remainingMs > RESERVE_MS
    ? Math.floor(Math.min(FAMILY_BUDGET_MS[mode], remainingMs - RESERVE_MS))
    : 0;
