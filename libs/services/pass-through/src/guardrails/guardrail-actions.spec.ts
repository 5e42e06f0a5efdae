import { resolveActions } from './guardrail-actions';
import { aJudgement, anAnswer, aResult, FOUND } from './guardrails.fixture';

const letsPass = { decision: { verdict: 'warn', enforced: false } } as const;

describe('resolveActions', () => {
  it('passes without a guardrail that stops the traffic', () => {
    expect([resolveActions([]), resolveActions([aJudgement({}, letsPass)])]).toEqual([
      { kind: 'pass' },
      { kind: 'pass' },
    ]);
  });

  it('refuses with the guardrail, the reason and the evaluation', () => {
    expect(resolveActions([aJudgement()])).toMatchObject({
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
    expect(resolveActions([aJudgement({}, { side: 'request' })])).toMatchObject({
      refusal: { message: expect.stringContaining('stopped this request') },
    });
  });

  it('refuses without detail when the actions say so', () => {
    expect(resolveActions([aJudgement({ actions: { detail: false } })])).toMatchObject({
      refusal: {
        message: 'The guardrail house rules stopped this answer.',
        details: { evaluation_id: 'e-1' },
      },
    });
    expect(
      JSON.stringify(
        resolveActions([aJudgement({ actions: { detail: false } })])['refusal' as never],
      ),
    ).not.toContain('jane');
  });

  it('names a flagged result before one with a lower score', () => {
    const answer = anAnswer(aResult({ label: 'LOW', score: 1 }), FOUND);
    expect(resolveActions([aJudgement({}, { answer })])).toMatchObject({
      refusal: { details: { label: 'PII_FOUND' } },
    });
    expect(
      resolveActions([
        aJudgement(
          {},
          { answer: anAnswer(aResult({ score: 70 }), aResult({ label: 'LOW', score: 60 })) },
        ),
      ]),
    ).toMatchObject({ refusal: { details: { label: 'LOW' } } });
  });

  it('refuses without an evaluation', () => {
    expect(resolveActions([aJudgement({}, { answer: null })])).toMatchObject({
      kind: 'refuse',
      refusal: { message: 'The guardrail house rules stopped this answer.' },
    });
  });

  it('refuses with the default response as the message', () => {
    expect(
      resolveActions([aJudgement({ actions: { block: true, default_response: 'Not here.' } })]),
    ).toMatchObject({ kind: 'refuse', refusal: { message: 'Not here.' } });
  });

  it('answers with the default response without blocking', () => {
    expect(
      resolveActions([aJudgement({ actions: { block: false, default_response: 'Not here.' } })]),
    ).toMatchObject({ kind: 'answer', text: 'Not here.' });
  });

  it('skips a guardrail that neither blocks nor answers', () => {
    const silent = aJudgement({ id: 'g-1', actions: { block: false } });
    expect(resolveActions([silent])).toEqual({ kind: 'pass' });
    expect(
      resolveActions([silent, aJudgement({ id: 'g-2' }), aJudgement({ id: 'g-3' })]),
    ).toMatchObject({
      refusal: { details: { guardrail_id: 'g-2' } },
    });
  });

  it('retries up to the highest cap, once by default', () => {
    expect(resolveActions([aJudgement({ actions: { retry: true } })])).toMatchObject({
      kind: 'retry',
      cap: 1,
      otherwise: { kind: 'refuse' },
    });
    expect(
      resolveActions([
        aJudgement({ actions: { retry: true, retry_cap: 2 } }),
        aJudgement({ actions: { retry: true, retry_cap: 5, block: false } }),
      ]),
    ).toMatchObject({ cap: 5 });
  });

  it('does not retry for a guardrail of the request', () => {
    expect(
      resolveActions([aJudgement({ actions: { retry: true } }, { side: 'request' })]),
    ).toMatchObject({ kind: 'refuse' });
  });
});
