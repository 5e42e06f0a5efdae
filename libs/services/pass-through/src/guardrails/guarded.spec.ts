import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { GuardrailRecord } from '@touchstone/contracts';
import { Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import {
  ANSWER_JUDGED,
  CHAT,
  chunk,
  completion,
  DONE,
  FORBIDDEN,
  json,
  type PassThroughRig,
  RawCaller,
  REQUEST_JUDGED,
  saying,
  SIDES_JUDGED,
  startPassThrough,
  streaming,
} from '../pass-through.fixture';

let rig: PassThroughRig;
afterEach(() => rig.close());
const guardedBy = async (...guardrails: Partial<GuardrailRecord>[]): Promise<void> => {
  rig = await startPassThrough(guardrails);
};
const says = (content: string) =>
  (rig.vendor.answer = (_request, response) => json(response, completion(content)));
const errorOf = async (
  response: Response,
): Promise<{ message: string; code: string; details?: Record<string, unknown> }> =>
  ((await response.json()) as { error: { message: string; code: string } }).error;

describe('a guardrail of the request', () => {
  it('passes a clean request', async () => {
    await guardedBy(SIDES_JUDGED);
    expect(await (await rig.chat()).json()).toEqual(completion('All is well.'));
    expect(
      rig.judge.jobs.map(({ source, metadata, definition }) => [source, metadata, definition]),
    ).toEqual(
      ['request', 'response'].map((side) => ['guardrail', { side }, { id: 'd-1', version: 3 }]),
    );
  });

  it('blocks a request before it reaches the vendor', async () => {
    await guardedBy(SIDES_JUDGED);
    const response = await rig.chat(saying(FORBIDDEN));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      code: 'guardrail_blocked',
      details: {
        guardrail: 'house rules',
        detector: 'pii',
        label: 'PII_FOUND',
        score: 4,
        quote: FORBIDDEN,
        evaluation_id: rig.judge.jobs[0]?.id,
      },
    });
    expect(rig.vendor.received).toEqual([]);
    expect(rig.exchanges).toMatchObject([
      {
        outcome: 'blocked',
        status: 400,
        attempts: 0,
        guardrails: [{ guardrail_id: 'g-1', side: 'request', verdict: 'fail', mode: 'enforce' }],
      },
    ]);
  });

  it('judges the last of equal keys, which the vendor receives', async () => {
    await guardedBy(REQUEST_JUDGED);
    const twice = (first: string, second: string) =>
      `{"model": "m", "messages": [{"role": "user", "content": "${first}", "content": "${second}"}]}`;
    expect(
      (await rig.ask(CHAT, { method: 'POST', body: twice('nothing', FORBIDDEN) })).status,
    ).toBe(400);
    expect(
      (
        await rig.ask(CHAT, {
          method: 'POST',
          body: twice(FORBIDDEN, 'nothing'),
          headers: { 'content-type': 'application/json; charset=utf-16' },
        })
      ).status,
    ).toBe(200);
    expect(rig.vendor.received.map(({ body }) => body.toString())).toEqual([
      '{"model":"m","messages":[{"role":"user","content":"nothing"}]}',
    ]);
    expect(rig.vendor.last.headers['content-type']).toBe('application/json');
  });

  it('answers in place of the vendor, streamed if requested', async () => {
    await guardedBy({
      ...REQUEST_JUDGED,
      actions: { block: false, default_response: 'Not here.' },
    });
    expect(await (await rig.chat(saying(FORBIDDEN))).json()).toMatchObject({
      choices: [{ message: { content: 'Not here.' } }],
    });
    const streamed = await rig.chat(saying(FORBIDDEN, { stream: true }));
    expect(streamed.headers.get('content-type')).toContain('text/event-stream');
    expect(await streamed.text()).toContain('Not here.');
    expect(rig.vendor.received).toEqual([]);
    expect(rig.exchanges.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  it('hides the detail when its actions say so', async () => {
    await guardedBy();
    const { body } = await rig.gateway.ask('POST', '/api/guardrails', {
      name: 'quiet',
      ...REQUEST_JUDGED,
      actions: { detail: false },
    });
    expect(body).toMatchObject({ actions: { detail: false } });
    const response = await rig.chat(saying(FORBIDDEN));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      message: 'The guardrail quiet stopped this request.',
      details: { evaluation_id: rig.judge.jobs[0]?.id },
    });
  });

  it('evaluates a shared definition once', async () => {
    await guardedBy(REQUEST_JUDGED, REQUEST_JUDGED, { ...REQUEST_JUDGED, mode: 'observe' });
    await rig.chat();
    expect(rig.judge.of('request')).toHaveLength(1);
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges[0]?.guardrails).toHaveLength(3);
  });

  it.each([
    'not JSON',
    '[]',
    '{"messages": 5}',
    '{"messages": [{"role": "user", "content": {"__proto__": {}}}]}',
  ])('blocks %s', async (body) => {
    await guardedBy(REQUEST_JUDGED);
    const response = await rig.ask(CHAT, { method: 'POST', body });
    expect([response.status, (await errorOf(response)).code]).toEqual([400, 'unreadable_request']);
    expect(rig.vendor.received).toEqual([]);
  });

  it.each([
    ['a compressed body', CHAT, { 'content-encoding': 'gzip' }],
    ['another media type', CHAT, { 'content-type': 'text/plain' }],
    ['an operation without a reader', '/api/providers/openai/audio/speech', {}],
    ['an unknown path', '/api/providers/openai/chat/completions/x', {}],
    ['what stands behind a hash', '/api/providers/openai/chat/completions%23', {}],
  ])('refuses %s', async (_title, path, headers) => {
    await guardedBy(ANSWER_JUDGED);
    expect(
      (
        await rig.ask(path, {
          method: 'POST',
          body: JSON.stringify(saying('Hello')),
          headers: headers as Record<string, string>,
        })
      ).status,
    ).toBe(400);
    expect(rig.vendor.received).toEqual([]);
  });
});

