import {
  createApiKey,
  type ExchangeCompleted,
  type ExchangeFilter,
  getExchange,
  type GuardrailOutcome,
  listApiKeys,
  listExchanges,
  SCOPES,
  updateWorkspace,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import { anExchange, ANY_PAGE, keepExchanges, type RunningManagement } from '../management.fixture';
import { Retention } from '../retention/retention';
import { ExchangeService } from './exchange.service';

const minutes = (count: number): string =>
  new Date(Date.UTC(2026, 0, 10) + count * 60_000).toISOString();
const decision = (parts: Partial<GuardrailOutcome>): GuardrailOutcome => ({
  guardrail_id: 'g1',
  name: 'no secrets',
  side: 'request',
  mode: 'enforce',
  verdict: 'pass',
  evaluation_id: 'e',
  ...parts,
});
const recordOf = (event: ExchangeCompleted): object =>
  Object.fromEntries(Object.entries(event).filter(([field]) => field !== 'workspace'));

/** Describes the log of exchanges with model vendors, on any engine. */
export const describeExchanges = (running: () => RunningManagement): void => {
  const kept = async (...parts: Partial<ExchangeCompleted>[]) => {
    const service = running();
    const caller = await service.newCaller();
    const events = parts.map((part) => anExchange({ ...part, workspace: caller.workspace }));
    await keepExchanges(service, events);
    return { ...service, caller, events, first: events[0] as ExchangeCompleted };
  };

  it('are stored as they were published', async () => {
    const guardrails = [
      {
        guardrail_id: 'g',
        name: 'no secrets',
        side: 'request' as const,
        mode: 'enforce' as const,
        verdict: 'fail' as const,
        evaluation_id: 'e',
      },
    ];
    const details = {
      outcome: 'blocked' as const,
      status: 400,
      streamed: true,
      attempts: 0,
      model: null,
      input_tokens: null,
      output_tokens: null,
      guardrails,
      prompt_revisions: ['r1', 'r2'],
    };
    const { ask, caller, first } = await kept(details);
    await expect(ask(getExchange, { caller, id: first.id })).resolves.toEqual(recordOf(first));
    await expect(ask(listExchanges, { caller, filter: { limit: 5 } })).resolves.toEqual({
      items: [recordOf(first)],
      next_cursor: null,
    });
  });

  it('are stored once when they are published repeatedly, alone or in a batch', async () => {
    const service = running();
    const caller = await service.newCaller();
    const [first, ...others] = Array.from({ length: 20 }, () =>
      anExchange({ workspace: caller.workspace }),
    ) as [ExchangeCompleted];
    await keepExchanges(service, [first, first, ...others, { ...first, status: 500 }, first]);
    await expect(
      service.get(ExchangeService).keep({ ...first, outcome: 'failed' }),
    ).resolves.toBeUndefined();
    expect(
      (await service.ask(listExchanges, { caller, filter: { limit: 100 } })).items,
    ).toHaveLength(20);
    await expect(service.ask(getExchange, { caller, id: first.id })).resolves.toEqual(
      recordOf(first),
    );
  });

  it('are stored with bounded texts and counts of callers and vendors', async () => {
    const { ask, caller, first } = await kept({
      model: `a\0\ud800${'x'.repeat(10_000)}`,
      operation: `/${'y'.repeat(10_000)}`,
      input_tokens: 1e300,
      output_tokens: -1,
    });
    const stored = await ask(getExchange, { caller, id: first.id });
    expect(stored).toMatchObject({
      input_tokens: null,
      output_tokens: null,
      model: `a\ufffd\ufffd${'x'.repeat(297)}`,
    });
    expect(stored.operation).toHaveLength(300);
  });

  it('are stored although another one cannot be', async () => {
    const { get, newCaller } = running();
    const { workspace } = await newCaller();
    const events = [
      anExchange({ workspace }),
      anExchange({ workspace, completed_at: 'never' }),
      anExchange({ workspace }),
    ];
    const outcomes = await Promise.allSettled(
      events.map((event) => get(ExchangeService).keep(event)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are counted on every page, by the filter', async () => {
    const service = running();
    const caller = await service.newCaller();
    const outcomes = ['passed', 'passed', 'blocked', 'passed'] as const;
    await keepExchanges(
      service,
      outcomes.map((outcome) => anExchange({ workspace: caller.workspace, outcome })),
    );
    const list = (filter: Partial<ExchangeFilter>) =>
      service.ask(listExchanges, { caller, filter: { limit: 2, ...filter } });
    const first = await list({ outcome: 'passed', total: true });
    expect(first.total).toEqual({ count: 3, more: false });
    const cursor = first.next_cursor ?? '';
    const second = await list({ outcome: 'passed', total: true, cursor });
    expect([second.items.length, second.total]).toEqual([1, { count: 3, more: false }]);
    expect(await list({})).not.toHaveProperty('total');
  });

  it('are read in pages, latest first, each once although many ended at the same time', async () => {
    const { ask, caller, events } = await kept(
      ...Array.from({ length: 23 }, (_, index) => ({
        completed_at: minutes(Math.floor(index / 5)),
      })),
    );
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask(listExchanges, {
        caller,
        filter: { limit: 5, ...(cursor && { cursor }) },
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    const latestFirst = [...events].sort((one, other) =>
      other.completed_at + other.id > one.completed_at + one.id ? 1 : -1,
    );
    expect(ids).toEqual(latestFirst.map(({ id }) => id));
  });

  const made: Partial<ExchangeCompleted>[] = [
    {
      model: 'a',
      completed_at: minutes(1),
      provider: 'openai',
      outcome: 'passed',
      guardrails: [
        decision({}),
        decision({ guardrail_id: 'g2', verdict: 'fail', mode: 'observe' }),
      ],
    },
    {
      model: 'b',
      completed_at: minutes(2),
      provider: 'openai',
      outcome: 'blocked',
      guardrails: [decision({ verdict: 'fail' })],
    },
    { model: 'c', completed_at: minutes(3), provider: 'gemini', outcome: 'blocked' },
  ];
  it.each<[string, Omit<ExchangeFilter, 'limit'>, string[]]>([
    ['nothing', {}, ['c', 'b', 'a']],
    ['provider', { provider: 'openai' }, ['b', 'a']],
    ['an unused provider', { provider: "openai' OR true --" }, []],
    ['outcome', { outcome: 'blocked' }, ['c', 'b']],
    ['guardrail', { guardrail: 'g1' }, ['b', 'a']],
    ['an unused guardrail', { guardrail: "g1' OR true --" }, []],
    ['verdict', { verdict: 'fail' }, ['b', 'a']],
    ['mode', { mode: 'observe' }, ['a']],
    ['the verdict of a guardrail', { guardrail: 'g1', verdict: 'fail' }, ['b']],
    ['a verdict in a mode', { verdict: 'pass', mode: 'observe' }, []],
    ['an inclusive start time', { from: minutes(2) }, ['c', 'b']],
    ['an exclusive end time', { to: minutes(2) }, ['a']],
    [
      'all filters at once',
      {
        provider: 'openai',
        outcome: 'blocked',
        guardrail: 'g1',
        verdict: 'fail',
        mode: 'enforce',
        from: minutes(0),
        to: minutes(9),
      },
      ['b'],
    ],
  ])('are filtered by %s', async (_title, filter, found) => {
    const { ask, caller } = await kept(...made);
    const { items } = await ask(listExchanges, { caller, filter: { ...filter, limit: 10 } });
    expect(items.map(({ model }) => model)).toEqual(found);
  });

  it.each([
    ['cursor', { cursor: 'nonsense' }],
    ['from', { from: 'yesterday' }],
    ['to', { to: '2026-13-01' }],
  ])('reject an invalid %s', async (field, filter) => {
    const { ask, newCaller } = running();
    const listing = ask(listExchanges, {
      caller: await newCaller(),
      filter: { limit: 5, ...filter },
    });
    await expect(listing).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(`^${field}: expected`) as string,
    });
  });

  it('are deleted only when older than their workspace’s retention', async () => {
    const service = running();
    const [short, long] = [await service.newCaller(), await service.newCaller()];
    await service.ask(updateWorkspace, { caller: short, fields: { retention_days: 1 } });
    const aged = (workspace: string, hours: number) =>
      anExchange({
        workspace,
        completed_at: new Date(service.clock.nowMs() - hours * 3_600_000).toISOString(),
      });
    await keepExchanges(service, [
      aged(short.workspace, 25),
      aged(short.workspace, 23),
      aged(long.workspace, 25),
    ]);
    await service.get(Retention).sweep();
    const left = async (caller: typeof short) =>
      (await service.ask(listExchanges, { caller, filter: { limit: 9 } })).items.length;
    expect([await left(short), await left(long)]).toEqual([1, 1]);
    const { items } = await service.ask(listExchanges, {
      caller: short,
      filter: { limit: 9, from: new Date(service.clock.nowMs() - 24 * 3_600_000).toISOString() },
    });
    expect(items).toHaveLength(1);
  });

  it('update the last use of their key', async () => {
    const service = running();
    const { ask, newCaller } = service;
    const caller = await newCaller();
    const { id } = await ask(createApiKey, { caller, callerScopes: SCOPES, fields: { name: 'k' } });
    await keepExchanges(service, [anExchange({ workspace: caller.workspace, key_id: id })]);
    await eventually(async () =>
      (await ask(listApiKeys, { caller, page: ANY_PAGE })).some(
        (key) => key.id === id && key.last_used_at !== null,
      ),
    );
  });

  it('are not found for an unknown id', async () => {
    const { ask, newCaller } = running();
    await expect(
      ask(getExchange, { caller: await newCaller(), id: newId() }),
    ).rejects.toMatchObject({ kind: 'not_found' });
  });
};
