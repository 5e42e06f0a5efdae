import { DeadlineExceeded, RemoteError, Unavailable } from '@touchstone/kernel';
import { type Gateway, startGateway } from '@touchstone/testing/http';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('POST /api/v1/evaluation/evaluate', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.app.close());

  it('responds 200 with three fields and reports the rest in headers', async () => {
    gateway.evaluator.extra = { internal: 'not for callers' };
    const { status, body, headers } = await gateway.post({ input: 'x', pii_check: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      score: 100,
      evaluationResults: [{ type: 'pii', results: [] }],
    });
    expect(headers['x-evaluation-id']).toMatch(UUID_V7);
    expect(headers['x-evaluation-id']).toBe(gateway.evaluator.jobs[0]?.id);
    expect(headers['server-timing']).toMatch(
      /^security-balanced-wait;dur=0\.4, security-balanced-compute;dur=3\.1, total;dur=[\d.]+$/,
    );
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['preference-applied']).toBeUndefined();
  });

  it('executes an evaluation without checks, so that it is stored', async () => {
    const { status, body, headers } = await gateway.post({ input: 'x', pii_check: false });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', score: null, evaluationResults: [] },
    });
    expect(headers['x-evaluation-id']).toMatch(UUID_V7);
    expect(gateway.evaluator.jobs).toMatchObject([{ id: headers['x-evaluation-id'], checks: [] }]);
  });

  it('waits for the time in Prefer', async () => {
    const { headers } = await gateway.post({ input: 'x', pii_check: true }, { prefer: 'wait=90' });
    await gateway.post({ input: 'x', pii_check: true });
    expect(gateway.evaluator.waits).toEqual([60_000, 30_000]);
    expect(headers['preference-applied']).toBe('wait=60');
  });

  it('keeps the last of two equal keys', async () => {
    await gateway.post('{"input": "first", "input": "last", "pii_check": true}');
    expect(gateway.evaluator.jobs[0]?.content.input).toBe('last');
  });

  it.each([
    [
      'digits beyond 64 bits',
      '{"credit_card":6212345678901234577}',
      { credit_card: 6212345678901235000 },
    ],
    ['members with the same key', '{"to":"jane.doe@example.com","to":"x"}', { to: 'x' }],
  ])(
    'passes on the source of arguments with %s, sent as an object or as text',
    async (_title, source, expected) => {
      for (const given of [source, JSON.stringify(source)])
        for (const call of [
          `{"name": "pay", "arguments": ${given}}`,
          `{"function": {"name": "pay", "arguments": ${given}}}`,
        ])
          await gateway.post(
            `{"messages": [{"role": "assistant", "tool_calls": [${call}]}], "pii_check": true}`,
          );
      const calls = gateway.evaluator.jobs.map(({ content }) => content.messages[0]?.toolCalls[0]);
      expect(calls).toEqual(
        Array.from({ length: 4 }, () => ({ name: 'pay', arguments: expected, source })),
      );
    },
  );

  it('passes on the kinds of skipped parts and ignores those that a caller claims', async () => {
    const parts = [
      { type: 'text', text: 'a' },
      { type: 'image_url', image_url: { url: 'x' } },
      { type: 'input_audio', input_audio: {} },
      { type: 'image', text: 'read' },
    ];
    await gateway.post({
      messages: [
        { role: 'user', content: parts },
        { role: 'user', content: [parts[1]] },
        { role: 'user', content: 'b', skipped: ['image'] },
      ],
      pii_check: true,
    });
    expect(gateway.evaluator.jobs[0]?.content.messages).toEqual([
      { role: 'user', content: 'a\nread', toolCalls: [], skipped: ['image', 'audio'] },
      { role: 'user', content: null, toolCalls: [], skipped: ['image'] },
      { role: 'user', content: 'b', toolCalls: [] },
    ]);
  });

  it('passes on NUL and lone surrogates unchanged', async () => {
    await gateway.post(String.raw`{"input": "\ud800 \u0000 \udfff", "pii_check": true}`);
    expect(gateway.evaluator.jobs[0]?.content.input).toBe('\ud800 \u0000 \udfff');
  });

  it('accepts a byte order mark and other spellings of the media type', async () => {
    const { status } = await gateway.post(`\ufeff${JSON.stringify({ input: 'x' })}`, {
      'content-type': 'Application/JSON ; charset=UTF-8',
    });
    expect(status).toBe(200);
  });

  const remote = new RemoteError({
    kind: 'invalid',
    code: 'x',
    message: 'Missing variables: a',
    details: { missing_variables: ['a'], error: 'shadow' },
  });
  it.each([
    [
      'an unavailable broker',
      new Unavailable('The broker is down.'),
      503,
      { error: 'The broker is down.' },
      '2',
    ],
    [
      'an unavailable service of another process',
      new RemoteError({ kind: 'unavailable', code: 'x', message: 'Down.' }),
      503,
      { error: 'Down.' },
      '2',
    ],
    [
      'a passed deadline',
      new DeadlineExceeded('Too late.'),
      504,
      { error: 'Too late.' },
      undefined,
    ],
    [
      'details of an error from another process',
      remote,
      422,
      { error: 'Missing variables: a', missing_variables: ['a'] },
      undefined,
    ],
  ])('reports %s', async (_title, failure, status, body, retryAfter) => {
    gateway.evaluator.failure = failure;
    const answer = await gateway.post({ input: 'x', pii_check: true });
    expect(answer).toMatchObject({ status, body });
    expect(answer.body).toEqual(body);
    expect(answer.headers['retry-after']).toBe(retryAfter);
  });

  it('reveals no detail of a bug', async () => {
    gateway.evaluator.failure = new TypeError('secret of the caller');
    const { status, body } = await gateway.post({ input: 'x', pii_check: true });
    expect(status).toBe(500);
    expect(body).toEqual({ error: expect.stringMatching(/^Something went wrong on our side\./) });
  });
});
