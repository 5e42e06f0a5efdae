import fc from 'fast-check';
import { type Gateway, startGateway } from '@touchstone/testing/http';
import { ID, ROUTES } from './bad-input.fixture';

describe('bad input to the prompt studio', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.app.close());
  beforeEach(() => void (gateway.studio.asked.length = 0));

  describe.each(ROUTES)('%s %s', (method, url, rows) => {
    it.each(rows)('refuses %s and names the field', async (_title, body, status, start) => {
      const answer = await gateway.ask(method, url, body);
      expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/./) } });
      expect(String(answer.body['error']).slice(0, start.length)).toBe(start);
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect(gateway.studio.asked).toEqual([]);
    });
  });

  it.each([
    '1',
    '2026-01',
    '-a',
    '.a',
    'a b',
    'ä',
    'a'.repeat(65),
    'r00000000000000000000001',
    '%00',
  ])('refuses %s as a label', async (label) => {
    const answer = await gateway.ask(
      'PUT',
      `/api/studio/prompts/${ID}/labels/${encodeURIComponent(label)}`,
      { revision: 1 },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^label: expected a letter/) },
    });
  });

  it('accepts a lone surrogate as a value, which is not stored', async () => {
    const { id } = (
      await gateway.ask('POST', '/api/studio/prompts', {
        name: 'x',
        messages: [{ content: '{A}' }],
      })
    ).body;
    expect(
      await gateway.ask(
        'POST',
        `/api/v1/studio/prompts/${String(id)}/compile`,
        '{"variables": {"A": "\\ud83d\\u0000"}}',
      ),
    ).toMatchObject({
      status: 200,
      body: { messages: [{ content: '\ud83d\u0000' }] },
    });
  });

  it('responds to any JSON with a result or an error message, never with a 5xx', async () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('', '{A}', '{{ A }}', '{{{', '}}'),
    );
    const key = fc.oneof(
      fc.constantFrom(
        'content',
        'multiContent',
        'tool_calls',
        'function',
        'parameters',
        'text',
        'A',
        'revision',
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
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    const fields = fc.constantFrom(
      'name',
      'messages',
      'tools',
      'parameters',
      'beta',
      'active_revision',
      'variables',
      'revision',
      'constructor',
      'id',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fields, tree, { maxKeys: 5 }),
        fc.constantFrom(...ROUTES),
        async (body, [method, url]) => {
          const { status, body: answer } = await gateway.ask(method, url, body);
          expect([200, 404, 422]).toContain(status);
          if (status !== 200) expect(answer).toMatchObject({ error: expect.stringMatching(/./) });
        },
      ),
      { numRuns: 400 },
    );
  });
});
