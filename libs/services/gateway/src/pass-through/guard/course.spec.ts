import { courseOf } from './course';
import { aJudgement, anAnswer, aResult, FOUND } from './guard.fixture';

const letsPass = { decision: { verdict: 'warn', enforced: false } } as const;

describe('the course of traffic', () => {
  it('goes on where nobody stops it', () => {
    expect([courseOf([]), courseOf([aJudgement({}, letsPass)])]).toEqual([
      { kind: 'pass' },
      { kind: 'pass' },
    ]);
  });

  it('ends at a guardrail that fails, and tells which, why and in which evaluation', () => {
    expect(courseOf([aJudgement()])).toMatchObject({
      kind: 'refuse',
      refusal: {
        code: 'guardrail_blocked',
        message: 'The guardrail house rules stopped this answer: pii says PII_FOUND.',
        details: {
          guardrail: 'house rules',
          guardrail_id: 'g-1',
          side: 'response',
          detector: 'pii',
          label: 'PII_FOUND',
          score: 4,
          quote: 'jane@example.org',
          evaluation_id: 'e-1',
        },
      },
    });
    expect(courseOf([aJudgement({}, { side: 'request' })])).toMatchObject({
      refusal: { message: expect.stringContaining('stopped this request') },
    });
  });

  it('tells only that it ended where the guardrail keeps the detail', () => {
    expect(courseOf([aJudgement({ actions: { detail: false } })])).toMatchObject({
      refusal: {
        message: 'The guardrail house rules stopped this answer.',
        details: { evaluation_id: 'e-1' },
      },
    });
    expect(
      JSON.stringify(courseOf([aJudgement({ actions: { detail: false } })])['refusal' as never]),
    ).not.toContain('jane');
  });

  it('names what was flagged before what scored lower', () => {
    const answer = anAnswer(aResult({ label: 'LOW', score: 1 }), FOUND);
    expect(courseOf([aJudgement({}, { answer })])).toMatchObject({
      refusal: { details: { label: 'PII_FOUND' } },
    });
    expect(
      courseOf([
        aJudgement(
          {},
          { answer: anAnswer(aResult({ score: 70 }), aResult({ label: 'LOW', score: 60 })) },
        ),
      ]),
    ).toMatchObject({ refusal: { details: { label: 'LOW' } } });
  });

  it('ends without an evaluation, too', () => {
    expect(courseOf([aJudgement({}, { answer: null })])).toMatchObject({
      kind: 'refuse',
      refusal: { message: 'The guardrail house rules stopped this answer.' },
    });
  });

  it('tells the default response where it blocks with one', () => {
    expect(
      courseOf([aJudgement({ actions: { block: true, default_response: 'Not here.' } })]),
    ).toMatchObject({ kind: 'refuse', refusal: { message: 'Not here.' } });
  });

  it('answers the default response where it does not block', () => {
    expect(
      courseOf([aJudgement({ actions: { block: false, default_response: 'Not here.' } })]),
    ).toMatchObject({ kind: 'answer', text: 'Not here.' });
  });

  it('goes on at one that neither blocks nor answers, to the next that does', () => {
    const silent = aJudgement({ id: 'g-1', actions: { block: false } });
    expect(courseOf([silent])).toEqual({ kind: 'pass' });
    expect(courseOf([silent, aJudgement({ id: 'g-2' }), aJudgement({ id: 'g-3' })])).toMatchObject({
      refusal: { details: { guardrail_id: 'g-2' } },
    });
  });

  it('is tried again as often as the most patient guardrail wants, once by default', () => {
    expect(courseOf([aJudgement({ actions: { retry: true } })])).toMatchObject({
      kind: 'retry',
      cap: 1,
      otherwise: { kind: 'refuse' },
    });
    expect(
      courseOf([
        aJudgement({ actions: { retry: true, retry_cap: 2 } }),
        aJudgement({ actions: { retry: true, retry_cap: 5, block: false } }),
      ]),
    ).toMatchObject({ cap: 5 });
  });

  it('is not tried again for a request, which would be the same', () => {
    expect(courseOf([aJudgement({ actions: { retry: true } }, { side: 'request' })])).toMatchObject(
      { kind: 'refuse' },
    );
  });
});
