import type { EvaluationAnswer } from '@touchstone/contracts';
import { abstentionsIn, agree, compare } from './known-answers';
import { isTouched, lineOf, type Outcome, percentile, recoveryMs, reportOf } from './report';

const result = (label: string, score: number): EvaluationAnswer['evaluationResults'][number] => ({
  type: 'pii',
  results: [
    {
      name: 'pii',
      label,
      score,
      confidence_score: 90,
      reason: 'a reason',
      flagged: score < 50,
      quote: 'a quote',
    },
  ],
});
const answerOf = (label: string, score: number): EvaluationAnswer => ({
  status: score < 50 ? 'failed' : 'success',
  score,
  evaluationResults: [result(label, score)],
});
const KNOWN = answerOf('PII_FOUND', 1);
const ABSTAINED = answerOf('NOT_EVALUATED', 0);

const outcome = (changes: Partial<Outcome> = {}): Outcome => ({
  kind: 'live',
  dueMs: 0,
  endedMs: 10,
  answer: KNOWN,
  comparison: 'same',
  refusedReads: 0,
  brokenConnections: 0,
  later: [],
  isRecorded: true,
  ...changes,
});
const unanswered = (changes: Partial<Outcome> = {}): Outcome => {
  const rest = outcome();
  delete rest.answer;
  delete rest.endedMs;
  delete rest.comparison;
  return { ...rest, ...changes };
};

describe('compare', () => {
  it.each([
    ['the known answer', KNOWN, 'same'],
    ['an answer that was not evaluated', ABSTAINED, 'abstained'],
    ['another verdict', answerOf('NO_PII_FOUND', 99), 'different'],
    ['a check that was not evaluated and passes', answerOf('NOT_EVALUATED', 100), 'different'],
    ['an answer without the check', { ...ABSTAINED, evaluationResults: [] }, 'different'],
  ])('recognises %s', (_title, answer, expected) => expect(compare(answer, KNOWN)).toBe(expected));
});

describe('abstentionsIn', () => {
  it('lists the checks that were not evaluated, with the reasons', () => {
    expect(abstentionsIn(ABSTAINED)).toEqual([{ check: 'pii', reason: 'a reason' }]);
  });
});

describe('agree', () => {
  it('accepts a stored answer without texts, and no other', () => {
    const stored = {
      ...KNOWN,
      evaluationResults: KNOWN.evaluationResults.map(({ type, results }) => ({
        type,
        results: results.map((one) => ({ ...one, reason: '', quote: '' })),
      })),
    };
    expect([agree(KNOWN, KNOWN), agree(KNOWN, stored), agree(KNOWN, ABSTAINED)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a report of a load', () => {
  const FAULT = { beganMs: 1_000, endedMs: 2_000 };

  it('counts an accepted evaluation without an answer as lost', () => {
    expect(reportOf([outcome(), unanswered()], [])).toMatchObject({ sent: 2, lost: 1, refused: 0 });
  });

  it('counts a refusal as refused and not as lost', () => {
    const refused = unanswered({ refusal: '503 with Retry-After', endedMs: 5 });
    expect(reportOf([refused], [])).toMatchObject({ lost: 0, refused: 1 });
  });

  it('counts wrong answers and abstentions separately', () => {
    const abstained = outcome({ comparison: 'abstained', answer: ABSTAINED });
    expect(reportOf([outcome({ comparison: 'different' }), abstained], [])).toMatchObject({
      wrong: 1,
      abstained: 1,
      abstainedChecks: ['pii'],
    });
  });

  it('counts an evaluation as conflicting when it is read with another answer afterwards', () => {
    expect(reportOf([outcome({ later: [KNOWN, ABSTAINED] })], [])).toMatchObject({
      conflicting: 1,
    });
  });

  it('counts an answered evaluation that the history lacks', () => {
    expect(reportOf([outcome({ isRecorded: false })], [])).toMatchObject({ unrecorded: 1 });
  });

  it('counts answers later than a second as delayed', () => {
    expect(reportOf([outcome({ endedMs: 1_001 }), outcome({ endedMs: 1_000 })], [])).toMatchObject({
      delayed: 1,
    });
  });

  it.each([
    ['ended before it', { dueMs: 0, endedMs: 900 }, false],
    ['was in flight when it began', { dueMs: 900, endedMs: 1_100 }, true],
    ['was due within a second after it', { dueMs: 2_900, endedMs: 2_950 }, true],
    ['was due later', { dueMs: 3_000, endedMs: 3_010 }, false],
  ])('counts an evaluation that %s as touched: %p', (_title, times, expected) => {
    expect(isTouched(outcome(times), [FAULT])).toBe(expected);
  });

  it('gives the waiting times of those touched', () => {
    const touched = [10, 20, 700].map((tookMs) =>
      outcome({ dueMs: 1_000, endedMs: 1_000 + tookMs }),
    );
    expect(reportOf([outcome({ dueMs: 0, endedMs: 999 }), ...touched], [FAULT])).toMatchObject({
      touched: 3,
      p50Ms: 20,
      maxMs: 700,
    });
  });

  it('is printed as one line', () => {
    expect(lineOf('a fault', reportOf([outcome(), unanswered()], []))).toBe(
      'a fault: sent 2, lost 1, wrong 0, conflicting 0, refused 0, delayed 0; ' +
        '0 touched, p50/p99/max –/–/– ms; rate back after – ms',
    );
  });
});

describe('recoveryMs', () => {
  const at = (dueMs: number, isRight: boolean) =>
    isRight
      ? outcome({ dueMs, endedMs: dueMs + 10 })
      : unanswered({ dueMs, refusal: '503', endedMs: dueMs + 1 });
  const steady = (rightFromMs: number) =>
    Array.from({ length: 100 }, (_, index) => at(index * 50, index * 50 >= rightFromMs));

  it('is the time until the first second of which 19 of 20 are answered correctly', () => {
    expect(recoveryMs(steady(2_000), 1_000)).toBe(950);
  });

  it('accepts five wrong ones in a hundred', () => {
    const outcomes = steady(0).map((one, index) => (index % 20 === 0 ? at(one.dueMs, false) : one));
    expect(recoveryMs(outcomes, 0)).toBe(0);
  });

  it('is infinite while there is no such second', () => {
    expect(recoveryMs(steady(4_500), 1_000)).toBe(Infinity);
  });
});

describe('percentile', () => {
  it('is the smallest value that so many do not exceed', () => {
    expect([percentile([4, 1, 3, 2], 0.5), percentile([4, 1, 3, 2], 0.99)]).toEqual([2, 4]);
  });
});
