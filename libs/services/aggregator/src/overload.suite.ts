import { EvaluationClient } from '@touchstone/clients';
import {
  type CheckRequest,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  type EvaluationOutcome,
  evaluationQueue,
  familiesFull,
  type Family,
  runDetection,
  runEvaluation,
} from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { type Broker, MessagingClient } from '@touchstone/messaging';
import { aContent, aJob, deferred, eventually, ManualClock } from '@touchstone/testing';
import { BatchPace } from './batch-pace';
import { CompletionPublisher } from './completion.publisher';
import { BATCH_SCHEDULE, DetectionClient } from './detection.client';
import { EvaluationConsumer } from './evaluation.consumer';
import { EvaluationService } from './evaluation.service';
import { FamilyCapacity } from './family-capacity';

const MODE = 'quality';
const QUEUE = evaluationQueue(MODE);
/** Within this time a family in quality mode should answer, by the clock of the suite. */
const WINDOW_MS = 12_500;
const WAIT_MS = 30_000;

const PII: CheckRequest = { check: 'pii', mode: MODE };
const TOPICS: CheckRequest = {
  check: 'topic_scoping',
  mode: MODE,
  topics: ['tea'],
  target: 'both',
  multiTurn: false,
};
const jobOf = (...checks: CheckRequest[]): EvaluationJob =>
  aJob({ checks, content: aContent({ input: 'A cup of tea.' }) });

/** Two families of which each job can be held; a gateway and an aggregator before them. */
class Rig {
  readonly clock = new ManualClock();
  readonly handled = { jobs: 0, completed: 0 };
  readonly held: Record<'security' | 'topic', (() => void)[]> = { security: [], topic: [] };
  holding = { security: false, topic: false };
  private readonly messages: MessagingClient;
  readonly service: EvaluationService;
  readonly gateway: EvaluationClient;

  constructor(readonly broker: Broker) {
    this.messages = new MessagingClient(broker);
    this.service = new EvaluationService(
      new DetectionClient(this.messages, new FamilyCapacity(this.clock)),
      new CompletionPublisher(this.messages, new Readiness()),
      this.clock,
    );
    this.gateway = new EvaluationClient(this.messages, this.clock);
  }

  async start(): Promise<void> {
    const consumer = new EvaluationConsumer(this.service, new BatchPace(this.clock));
    await this.broker.serve(QUEUE, runEvaluation.pattern, (delivery) => {
      this.handled.jobs++;
      return consumer.run(delivery.body as EvaluationJob, delivery);
    });
    for (const family of ['security', 'topic'] as const)
      for (const lane of ['live', 'batch'] as const)
        await this.broker.serve(detectionQueue(family, MODE, lane), runDetection.pattern, () =>
          this.detect(family),
        );
    await this.broker.subscribe(
      { service: 'spec', kind: 'broadcast' },
      'evaluation.completed.v1',
      async () => this.handled.completed++,
    );
  }

  evaluate(...checks: CheckRequest[]): Promise<EvaluationOutcome> {
    return this.gateway.evaluate(jobOf(...checks), WAIT_MS);
  }

  /**
   * Makes the topic family slow: of twenty jobs it answers two in each fifth of the window, and ten
   * remain.
   * @returns a function that resolves once all are answered
   */
  async overload(): Promise<() => Promise<unknown>> {
    this.holding.topic = true;
    const asked = Array.from({ length: 20 }, () => this.evaluate(TOPICS));
    let answered = 0;
    for (const one of asked) void one.then(() => answered++);
    await eventually(() => this.held.topic.length === asked.length);
    for (let step = 1; step <= 10; step++) {
      this.clock.advance(WINDOW_MS / 5);
      this.held.topic.shift()?.();
      await eventually(() => answered === step);
    }
    return () => Promise.all(asked);
  }

  /** Answers everything. */
  release(): void {
    this.holding = { security: false, topic: false };
    for (const held of Object.values(this.held)) for (const answer of held.splice(0)) answer();
  }

  private async detect(family: 'security' | 'topic'): Promise<DetectionReply> {
    if (this.holding[family]) {
      const { promise, resolve } = deferred();
      this.held[family].push(resolve);
      await promise;
    }
    return replyOf(family);
  }
}

const replyOf = (family: 'security' | 'topic'): DetectionReply => {
  const [check, label] =
    family === 'topic'
      ? (['topic_scoping', 'ON_TOPIC'] as const)
      : (['pii', 'NO_PII_FOUND'] as const);
  const verdict = {
    name: check,
    score: 100,
    label,
    confidence_score: 90,
    reason: '',
    flagged: false,
    quote: '',
  };
  return {
    family,
    mode: MODE,
    checks: [{ check, findings: [{ kind: 'verdict', ...verdict }] }],
    computeMs: 1,
  };
};

