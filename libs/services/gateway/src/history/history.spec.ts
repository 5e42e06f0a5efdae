import { listEvaluations } from '@touchstone/contracts';
import { type Gateway, startGateway } from '@touchstone/testing/http';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const ask = (method: string, url: string, body?: unknown) =>
  gateway.ask(method, `/api/${url}`, body);

describe('history', () => {
  const stored = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    completed_at: CREATED_AT,
    source: 'evaluate' as const,
    status: 'failed' as const,
    score: 3,
    key_id: 'key-1',
    definition: null,
    guardrails: [],
    metadata: { user: '1' },
    timings: [],
    evaluationResults: [{ type: 'pii' as const, results: [] }],
  };
  const content = {
    input: 'hello',
    output: null,
    messages: [{ role: 'user' as const, content: 'hi', toolCalls: [] }],
    tools: [{ name: 'f', parameters: {} }],
  };
  beforeEach(
    () => void gateway.management.evaluations.put('workspace-1', { ...stored, content: null }),
  );

  it('returns an evaluation in the shape of its original response', async () => {
    const { status, body, headers } = await ask('GET', `v1/evaluation/${stored.id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'failed', score: 3, evaluationResults: [{ type: 'pii', results: [] }] },
    });
    expect(headers['x-evaluation-id']).toBe(stored.id);
  });

  it('returns stored content under the names of a request', async () => {
    gateway.management.evaluations.put('workspace-1', { ...stored, content });
    expect((await ask('GET', `v1/evaluation/${stored.id}`)).body).toEqual({
      status: 'failed',
      score: 3,
      evaluationResults: stored.evaluationResults,
      content: {
        input: 'hello',
        output: null,
        messages: [{ role: 'user', content: 'hi' }],
        available_tools: [{ name: 'f', parameters: {} }],
      },
    });
  });

  it('is listed in pages with all stored fields', async () => {
    expect((await ask('GET', 'evaluations')).body).toEqual({
      items: [stored],
      next_cursor: 'page-2',
    });
    expect((await ask('GET', 'evaluations?cursor=page-2')).body).toMatchObject({
      next_cursor: null,
    });
  });

  it.each([
    ['', { limit: 50 }],
    ['status=&type=&from=&to=&cursor=&limit=&other=1', { limit: 50 }],
    [
      'status=failed&type=pii&limit=7&cursor=abc_-%3D',
      { limit: 7, status: 'failed', type: 'pii', cursor: 'abc_-=' },
    ],
    [
      'check=safety&outcome=failed&label=NOT_EVALUATED&not_evaluated=true&definition=d-1&guardrail=g_1&key=k',
      {
        limit: 50,
        type: 'safety',
        label: 'NOT_EVALUATED',
        outcome: 'failed',
        not_evaluated: true,
        definition: 'd-1',
        guardrail: 'g_1',
        key: 'k',
      },
    ],
    ['min_score=0&max_score=100', { limit: 50, min_score: 0, max_score: 100 }],
    ['total=true', { limit: 50, total: true }],
    ['total=false', { limit: 50 }],
    ['type=pii&check=pii&not_evaluated=false', { limit: 50, type: 'pii' }],
    ['check=&label=&definition=&guardrail=&key=&min_score=&max_score=', { limit: 50 }],
    [
      'from=2026-01-01&to=2026-01-31T12:00:00%2B02:00',
      { limit: 50, from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T10:00:00.000Z' },
    ],
    [
      'metadata.user=1&metadata.the%20team=a%26b&metadata.empty=',
      { limit: 50, metadata: { user: '1', 'the team': 'a&b', empty: '' } },
    ],
    [
      'metadata.a.b=1&metadata.constructor=x',
      { limit: 50, metadata: { 'a.b': '1', constructor: 'x' } },
    ],
  ])('is filtered by %s', async (query, filter) => {
    expect((await ask('GET', `evaluations?${query}`)).status).toBe(200);
    expect(gateway.management.lastAsked(listEvaluations)).toEqual({ caller, filter });
  });
});
