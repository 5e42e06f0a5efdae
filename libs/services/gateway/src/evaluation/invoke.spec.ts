import type { ClientSettings } from '@touchstone/clients';
import { getDefinition } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { deferred, eventually, ManualClock } from '@touchstone/testing';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';

const V1 = '/api/v1/evaluation/invoke';
const ADDRESSES = [V1, '/api/evaluation/invoke'];
const WORKSPACE = 'workspace-1';

describe('invoke', () => {
  let gateway: Gateway;
  let clock: ManualClock;
  const start = async (settings: Partial<ClientSettings> = {}): Promise<void> => {
    clock = new ManualClock(1_000);
    const principals = {
      [KEY]: aPrincipal(),
      stranger: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }),
    };
    gateway = await startGateway(settings, principals, [{ provide: Clock, useValue: clock }]);
    gateway.management.definitions.put(WORKSPACE, {
      id: 'def-1',
      version: 3,
      created_at: '2026-01-15T12:00:00.000Z',
      fields: { piiCheck: true },
    });
  };
  beforeEach(() => start());
  afterEach(() => gateway.app.close());

  const invoke = (body: object = { evaluation_id: 'def-1', input: 'x' }, headers = {}) =>
    gateway.ask('POST', V1, body, headers);
  const timesAsked = () => gateway.management.timesAsked(getDefinition);
  const checks = () => gateway.evaluator.jobs.at(-1)?.checks.map(({ check }) => check);

  it.each(ADDRESSES)('responds at %s like evaluate', async (url) => {
    const { status, body, headers } = await gateway.ask(
      'POST',
      url,
      { evaluation_id: 'def-1', input: 'x' },
      { prefer: 'wait=5' },
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', score: 100, evaluationResults: [{ type: 'pii', results: [] }] },
    });
    expect(headers).toMatchObject({
      'x-evaluation-id': gateway.evaluator.jobs[0]?.id,
      'preference-applied': 'wait=5',
    });
    expect(gateway.evaluator.waits).toEqual([5_000]);
  });

  it('builds the same job with the definition and its version', async () => {
    const message = { role: 'user', content: [{ type: 'text', text: 'hello' }] };
    await invoke({
      evaluation_id: 'def-1',
      output: 'o',
      messages: [message],
      available_tools: [{ name: 'f' }],
      metadata: { user: '1' },
    });
    expect(gateway.evaluator.jobs[0]).toEqual({
      id: expect.any(String),
      workspace: WORKSPACE,
      source: 'invoke',
      content: {
        input: null,
        output: 'o',
        messages: [{ role: 'user', content: 'hello', toolCalls: [] }],
        tools: [{ name: 'f', parameters: {} }],
      },
      checks: [{ check: 'pii', mode: 'balanced' }],
      failurePolicy: 'closed',
      metadata: { user: '1' },
      keyId: 'key-1',
      definition: { id: 'def-1', version: 3 },
    });
  });

  it('reads the checks from the definition only', async () => {
    await invoke({
      evaluation_id: 'def-1',
      input: 'x',
      prompt_injections: true,
      pii_check: false,
      assertions: [5],
      mode: 'fast',
    });
    expect(gateway.evaluator.jobs[0]?.checks).toEqual([{ check: 'pii', mode: 'balanced' }]);
  });

  it('accepts the older name of the id and prefers the newer one', async () => {
    expect((await invoke({ guardrail_id: 'def-1', input: 'x' })).status).toBe(200);
    expect((await invoke({ evaluation_id: null, guardrail_id: 'def-1', input: 'x' })).status).toBe(
      200,
    );
    expect(
      (await invoke({ evaluation_id: 'def-1', guardrail_id: 'unknown', input: 'x' })).status,
    ).toBe(200);
  });

  it('requests the tool use check without tools, which is then bypassed', async () => {
    gateway.management.definitions.put(WORKSPACE, {
      id: 'tools',
      version: 1,
      created_at: '',
      fields: { functionCallsCheck: 'speed' },
    });
    expect((await invoke({ evaluation_id: 'tools', input: 'x' })).status).toBe(200);
    expect(gateway.evaluator.jobs[0]?.checks).toEqual([{ check: 'tuq', mode: 'speed' }]);
  });

  it('executes an evaluation without checks in the definition, so that it is stored', async () => {
    gateway.management.definitions.put(WORKSPACE, {
      id: 'empty',
      version: 1,
      created_at: '',
      fields: {},
    });
    expect((await invoke({ evaluation_id: 'empty', input: 'x' })).body).toEqual({
      status: 'success',
      score: null,
      evaluationResults: [],
    });
    expect(gateway.evaluator.jobs).toMatchObject([
      { checks: [], definition: { id: 'empty', version: 1 } },
    ]);
  });

  const unknown = { error: 'There is no evaluation definition with this id; check the id.' };
  it.each([
    ['unknown', 'def-2', KEY],
    ["another workspace's", 'def-1', 'stranger'],
    ['not a valid id', 'a b\u0000\ud800', KEY],
    ['very long', 'x'.repeat(100_000), KEY],
    ['a property that objects inherit', '__proto__', KEY],
  ])('responds 404 to an id that is %s', async (_title, evaluation_id, key) => {
    const { status, body } = await invoke(
      { evaluation_id, input: 'x' },
      { 'x-service-api-key': key },
    );
    expect({ status, body }).toEqual({ status: 404, body: unknown });
    expect(gateway.evaluator.jobs).toEqual([]);
  });

  it.each<[string, unknown, number, RegExp]>([
    ['no body', undefined, 400, /^The body is empty/],
    ['an array', [], 422, /^The body: expected a JSON object/],
    [
      'no id',
      { input: 'x' },
      422,
      /^evaluation_id: expected the id of an evaluation definition\.$/,
    ],
    ['an empty id', { evaluation_id: '', input: 'x' }, 422, /^evaluation_id: expected the id/],
    ['a number as id', { evaluation_id: 5, input: 'x' }, 422, /^evaluation_id: expected text/],
    [
      'an object as older id',
      { guardrail_id: {}, input: 'x' },
      422,
      /^guardrail_id: expected text/,
    ],
    [
      'nothing to look at',
      { evaluation_id: 'def-1' },
      422,
      /^input, output, messages: expected at least one of them\.$/,
    ],
    ['nothing at all', {}, 422, /^evaluation_id: .* input, output, messages: /],
    [
      'a number in metadata',
      { evaluation_id: 'def-1', input: 'x', metadata: { user: 1 } },
      422,
      /^metadata\.user: expected text/,
    ],
    [
      'null in metadata',
      { evaluation_id: 'def-1', input: 'x', metadata: { user: null } },
      422,
      /^metadata\.user: expected text/,
    ],
    [
      'a bad role',
      { evaluation_id: 'def-1', messages: [{ role: 'x' }] },
      422,
      /^messages\[0\]\.role: expected one of/,
    ],
    [
      'a long input',
      { evaluation_id: 'def-1', input: 'x'.repeat(200_001) },
      422,
      /^input: expected at most 200000/,
    ],
    [
      'a poisoned body',
      '{"evaluation_id": "def-1", "input": "x", "__proto__": {}}',
      422,
      /^__proto__: this key is not accepted/,
    ],
    [
      'a switch beside the definition',
      { evaluation_id: 'def-1', input: 'x', pii_check: true },
      422,
      /^pii_check: an invocation runs the checks of its evaluation definition only; switch pii_check on there\.$/,
    ],
    [
      'an unknown switch',
      { evaluation_id: 'def-1', input: 'x', piiChecks: true },
      422,
      /^piiChecks: .* switch piiCheck on there\.$/,
    ],
    [
      'a bad field although the id is unknown',
      { evaluation_id: 'def-2', input: 5 },
      422,
      /^input: expected text/,
    ],
  ])('refuses %s', async (_title, body, status, sentence) => {
    for (const url of ADDRESSES)
      expect(await gateway.ask('POST', url, body)).toMatchObject({
        status,
        body: { error: expect.stringMatching(sentence) },
      });
    expect(gateway.management.asked).toEqual([]);
  });

  it('looks a definition up once a minute and once for concurrent requests', async () => {
    const release = gateway.management.hold();
    const answers = Array.from({ length: 20 }, () => invoke());
    await eventually(() => timesAsked() === 1);
    release();
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    await invoke();
    expect(timesAsked()).toBe(1);
    clock.advance(60_000);
    await invoke();
    expect(timesAsked()).toBe(2);
  });

  it('uses a change by another replica as soon as its event arrives', async () => {
    await invoke();
    await gateway.management.changeDefinition(WORKSPACE, 'def-1', {
      piiCheck: false,
      promptInjections: true,
    });
    await eventually(async () => {
      await invoke();
      return checks()?.[0] === 'prompt_injections';
    });
    expect(gateway.evaluator.jobs.at(-1)?.definition).toEqual({ id: 'def-1', version: 4 });
  });

  it('uses a change by this replica at once', async () => {
    await invoke();
    await gateway.ask('PUT', '/api/evaluation/def-1', { hateCheck: true });
    await invoke();
    expect(checks()).toEqual(['pii', 'safety']);
    await gateway.ask('DELETE', '/api/evaluation/def-1');
    expect((await invoke()).status).toBe(404);
  });

  it('looks a definition up at the configured interval', async () => {
    await gateway.app.close();
    await start({ lookUpFreshMs: 1 });
    for (let times = 0; times < 3; times += 1) {
      expect((await invoke()).status).toBe(200);
      clock.advance(1);
    }
    expect(timesAsked()).toBe(3);
  });

  it('serves cached definitions for 15 minutes while management is unavailable', async () => {
    await invoke();
    gateway.management.away();
    for (const minutes of [1, 5, 8.9]) {
      clock.advance(minutes * 60_000);
      expect((await invoke()).status).toBe(200);
    }
    expect(await invoke({ evaluation_id: 'def-2', input: 'x' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    clock.advance(6_000);
    expect((await invoke()).status).toBe(503);
  });

  it('isolates workspaces whose ids are chosen to collide', async () => {
    gateway.management.definitions.put('workspace-2', {
      id: 'theirs',
      version: 1,
      created_at: '',
      fields: {},
    });
    const answers = await Promise.all([
      invoke({ evaluation_id: 'theirs', input: 'x' }),
      invoke({ evaluation_id: 'theirs', input: 'x' }, { 'x-service-api-key': 'stranger' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });

  it('discards the result of a look-up that began before a change', async () => {
    const { promise, resolve } = deferred();
    const release = gateway.management.hold();
    const early = invoke().finally(resolve);
    await eventually(() => timesAsked() === 1);
    await gateway.management.changeDefinition(WORKSPACE, 'def-1', { promptInjections: true });
    await eventually(async () => {
      void invoke();
      return timesAsked() > 1;
    });
    release();
    await Promise.all([early, promise]);
    await invoke();
    expect(checks()).toEqual(['prompt_injections', 'pii']);
  });
});

describe('POST /api/evaluation/evaluate', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.app.close());

  const messages = [{ role: 'user', content: 'hello' }];
  const evaluate = (switches: object) =>
    gateway.ask('POST', '/api/evaluation/evaluate', { messages, ...switches });
  const balanced = { mode: 'balanced' };

  it.each<[string, object, object[]]>([
    ['consistency_check', { consistency_check: true }, [{ check: 'consistency', ...balanced }]],
    [
      'dangerous_content_check',
      { dangerous_content_check: true },
      [{ check: 'safety', ...balanced, categories: ['dangerous_content'] }],
    ],
    [
      'hallucinations_check',
      { hallucinations_check: true },
      [{ check: 'hallucinations', ...balanced }],
    ],
    [
      'harassment_check',
      { harassment_check: true },
      [{ check: 'safety', ...balanced, categories: ['harassment'] }],
    ],
    [
      'hate_speech_check',
      { hate_speech_check: true },
      [{ check: 'safety', ...balanced, categories: ['hate_speech'] }],
    ],
    ['pii_check', { pii_check: true }, [{ check: 'pii', ...balanced }]],
    [
      'prompt_injections',
      { prompt_injections: true },
      [{ check: 'prompt_injections', ...balanced }],
    ],
    [
      'sexual_content_check',
      { sexual_content_check: true },
      [{ check: 'safety', ...balanced, categories: ['sexual_content'] }],
    ],
    [
      'assertions',
      { assertions: ['a'] },
      [
        {
          check: 'policy',
          ...balanced,
          assertions: ['a'],
          target: 'both',
          multiTurn: false,
          includeTools: false,
        },
      ],
    ],
    [
      'names of the versioned address',
      { grounding_check: true, grounding_mode: 'speed' },
      [{ check: 'grounding', mode: 'speed', multiTurn: false }],
    ],
  ])('accepts %s', async (_title, switches, checks) => {
    const { status, body, headers } = await evaluate(switches);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'score', 'evaluationResults']);
    expect(headers['x-evaluation-id']).toBe(gateway.evaluator.jobs[0]?.id);
    expect(gateway.evaluator.jobs[0]).toMatchObject({ source: 'management', checks });
    expect(gateway.evaluator.jobs[0]).not.toHaveProperty('definition');
  });

  it('refuses the same bodies as the versioned address', async () => {
    expect(await evaluate({ pii_check: 1 })).toMatchObject({
      status: 422,
      body: { error: 'pii_check: expected true or false.' },
    });
    expect(await evaluate({ tool_use_quality_check: true })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('available_tools') },
    });
  });
});
