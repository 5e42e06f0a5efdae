import type { Mode } from '@touchstone/contracts';

/** How long a family may take (decisions, section 4). */
const BUDGET_MS: Record<Mode, number> = { speed: 2_000, balanced: 5_000, quality: 25_000 };

/** Kept back of the caller's wait, for composing the answer and carrying it home. */
const RESERVE_MS = 500;

/** Whole milliseconds a family has in this mode, when the caller still waits `remainingMs`; 0 when there is no time left. */
export const familyBudgetMs = (mode: Mode, remainingMs: number): number =>
  // Asked this way round, a wait that is not a number leaves no time.
  remainingMs > RESERVE_MS ? Math.floor(Math.min(BUDGET_MS[mode], remainingMs - RESERVE_MS)) : 0;
