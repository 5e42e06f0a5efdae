import fc from 'fast-check';
import { type Gateway, startGateway } from '@touchstone/testing/http';
import { many, TABLE } from './bad-input.fixture';

describe('bad input', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.app.close());

  it.each(TABLE)('refuses %s and names the field', async (_title, body, status, start) => {
    const answer = await gateway.post(body);
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(start) } });
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(String(answer.body['error']).startsWith(start)).toBe(true);
    expect(gateway.evaluator.jobs).toHaveLength(0);
  });

  it('names every field that breaks a rule, up to five', async () => {
    const some = await gateway.post({ input: 1, mode: 'x', messages: [{ role: 'x' }] });
    expect(some.body['error']).toMatch(/^input: .* messages\[0\]\.role: .* mode: /);
    const lots = await gateway.post({ messages: many(9, { role: 'x' }) });
    expect(lots.body['error']).toMatch(/messages\[4\]\.role: .* And 4 more\.$/);
  });

  it('never quotes a value', async () => {
    const { body } = await gateway.post({ input: 'x', mode: 'secret-value' });
    expect(body['error']).not.toContain('secret-value');
  });

  const known = [
    'constructor',
    'toString',
    'input',
    'output',
    'messages',
    'available_tools',
    'assertions',
    'allowed_topics',
    'metadata',
    'syntax_checks',
    'mode',
    'pii_check',
  ];
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('user', 'text', 'quality'),
  );
  const key = fc.oneof(
    fc.constantFrom(
      'role',
      'content',
      'tool_calls',
      'function',
      'name',
      'arguments',
      'parameters',
      'type',
      'text',
      'json',
      'args',
      '__proto__',
      'toString',
      'constructor',
    ),
    fc.string(),
  );
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      leaf,
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(key, tie('node'), { maxKeys: 5 }),
    ),
  })).node;
  const request = fc.dictionary(fc.constantFrom(...known), tree, { maxKeys: 6 });

  it('responds to any JSON with a result or an error message, never with a 5xx', async () => {
    const { post, evaluator } = gateway;
    await fc.assert(
      fc.asyncProperty(fc.oneof(request, tree, fc.jsonValue()), async (value) => {
        const { status, body } = await post(JSON.stringify(value));
        expect([200, 400, 422]).toContain(status);
        expect(Object.keys(body)).toEqual(
          status === 200 ? ['status', 'score', 'evaluationResults'] : ['error'],
        );
      }),
      { numRuns: 1_500 },
    );
    evaluator.jobs.length = 0;
  });

  it('responds to any bytes with an error message, never with a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
        const { status } = await gateway.post(Buffer.from(bytes));
        expect([400, 422]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});
