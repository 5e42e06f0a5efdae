import { type Clock, Deadline, SystemClock } from '@touchstone/kernel';
import {
  deferred,
  eventually,
  judgeReplies,
  type JudgeStub,
  type JudgeStubReply,
  ManualClock,
  startJudgeStub,
  verdictByRule,
} from '@touchstone/testing';
import { CIRCUIT_LIMITS } from '../endpoint/circuit-breaker';
import { concurrencyGauge, throttledCounter } from '../metrics';
import { createJudge } from './create-judge';
import { type Judge, JudgeFailed, type JudgeQuestion } from './judge';
import { JudgeSettings } from './judge.config';

const QUESTION: JudgeQuestion = {
  instruction: 'Decide whether the text holds the word.',
  labels: [
    { label: 'SAFE', meaning: 'It does not.', violation: false },
    { label: 'UNSAFE', meaning: 'It does.', violation: true },
  ],
  exhibits: [{ title: 'input', text: 'a zebra crossed' }],
};
const AT_ONCE = { 'retry-after': '0' };
const AT_LIMIT =
  'The judge was at its limit of requests until too little time was left for an answer.';

let stub: JudgeStub;
let judge: Judge;

const useJudge = (
  settings: Partial<JudgeSettings> = {},
  clock: Clock = new SystemClock(),
): void => {
  judge = createJudge(
    Object.assign(new JudgeSettings(), { url: stub.url, model: 'stub' }, settings),
    clock,
  );
};
const decide = (deadlineMs = 60_000) => judge.decide(QUESTION, Deadline.in(deadlineMs));
const decideAll = (questions: number) =>
  Promise.all(Array.from({ length: questions }, () => decide()));
const concurrency = async (): Promise<number> =>
  (await concurrencyGauge.get()).values[0]?.value ?? 0;
const throttled = async (): Promise<number> => (await throttledCounter.get()).values[0]?.value ?? 0;

beforeEach(async () => {
  stub = await startJudgeStub();
  useJudge();
});
afterEach(async () => {
  await stub.close();
  await judge.close();
});

