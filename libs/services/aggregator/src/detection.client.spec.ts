import { type CheckRequest, detectionQueue, runDetection } from '@touchstone/contracts';
import { SystemClock, Unavailable } from '@touchstone/kernel';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { aContent, aJob } from '@touchstone/testing';
import { DetectionClient, liveSchedule } from './detection.client';
import { FamilyCapacity } from './family-capacity';
import { planEvaluation } from './plan';

const PII: CheckRequest = { check: 'pii', mode: 'speed' };
const TOPICS: CheckRequest = {
  check: 'topic_scoping',
  mode: 'quality',
  topics: ['tea'],
  target: 'both',
  multiTurn: false,
};

describe('DetectionClient', () => {
  const broker = new InProcessBroker();
  const client = new DetectionClient(
    new MessagingClient(broker),
    new FamilyCapacity(new SystemClock()),
  );
  const job = aJob({ checks: [PII, TOPICS], content: aContent({ input: 'tea' }) });
  let reply: unknown = { checks: [], computeMs: 1 };
  afterAll(() => broker.close(0));

  it('waits for a missing family for the time of its own mode, not that of the slowest', async () => {
    await broker.serve(detectionQueue('topic', 'quality'), runDetection.pattern, async () => {
      if (reply instanceof Error) throw reply;
      return reply;
    });
    const startedMs = performance.now();
    await client.gather(job, planEvaluation(job), liveSchedule(30_000));
    const tookMs = performance.now() - startedMs;
    expect(tookMs).toBeGreaterThan(1_900);
    expect(tookMs).toBeLessThan(5_000);
  });

  it('gives a cause for the checks of a family that fails without a message', async () => {
    reply = new Unavailable('');
    const only = aJob({ ...job, checks: [TOPICS] });
    const { causes } = await client.gather(only, planEvaluation(only), liveSchedule(30_000));
    expect(causes.get('topic_scoping')).toBe('The detector family failed.');
  });

  it.each([
    [null],
    ['text'],
    [{ checks: 1, computeMs: 'soon' }],
    [{ checks: [null, { check: 'pii' }] }],
  ])('accepts no finding from %j', async (result) => {
    reply = result;
    const only = aJob({ ...job, checks: [TOPICS] });
    await expect(
      client.gather(only, planEvaluation(only), liveSchedule(30_000)),
    ).resolves.toMatchObject({
      findings: [],
      timings: [],
    });
  });
});