describe('a guardrail of the response', () => {
  it('blocks a response, streamed or whole', async () => {
    await guardedBy(ANSWER_JUDGED);
    says(`It is ${FORBIDDEN}.`);
    const response = await rig.chat();
    expect([response.status, (await errorOf(response)).message]).toEqual([
      400,
      'The guardrail house rules stopped this answer: pii says PII_FOUND.',
    ]);
    rig.vendor.answer = streaming(chunk('It is '), chunk(FORBIDDEN), DONE);
    expect((await rig.chat(saying('Hello', { stream: true }))).status).toBe(400);
    expect(rig.exchanges).toMatchObject([
      { outcome: 'blocked', attempts: 1, input_tokens: 5 },
      { outcome: 'blocked', streamed: true },
    ]);
  });

  it('retries up to its cap', async () => {
    await guardedBy({ ...ANSWER_JUDGED, actions: { retry: true, retry_cap: 2 } });
    const answers = [
      FORBIDDEN,
      FORBIDDEN,
      'fine',
      FORBIDDEN,
      FORBIDDEN,
      FORBIDDEN,
      'never asked for',
    ];
    rig.vendor.answer = (_request, response) => json(response, completion(answers.shift() ?? ''));
    expect(await (await rig.chat()).json()).toEqual(completion('fine'));
    expect((await rig.chat()).status).toBe(400);
    expect(answers).toEqual(['never asked for']);
    expect(rig.exchanges.map(({ attempts }) => attempts)).toEqual([3, 3]);
  });

  it('decides by its threshold', async () => {
    await guardedBy({ ...ANSWER_JUDGED, error_threshold: 3 });
    says(FORBIDDEN);
    expect((await rig.chat()).status).toBe(200);
    await eventually(() => rig.exchanges[0]?.guardrails[0]?.verdict === 'warn');
  });

  it.each([
    ['closed', 400, 'fail'],
    ['open', 200, 'warn'],
  ] as const)(
    'follows on_error %s if its definition cannot be evaluated',
    async (on_error, status, verdict) => {
      await guardedBy({ ...ANSWER_JUDGED, on_error });
      rig.judge.failure = new Unavailable('No aggregator.');
      expect((await rig.chat()).status).toBe(status);
      await eventually(() => rig.exchanges[0]?.guardrails[0]?.verdict === verdict);
      rig.judge.failure = undefined;
      rig.vendor.answer = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('not JSON');
      expect((await rig.chat()).status).toBe(status);
    },
  );

  it('neither judges nor retries a vendor’s error', async () => {
    await guardedBy({ ...ANSWER_JUDGED, actions: { retry: true } });
    rig.vendor.answer = (_request, response) =>
      json(response, { error: { message: FORBIDDEN } }, 500);
    const response = await rig.chat();
    expect([response.status, await response.json(), rig.judge.jobs]).toEqual([
      500,
      { error: { message: FORBIDDEN } },
      [],
    ]);
    expect(rig.exchanges).toMatchObject([{ outcome: 'failed', status: 500, attempts: 1 }]);
  });

  it('blocks a response that Gemini streams as an array', async () => {
    await guardedBy(ANSWER_JUDGED);
    const part = (text: string) => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] } }],
    });
    const asked = {
      method: 'POST',
      body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }),
    };
    const path = '/api/providers/gemini/models/m-1:streamGenerateContent';
    rig.vendor.answer = (_request, response) => json(response, [part('All '), part('is well.')]);
    expect(await (await rig.ask(path, asked)).json()).toEqual([part('All '), part('is well.')]);
    rig.vendor.answer = (_request, response) =>
      json(response, [part(FORBIDDEN.slice(0, 3)), part(FORBIDDEN.slice(3))]);
    const response = await rig.ask(path, asked);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('house rules'),
    ]);
  });

  describe.each(['hold', 'window'] as const)('that asks for %s', (mode) => {
    const body = chunk(`some ${FORBIDDEN}`) + DONE;
    it.each<[title: string, headers: Record<string, string>, body: Buffer | string]>([
      [
        'a compressed stream',
        { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' },
        gzipSync(body),
      ],
      [
        'a stream under another coding',
        { 'content-type': 'text/event-stream', 'content-encoding': 'identity, br' },
        body,
      ],
      ['words declared as a stream', { 'content-type': 'text/event-stream' }, `some ${FORBIDDEN}`],
      [
        'one JSON body declared as a stream',
        { 'content-type': 'text/event-stream' },
        JSON.stringify({ choices: [{ message: { content: FORBIDDEN } }] }),
      ],
      [
        'words whose media type has a parameter like a stream',
        { 'content-type': 'text/plain; x=text/event-stream' },
        `some ${FORBIDDEN}`,
      ],
      [
        'a message next to a delta',
        { 'content-type': 'text/event-stream' },
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '' }, message: { content: FORBIDDEN } }] })}\n\n${DONE}`,
      ],
      [
        'an answer that is nested too deep',
        { 'content-type': 'application/json' },
        `{"choices":[{"message":{"tool_calls":[{"function":{"name":"f","arguments":${'['.repeat(20_000)}"${FORBIDDEN}"${']'.repeat(20_000)}}}]}}]}`,
      ],
    ])('releases nothing of %s', async (_title, headers, sent) => {
      await guardedBy({ ...ANSWER_JUDGED, stream: mode, actions: { detail: false } });
      rig.vendor.answer = (_request, response) => void response.writeHead(200, headers).end(sent);
      const response = await rig.chat(saying('Hello', { stream: true }));
      const text = await response.text();
      expect(text).toMatch(/guardrail_blocked|unreadable_answer/);
      expect(text).not.toContain(FORBIDDEN);
      await eventually(() => rig.exchanges.length === 1);
      expect(rig.exchanges[0]?.outcome).not.toBe('passed');
    });
  });

  it('does not judge responses whose status has no answer', async () => {
    await guardedBy({ ...ANSWER_JUDGED });
    rig.vendor.answer = (_request, response) =>
      void response.writeHead(666, { 'content-type': 'application/json' }).end('{}');
    const response = await rig.chat(saying('Hello'));
    expect([response.status, (await errorOf(response)).code]).toEqual([
      502,
      'upstream_unreachable',
    ]);
  });

  it('judges tool calls', async () => {
    await guardedBy(ANSWER_JUDGED);
    const call = { id: 't', type: 'function', function: { name: 'f', arguments: '{"a":"b"}' } };
    rig.vendor.answer = (_request, response) =>
      json(response, {
        choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [call] } }],
      });
    await rig.chat();
    expect(rig.judge.jobs[0]?.content.messages.at(-1)).toMatchObject({
      role: 'assistant',
      toolCalls: [{ name: 'f' }],
    });
  });

  it('refuses an answer that is too large to hold', async () => {
    rig = await startPassThrough([ANSWER_JUDGED], { answerBytes: 1_000 });
    const body = JSON.stringify({
      choices: [{ index: 0, message: { role: 'assistant', content: 'x'.repeat(2_000) } }],
    });
    for (const length of [{}, { 'content-length': String(body.length) }]) {
      rig.vendor.answer = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', ...length }).end(body);
      const response = await rig.chat();
      expect([response.status, (await errorOf(response)).code]).toEqual([502, 'upstream_too_long']);
    }
  });
});

describe('an alert', () => {
  const alert = { email: 'ops@example.org', message: 'Look here.', cooldown: 60 };

  it('is raised without content for each side that an enforcing guardrail failed', async () => {
    await guardedBy({ ...SIDES_JUDGED, actions: { block: false, alert } });
    says(FORBIDDEN);
    expect((await rig.chat(saying(FORBIDDEN))).status).toBe(200);
    await eventually(() => rig.exchanges.length === 1);
    const [exchange] = rig.exchanges;
    const results = [{ name: 'pii', label: 'PII_FOUND', score: 4 }];
    const raised = {
      workspace: 'workspace-1',
      at: exchange?.completed_at,
      guardrail: { id: 'g-1', name: 'house rules' },
      alert,
      verdict: 'fail',
      exchangeId: exchange?.id,
      provider: 'openai',
      results,
    };
    expect(rig.alerts).toEqual(
      (['request', 'response'] as const).map((side) => ({
        ...raised,
        id: expect.any(String),
        side,
        evaluationId: rig.judge.of(side)[0]?.id,
      })),
    );
    expect(JSON.stringify(rig.alerts)).not.toContain(FORBIDDEN);
  });

  it.each([
    ['passes', SIDES_JUDGED, 'fine'],
    ['only observes', { ...SIDES_JUDGED, mode: 'observe' as const }, FORBIDDEN],
  ])('is not raised by a guardrail that %s', async (_title, fields, text) => {
    await guardedBy({ ...fields, actions: { alert } });
    says(text);
    await rig.chat(saying(text));
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.alerts).toEqual([]);
  });

  it('describes the last answer after retries', async () => {
    await guardedBy({ ...ANSWER_JUDGED, actions: { retry: true, retry_cap: 1, alert } });
    const answers = [FORBIDDEN, 'fine', FORBIDDEN, FORBIDDEN];
    rig.vendor.answer = (_request, response) => json(response, completion(answers.shift() ?? ''));
    expect([(await rig.chat()).status, (await rig.chat()).status]).toEqual([200, 400]);
    expect(rig.alerts.map(({ exchangeId, side }) => [exchangeId, side])).toEqual([
      [rig.exchanges[1]?.id, 'response'],
    ]);
  });

  it('is raised for unjudged traffic', async () => {
    await guardedBy({ ...REQUEST_JUDGED, actions: { alert } });
    rig.judge.failure = new Unavailable('No aggregator.');
    expect((await rig.chat()).status).toBe(400);
    expect(rig.alerts).toMatchObject([{ side: 'request', verdict: 'fail', results: [] }]);
  });
});

describe('the time of guardrails', () => {
  it.each([
    ['request', 'response'],
    ['response', 'request'],
  ] as const)('is recorded by side: %s', async (slow, quick) => {
    await guardedBy({ evaluations: { [`${slow}_evaluation`]: 'd-1' } });
    rig.judge.before = () => delay(50);
    await rig.chat();
    await eventually(() => rig.exchanges.length === 1);
    const latency = rig.exchanges[0]?.latency;
    expect(latency?.[`${slow}_guardrails_ms`]).toBeGreaterThan(
      latency?.[`${quick}_guardrails_ms`] ?? Infinity,
    );
  });
});

describe('a guardrail that observes', () => {
  it('changes nothing and records its verdict', async () => {
    await guardedBy({ ...SIDES_JUDGED, mode: 'observe' });
    says(FORBIDDEN);
    expect(await (await rig.chat(saying(FORBIDDEN))).json()).toEqual(completion(FORBIDDEN));
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges[0]).toMatchObject({
      outcome: 'passed',
      guardrails: [
        { side: 'request', verdict: 'fail', mode: 'observe' },
        { side: 'response', verdict: 'fail', mode: 'observe' },
      ],
    });
  });

  it('passes unreadable traffic and records it', async () => {
    await guardedBy({ ...SIDES_JUDGED, mode: 'observe' });
    for (const path of [CHAT, '/api/providers/openai/audio/speech']) {
      expect(
        (
          await rig.ask(path, {
            method: 'POST',
            body: 'not JSON',
            headers: { 'content-type': 'text/plain' },
          })
        ).status,
      ).toBe(200);
      expect(rig.vendor.last.body.toString()).toBe('not JSON');
    }
    await eventually(() => rig.exchanges.length === 2);
    for (const { guardrails } of rig.exchanges)
      expect(guardrails).toMatchObject([
        { side: 'request', verdict: 'fail', evaluation_id: '' },
        { side: 'response', verdict: 'fail' },
      ]);
  });
});

describe('the order of events', () => {
  it('sends nothing upstream after the caller disconnected during the evaluation', async () => {
    await guardedBy(REQUEST_JUDGED);
    const [judging, verdict] = [deferred(), deferred()];
    rig.judge.before = () => {
      judging.resolve();
      return verdict.promise;
    };
    const closed = new Promise((resolve) =>
      rig.gateway.app
        .getHttpServer()
        .once('connection', (socket: Socket) => socket.once('close', resolve)),
    );
    const caller = await RawCaller.chat(rig.address, saying('Hello'));
    await judging.promise;
    caller.socket.destroy();
    await closed;
    verdict.resolve();
    await eventually(() => rig.exchanges.length === 1);
    expect([rig.exchanges[0]?.outcome, rig.exchanges[0]?.attempts, rig.vendor.received]).toEqual([
      'failed',
      1,
      [],
    ]);
  });

  it('sends a request upstream after its verdict', async () => {
    await guardedBy(REQUEST_JUDGED);
    const { promise, resolve } = deferred();
    const judging = deferred();
    rig.judge.before = () => {
      judging.resolve();
      return promise;
    };
    const response = rig.chat();
    await judging.promise;
    expect(rig.vendor.received).toEqual([]);
    resolve();
    expect((await response).status).toBe(200);
  });
});
