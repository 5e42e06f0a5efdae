import fc, { type Arbitrary } from 'fast-check';
import {
  type Check,
  CHECK_NAMES,
  type CheckFindings,
  type CheckOutcomes,
  type CheckRequest,
  type DetectionResult,
  type EvaluationJob,
  toFinding,
} from '@touchstone/contracts';
import { aContent, aJob, anyJob, anyOutcomes } from '@touchstone/testing';
import { composeAnswer } from './compose';
import { planEvaluation } from './plan';

const clean = {
  name: 'pii',
  score: 100,
  label: 'NO_PII_FOUND',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
};
const found = { ...clean, score: 10, label: 'PII_FOUND', flagged: true };
const pii = (...findings: unknown[]) => ({ check: 'pii', findings });
const piiJob = (failurePolicy: EvaluationJob['failurePolicy'] = 'closed') =>
  aJob({
    failurePolicy,
    checks: [{ check: 'pii', mode: 'speed' }],
    content: aContent({ input: 'i' }),
  });

describe('composeAnswer', () => {
  it('is a success without a score when nothing was asked for', () => {
    expect(composeAnswer(aJob(), [], [])).toEqual({
      answer: { status: 'success', score: null, evaluationResults: [] },
      unevaluated: [],
    });
  });

  it.each<[string, DetectionResult[], string, number]>([
    ['passes what is clean', [clean], 'success', 100],
    [
      'warns of a borderline verdict',
      [clean, { ...clean, label: 'WARNING', score: 51 }],
      'warning',
      51,
    ],
    [
      'fails if one verdict is flagged',
      [clean, found, { ...clean, label: 'WARNING', score: 51 }],
      'failed',
      10,
    ],
  ])('%s', (_title, findings, status, score) => {
    expect(composeAnswer(piiJob(), [], [pii(...findings)])).toEqual({
      answer: { status, score, evaluationResults: [{ type: 'pii', results: findings }] },
      unevaluated: [],
    });
  });

  it.each([
    ['closed' as const, { score: 0, flagged: true }, { status: 'failed', score: 0 }],
    ['open' as const, { score: 51, flagged: false }, { status: 'warning', score: 51 }],
  ])('follows a failure policy that is %s', (policy, expected, overall) => {
    const { answer, unevaluated } = composeAnswer(
      piiJob(policy),
      [],
      [],
      new Map([['pii', 'The queue is full.']]),
    );
    const result = {
      name: 'pii',
      label: 'NOT_EVALUATED',
      confidence_score: 0,
      reason: 'Not evaluated: The queue is full.',
      quote: '',
      ...expected,
    };
    expect(answer).toEqual({ ...overall, evaluationResults: [{ type: 'pii', results: [result] }] });
    expect(unevaluated).toEqual([
      { family: 'security', check: 'pii', cause: 'The queue is full.' },
    ]);
  });

  it.each([
    ['closed' as const, { status: 'failed', score: 0 }],
    ['open' as const, { status: 'warning', score: 51 }],
  ])(
    'states that a judge is needed where only a judge could decide, under a policy that is %s',
    (policy, overall) => {
      const { answer, unevaluated } = composeAnswer(
        piiJob(policy),
        [],
        [pii({ kind: 'needs_judge', name: 'pii', obstacle: 'No rule reads it.' })],
      );
      expect(answer).toMatchObject({
        ...overall,
        evaluationResults: [
          {
            results: [
              {
                label: 'NOT_EVALUATED',
                reason:
                  'Not evaluated: No rule reads it. A judge model is needed, and none was consulted.',
              },
            ],
          },
        ],
      });
      expect(unevaluated).toMatchObject([{ check: 'pii' }]);
    },
  );

  it('passes a check that a detector bypasses, with its reason', () => {
    const { answer, unevaluated } = composeAnswer(
      piiJob(),
      [],
      [pii({ kind: 'bypassed', name: 'pii', missing: 'there is no text' })],
    );
    const result = {
      name: 'pii',
      score: 100,
      label: 'PASS',
      confidence_score: 0,
      reason: 'Bypassed: there is no text.',
      flagged: false,
      quote: '',
    };
    expect(answer).toEqual({
      status: 'success',
      score: 100,
      evaluationResults: [{ type: 'pii', results: [result] }],
    });
    expect(unevaluated).toEqual([]);
  });

  it('reports a check that only another version knows as not evaluated', () => {
    const checks = [
      { check: 'palmistry', mode: 'speed' },
      { check: 'pii', mode: 'speed' },
    ] as unknown as CheckRequest[];
    const job = aJob({ checks, content: aContent({ input: 'i' }) });
    const { answer, unevaluated } = composeAnswer(
      job,
      [],
      [pii(clean), { check: 'palmistry', findings: [clean] }],
    );
    expect(answer).toMatchObject({
      status: 'failed',
      score: 0,
      evaluationResults: [
        { type: 'pii', results: [clean] },
        { type: 'palmistry', results: [{ label: 'NOT_EVALUATED', flagged: true }] },
      ],
    });
    expect(unevaluated).toEqual([
      {
        family: 'unknown',
        check: 'palmistry',
        cause: 'This version of the service does not know the check.',
      },
    ]);
  });

  it('fails closed under an unknown policy', () => {
    expect(composeAnswer(piiJob('ajar' as 'open'), [], []).answer).toMatchObject({
      status: 'failed',
      score: 0,
    });
  });

  it('reports each assertion as not evaluated', () => {
    const policy: CheckRequest = {
      check: 'policy',
      mode: 'speed',
      assertions: ['a', 'b'],
      target: 'both',
      multiTurn: false,
      includeTools: false,
    };
    const { answer, unevaluated } = composeAnswer(aJob({ checks: [policy] }), [], []);
    expect(answer.evaluationResults[0]?.results).toMatchObject([
      { name: 'policy', data: 'a', claim: 'a', label: 'NOT_EVALUATED' },
      { name: 'policy', data: 'b', claim: 'b', label: 'NOT_EVALUATED' },
    ]);
    expect(unevaluated).toEqual([
      { family: 'policy', check: 'policy', cause: 'The detector did not answer in time.' },
    ]);
  });

  it.each<[string, unknown]>([
    ['a verdict that contradicts itself', pii({ ...clean, flagged: true })],
    ['no findings', pii()],
    ['findings that are not a list', { check: 'pii', findings: 'none' }],
    ['a good verdict beside a bad one', pii(clean, { ...clean, score: 50 })],
    ['only a name', { check: 'pii' }],
  ])('never passes a check whose detector answers %s', (_title, reply) => {
    const { answer, unevaluated } = composeAnswer(piiJob(), [], [reply]);
    expect(answer.evaluationResults[0]?.results).toMatchObject([
      { label: 'NOT_EVALUATED', flagged: true, score: 0 },
    ]);
    expect(unevaluated).toEqual([
      { family: 'security', check: 'pii', cause: 'The detector gave a malformed answer.' },
    ]);
  });

  it.each<[string, unknown[]]>([
    ['empty replies', [null, undefined, 'pii', 7, [], pii(clean)]],
    [
      'a check that was not requested',
      [
        { check: 'safety', findings: [found] },
        { check: '__proto__', findings: [found] },
        pii(clean),
      ],
    ],
    ['a second reply', [pii(clean), pii(found), { check: 'pii', findings: 'broken' }]],
  ])('ignores %s', (_title, replies) => {
    expect(composeAnswer(piiJob(), [], replies).answer).toMatchObject({
      status: 'success',
      score: 100,
    });
  });

  it('never passes a category that the detector left out', () => {
    const job = aJob({
      checks: [{ check: 'safety', mode: 'speed', categories: ['harassment', 'hate_speech'] }],
      content: aContent({ input: 'i' }),
    });
    const { answer, unevaluated } = composeAnswer(
      job,
      [],
      [{ check: 'safety', findings: [{ ...clean, name: 'hate_speech', label: 'SAFE' }] }],
    );
    expect(answer).toMatchObject({ status: 'failed', score: 0 });
    expect(answer.evaluationResults[0]?.results.map(({ name, label }) => [name, label])).toEqual([
      ['harassment', 'NOT_EVALUATED'],
      ['hate_speech', 'SAFE'],
    ]);
    expect(names(unevaluated)).toEqual(['safety']);
  });

  it('does not replace an unsound first reply with a sound second one', () => {
    expect(composeAnswer(piiJob(), [], [pii(), pii(clean)]).answer.status).toBe('failed');
  });

  it('keeps a check bypassed although a worker answered it', () => {
    const job = aJob({
      checks: [{ check: 'hallucinations', mode: 'speed' }],
      content: aContent({ input: 'i' }),
    });
    const reply = {
      check: 'hallucinations',
      findings: [{ ...found, name: 'hallucinations', label: 'HALLUCINATED' }],
    };
    expect(composeAnswer(job, planEvaluation(job).bypassed, [reply]).answer).toMatchObject({
      status: 'success',
      score: 100,
    });
  });
});

