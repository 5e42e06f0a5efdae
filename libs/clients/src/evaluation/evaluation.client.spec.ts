import {
  type CheckRequest,
  evaluationQueue,
  familiesFull,
  runEvaluation,
} from '@touchstone/contracts';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { aJob, deferred, eventually, ManualClock } from '@touchstone/testing';
import { EvaluationClient } from './evaluation.client';
import { refusalCounter } from './metrics';

const PII: CheckRequest = { check: 'pii', mode: 'speed' };
const SAFETY: CheckRequest = { check: 'safety', mode: 'speed' } as CheckRequest;
/** Within this time an aggregator should take a job in speed mode. */
const WINDOW_MS = 2_000;
const WAIT_MS = 30_000;

describe('EvaluationClient', () => {
  let clock: ManualClock;
  let broker: InProcessBroker;
  let client: EvaluationClient;
  /** The aggregator's reply to each job. */
  let aggregate: () => Promise<unknown>;
  let received: number;

  beforeEach(async () => {
    clock = new ManualClock();
    broker = new InProcessBroker();
    client = new EvaluationClient(new MessagingClient(broker), clock);
    received = 0;
    aggregate = async () => ({});
    await broker.serve(
      { ...evaluationQueue('speed'), prefetch: 100 },
      runEvaluation.pattern,
      () => {
        received++;
        return aggregate();
      },
    );
  });
  afterEach(() => broker.close(0));

  const evaluate = (...checks: CheckRequest[]) => client.evaluate(aJob({ checks }), WAIT_MS);
  const refused = async (family: string): Promise<number> =>
    (await refusalCounter.get()).values.find(({ labels }) => labels.family === family)?.value ?? 0;

  /** Has twenty jobs answered one after another, and leaves ten. */
  const answerSlowly = async (handlingMs: number): Promise<() => void> => {
    const held: (() => void)[] = [];
    aggregate = async () => {
      const { promise, resolve } = deferred();
      held.push(resolve);
      await promise;
      return { handlingMs };
    };
    let answered = 0;
    for (let job = 0; job < 30; job++) void evaluate(PII).then(() => answered++);
    await eventually(() => held.length === 30);
    for (let step = 1; step <= 20; step++) {
      clock.advance(WINDOW_MS / 5);
      held.shift()?.();
      await eventually(() => answered === step);
    }
    return () => held.splice(0).forEach((answer) => answer());
  };

  it('refuses an evaluation while those before it take too long to reach an aggregator', async () => {
    const before = await refused('aggregator');
    const release = await answerSlowly(0);
    await expect(evaluate(PII)).rejects.toMatchObject({
      code: 'at_capacity',
      message: 'The service is at capacity; try again in 4 seconds.',
      details: { retry_after: 4 },
    });
    expect(received).toBe(30);
    expect(await refused('aggregator')).toBe(before + 1);
    release();
  });

  it('accepts one while the time passes at an aggregator', async () => {
    const release = await answerSlowly(WINDOW_MS * 10);
    const next = evaluate(PII);
    await eventually(() => received === 31);
    release();
    await expect(next).resolves.toEqual({ handlingMs: WINDOW_MS * 10 });
  });

  it('does not send an evaluation whose families were all full a moment ago', async () => {
    const before = await refused('security');
    aggregate = () => Promise.reject(familiesFull(['security'], 3_000));
    await expect(evaluate(PII)).rejects.toMatchObject({ details: { retry_after: 3 } });
    aggregate = async () => ({});
    await expect(evaluate(PII)).rejects.toMatchObject({
      message: 'The security detectors are at capacity; try again in 3 seconds.',
      details: { families: ['security'], retry_after: 3 },
    });
    expect([received, await refused('security')]).toEqual([1, before + 2]);
  });

  it('sends an evaluation that also requests another family, or none', async () => {
    aggregate = () => Promise.reject(familiesFull(['security'], 3_000));
    await evaluate(PII).catch(() => undefined);
    aggregate = async () => ({});
    await expect(evaluate(PII, SAFETY)).resolves.toEqual({});
    await expect(evaluate()).resolves.toEqual({});
  });

  it('tries full families again after a tenth of a second', async () => {
    aggregate = () => Promise.reject(familiesFull(['security'], 3_000));
    await evaluate(PII).catch(() => undefined);
    aggregate = async () => ({});
    clock.advance(100);
    await expect(evaluate(PII)).resolves.toEqual({});
  });
});
