import {
  type CheckRequest,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  type Family,
  familyOf,
  type Outcome,
  runDetection,
  toFinding,
  type Verdict,
} from '@touchstone/contracts';
import { Readiness, SystemClock } from '@touchstone/kernel';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { aContent, aJob } from '@touchstone/testing';
import { CompletionPublisher } from './completion.publisher';
import { delegate } from './delegation';
import { DetectionClient, liveSchedule } from './detection.client';
import { EvaluationService } from './evaluation.service';
import { FamilyCapacity } from './family-capacity';

const OWN = 'The response must not contain links.';
const NO_HATE = 'No hate speech.';
const NO_DATA = 'The response must not contain personal data.';

const policy = (
  assertions: string[],
  parts: Partial<CheckRequest<'policy'>> = {},
): CheckRequest<'policy'> => ({
  check: 'policy',
  mode: 'balanced',
  assertions,
  target: 'both',
  multiTurn: false,
  includeTools: false,
  ...parts,
});

const jobWith = (
  assertions: string[],
  parts: Partial<CheckRequest<'policy'>> = {},
): EvaluationJob =>
  aJob({
    checks: [policy(assertions, parts)],
    content: aContent({ input: 'a question', output: 'an answer' }),
  });

const verdict = (name: string, flagged: boolean): Verdict => ({
  kind: 'verdict',
  name,
  score: flagged ? 3 : 97,
  label: flagged ? 'UNSAFE' : 'SAFE',
  confidence_score: 94,
  reason: flagged ? 'It names a group and insults it.' : '',
  flagged,
  quote: flagged ? 'an answer' : '',
});

describe('delegate', () => {
  it('leaves a job without such assertions as it is', () => {
    const job = jobWith([OWN]);
    expect(delegate(job)).toEqual({ own: job, delegated: [] });
    expect(delegate(job).own).toBe(job);
  });

  it('keeps the other assertions and the other checks', () => {
    const job = jobWith([NO_HATE, OWN]);
    const { own, delegated } = delegate(
      aJob({ ...job, checks: [{ check: 'pii', mode: 'speed' }, ...job.checks] }),
    );
    expect(own.checks).toEqual([{ check: 'pii', mode: 'speed' }, policy([OWN])]);
    expect(delegated).toMatchObject([
      { job: { checks: [{ check: 'safety', mode: 'balanced', categories: ['hate_speech'] }] } },
    ]);
  });

  it('drops a request of which nothing remains', () => {
    expect(delegate(jobWith([NO_HATE])).own.checks).toEqual([]);
  });

  it('asks once for all assertions on one side, and only about its texts', () => {
    const { delegated } = delegate(
      jobWith(['The response must not contain hate speech.', NO_DATA]),
    );
    expect(delegated.map(({ job }) => job)).toMatchObject([
      {
        content: { input: null, output: 'an answer', messages: [] },
        checks: [
          { check: 'safety', mode: 'balanced' },
          { check: 'pii', mode: 'balanced' },
        ],
      },
    ]);
  });

  it('reads no text where the request looks at the other side', () => {
    const { delegated } = delegate(jobWith([NO_DATA], { target: 'input' }));
    expect(delegated[0]?.job.content).toMatchObject({ input: null, output: null, messages: [] });
  });

  it('reads the messages of the side in a whole conversation', () => {
    const messages = [
      { role: 'user' as const, content: 'one', toolCalls: [] },
      { role: 'assistant' as const, content: 'two', toolCalls: [] },
    ];
    const job = aJob({
      checks: [policy([NO_DATA], { multiTurn: true })],
      content: aContent({ messages }),
    });
    expect(delegate(job).delegated[0]?.job.content.messages).toEqual([messages[1]]);
  });

  it('asks separately for each list of topics', () => {
    const { delegated } = delegate(jobWith(['Stay on travel.', 'Stay on cooking.']));
    expect(delegated.map(({ job: { checks } }) => checks)).toMatchObject([
      [{ check: 'topic_scoping', topics: ['travel'] }],
      [{ check: 'topic_scoping', topics: ['cooking'] }],
    ]);
  });
});

describe('an evaluation with assertions that other families decide', () => {
  const broker = new InProcessBroker();
  const messages = new MessagingClient(broker);
  const service = new EvaluationService(
    new DetectionClient(messages, new FamilyCapacity(new SystemClock())),
    new CompletionPublisher(messages, new Readiness()),
    new SystemClock(),
  );
  let answers: Partial<Record<string, Outcome[]>>;
  const serve = (family: Family): Promise<void> =>
    broker.serve(detectionQueue(family, 'balanced'), runDetection.pattern, ({ body }) => {
      const { checks } = body as EvaluationJob;
      const mine = checks.filter(({ check }) => familyOf(check) === family);
      const reply: DetectionReply = {
        family,
        mode: 'balanced',
        checks: mine.flatMap(({ check }) => {
          const outcomes = answers[check];
          return outcomes ? [{ check, findings: outcomes.map(toFinding) }] : [];
        }),
        computeMs: 1,
      };
      return Promise.resolve(reply);
    });

  beforeAll(async () => {
    for (const family of ['safety', 'policy', 'security'] as const) await serve(family);
  });
  afterAll(() => broker.close(0));

  const resultsOf = async (assertions: string[]) => {
    const { answer } = await service.evaluate(jobWith(assertions), liveSchedule(5_000));
    expect(answer.evaluationResults.map(({ type }) => type)).toEqual(['policy']);
    return { status: answer.status, results: answer.evaluationResults[0]?.results };
  };
  const ownVerdict: Outcome = { ...verdict('policy', false), label: 'COMPLIES', data: OWN };

  it('returns the findings of the families in the order of the assertions', async () => {
    answers = { policy: [ownVerdict], safety: [verdict('hate_speech', true)] };
    await expect(resultsOf([NO_HATE, OWN])).resolves.toMatchObject({
      status: 'failed',
      results: [
        {
          name: 'policy',
          label: 'VIOLATES',
          flagged: true,
          score: 3,
          quote: 'an answer',
          reason: 'It names a group and insults it.',
          data: NO_HATE,
          claim: NO_HATE,
        },
        { label: 'COMPLIES', data: OWN },
      ],
    });
  });

  it('complies where every check finds nothing', async () => {
    answers = { safety: [verdict('hate_speech', false)] };
    await expect(resultsOf([NO_HATE])).resolves.toMatchObject({
      status: 'success',
      results: [{ label: 'COMPLIES', flagged: false, data: NO_HATE }],
    });
  });

  it('is not evaluated where its family gives no verdict', async () => {
    answers = { policy: [ownVerdict] };
    await expect(resultsOf([NO_HATE, OWN])).resolves.toMatchObject({
      status: 'failed',
      results: [{ label: 'NOT_EVALUATED', data: NO_HATE }, { label: 'COMPLIES' }],
    });
  });

  it('keeps the findings where the policy family gives none', async () => {
    answers = { safety: [verdict('hate_speech', false)] };
    await expect(resultsOf([NO_HATE, OWN])).resolves.toMatchObject({
      results: [
        { label: 'COMPLIES', data: NO_HATE },
        { label: 'NOT_EVALUATED', data: OWN },
      ],
    });
  });
});