/** Values that a list of findings may contain although no detector should send them. */
const debris = fc.oneof(
  fc.constantFrom(
    null,
    [],
    {},
    { ...clean, score: 50 },
    { ...found, score: 90 },
    { ...clean, label: '' },
  ),
  fc.jsonValue(),
);

interface Composition {
  job: EvaluationJob;
  bypassed: CheckOutcomes[];
  /** At most one per check. */
  replies: CheckFindings[];
}

const compositions = (
  replyTo: (job: EvaluationJob, request: EvaluationJob['checks'][number]) => Arbitrary<unknown>,
): Arbitrary<Composition> =>
  anyJob.chain((job) => {
    const { bypassed, parts } = planEvaluation(job);
    const sent = job.checks.filter(({ check }) =>
      parts.some(({ checks }) => checks.includes(check)),
    );
    const replies = fc
      .tuple(
        ...sent.map((request) =>
          replyTo(job, request).map((findings) => ({ check: request.check, findings })),
        ),
      )
      .chain((all) => fc.subarray(all)) as unknown as Arbitrary<CheckFindings[]>;
    return fc.record({ job: fc.constant(job), bypassed: fc.constant(bypassed), replies });
  });

const anyFindings = (job: EvaluationJob, request: CheckRequest) =>
  anyOutcomes(request, job.content).map((outcomes) => outcomes.map(toFinding));
