import {
  type Caller,
  createGuardrail,
  type DetectionResult,
  type EvaluationCompleted,
  type ExchangeCompleted,
  type GuardrailOutcome,
  readStats,
  type Stats,
  type StatsInterval,
  type StatsQuery,
  updateWorkspace,
} from '@touchstone/contracts';
import { HistoryService } from '../history/history.service';
import {
  aCompletion,
  anExchange,
  keepAll,
  keepExchanges,
  keepTogether,
  type RunningManagement,
} from '../management.fixture';
import { Retention } from '../retention/retention';

const HOUR_MS = 3_600_000;
const NOON_MS = Date.UTC(2026, 0, 10, 12);
const at = (hours: number): string => new Date(NOON_MS + hours * HOUR_MS).toISOString();

const result = (label: string, flagged = false): DetectionResult => ({
  name: 'n',
  score: flagged ? 0 : 100,
  label,
  confidence_score: 0,
  reason: '',
  flagged,
  quote: '',
});
const PASSED = result('SAFE');
const FAILED = result('UNSAFE', true);
const UNDECIDED = result('NOT_EVALUATED', true);
const BYPASSED = result('PASS');

type Answer = EvaluationCompleted['answer'];
const answer = (
  status: Answer['status'],
  ...checks: [Answer['evaluationResults'][number]['type'], ...DetectionResult[]][]
): Answer => ({
  status,
  score: 1,
  evaluationResults: checks.map(([type, ...results]) => ({ type, results })),
});

const decision = (parts: Partial<GuardrailOutcome> = {}): GuardrailOutcome => ({
  guardrail_id: 'g1',
  name: 'n',
  side: 'request',
  mode: 'enforce',
  verdict: 'pass',
  evaluation_id: 'e',
  ...parts,
});