describe('judge with an endpoint at its limit', () => {
  it.each([
    ['429', judgeReplies.status(429)],
    ['429 with a hint', judgeReplies.status(429, AT_ONCE)],
    [
      '503 with a date',
      judgeReplies.status(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
    ],
  ])('asks again after %s', async (_title, reply) => {
    stub.reply(reply, reply, verdictByRule);
    await expect(decide()).resolves.toMatchObject({ label: 'SAFE' });
    expect(stub.requests).toHaveLength(3);
  });

  it('answers every question of more than the endpoint takes at once', async () => {
    stub.reply(judgeReplies.atMost(2, judgeReplies.after(5), AT_ONCE));
    const before = await throttled();
    await expect(decideAll(64)).resolves.toHaveLength(64);
    expect(await throttled()).toBeGreaterThan(before);
  });

  it('halves the questions that are sent at once, once for all that were refused together', async () => {
    const refusals: (() => void)[] = [];
    const refuse: JudgeStubReply = (response, request) =>
      refusals.push(() => judgeReplies.status(429, AT_ONCE)(response, request));
    stub.reply(refuse);
    const answers = decideAll(64);
    await stub.received(64);
    // Those sent from now on are held, and so counted.
    const release = deferred();
    stub.reply(async (response, request) => {
      await release.promise;
      verdictByRule(response, request);
    });
    refusals.forEach((refusal) => refusal());
    await stub.received(64 + 32);
    expect([stub.pending, await concurrency()]).toEqual([32, 32]);
    release.resolve();
    await answers;
    expect(stub.requests).toHaveLength(128);
  });

  it('raises the number again with the answers, up to the configured one', async () => {
    useJudge({ concurrency: 4 });
    const limit = judgeReplies.status(429, AT_ONCE);
    stub.reply(limit, limit, limit, verdictByRule);
    await decide();
    const seen = [await concurrency()];
    for (let answer = 0; answer < 12; answer++) {
      await decide();
      seen.push(await concurrency());
    }
    expect(seen).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('keeps one question under way however often it is refused', async () => {
    useJudge({ concurrency: 2 });
    const replies = Array.from({ length: 5 }, () => judgeReplies.status(429, AT_ONCE));
    const last = deferred();
    stub.reply(...(replies as [JudgeStubReply]), async (response, request) => {
      await last.promise;
      verdictByRule(response, request);
    });
    const answers = decideAll(3);
    await stub.received(6);
    expect([stub.pending, await concurrency()]).toEqual([1, 1]);
    last.resolve();
    await answers;
  });

  it('sends nothing until the time that the endpoint asked for', async () => {
    useJudge({ concurrency: 1 });
    const refusedAtMs: number[] = [];
    stub.reply((response, request) => {
      refusedAtMs.push(performance.now());
      judgeReplies.status(429, { 'retry-after': '1' })(response, request);
    }, verdictByRule);
    const answers = decideAll(3);
    await stub.received(2);
    // A bound from below only: a slow machine cannot break it.
    expect(performance.now() - (refusedAtMs[0] ?? NaN)).toBeGreaterThanOrEqual(990);
    await answers;
  });

  it('fails at once, and says why, if the endpoint asks for more time than there is', async () => {
    stub.reply(judgeReplies.status(429, { 'retry-after': '3600' }));
    await expect(decide()).rejects.toEqual(new JudgeFailed(AT_LIMIT));
    await expect(decide(50_000)).rejects.toThrow(AT_LIMIT);
    expect(stub.requests).toHaveLength(1);
  });

  it('names the limit as the reason of a question that waited behind others for its whole time', async () => {
    useJudge({ concurrency: 2 });
    stub.reply(judgeReplies.status(429, AT_ONCE), judgeReplies.hangs);
    const first = decide(60_000).catch((error: unknown) => error);
    await stub.received(2);
    await expect(decide(100)).rejects.toThrow(AT_LIMIT);
    stub.reply(verdictByRule);
    stub.dropConnections();
    await expect(first).resolves.toMatchObject({ label: 'SAFE' });
  });

  it('does not ask a question whose remaining time is shorter than answers usually take', async () => {
    const clock = new ManualClock();
    useJudge({ concurrency: 1 }, clock);
    stub.reply((response, request) => {
      clock.advance(30_000);
      verdictByRule(response, request);
    });
    await decide();
    const held = deferred();
    stub.reply(async (response, request) => {
      await held.promise;
      verdictByRule(response, request);
    }, verdictByRule);
    const [first, deadline] = [decide(), Deadline.in(2_000)];
    const late = judge.decide(QUESTION, deadline).catch((error: unknown) => error);
    await stub.received(2);
    await eventually(() => deadline.remainingMs < 1_000);
    held.resolve();
    await first;
    await expect(late).resolves.toEqual(new JudgeFailed(AT_LIMIT));
    expect(stub.requests).toHaveLength(2);
    await expect(decide(1_000)).resolves.toMatchObject({ label: 'SAFE' });
  });

  it('keeps the one retry for a malformed answer', async () => {
    const limit = judgeReplies.status(429, AT_ONCE);
    stub.reply(limit, judgeReplies.contradicts, limit, verdictByRule);
    await expect(decide()).resolves.toMatchObject({ label: 'SAFE' });
    stub.reply(judgeReplies.contradicts, limit, judgeReplies.contradicts, verdictByRule);
    await expect(decide()).rejects.toThrow('contradict each other');
  });

  it('does not open the circuit', async () => {
    const limit = judgeReplies.status(429, AT_ONCE);
    const many = Array.from({ length: CIRCUIT_LIMITS.failures * 2 }, () => limit);
    stub.reply(...(many as [JudgeStubReply]), verdictByRule);
    await expect(decide()).resolves.toMatchObject({ label: 'SAFE' });
  });

  it('asks a refused question before those that have not been asked', async () => {
    useJudge({ concurrency: 1 });
    const texts = () =>
      stub.requests.map(({ body }) => /question \d/.exec(body.messages[1]?.content ?? '')?.[0]);
    const ask = (text: string) =>
      judge.decide({ ...QUESTION, exhibits: [{ title: 'input', text }] }, Deadline.in(60_000));
    stub.reply(judgeReplies.status(429, AT_ONCE), verdictByRule);
    const answers = [ask('question 1'), ask('question 2')];
    await eventually(() => stub.requests.length === 3);
    await Promise.all(answers);
    expect(texts()).toEqual(['question 1', 'question 1', 'question 2']);
  });
});
