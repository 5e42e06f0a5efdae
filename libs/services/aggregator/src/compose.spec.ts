import fc, { type Arbitrary } from 'fast-check';
import {
  type Check,
  CHECK_NAMES,
  type CheckFindings,
  type CheckRequest,
  type DetectionResult,
  type EvaluationJob,
} from '@touchstone/contracts';
import { aContent, aJob, anyFindings, anyJob } from '@touchstone/testing';
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
      'warns of what is borderline',
      [clean, { ...clean, label: 'WARNING', score: 51 }],
      'warning',
      51,
    ],
    [
      'fails by the one that is flagged',
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

  it('says of a check that only another version knows that it was not evaluated', () => {
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

  it('closes under a policy it does not know', () => {
    expect(composeAnswer(piiJob('ajar' as 'open'), [], []).answer).toMatchObject({
      status: 'failed',
      score: 0,
    });
  });

  it('says of each assertion that it was not evaluated', () => {
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
    ['findings that are no list', { check: 'pii', findings: 'none' }],
    ['a good verdict beside a bad one', pii(clean, { ...clean, score: 50 })],
    ['nothing but a name', { check: 'pii' }],
  ])('never lets pass a detector that answers %s', (_title, reply) => {
    const { answer, unevaluated } = composeAnswer(piiJob(), [], [reply]);
    expect(answer.evaluationResults[0]?.results).toMatchObject([
      { label: 'NOT_EVALUATED', flagged: true, score: 0 },
    ]);
    expect(unevaluated).toEqual([
      { family: 'security', check: 'pii', cause: 'The detector gave a malformed answer.' },
    ]);
  });

  it.each<[string, unknown[]]>([
    ['replies that are nothing', [null, undefined, 'pii', 7, [], pii(clean)]],
    [
      'a check nobody asked for',
      [
        { check: 'safety', findings: [found] },
        { check: '__proto__', findings: [found] },
        pii(clean),
      ],
    ],
    ['a second reply', [pii(clean), pii(found), { check: 'pii', findings: 'broken' }]],
  ])('is not moved by %s', (_title, replies) => {
    expect(composeAnswer(piiJob(), [], replies).answer).toMatchObject({
      status: 'success',
      score: 100,
    });
  });

  it('never lets pass a category that the detector left out', () => {
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

  it('does not let a good second reply mend a broken first one', () => {
    expect(composeAnswer(piiJob(), [], [pii(), pii(clean)]).answer.status).toBe('failed');
  });

  it('keeps to the bypass of a check although a worker answered it', () => {
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

/** What may stand in a list of findings although no detector should send it. */
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

interface Gathering {
  job: EvaluationJob;
  bypassed: CheckFindings[];
  /** One a check at most. */
  replies: CheckFindings[];
}

const gatherings = (
  replyTo: (job: EvaluationJob, request: EvaluationJob['checks'][number]) => Arbitrary<unknown>,
): Arbitrary<Gathering> =>
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

const wellBehaved = gatherings((job, request) => anyFindings(request, job.content));
const anyhow = gatherings((job, request) =>
  fc.oneof(
    anyFindings(request, job.content),
    debris,
    fc.tuple(anyFindings(request, job.content), debris).map(([good, bad]) => [...good, bad]),
  ),
);

const resultsOf = ({ job, bypassed, replies }: Gathering): DetectionResult[] =>
  composeAnswer(job, bypassed, replies).answer.evaluationResults.flatMap(({ results }) => results);
const resultsOn = (gathering: Gathering, check: Check): DetectionResult[] =>
  composeAnswer(gathering.job, gathering.bypassed, gathering.replies).answer.evaluationResults.find(
    ({ type }) => type === check,
  )?.results ?? [];
const names = (list: { check: Check }[]): Check[] => list.map(({ check }) => check);

describe.each([
  ['from detectors that keep the rules', wellBehaved],
  ['from detectors that may answer anything', anyhow],
])('an answer gathered %s', (_title, gatheringsOfKind) => {
  const holds = (property: (gathering: Gathering) => void): void =>
    fc.assert(fc.property(gatheringsOfKind, property), { numRuns: 300 });

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

  it('flags exactly what scores under 50, and never scores 50', () =>
    holds((gathering) => {
      for (const { flagged, score } of resultsOf(gathering))
        expect(flagged ? score < 50 : score > 50).toBe(true);
    }));

  it('fails exactly when something is flagged', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer } = composeAnswer(job, bypassed, replies);
      const results = answer.evaluationResults.flatMap((each) => each.results);
      const uneasy = results.some(({ label }) => label === 'WARNING' || label === 'NOT_EVALUATED');
      expect(answer.status).toBe(
        results.some(({ flagged }) => flagged) ? 'failed' : uneasy ? 'warning' : 'success',
      );
    }));

  it('scores its worst result, and nothing when nothing was asked for', () =>
    holds(({ job, bypassed, replies }) => {
      const { answer } = composeAnswer(job, bypassed, replies);
      const scores = answer.evaluationResults.flatMap(({ results }) =>
        results.map(({ score }) => score),
      );
      expect(answer.score).toBe(job.checks.length === 0 ? null : Math.min(...scores));
    }));

  it('has one entry a check asked for, with a result at least, in the order of the catalogue', () =>
    holds(({ job, bypassed, replies }) => {
      const { evaluationResults } = composeAnswer(job, bypassed, replies).answer;
      expect(evaluationResults.map(({ type }) => type)).toEqual(
        CHECK_NAMES.filter((check) => names(job.checks).includes(check)),
      );
      for (const { results } of evaluationResults) expect(results).not.toEqual([]);
    }));

  it('is the same in whatever order replies came, and although they came twice', () =>
    holds((gathering) => {
      const { job, bypassed, replies } = gathering;
      const answer = composeAnswer(job, bypassed, replies);
      expect(composeAnswer(job, bypassed, [...replies].reverse())).toEqual(answer);
      const late = replies.map(({ check }) => ({ check, findings: [{ ...found, name: 'late' }] }));
      expect(composeAnswer(job, bypassed, [...replies, ...late])).toEqual(answer);
      expect(
        composeAnswer({ ...job, checks: [...job.checks].reverse() }, bypassed, replies),
      ).toEqual(answer);
    }));

  it('never passes a check without a reply, and counts it', () =>
    holds((gathering) => {
      const answered = [...names(gathering.replies), ...names(gathering.bypassed)];
      const { unevaluated } = composeAnswer(gathering.job, gathering.bypassed, gathering.replies);
      for (const { check } of gathering.job.checks.filter(
        (request) => !answered.includes(request.check),
      )) {
        for (const { label } of resultsOn(gathering, check)) expect(label).toBe('NOT_EVALUATED');
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

  it('is not lowered by what was bypassed', () =>
    holds((gathering) => {
      const { job, bypassed, replies } = gathering;
      const checks = job.checks.filter(({ check }) => !names(bypassed).includes(check));
      const withBypassed = composeAnswer(job, bypassed, replies).answer;
      const without = composeAnswer({ ...job, checks }, [], replies).answer;
      expect(withBypassed.status).toBe(without.status);
      expect(withBypassed.score).toBe(without.score ?? (bypassed.length > 0 ? 100 : null));
      for (const { check } of bypassed)
        expect(resultsOn(gathering, check)).toMatchObject([
          { label: 'PASS', score: 100, confidence_score: 0 },
        ]);
    }));
});

describe('an answer from detectors that keep the rules', () => {
  it('repeats every verdict as it was given', () => {
    fc.assert(
      fc.property(wellBehaved, (gathering) => {
        for (const { check, findings } of gathering.replies) {
          const verdicts = findings.filter((finding) => !('cause' in finding));
          expect(
            resultsOn(gathering, check).filter(({ label }) => label !== 'NOT_EVALUATED'),
          ).toEqual(verdicts);
        }
      }),
    );
  });
});
