import type { Mode } from '@touchstone/contracts';
import { familyBudgetMs } from './budget';

describe('familyBudgetMs', () => {
  it.each<[string, Mode, number, number]>([
    ['gives speed 2 s', 'speed', 30_000, 2_000],
    ['gives balanced 5 s', 'balanced', 30_000, 5_000],
    ['gives quality 25 s', 'quality', 30_000, 25_000],
    ['keeps half a second of a short wait', 'quality', 10_000, 9_500],
    ['cuts speed too when the wait is shorter', 'speed', 1_000.9, 500],
    ['gives nothing when only the reserve is left', 'speed', 500, 0],
    ['gives nothing after the deadline', 'balanced', -1, 0],
    ['gives nothing for a wait that is not a number', 'quality', Number.NaN, 0],
    ['bounds an endless wait', 'quality', Number.POSITIVE_INFINITY, 25_000],
  ])('%s', (_title, mode, remainingMs, budgetMs) =>
    expect(familyBudgetMs(mode, remainingMs)).toBe(budgetMs),
  );
});
