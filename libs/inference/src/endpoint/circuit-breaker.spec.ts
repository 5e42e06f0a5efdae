import { ManualClock } from '@touchstone/testing';
import { CircuitBreaker, type Outcome } from './circuit-breaker';

const LIMITS = { failures: 3, spanMs: 20, malformed: 6, cooldownMs: 1000 };

const setUp = () => {
  const clock = new ManualClock();
  const breaker = new CircuitBreaker(clock, () => new Error('open'), LIMITS);
  const attempts = (...outcomes: Outcome[]) =>
    outcomes.forEach((outcome) => {
      breaker.leave(breaker.enter(), outcome);
      clock.advance(10);
    });
  return { clock, breaker, attempts };
};

const times = (count: number, outcome: Outcome): Outcome[] => Array<Outcome>(count).fill(outcome);

describe('circuit breaker', () => {
  it.each<[string, Outcome[], boolean]>([
    ['stays closed below the limit', times(2, 'failed'), true],
    ['opens at the limit', times(3, 'failed'), false],
    [
      'counts only consecutive failures',
      [...times(2, 'failed'), 'answered', ...times(2, 'failed')],
      true,
    ],
    [
      'resets the count of failures on an unusable answer',
      [...times(2, 'failed'), 'malformed', ...times(2, 'failed')],
      true,
    ],
    ['tolerates more unusable answers than failures', times(5, 'malformed'), true],
    ['opens after many unusable answers', times(6, 'malformed'), false],
    ['ignores unknown outcomes', [...times(2, 'failed'), 'unknown', 'failed'], false],
  ])('%s', (_title, outcomes, allows) => {
    const { breaker, attempts } = setUp();
    attempts(...outcomes);
    expect(breaker.allows).toBe(allows);
  });

  it('refuses during the pause, then allows one attempt', () => {
    const { clock, breaker, attempts } = setUp();
    attempts(...times(3, 'failed'));
    clock.advance(989);
    expect(() => breaker.enter()).toThrow('open');
    clock.advance(1);
    expect(breaker.enter()).toEqual({ probe: true });
    expect(() => breaker.enter()).toThrow('open');
  });

  it.each<[string, Outcome[], Outcome, boolean]>([
    ['closes after a probe with an answer', times(3, 'failed'), 'answered', true],
    [
      'closes after a probe of a failed endpoint with any answer',
      times(3, 'failed'),
      'malformed',
      true,
    ],
    ['opens again when the probe fails', times(3, 'failed'), 'failed', false],
    [
      'opens again after a probe with another unusable answer',
      times(6, 'malformed'),
      'malformed',
      false,
    ],
    ['allows another probe after an inconclusive one', times(3, 'failed'), 'unknown', true],
  ])('%s', (_title, before, outcome, allows) => {
    const { clock, breaker, attempts } = setUp();
    attempts(...before);
    clock.advance(1000);
    attempts(outcome);
    expect(breaker.allows).toBe(allows);
  });

  it('stays closed if many attempts fail in the same moment', () => {
    const { breaker } = setUp();
    const attempts = Array.from({ length: 64 }, () => breaker.enter());
    attempts.forEach((attempt) => breaker.leave(attempt, 'failed'));
    expect(breaker.allows).toBe(true);
  });

  it("does not take a late failure for the probe's", () => {
    const { clock, breaker, attempts } = setUp();
    const late = breaker.enter();
    attempts(...times(3, 'failed'));
    clock.advance(1000);
    const probe = breaker.enter();
    breaker.leave(late, 'failed');
    expect(breaker.allows).toBe(false);
    breaker.leave(probe, 'answered');
    expect(breaker.allows).toBe(true);
  });
});