const labelsOf = ({ answer }: EvaluationOutcome): string[] =>
  answer.evaluationResults.flatMap(({ results }) => results.map(({ label }) => label));

/** Tests of overload with a gateway, an aggregator and two families on a broker. */
export const describeOverload = (make: () => Promise<Broker>): void => {
  let rig: Rig;

  beforeEach(async () => {
    rig = new Rig(await make());
    await rig.start();
  });
  afterEach(async () => {
    rig.release();
    await rig.broker.close(1_000);
  });

  it('refuses an evaluation whose only family is full, with the time until it has capacity', async () => {
    const allAnswered = await rig.overload();
    await expect(rig.evaluate(TOPICS)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'at_capacity',
      message: 'The topic detectors are at capacity; try again in 25 seconds.',
      details: { families: ['topic'], retry_after: 25 },
    });
    rig.release();
    await allAnswered();
    await eventually(() => rig.handled.completed === 20);
  });

  it('answers without a full family, and names it in the reason', async () => {
    await rig.overload();
    const outcome = await rig.evaluate(PII, TOPICS);
    expect(labelsOf(outcome)).toEqual(['NO_PII_FOUND', 'NOT_EVALUATED']);
    expect(outcome.answer).toMatchObject({ status: 'failed', score: 0 });
    expect(outcome.answer.evaluationResults[1]?.results[0]?.reason).toBe(
      'Not evaluated: The topic detectors are at capacity; try again in 25 seconds.',
    );
  });

  it('sends nothing for families that were full a moment ago, and tries them again then', async () => {
    await rig.overload();
    await rig.evaluate(TOPICS).catch(() => undefined);
    const before = rig.handled.jobs;
    await expect(rig.evaluate(TOPICS)).rejects.toMatchObject({
      details: { families: ['topic'], retry_after: 25 },
    });
    expect(rig.handled.jobs).toBe(before);
    await expect(rig.evaluate(PII)).resolves.toMatchObject({ answer: { status: 'success' } });
    rig.clock.advance(100);
    await rig.evaluate(TOPICS).catch(() => undefined);
    expect(rig.handled.jobs).toBe(before + 2);
  });

  it('accepts evaluations again once the family has answered', async () => {
    const allAnswered = await rig.overload();
    rig.release();
    await allAnswered();
    rig.clock.advance(100);
    expect(labelsOf(await rig.evaluate(TOPICS))).toEqual(['ON_TOPIC']);
  });

  it('never refuses work that no caller waits for', async () => {
    await rig.overload();
    rig.holding.topic = false;
    const { answer } = await rig.service.evaluate(jobOf(TOPICS), BATCH_SCHEDULE);
    expect(answer.status).toBe('success');
  });

  it.each<[string, CheckRequest[], Family[], object]>([
    [
      'refuses an evaluation that every worker refused',
      [PII, TOPICS],
      ['security', 'topic'],
      { refused: { families: ['security', 'topic'], retry_after: 1 } },
    ],
    [
      'answers without the checks that a worker refused',
      [PII, TOPICS],
      ['topic'],
      { labels: ['NO_PII_FOUND', 'NOT_EVALUATED'] },
    ],
  ])('%s', async (_title, checks, full, expected) => {
    const detect = jest.spyOn(rig as unknown as { detect: (family: Family) => unknown }, 'detect');
    detect.mockImplementation((family) =>
      full.includes(family)
        ? Promise.reject(familiesFull([family], 500))
        : Promise.resolve(replyOf(family as 'security')),
    );
    const outcome = await rig.evaluate(...checks).then(
      (answered) => ({ labels: labelsOf(answered) }),
      (error: { details: unknown }) => ({ refused: error.details }),
    );
    expect(outcome).toEqual(expected);
  });

  it('does not let a family without a reply delay every evaluation for its whole time', async () => {
    rig.holding.topic = true;
    const impatient = () => rig.gateway.evaluate(jobOf(PII, TOPICS), 1_500);
    for (let lost = 0; lost < 2; lost++) {
      await impatient();
      rig.clock.advance(WINDOW_MS / 2);
    }
    const outcomes = await Promise.all(Array.from({ length: 5 }, impatient));
    const reasons = outcomes.map(
      ({ answer }) => answer.evaluationResults[1]?.results[0]?.reason ?? '',
    );
    expect(reasons.filter((reason) => reason.includes('at capacity'))).toHaveLength(1);
    expect(reasons.filter((reason) => reason.includes('in time'))).toHaveLength(4);
  });
};