const wellBehaved = compositions(anyFindings);
const anyhow = compositions((job, request) =>
  fc.oneof(
    anyFindings(job, request),
    debris,
    fc.tuple(anyFindings(job, request), debris).map(([good, bad]) => [...good, bad]),
  ),
);

const resultsOf = ({ job, bypassed, replies }: Composition): DetectionResult[] =>
  composeAnswer(job, bypassed, replies).answer.evaluationResults.flatMap(({ results }) => results);
const resultsOn = (composition: Composition, check: Check): DetectionResult[] =>
  composeAnswer(
    composition.job,
    composition.bypassed,
    composition.replies,
  ).answer.evaluationResults.find(({ type }) => type === check)?.results ?? [];
const names = (list: { check: Check }[]): Check[] => list.map(({ check }) => check);

describe.each([
  ['from detectors that follow the rules', wellBehaved],
  ['from detectors that may answer anything', anyhow],
])('an answer composed %s', (_title, compositionsOfKind) => {
  const holds = (property: (composition: Composition) => void): void =>
    fc.assert(fc.property(compositionsOfKind, property), { numRuns: 300 });

  it('has three keys, whole scores, and every field of every result', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer } = composeAnswer(job, bypassed, replies);
      expect(Object.keys(answer)).toEqual(['status', 'score', 'evaluationResults']);
      for (const result of answer.evaluationResults.flatMap(({ results }) => results)) {
        expect(result).toEqual({
          name: expect.any(String) as string,
          score: expect.any(Number) as number,
          label: expect.stringMatching(/./su) as string,
          confidence_score: expect.any(Number) as number,
          reason: expect.any(String) as string,
          flagged: expect.any(Boolean) as boolean,
          quote: expect.any(String) as string,
          ...('data' in result && { data: expect.any(String) as string }),
          ...('claim' in result && { claim: expect.any(String) as string }),
        });
        for (const number of [result.score, result.confidence_score])
          expect(Number.isInteger(number) && number >= 0 && number <= 100).toBe(true);
      }
    }));

  it('flags exactly the results that score under 50 and never scores 50', () =>
    holds((composition) => {
      for (const { flagged, score } of resultsOf(composition))
        expect(flagged ? score < 50 : score > 50).toBe(true);
    }));

  it('fails exactly when a result is flagged', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer } = composeAnswer(job, bypassed, replies);
      const results = answer.evaluationResults.flatMap((each) => each.results);
      const uneasy = results.some(({ label }) => label === 'WARNING' || label === 'NOT_EVALUATED');
      expect(answer.status).toBe(
        results.some(({ flagged }) => flagged) ? 'failed' : uneasy ? 'warning' : 'success',
      );
    }));

  it('scores its worst result, and has no score if no check was requested', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer } = composeAnswer(job, bypassed, replies);
      const scores = answer.evaluationResults.flatMap(({ results }) =>
        results.map(({ score }) => score),
      );
      expect(answer.score).toBe(job.checks.length === 0 ? null : Math.min(...scores));
    }));

  it('has one entry for each requested check, with at least one result, in the order of the catalogue', () =>
    holds(({ job, bypassed, replies }) => {
      const { evaluationResults } = composeAnswer(job, bypassed, replies).answer;
      expect(evaluationResults.map(({ type }) => type)).toEqual(
        CHECK_NAMES.filter((check) => names(job.checks).includes(check)),
      );
      for (const { results } of evaluationResults) expect(results).not.toEqual([]);
    }));

  it('does not depend on the order of replies or on duplicates', () =>
    holds((composition) => {
      const { job, bypassed, replies } = composition;
      const answer = composeAnswer(job, bypassed, replies);
      expect(composeAnswer(job, bypassed, [...replies].reverse())).toEqual(answer);
      const late = replies.map(({ check }) => ({ check, findings: [{ ...found, name: 'late' }] }));
      expect(composeAnswer(job, bypassed, [...replies, ...late])).toEqual(answer);
      expect(
        composeAnswer({ ...job, checks: [...job.checks].reverse() }, bypassed, replies),
      ).toEqual(answer);
    }));

  it('never passes a check without a reply and counts it', () =>
    holds((composition) => {
      const answered = [...names(composition.replies), ...names(composition.bypassed)];
      const { unevaluated } = composeAnswer(
        composition.job,
        composition.bypassed,
        composition.replies,
      );
      for (const { check } of composition.job.checks.filter(
        (request) => !answered.includes(request.check),
      )) {
        for (const { label } of resultsOn(composition, check)) expect(label).toBe('NOT_EVALUATED');
        expect(names(unevaluated)).toContain(check);
      }
    }));

  it('counts each check without a verdict once', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer, unevaluated } = composeAnswer(job, bypassed, replies);
      const without = answer.evaluationResults.filter(({ results }) =>
        results.some(({ label }) => label === 'NOT_EVALUATED'),
      );
      expect(names(unevaluated)).toEqual(without.map(({ type }) => type));
    }));

  it('is not lowered by bypassed checks', () =>
    holds((composition) => {
      const { job, bypassed, replies } = composition;
      const checks = job.checks.filter(({ check }) => !names(bypassed).includes(check));
      const withBypassed = composeAnswer(job, bypassed, replies).answer;
      const without = composeAnswer({ ...job, checks }, [], replies).answer;
      expect(withBypassed.status).toBe(without.status);
      expect(withBypassed.score).toBe(without.score ?? (bypassed.length > 0 ? 100 : null));
      for (const { check } of bypassed)
        expect(resultsOn(composition, check)).toMatchObject([
          { label: 'PASS', score: 100, confidence_score: 0 },
        ]);
    }));
});

const asInAnswer = (verdict: object) =>
  Object.fromEntries(
    Object.entries(verdict).filter(([key]) => key !== 'kind' && key !== 'borderline'),
  );

describe('an answer from detectors that follow the rules', () => {
  it('contains every verdict unchanged', () => {
    fc.assert(
      fc.property(wellBehaved, (composition) => {
        for (const { check, findings } of composition.replies) {
          const verdicts = findings.filter(({ kind }) => kind === 'verdict');
          expect(
            resultsOn(composition, check).filter(({ label }) => label !== 'NOT_EVALUATED'),
          ).toEqual(verdicts.map(asInAnswer));
        }
      }),
    );
  });
});