/** Describes the statistics of a workspace, on any engine. */
export const describeStats = (running: () => RunningManagement): void => {
  const made = async (
    evaluations: Partial<EvaluationCompleted>[],
    exchanges: Partial<ExchangeCompleted>[] = [],
  ) => {
    const service = running();
    const caller = await service.newCaller();
    const { workspace } = caller;
    const events = evaluations.map((parts) => aCompletion({ ...parts, workspace }));
    if (events.length > 0) await keepTogether(service, events);
    if (exchanges.length > 0)
      await keepExchanges(
        service,
        exchanges.map((parts) => anExchange({ ...parts, workspace })),
      );
    return { ...service, caller, events };
  };
  const stats = (caller: Caller, query: Partial<StatsQuery> = {}): Promise<Stats> =>
    running().ask(readStats, {
      caller,
      query: { from: at(0), to: at(2), interval: 'hour', ...query },
    });
  const OF_NONE = { total: 0, passed: 0, warned: 0, failed: 0, not_evaluated: 0, bypassed: 0 };

  it('count evaluations by the hour, with those of the span before', async () => {
    const { caller } = await made([
      { completedAt: at(0), answer: answer('success', ['safety', PASSED]) },
      { completedAt: at(0.999), answer: answer('failed', ['safety', FAILED], ['pii', UNDECIDED]) },
      { completedAt: at(1.5), answer: answer('failed', ['safety', UNDECIDED]) },
      { completedAt: at(-0.1), answer: answer('warning', ['safety', result('WARNING')]) },
      { completedAt: at(-2), answer: answer('success') },
      { completedAt: at(-2.1), answer: answer('success') },
      { completedAt: at(3), answer: answer('success') },
    ]);
    const { totals, previous, series, ...rest } = await stats(caller);
    expect(rest).toMatchObject({ from: at(0), to: at(2), interval: 'hour', groups: [] });
    expect(totals.evaluations).toMatchObject({
      ...OF_NONE,
      total: 3,
      passed: 1,
      failed: 1,
      not_evaluated: 1,
      statuses: { success: 1, warning: 0, failed: 2 },
    });
    expect(totals.coverage).toEqual({ asked: 4, judged: 2, bypassed: 0, share: 0.5 });
    expect(previous.evaluations).toMatchObject({
      ...OF_NONE,
      total: 2,
      warned: 1,
      bypassed: 1,
      statuses: { success: 1, warning: 1, failed: 0 },
    });
    expect(series).toMatchObject([
      { at: at(0), total: 2, passed: 1, failed: 1 },
      { at: at(1), total: 1, not_evaluated: 1 },
    ]);
  });

  it('begin with a whole interval, and have those without evaluations', async () => {
    const { caller } = await made([{ completedAt: at(0.1) }]);
    const { from, series } = await stats(caller, { from: at(0.5), to: at(2.5) });
    expect(from).toBe(at(0));
    expect(series.map((point) => [point.at, point.total])).toEqual([
      [at(0), 1],
      [at(1), 0],
      [at(2), 0],
    ]);
  });

  it('are summed by the day of UTC', async () => {
    const { caller } = await made([
      { completedAt: at(-13) },
      { completedAt: at(-12) },
      { completedAt: at(11.9) },
      { completedAt: at(12) },
    ]);
    const { series, previous } = await stats(caller, { to: at(13), interval: 'day' });
    expect(series.map((point) => [point.at, point.total])).toEqual([
      [at(-12), 2],
      [at(12), 1],
    ]);
    expect(previous.evaluations.total).toBe(1);
  });

  it('are the same by the hour and by the day, whole days or not', async () => {
    const { caller } = await made(
      [-80, -49, -48, -36, -30, -12, -1, 0, 11, 12, 30, 36, 40].map((hours) => ({
        completedAt: at(hours),
        answer: answer('failed', ['pii', hours % 2 === 0 ? FAILED : PASSED]),
        guardrails: ['g'],
      })),
      [-36, -12, 0, 13, 36].map((hours) => ({
        completed_at: at(hours),
        guardrails: [decision({ guardrail_id: 'g' })],
      })),
    );
    const of = async (interval: 'hour' | 'day', from: string, to: string) => {
      const { totals, previous, checks, guardrails } = await stats(caller, { interval, from, to });
      return { totals, previous, checks, guardrails };
    };
    expect(await of('hour', at(-12), at(36))).toEqual(await of('day', at(-12), at(36)));
    const { totals, previous, checks, guardrails } = await of('hour', at(-30), at(13));
    expect([totals.evaluations.total, totals.coverage.judged, checks[0]?.total]).toEqual([6, 6, 6]);
    expect([previous.evaluations.total, checks[0]?.previous.total]).toEqual([3, 3]);
    expect([totals.exchanges.total, previous.exchanges.total]).toEqual([2, 1]);
    expect(guardrails).toMatchObject([{ evaluations: { total: 6 }, exchanges: { total: 2 } }]);
  });

  it('are the same by five minutes, by the hour and by the day', async () => {
    const minutes = [-125, -121, -119, -61, -60, -59, -5, -1, 0, 4, 5, 59, 60, 61, 119, 121];
    const { caller } = await made(
      minutes.map((minute) => ({
        completedAt: at(minute / 60),
        answer: answer('failed', ['pii', minute % 2 === 0 ? FAILED : PASSED]),
        guardrails: ['g'],
      })),
      [-62, -5, 3, 61].map((minute) => ({
        completed_at: at(minute / 60),
        guardrails: [decision({ guardrail_id: 'g' })],
      })),
    );
    const of = async (interval: StatsInterval, from: number, to: number) => {
      const query = { interval, from: at(from / 60), to: at(to / 60), by: 'check' } as const;
      const { series, groups, ...rest } = await stats(caller, query);
      const { totals, previous, checks, guardrails } = rest;
      return { series, groups, totals: { totals, previous, checks, guardrails } };
    };
    const fine = await of('5min', 0, 120);
    expect(fine.totals).toEqual((await of('hour', 0, 120)).totals);
    expect(fine.series.map(({ total }) => total)).toEqual([
      2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ]);
    expect(fine.groups.map(({ value, totals }) => [value, totals.total])).toEqual([['pii', 7]]);
    const { totals, previous, guardrails } = (await of('5min', -60, 62)).totals;
    expect([totals.evaluations.total, totals.coverage.judged]).toEqual([10, 10]);
    expect([previous.evaluations.total, previous.exchanges.total]).toEqual([4, 1]);
    expect(guardrails).toMatchObject([{ evaluations: { total: 10 }, exchanges: { total: 3 } }]);
  });

  it('count an evaluation once that is delivered repeatedly, alone or in a batch', async () => {
    const service = running();
    const caller = await service.newCaller();
    const [first, other] = [0, 1].map(() =>
      aCompletion({ workspace: caller.workspace, completedAt: at(0) }),
    ) as [EvaluationCompleted, EvaluationCompleted];
    await keepAll(service, [first, first, other, first]);
    await service.get(HistoryService).keep(first, first);
    const { totals, checks } = await stats(caller);
    expect(totals.evaluations.total).toBe(2);
    expect(checks).toMatchObject([{ check: 'pii', total: 2 }]);
  });

  it('count an exchange once that is delivered repeatedly', async () => {
    const service = running();
    const caller = await service.newCaller();
    const event = anExchange({ workspace: caller.workspace, completed_at: at(0) });
    await keepExchanges(service, [event, event]);
    await keepExchanges(service, [event]);
    const last = anExchange({ workspace: caller.workspace, completed_at: at(0) });
    await keepExchanges(service, [last]);
    expect((await stats(caller)).totals.exchanges.total).toBe(2);
  });

  it('count each check by its worst result, and what was truly judged by family', async () => {
    const { caller } = await made([
      { completedAt: at(0), answer: answer('failed', ['safety', PASSED, FAILED], ['pii', PASSED]) },
      { completedAt: at(0), answer: answer('failed', ['grounding', UNDECIDED], ['pii', PASSED]) },
      { completedAt: at(1), answer: answer('success', ['grounding', BYPASSED], ['tuq', PASSED]) },
      { completedAt: at(-1), answer: answer('success', ['tuq', PASSED]) },
    ]);
    const { checks, families } = await stats(caller);
    expect(checks).toMatchObject([
      { check: 'pii', family: 'security', total: 2, passed: 2 },
      { check: 'safety', total: 1, failed: 1, coverage: { asked: 1, judged: 1, share: 1 } },
      {
        check: 'grounding',
        total: 2,
        not_evaluated: 1,
        bypassed: 1,
        coverage: { asked: 1, judged: 0, bypassed: 1, share: 0 },
        previous: OF_NONE,
      },
      { check: 'tuq', total: 1, previous: { ...OF_NONE, total: 1, passed: 1 } },
    ]);
    expect(families).toMatchObject([
      { family: 'security', coverage: { asked: 2, judged: 2, share: 1 } },
      { family: 'safety', coverage: { asked: 1, judged: 1 } },
      {
        family: 'reliability',
        coverage: { asked: 2, judged: 1, bypassed: 1, share: 1 / 2 },
        previous: { asked: 1, judged: 1, share: 1 },
      },
      { family: 'policy', coverage: { asked: 0, judged: 0, share: null } },
      { family: 'topic', coverage: { asked: 0, judged: 0, share: null } },
    ]);
  });

  it('estimate latency from the slowest family', async () => {
    const timing = { family: 'policy', mode: 'speed', waitMs: 1, computeMs: 2 } as const;
    const { caller } = await made([
      { completedAt: at(0), timings: [timing, { ...timing, computeMs: 100 }] },
      { completedAt: at(1), timings: [] },
    ]);
    const { totals, series } = await stats(caller);
    const [first, second] = series;
    expect(totals.evaluations.latency.p50_ms).toBeGreaterThan(80);
    expect(first?.latency.p95_ms).toBeLessThan(130);
    expect(second?.latency).toEqual({ p50_ms: null, p95_ms: null });
  });

  describe('are grouped', () => {
    const several = () =>
      made([
        { completedAt: at(0), keyId: 'k1', definition: { id: 'd1', version: 1 } },
        {
          completedAt: at(1),
          keyId: 'k1',
          definition: { id: 'd1', version: 2 },
          guardrails: ['g2', 'g1'],
        },
        {
          completedAt: at(1),
          keyId: 'k2',
          answer: answer('failed', ['safety', FAILED], ['pii', PASSED]),
          guardrails: ['g1'],
        },
        { completedAt: at(-1), keyId: 'k2' },
      ]);

    it.each([
      [
        'key',
        [
          ['k1', 2, [1, 1]],
          ['k2', 1, [0, 1]],
        ],
      ],
      [
        'definition',
        [
          ['d1', 2, [1, 1]],
          [null, 1, [0, 1]],
        ],
      ],
      [
        'guardrail',
        [
          ['g1', 2, [0, 2]],
          [null, 1, [1, 0]],
          ['g2', 1, [0, 1]],
        ],
      ],
      [
        'check',
        [
          ['pii', 3, [1, 2]],
          ['safety', 1, [0, 1]],
        ],
      ],
    ] as const)('by %s', async (by, expected) => {
      const { caller } = await several();
      const { groups } = await stats(caller, { by });
      const found = groups.map(({ value, totals, series }) => [
        value,
        totals.total,
        series.map(({ total }) => total),
      ]);
      expect(found).toEqual(expect.arrayContaining(expected as unknown as unknown[]));
      expect(found).toHaveLength(expected.length);
      expect(found[0]).toEqual(expected[0]);
    });

    it.each<[Partial<StatsQuery>, number]>([
      [{ key: 'k1' }, 2],
      [{ definition: 'd1' }, 2],
      [{ guardrail: 'g1' }, 2],
      [{ guardrail: 'g1', key: 'k2' }, 1],
      [{ guardrail: "g1' OR true --" }, 0],
    ])('and filtered by %j', async (query, count) => {
      const { caller } = await several();
      const { totals, checks } = await stats(caller, query);
      expect(totals.evaluations.total).toBe(count);
      expect(totals.coverage.asked).toBe(checks.reduce((sum, { total }) => sum + total, 0));
    });
  });

  it('show a guardrail that judged nothing while requests passed', async () => {
    const { ask, caller, newCaller } = await made(
      [
        { completedAt: at(-30), guardrails: ['g1'], answer: answer('success', ['pii', PASSED]) },
        { completedAt: at(0), guardrails: ['g1'], answer: answer('success', ['pii', BYPASSED]) },
        { completedAt: at(1), guardrails: ['g1'], answer: answer('failed', ['pii', UNDECIDED]) },
      ],
      [
        { completed_at: at(0), guardrails: [decision(), decision({ side: 'response' })] },
        { completed_at: at(1), outcome: 'blocked', guardrails: [decision({ verdict: 'fail' })] },
        { completed_at: at(1), guardrails: [] },
        { completed_at: at(-1), guardrails: [decision()] },
      ],
    );
    const idle = await ask(createGuardrail, {
      caller,
      collection: 'rules',
      fields: { name: 'idle', active: false, mode: 'observe' },
    });
    await ask(createGuardrail, {
      caller: await newCaller(),
      collection: 'rules',
      fields: { name: 'of another workspace' },
    });
    const { guardrails, totals, previous } = await stats(caller);
    const none = { total: 0, passed: 0, blocked: 0, answered: 0, failed: 0 };
    expect(guardrails).toEqual([
      {
        guardrail_id: idle.id,
        name: 'idle',
        active: false,
        mode: 'observe',
        evaluations: OF_NONE,
        coverage: { asked: 0, judged: 0, bypassed: 0, share: null },
        exchanges: none,
        last_judged_at: null,
      },
      {
        guardrail_id: 'g1',
        name: null,
        active: false,
        mode: null,
        evaluations: { ...OF_NONE, total: 2, not_evaluated: 1, bypassed: 1 },
        coverage: { asked: 1, judged: 0, bypassed: 1, share: 0 },
        exchanges: { ...none, total: 2, passed: 1, blocked: 1 },
        last_judged_at: at(-30),
      },
    ]);
    expect(totals.exchanges).toEqual({ ...none, total: 3, passed: 2, blocked: 1 });
    expect(previous.exchanges).toEqual({ ...none, total: 1, passed: 1 });
    const { totals: filtered } = await stats(caller, { guardrail: 'g1' });
    expect(filtered.exchanges).toMatchObject({ total: 2 });
  });

  it('show that a guardrail judged nothing if everything was bypassed', async () => {
    const { caller } = await made(
      [{ completedAt: at(0), guardrails: ['g1'], answer: answer('success', ['pii', BYPASSED]) }],
      [{ completed_at: at(0), guardrails: [decision()] }],
    );
    expect((await stats(caller)).guardrails).toMatchObject([
      {
        coverage: { asked: 0, judged: 0, bypassed: 1, share: null },
        exchanges: { passed: 1 },
        last_judged_at: null,
      },
    ]);
  });

  it('belong to one workspace', async () => {
    await made([{ completedAt: at(0), guardrails: ['g1'] }], [{ completed_at: at(0) }]);
    const stranger = await running().newCaller();
    const { totals, guardrails, checks, groups } = await stats(stranger, { by: 'guardrail' });
    expect(totals).toMatchObject({ evaluations: { total: 0 }, exchanges: { total: 0 } });
    expect([guardrails, checks, groups]).toEqual([[], [], []]);
  });

  it('end with the retention of the workspace, by whole days', async () => {
    const service = running();
    const [short, long] = [await service.newCaller(), await service.newCaller()];
    await service.ask(updateWorkspace, { caller: short, fields: { retention_days: 1 } });
    const nowMs = service.clock.nowMs();
    const ago = (hours: number) => new Date(nowMs - hours * HOUR_MS).toISOString();
    for (const { workspace } of [short, long]) {
      await keepAll(
        service,
        [49, 23].map((hours) => aCompletion({ workspace, completedAt: ago(hours) })),
      );
      await keepExchanges(
        service,
        [49, 23].map((hours) => anExchange({ workspace, completed_at: ago(hours) })),
      );
    }
    await service.get(Retention).sweep();
    const left = async (caller: Caller) => {
      const { totals, checks } = await stats(caller, { from: ago(60), to: ago(0) });
      return [totals.evaluations.total, checks[0]?.total, totals.exchanges.total];
    };
    expect([await left(short), await left(long)]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  it('by five minutes end after two days and some hours', async () => {
    const service = running();
    const caller = await service.newCaller();
    const ago = (hours: number) => new Date(service.clock.nowMs() - hours * HOUR_MS).toISOString();
    const times = [60, 54].map(ago);
    const { workspace } = caller;
    await keepAll(
      service,
      times.map((completedAt) => aCompletion({ workspace, completedAt })),
    );
    await keepExchanges(
      service,
      times.map((completed_at) => anExchange({ workspace, completed_at })),
    );
    await service.get(Retention).sweep();
    const totalOf = async (interval: StatsInterval, from: string) => {
      const to = new Date(Date.parse(from) + HOUR_MS / 4).toISOString();
      const { series, totals, checks } = await stats(caller, { interval, from, to });
      return [series[0]?.total, checks[0]?.total, totals.exchanges.total];
    };
    expect(await totalOf('5min', ago(60))).toEqual([0, undefined, 0]);
    expect(await totalOf('5min', ago(54))).toEqual([1, 1, 1]);
    expect(await totalOf('hour', ago(60))).toEqual([1, 1, 1]);
  });

  it.each<[string, Partial<StatsQuery>]>([
    ['from', { from: 'yesterday' }],
    ['to', { to: at(0) }],
    ['to', { to: 'never' }],
    ['from', { from: at(-900), interval: 'hour' }],
    ['from', { from: at(-70), interval: '5min' }],
    ['interval', { interval: "day' OR true --" as 'day' }],
  ])('reject an invalid %s: %j', async (field, query) => {
    const caller = await running().newCaller();
    await expect(stats(caller, query)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(`^${field}: expected`) as string,
    });
  });
};
