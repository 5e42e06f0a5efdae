import { listExchanges } from '@touchstone/contracts';
import { anExchange, type Gateway, startGateway } from '@touchstone/testing/http';

const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const get = (path: string) => gateway.ask('GET', `/api/exchanges${path}`);

describe('exchanges', () => {
  it('are listed in pages and read one by one, with all stored fields', async () => {
    const one = anExchange({
      guardrails: [
        {
          guardrail_id: 'g',
          name: 'n',
          side: 'response',
          mode: 'observe',
          verdict: 'warn',
          evaluation_id: 'e',
        },
      ],
      prompt_revisions: ['r'],
    });
    gateway.management.exchanges.put('workspace-1', one);
    gateway.management.exchanges.put('workspace-2', anExchange());
    expect(await get('')).toMatchObject({
      status: 200,
      body: { items: [one], next_cursor: 'page-2' },
    });
    expect((await get('?cursor=page-2')).body).toEqual({ items: [one], next_cursor: null });
    expect(await get(`/${one.id}`)).toMatchObject({ status: 200, body: one });
  });

  it.each([
    ['', { limit: 50 }],
    ['?provider=&outcome=&from=&to=&cursor=&limit=&other=1', { limit: 50 }],
    [
      '?provider=OpenAI&outcome=blocked&limit=7&cursor=abc_-%3D',
      { limit: 7, provider: 'openai', outcome: 'blocked', cursor: 'abc_-=' },
    ],
    [
      '?guardrail=g-1&verdict=fail&mode=observe',
      { limit: 50, guardrail: 'g-1', verdict: 'fail', mode: 'observe' },
    ],
    ['?guardrail=&verdict=&mode=', { limit: 50 }],
    ['?provider=google', { limit: 50, provider: 'gemini' }],
    ['?provider=acme-2', { limit: 50, provider: 'acme-2' }],
    [
      '?from=2026-01-01&to=2026-01-31T12:00:00%2B02:00',
      { limit: 50, from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T10:00:00.000Z' },
    ],
  ])('are filtered by %s', async (query, filter) => {
    expect((await get(query)).status).toBe(200);
    expect(gateway.management.lastAsked(listExchanges)).toEqual({ caller, filter });
  });
});
