import fc from 'fast-check';
import { createGuardrail } from '@touchstone/contracts';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import { ROUTES, text } from './bad-input.fixture';

describe('bad input to the management routes', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({}, { [KEY]: aPrincipal() });
  });
  afterAll(() => gateway.app.close());
  beforeEach(() => void (gateway.management.asked.length = gateway.notifier.asked.length = 0));

  describe.each(ROUTES)('%s %s', (method, url, rows) => {
    it.each(rows)('refuses %s and names the field', async (_title, body, status, start) => {
      const answer = await gateway.ask(method, url, body);
      expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(start) } });
      expect(String(answer.body['error']).startsWith(start)).toBe(true);
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect([gateway.management.asked, gateway.notifier.asked]).toEqual([[], []]);
    });
  });

  const oneTo = (name: string, min: number, max: number): [string, string][] =>
    [String(min - 1), String(max + 1), '1.5', '-1', 'x', '1e3', '٣'].map((value) => [
      `${name}=${encodeURIComponent(value)}`,
      `${name}: expected a whole number from ${min} to ${max}.`,
    ]);
  const LISTS = [
    '/api/evaluation',
    '/api/rules',
    '/api/guardrails',
    '/api/api-keys',
    '/api/audit',
    '/api/integrations',
    '/api/notifiers',
    '/api/notifiers/deliveries',
    '/api/notifiers/notifier-1/deliveries',
  ];
  it.each([
    ...LISTS.flatMap((url) =>
      [
        ...oneTo('limit', 1, 1_000),
        ['offset=-1', 'offset: expected a whole number'],
        ['limit=1&limit=2', 'limit: expected one value, got 2.'],
      ].map(([query, sentence]) => [`${url}?${query}`, sentence]),
    ),
    ...[
      ...oneTo('limit', 1, 200),
      ['status=bad', 'status: expected one of success, warning, failed.'],
      ['status=failed&status=success', 'status: expected one value, got 2.'],
      ['type=toString', 'type: expected one of prompt_injections, pii,'],
      ['check=toString', 'check: expected one of prompt_injections, pii,'],
      ['check=pii&type=safety', 'check: expected the same as type, or only one of them.'],
      ['label=pii%20found', 'label: expected the label of a result, such as PII_FOUND.'],
      ['label=%00', 'label: expected the label of a result'],
      ['not_evaluated=yes', 'not_evaluated: expected one of true, false.'],
      ['definition=a%20b', 'definition: expected an id.'],
      ['guardrail=%00', 'guardrail: expected an id.'],
      [`key=${text(101)}`, 'key: expected an id.'],
      ['min_score=101', 'min_score: expected a whole number from 0 to 100.'],
      ['max_score=-1', 'max_score: expected a whole number from 0 to 100.'],
      ['max_score=1.5', 'max_score: expected a whole number from 0 to 100.'],
      ['from=yesterday', 'from: expected a time in ISO 8601'],
      ['to=2026-02-30T00:00:00Z', 'to: expected a time in ISO 8601'],
      ['cursor=%00', 'cursor: expected the next_cursor of an earlier page.'],
      [`cursor=${text(501)}`, 'cursor: expected the next_cursor'],
      ['metadata.=x', 'metadata.KEY: expected a key.'],
      ['metadata.user=%00', 'metadata: expected text without NUL.'],
      ['metadata.user=a&metadata.user=b', 'metadata.user: expected one value, got 2.'],
      [
        Array.from({ length: 65 }, (_, index) => `metadata.k${index}=x`).join('&'),
        'metadata: expected at most 64 keys, got 65.',
      ],
    ].map(([query, sentence]) => [`/api/evaluations?${query}`, sentence]),
    ...[
      ...oneTo('limit', 1, 200),
      ['outcome=bad', 'outcome: expected one of passed, blocked, answered, failed.'],
      ['outcome=passed&outcome=failed', 'outcome: expected one value, got 2.'],
      ['provider=a%20b', 'provider: expected the name of a provider.'],
      ['provider=%00', 'provider: expected the name of a provider.'],
      [`provider=${text(65)}`, 'provider: expected the name of a provider.'],
      ['guardrail=a%20b', 'guardrail: expected an id.'],
      ['verdict=bad', 'verdict: expected one of pass, warn, fail.'],
      ['mode=off', 'mode: expected one of enforce, observe.'],
      ['from=yesterday', 'from: expected a time in ISO 8601'],
      ['to=2026-02-30T00:00:00Z', 'to: expected a time in ISO 8601'],
      ['cursor=%00', 'cursor: expected the next_cursor of an earlier page.'],
    ].map(([query, sentence]) => [`/api/exchanges?${query}`, sentence]),
    ...['/api/notifiers/deliveries', '/api/notifiers/notifier-1/deliveries'].flatMap((url) => [
      [`${url}?status=bad`, 'status: expected one of pending, delivered, failed, cancelled.'],
      [`${url}?status=failed&status=failed`, 'status: expected one value, got 2.'],
    ]),
  ] as [string, string][])('GET %s is refused by name', async (url, sentence) => {
    expect(await gateway.ask('GET', url)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(sentence) },
    });
    expect([gateway.management.asked, gateway.notifier.asked]).toEqual([[], []]);
  });
});

describe('any JSON', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom(
      '',
      'enforce',
      'speed',
      'manage',
      'webhook',
      'email',
      'https://models.example',
      'me@example.org',
    ),
  );
  const key = fc.oneof(
    fc.constantFrom(
      'block',
      'alert',
      'email',
      'js',
      'request_evaluation',
      'args',
      '__proto__',
      'toString',
      'constructor',
    ),
    fc.string(),
  );
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(key, tie('node'), { maxKeys: 4 }),
    ),
  })).node;
  const fields = fc.constantFrom(
    'name',
    'scopes',
    'expires_at',
    'actions',
    'evaluations',
    'error_threshold',
    'mode',
    'assertions',
    'syntaxChecks',
    'piiCheck',
    'retention_days',
    'limits',
    'overlap_seconds',
    'constructor',
    'toString',
    'id',
    'provider',
    'url',
    'credential',
    'stream',
    'kind',
    'events',
    'filters',
    'authentication',
    'channel',
    'template',
    'recipients',
    'recipient',
    'body_type',
    'subject',
  );

  it('yields a result or an error message, never a 5xx', async () => {
    const gateway = await startGateway();
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fields, tree, { maxKeys: 5 }),
        fc.constantFrom(...ROUTES),
        async (body, [method, url]) => {
          const { status, body: answer } = await gateway.ask(method, url, body);
          expect([200, 404, 422]).toContain(status);
          if (status !== 200) expect(answer).toEqual({ error: expect.stringMatching(/./) });
        },
      ),
      { numRuns: 400 },
    );
    await gateway.app.close();
  });

  it('reaches management only as validated fields', async () => {
    const gateway = await startGateway();
    await gateway.ask('POST', '/api/rules', {
      id: 'mine',
      created_at: 'now',
      workspace: 'workspace-2',
      name: 'x',
      actions: { block: true, id: 'mine', alert: { email: null } },
      evaluations: { request_evaluation: '' },
      unknown: 1,
    });
    expect(gateway.management.lastAsked(createGuardrail)).toEqual({
      caller: { workspace: 'workspace-1', keyId: 'key-1' },
      collection: 'rules',
      fields: { name: 'x', actions: { block: true, alert: {} }, evaluations: {} },
    });
    await gateway.app.close();
  });
});
