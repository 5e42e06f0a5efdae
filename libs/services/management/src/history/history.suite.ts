import {
  type EvaluationCompleted,
  type EvaluationFilter,
  getEvaluation,
  listEvaluations,
  updateWorkspace,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { EVENT_PREFETCH } from '@touchstone/messaging';
import { aContent, eventually } from '@touchstone/testing';
import { aCompletion, keepAll, keepTogether, type RunningManagement } from '../management.fixture';
import { Retention } from '../retention/retention';
import { HistoryService } from './history.service';

const FOUND = {
  name: 'pii',
  score: 1,
  label: 'PII_FOUND',
  confidence_score: 97,
  reason: 'Found an address.',
  flagged: true,
  quote: 'jane@example.com',
  data: '{}',
};
const minutes = (count: number): string =>
  new Date(Date.UTC(2026, 0, 10) + count * 60_000).toISOString();

/** Describes the history of evaluations, on any engine. */
export const describeHistory = (running: () => RunningManagement): void => {
  it('stores a finished evaluation', async () => {
    const service = running();
    const caller = await service.newCaller();
    const event = aCompletion({
      workspace: caller.workspace,
      source: 'invoke',
      definition: { id: 'd', version: 3 },
      guardrails: ['g2', 'g1', 'g2'],
      metadata: { user: 'u1' },
    });
    await keepAll(service, [event]);
    await expect(service.ask(getEvaluation, { caller, id: event.id })).resolves.toEqual({
      id: event.id,
      completed_at: event.completedAt,
      source: 'invoke',
      status: 'success',
      score: 97,
      key_id: 'key-1',
      definition: { id: 'd', version: 3 },
      guardrails: ['g1', 'g2'],
      metadata: { user: 'u1' },
      timings: event.timings,
      evaluationResults: event.answer.evaluationResults,
      content: null,
    });
  });

  it('stores every evaluation of one message', async () => {
    const service = running();
    const [one, other] = [await service.newCaller(), await service.newCaller()];
    const [first, second, third] = [one, other, one].map(({ workspace }) =>
      aCompletion({ workspace, source: 'guardrail' }),
    ) as [EvaluationCompleted, EvaluationCompleted, EvaluationCompleted];
    await keepTogether(service, [first, second, third]);
    const { items } = await service.ask(listEvaluations, { caller: one, filter: { limit: 10 } });
    expect(items.map(({ id }) => id).sort()).toEqual([first.id, third.id].sort());
    await expect(
      service.ask(getEvaluation, { caller: other, id: second.id }),
    ).resolves.toMatchObject({ source: 'guardrail' });
  });

  it('stores the content if the event carries it, and omits it from the list', async () => {
    const service = running();
    const caller = await service.newCaller();
    const content = aContent({
      input: 'it’s "quoted" \\ and {braced}, NULL',
      messages: [
        { role: 'user', content: null, toolCalls: [{ name: 'f', arguments: { 'k\0': '\ud800' } }] },
      ],
      tools: [{ name: 'f', parameters: { type: 'object' } }],
    });
    const event = aCompletion({
      workspace: caller.workspace,
      content,
      answer: {
        status: 'failed',
        score: 1,
        evaluationResults: [{ type: 'pii', results: [FOUND] }],
      },
    });
    const without = aCompletion({ workspace: caller.workspace });
    await keepAll(service, [event, without]);
    const kept = {
      ...content,
      messages: [
        {
          role: 'user',
          content: null,
          toolCalls: [{ name: 'f', arguments: { 'k\ufffd': '\ufffd' } }],
        },
      ],
    };
    await expect(service.ask(getEvaluation, { caller, id: event.id })).resolves.toMatchObject({
      content: kept,
      evaluationResults: [{ results: [FOUND] }],
    });
    await expect(service.ask(getEvaluation, { caller, id: without.id })).resolves.toMatchObject({
      content: null,
    });
    const { items } = await service.ask(listEvaluations, { caller, filter: { limit: 10 } });
    expect(items.find(({ id }) => id === event.id)).toMatchObject({
      evaluationResults: [{ results: [FOUND] }],
    });
    expect(items.filter((item) => 'content' in item)).toEqual([]);
  });

  it('stores many contents of the largest request size at once', async () => {
    const service = running();
    const caller = await service.newCaller();
    const text = '"ä\\'.repeat(350_000);
    const events = Array.from({ length: 6 }, (_, index) =>
      aCompletion({ workspace: caller.workspace, content: aContent({ input: `${index}${text}` }) }),
    );
    await keepAll(service, events);
    for (const [index, { id }] of events.entries()) {
      const found = await service.ask(getEvaluation, { caller, id });
      expect('content' in found && found.content?.input === `${index}${text}`).toBe(true);
    }
  });

  it('writes without waiting once the subscription is exhausted, even when it delivers two kinds of events', async () => {
    const service = running();
    const { workspace } = await service.newCaller();
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    try {
      const kept = Array.from({ length: EVENT_PREFETCH / 2 }, () =>
        service.get(HistoryService).keep(aCompletion({ workspace })),
      );
      await expect(Promise.all(kept)).resolves.toHaveLength(EVENT_PREFETCH / 2);
    } finally {
      jest.useRealTimers();
      // Announcements wait for a timer that was not a real one.
      service.get(HistoryService).onApplicationShutdown();
    }
  });

  it('stores one row of an evaluation that is published repeatedly, alone or in a batch', async () => {
    const service = running();
    const caller = await service.newCaller();
    const first = aCompletion({ workspace: caller.workspace });
    const others = Array.from({ length: 30 }, () => aCompletion({ workspace: caller.workspace }));
    await keepAll(service, [
      first,
      first,
      ...others,
      { ...first, metadata: { second: 'telling' } },
      first,
    ]);
    await expect(service.get(HistoryService).keep(first)).resolves.toBeUndefined();
    const { items } = await service.ask(listEvaluations, { caller, filter: { limit: 100 } });
    expect(items).toHaveLength(31);
    await expect(service.ask(getEvaluation, { caller, id: first.id })).resolves.toMatchObject({
      metadata: {},
    });
  });

  it('stores evaluations without score or checks, and with characters Postgres cannot hold', async () => {
    const service = running();
    const caller = await service.newCaller();
    const event = aCompletion({
      workspace: caller.workspace,
      answer: { status: 'success', score: null, evaluationResults: [] },
      metadata: { 'k\0': '\ud800' },
    });
    await keepAll(service, [event]);
    const kept = {
      score: null,
      definition: null,
      evaluationResults: [],
      metadata: { 'k\ufffd': '\ufffd' },
    };
    await expect(service.ask(getEvaluation, { caller, id: event.id })).resolves.toMatchObject(kept);
    await expect(
      service.ask(listEvaluations, { caller, filter: { limit: 1, metadata: { 'k\0': '\ud800' } } }),
    ).resolves.toMatchObject({ items: [kept] });
  });

  it('continues after an evaluation that cannot be stored', async () => {
    const service = running();
    const caller = await service.newCaller();
    const [good, bad] = [
      aCompletion({ workspace: caller.workspace }),
      aCompletion({ workspace: caller.workspace, completedAt: 'never' }),
    ];
    const outcomes = await Promise.allSettled(
      [good, bad, aCompletion()].map((event) => service.get(HistoryService).keep(event)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('stores the other evaluations of a message when one cannot be stored', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { workspace } = caller;
    const [good, bad] = [
      aCompletion({ workspace }),
      aCompletion({ workspace, completedAt: 'never' }),
    ];
    const unread = {
      ...aCompletion({ workspace }),
      answer: undefined,
    } as unknown as EvaluationCompleted;
    await expect(service.get(HistoryService).keep(bad, unread, good)).rejects.toThrow();
    await eventually(async () => {
      const { items } = await service.ask(listEvaluations, { caller, filter: { limit: 10 } });
      return items.length === 1 && items[0]?.id === good.id;
    });
  });

  it('is read in pages, latest first, each evaluation once although many ended at the same time', async () => {
    const service = running();
    const caller = await service.newCaller();
    const events = Array.from({ length: 23 }, (_, index) =>
      aCompletion({ workspace: caller.workspace, completedAt: minutes(Math.floor(index / 5)) }),
    );
    await keepAll(service, events);
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await service.ask(listEvaluations, {
        caller,
        filter: { limit: 5, ...(cursor && { cursor }) },
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    const latestFirst = [...events].sort((one, other) =>
      other.completedAt + other.id > one.completedAt + one.id ? 1 : -1,
    );
    expect(ids).toEqual(latestFirst.map(({ id }) => id));
  });

  it('has no next page after the last evaluation', async () => {
    const service = running();
    const caller = await service.newCaller();
    await keepAll(
      service,
      [1, 2, 3].map(() => aCompletion({ workspace: caller.workspace })),
    );
    await expect(
      service.ask(listEvaluations, { caller, filter: { limit: 3 } }),
    ).resolves.toMatchObject({ next_cursor: null });
  });

  describe('is filtered', () => {
    const types = (
      ...checks: [EvaluationCompleted['answer']['evaluationResults'][number]['type'], ...string[]][]
    ) =>
      checks.map(([type, ...labels]) => ({
        type,
        results: labels.map((label) => ({ ...FOUND, label })),
      }));
    const made: Record<string, Partial<EvaluationCompleted>> = {
      a: {
        completedAt: minutes(1),
        answer: { status: 'success', score: 90, evaluationResults: types(['pii', 'PII_FOUND']) },
        metadata: { user: 'u1', app: 'web' },
        guardrails: ['g1', 'g2'],
        definition: { id: 'd1', version: 1 },
      },
      b: {
        completedAt: minutes(2),
        answer: {
          status: 'failed',
          score: 10,
          evaluationResults: types(['pii', 'NO_PII_FOUND'], ['safety', 'SAFE', 'NOT_EVALUATED']),
        },
        metadata: { user: 'u1' },
        definition: { id: 'd1', version: 2 },
        keyId: 'key-2',
      },
      c: {
        completedAt: minutes(3),
        answer: { status: 'failed', score: 0, evaluationResults: types(['policy']) },
        metadata: { user: 'u2' },
        guardrails: ['g2'],
        keyId: 'key-2',
      },
    };
    it.each<[string, Omit<EvaluationFilter, 'limit'>, string[]]>([
      ['by nothing', {}, ['c', 'b', 'a']],
      ['by status', { status: 'failed' }, ['c', 'b']],
      ['by type', { type: 'pii' }, ['b', 'a']],
      ['by a label', { label: 'PII_FOUND' }, ['a']],
      ['by a label of a check', { type: 'pii', label: 'NO_PII_FOUND' }, ['b']],
      ['by a label of another check', { type: 'safety', label: 'NO_PII_FOUND' }, []],
      ['by the worst outcome', { outcome: 'failed' }, ['b', 'a']],
      ['by the outcome of a check without a result', { outcome: 'not_evaluated' }, ['c']],
      ['by the outcome of a check', { outcome: 'failed', type: 'safety' }, ['b']],
      ['by another outcome of a check', { outcome: 'passed', type: 'safety' }, []],
      ['by what was not evaluated', { not_evaluated: true }, ['b']],
      ['by a check that was not evaluated', { not_evaluated: true, type: 'safety' }, ['b']],
      ['by another check that was not evaluated', { not_evaluated: true, type: 'pii' }, []],
      ['by definition', { definition: 'd1' }, ['b', 'a']],
      ['by guardrail', { guardrail: 'g2' }, ['c', 'a']],
      ['by key', { key: 'key-2' }, ['c', 'b']],
      ['by an unknown key', { key: "key-2' OR true --" }, []],
      ['by a text that cannot be stored', { label: 'a\0\ud800' }, []],
      ['from a score', { min_score: 10 }, ['b', 'a']],
      ['up to a score', { max_score: 10 }, ['c', 'b']],
      ['by the score 0', { min_score: 0, max_score: 0 }, ['c']],
      ['by metadata', { metadata: { user: 'u1' } }, ['b', 'a']],
      ['by all of its metadata', { metadata: { user: 'u1', app: 'web' } }, ['a']],
      ['by unused metadata', { metadata: { user: "u1' OR true --" } }, []],
      ['from an inclusive start time', { from: minutes(2) }, ['c', 'b']],
      ['up to an exclusive end time', { to: minutes(2) }, ['a']],
      [
        'by all filters at once',
        {
          status: 'failed',
          type: 'safety',
          label: 'SAFE',
          not_evaluated: true,
          definition: 'd1',
          key: 'key-2',
          min_score: 1,
          max_score: 99,
          metadata: { user: 'u1' },
          from: minutes(0),
          to: minutes(9),
        },
        ['b'],
      ],
    ])('%s', async (_title, filter, found) => {
      const service = running();
      const caller = await service.newCaller();
      const events = Object.entries(made).map(([name, parts]) => ({
        name,
        event: aCompletion({ ...parts, workspace: caller.workspace }),
      }));
      await keepAll(
        service,
        events.map(({ event }) => event),
      );
      const { items } = await service.ask(listEvaluations, {
        caller,
        filter: { ...filter, limit: 10 },
      });
      expect(items.map(({ id }) => events.find(({ event }) => event.id === id)?.name)).toEqual(
        found,
      );
    });
  });

  it.each([
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: Buffer.from('1e400 x').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('1 a\0b').toString('base64url') }],
    ['from', { from: 'yesterday' }],
    ['to', { to: '2026-13-01' }],
  ])('rejects an invalid %s: %j', async (field, filter) => {
    const { ask, newCaller } = running();
    const listing = ask(listEvaluations, {
      caller: await newCaller(),
      filter: { limit: 5, ...filter },
    });
    await expect(listing).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(`^${field}: expected`) as string,
    });
  });

  it('deletes only what is older than its workspace’s retention', async () => {
    const service = running();
    const [short, long] = [await service.newCaller(), await service.newCaller()];
    await service.ask(updateWorkspace, { caller: short, fields: { retention_days: 1 } });
    const aged = (workspace: string, hours: number) =>
      aCompletion({
        workspace,
        completedAt: new Date(service.clock.nowMs() - hours * 3_600_000).toISOString(),
      });
    const [old, young, kept] = [
      aged(short.workspace, 25),
      aged(short.workspace, 23),
      aged(long.workspace, 25),
    ] as [EvaluationCompleted, EvaluationCompleted, EvaluationCompleted];
    await keepAll(service, [old, young, kept]);
    await service.get(Retention).sweep();
    await expect(service.ask(getEvaluation, { caller: short, id: old.id })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(
      service.ask(getEvaluation, { caller: short, id: young.id }),
    ).resolves.toMatchObject({ id: young.id });
    await expect(service.ask(getEvaluation, { caller: long, id: kept.id })).resolves.toMatchObject({
      id: kept.id,
    });
  });

  it('reports an unknown evaluation as not found', async () => {
    const { ask, newCaller } = running();
    await expect(
      ask(getEvaluation, { caller: await newCaller(), id: newId() }),
    ).rejects.toMatchObject({ kind: 'not_found' });
  });
};
