import type { GuardrailRecord, Stats } from '@touchstone/contracts';
import { meaningOf } from './guardrail-state';
import { proofOf, tookNoPart } from './proof';

const GUARDRAIL: GuardrailRecord = {
  id: 'g',
  created_at: '2026-11-01T00:00:00.000Z',
  active: true,
  mode: 'enforce',
  on_error: 'closed',
  evaluations: { request_evaluation: 'd' },
};

const statsWith = (own: object, totalPassed = 5): Stats =>
  ({
    totals: { exchanges: { total: totalPassed, passed: totalPassed } },
    guardrails: [
      {
        guardrail_id: 'g',
        coverage: { asked: 0, judged: 0, bypassed: 0, share: null },
        evaluations: { failed: 0, not_evaluated: 0 },
        exchanges: { total: 0, passed: 0 },
        ...own,
      },
    ],
  }) as unknown as Stats;

describe('the proof of a guardrail', () => {
  it('is green only if every check has a verdict', () => {
    const all = statsWith({ coverage: { asked: 4, judged: 4, bypassed: 2 } });
    expect(proofOf(GUARDRAIL, all, 0)).toEqual({
      outcome: 'passed',
      sentence: 'Judged 4 of 4 checks; 2 more had nothing to judge',
      isAlarm: false,
    });
    const some = statsWith({ coverage: { asked: 4, judged: 3, bypassed: 0 } });
    expect(proofOf(GUARDRAIL, some, 0)).toEqual({
      outcome: 'not_evaluated',
      sentence: 'Judged 3 of 4 checks',
      isAlarm: false,
    });
  });

  it('is an alarm if requests passed that it did not judge', () => {
    const stats = statsWith({ exchanges: { total: 2, passed: 2 } });
    expect(proofOf(GUARDRAIL, stats, 0)).toEqual({
      outcome: 'failed',
      sentence: 'Judged nothing while 2 requests passed',
      isAlarm: true,
    });
    expect(proofOf(GUARDRAIL, statsWith({}), 3)).toMatchObject({ isAlarm: true });
  });

  it('is grey without traffic, and while it is off', () => {
    expect(proofOf(GUARDRAIL, statsWith({}, 0), 0)).toMatchObject({ outcome: 'not_evaluated' });
    const off = { ...GUARDRAIL, active: false };
    expect(proofOf(off, statsWith({ exchanges: { total: 2, passed: 2 } }), 0).isAlarm).toBe(false);
    expect(tookNoPart(off, statsWith({}))).toBe(false);
  });
});

describe('the state of a guardrail', () => {
  it.each([
    [{}, 'What fails is blocked.'],
    [{ actions: { block: false } }, 'What fails passes, and is recorded.'],
    [{ actions: { block: false, default_response: 'No.' } }, 'What fails is replaced.'],
    [{ evaluations: {} }, 'It judges nothing, since no definition is chosen.'],
    [{ active: false }, 'Nothing is judged by it.'],
  ])('of %j means: %s', (fields, meaning) => {
    expect(meaningOf({ ...GUARDRAIL, ...fields })).toBe(meaning);
  });
});
