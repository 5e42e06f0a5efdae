import { register } from 'prom-client';
import {
  Deadline,
  recordSpans,
  type Span,
  type SpanAttributes,
  type SpanOptions,
  SpanRecorder,
  withTrace,
} from '@touchstone/kernel';
import {
  endpointReplies,
  judgeReplies,
  type JudgeStub,
  startJudgeStub,
  verdictByRule,
} from '@touchstone/testing';
import { createJudge } from './create-judge';
import type { Judge } from './judge';
import { JudgeSettings } from './judge.config';

const VERDICT = JSON.stringify({
  label: 'SAFE',
  violation: false,
  confidence: 90,
  reason: 'It is about tea.',
  quote: '',
});

let stub: JudgeStub;
let judge: Judge;

const decide = (deadlineMs = 20_000) =>
  judge
    .decide(
      {
        instruction: 'Decide.',
        labels: [
          { label: 'SAFE', meaning: 'Yes.', violation: false },
          { label: 'UNSAFE', meaning: 'No.', violation: true },
        ],
        exhibits: [{ title: 'input', text: 'tea' }],
      },
      Deadline.in(deadlineMs),
    )
    .catch(() => undefined);

const valuesOf = async (metric: string, label: string): Promise<Record<string, number>> => {
  const { values } = (await register.getSingleMetric(metric)?.get()) ?? { values: [] };
  return Object.fromEntries(values.map(({ labels, value }) => [labels[label], value]));
};
const requests = () => valuesOf('touchstone_judge_requests_total', 'outcome');
const tokens = () => valuesOf('touchstone_judge_tokens_total', 'direction');
const increase = (
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([label, value]) => [label, value - (before[label] ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  );

beforeEach(async () => {
  stub = await startJudgeStub();
  judge = createJudge(Object.assign(new JudgeSettings(), { url: stub.url, model: 'stub' }));
});
afterEach(async () => {
  await stub.close();
  await judge.close();
});

describe('metrics of the judge', () => {
  it.each([
    ['an answer', [verdictByRule], { answered: 1 }],
    ['a retried failure', [judgeReplies.status(500), verdictByRule], { failed: 1, answered: 1 }],
    ['unusable answers', [judgeReplies.contradicts], { unusable: 2 }],
    ['a rejected question', [judgeReplies.status(400)], { rejected: 1 }],
    [
      'the limit of requests',
      [judgeReplies.status(429, { 'retry-after': '0' }), verdictByRule],
      { throttled: 1, answered: 1 },
    ],
  ] as const)('count %s by outcome', async (_title, [first, ...rest], expected) => {
    const before = await requests();
    stub.reply(first, ...rest);
    await decide();
    expect(increase(before, await requests())).toEqual(expected);
  });

  it('count a request without an answer in time', async () => {
    const before = await requests();
    stub.reply(judgeReplies.hangs);
    await decide(100);
    expect(increase(before, await requests())).toEqual({ timed_out: 1 });
  });

  it('observe the time of every request', async () => {
    const count = async () =>
      (await register.getSingleMetric('touchstone_judge_seconds')?.get())?.values.find(
        (value) => 'metricName' in value && value.metricName === 'touchstone_judge_seconds_count',
      )?.value ?? 0;
    const before = await count();
    stub.reply(judgeReplies.status(500), verdictByRule);
    await decide();
    expect((await count()) - before).toBe(2);
  });

  it.each<[string, unknown, Record<string, number>]>([
    ['tokens', { prompt_tokens: 120, completion_tokens: 30 }, { input: 120, output: 30 }],
    ['no tokens if there are no figures', undefined, {}],
    [
      'only figures that are numbers',
      { prompt_tokens: '120', completion_tokens: 30 },
      { output: 30 },
    ],
    ['no negative figures', { prompt_tokens: -1, completion_tokens: 1.5 }, {}],
    ['no absurd figures', { prompt_tokens: 1e300, completion_tokens: 2 }, { output: 2 }],
  ])('count %s', async (_title, usage, expected) => {
    const before = await tokens();
    stub.reply(
      endpointReplies.json({
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: VERDICT } }],
        usage,
      }),
    );
    await expect(decide()).resolves.toMatchObject({ label: 'SAFE' });
    expect(increase(before, await tokens())).toEqual(expected);
  });

  it('count the tokens of an unusable answer', async () => {
    const before = await tokens();
    stub.reply(
      endpointReplies.json({ choices: [], usage: { prompt_tokens: 5, completion_tokens: 1 } }),
      verdictByRule,
    );
    await decide();
    expect(increase(before, await tokens())).toEqual({ input: 5, output: 1 });
  });
});

describe('spans of the judge', () => {
  const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  class Recorded extends SpanRecorder {
    readonly spans: { name: string; attributes: SpanAttributes; errorType?: string }[] = [];

    start(name: string, _parent: string | undefined, { attributes }: SpanOptions): Span {
      const span = { name, attributes: { ...attributes } };
      this.spans.push(span);
      return {
        traceparent: TRACE,
        set: (more) => void Object.assign(span.attributes, more),
        addEvent: () => undefined,
        end: (errorType) => void Object.assign(span, errorType && { errorType }),
      };
    }
  }

  afterEach(() => recordSpans(undefined));

  it('are one for each request, with the model and its tokens, without content', async () => {
    const recorder = new Recorded();
    recordSpans(recorder);
    stub.reply(
      judgeReplies.status(500),
      endpointReplies.json({
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: VERDICT } }],
        usage: { prompt_tokens: 120, completion_tokens: 30 },
      }),
    );
    await withTrace(TRACE, () => decide());
    const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': 'stub' };
    expect(recorder.spans).toEqual([
      { name: 'chat stub', attributes, errorType: 'AttemptFailed' },
      {
        name: 'chat stub',
        attributes: {
          ...attributes,
          'gen_ai.usage.input_tokens': 120,
          'gen_ai.usage.output_tokens': 30,
        },
      },
    ]);
  });
});
