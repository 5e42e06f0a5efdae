import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DetectionResult,
  type EvaluationCompleted,
  listEvaluations,
  readStats,
  STATS_INTERVALS,
} from '@touchstone/contracts';
import { type Database, PgliteDatabase, PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl, TYPESCRIPT_LOADER } from '@touchstone/testing';
import { storedResults } from '../history/stored-results';
import {
  aCompletion,
  anExchange,
  keepAll,
  keepExchanges,
  startManagement,
  uniqueSchema,
} from '../management.fixture';
import { HistoryTerms1764000000012 } from './history-terms.migration';
import { managementSchema } from './schema';

const HOUR_MS = 3_600_000;
/** Lately, since counts by five minutes are those of the last days. */
const START_MS = Math.floor(Date.now() / HOUR_MS - 6) * HOUR_MS;
const at = (minutes: number): string => new Date(START_MS + minutes * 60_000).toISOString();
const result = (label: string, flagged = false): DetectionResult => ({
  name: 'n',
  score: flagged ? 0 : 100,
  label,
  confidence_score: 0,
  reason: '',
  flagged,
  quote: '',
});

type Answer = EvaluationCompleted['answer'];
const answer = (status: Answer['status'], ...results: DetectionResult[][]): Answer => ({
  status,
  score: 5,
  evaluationResults: results.map((each, index) => ({
    type: (['pii', 'safety', 'policy'] as const)[index] ?? 'syntax',
    results: each,
  })),
});

const SAFE = result('SAFE');
const EVENTS: Partial<EvaluationCompleted>[] = [
  { answer: answer('success') },
  { answer: answer('success', [SAFE], [result('PASS')], [result('PASS'), SAFE]) },
  { answer: answer('warning', [result('WARNING'), SAFE]), definition: { id: 'd', version: 2 } },
  { answer: answer('failed', [result('NOT_EVALUATED', true), SAFE], [SAFE]), keyId: 'k2' },
  { answer: answer('failed', [result('UNSAFE', true), result('NOT_EVALUATED')], []) },
  { answer: answer('success', [result('PASS')]), timings: [], completedAt: at(61) },
  ...[0.2, 1, 33, 1e6].map((computeMs) => ({
    timings: [{ family: 'policy' as const, mode: 'speed' as const, waitMs: 0, computeMs }],
  })),
];

/** Stores an event as earlier versions did: in both formats of results, without counts. */
const insert = (schema: string) => `INSERT INTO "${schema}"."evaluation"
  ("id", "workspace", "completed_at", "source", "status", "score", "key_id", "definition_id", "definition_version", "types", "metadata", "timings", "results")
  VALUES ($1, $2, $3, 'guardrail', $4, $5, $6, $7, $8, $9, '{}', $10, $11)`;

const describeMigration = (open: () => Database): void => {
  let database: Database;
  beforeAll(() => {
    database = open();
  });
  afterAll(() => database.close());

  it('are counted and found like those that are stored now', async () => {
    const schema = uniqueSchema();
    const definition = managementSchema(schema);
    const before = new Storage(database, {
      ...definition,
      migrations: definition.migrations.slice(
        0,
        definition.migrations.findIndex((migration) => migration === HistoryTerms1764000000012),
      ),
    });
    await before.start();
    const events = EVENTS.map((parts) => aCompletion({ completedAt: at(0), ...parts }));
    const exchanges = [0, 1].map((index) =>
      anExchange({
        completed_at: at(0),
        outcome: index === 0 ? 'passed' : 'blocked',
        guardrails: ['g1', 'g2', 'g1'].map((guardrail_id) => ({
          guardrail_id,
          name: 'n',
          side: 'request' as const,
          mode: 'enforce' as const,
          verdict: 'pass' as const,
          evaluation_id: index === 0 ? (events[1]?.id ?? '') : '',
        })),
      }),
    );
    await before.run(async (manager) => {
      await manager.query(
        `INSERT INTO "${schema}"."workspace" ("id", "name", "created_at") VALUES ('old', 'old', now())`,
      );
      for (const [
        index,
        {
          id,
          answer: { status, score, evaluationResults },
          ...event
        },
      ] of events.entries())
        await manager.query(insert(schema), [
          id,
          'old',
          event.completedAt,
          status,
          score,
          event.keyId,
          event.definition?.id,
          event.definition?.version,
          evaluationResults.map(({ type }) => type),
          JSON.stringify(event.timings),
          JSON.stringify(index % 2 === 0 ? storedResults(evaluationResults) : evaluationResults),
        ]);
      for (const { id, outcome, guardrails } of exchanges)
        await manager.query(
          `INSERT INTO "${schema}"."exchange" VALUES ($1, 'old', $2, 'key-1', 'openai', '/', NULL, false, $3, 200, NULL, NULL, 1, $4, '[]', '{}')`,
          [id, at(0), outcome, JSON.stringify(guardrails)],
        );
    });
    await before.stop();

    const service = await startManagement(database, { schema });
    const [old, now] = [{ workspace: 'old', keyId: 'k' }, await service.newCaller()];
    const { workspace } = now;
    const renamed = (id: string) => id.replace(/^.{4}/, 'ffff');
    await keepAll(
      service,
      events.map((event, index) => ({
        ...event,
        id: renamed(event.id),
        workspace,
        ...(index === 1 && { guardrails: ['g1', 'g2'] }),
      })),
    );
    await keepExchanges(
      service,
      exchanges.map((exchange) => ({ ...exchange, id: renamed(exchange.id), workspace })),
    );
    for (const interval of STATS_INTERVALS) {
      const query = { from: at(-60), to: at(120), interval, by: 'guardrail' } as const;
      const [counted, live] = await Promise.all(
        [old, now].map((caller) => service.ask(readStats, { caller, query })),
      );
      expect(counted?.totals.evaluations.total).toBe(EVENTS.length);
      expect(counted).toEqual(live);
    }
    const stored = await service.sql<{ workspace: string; terms: string[]; guardrails: string[] }>(
      `SELECT "workspace", "terms", "guardrails" FROM "${schema}"."evaluation" ORDER BY substr("id", 5)`,
    );
    const termsIn = (of: string) =>
      stored
        .filter((row) => row.workspace === of)
        .map(({ terms, guardrails }) => ({ terms: [...terms].sort(), guardrails }));
    expect(termsIn('old')).toEqual(termsIn(workspace));
    const { items } = await service.ask(listEvaluations, {
      caller: old,
      filter: { limit: 9, guardrail: 'g2', label: 'SAFE' },
    });
    expect(items.map(({ id }) => id)).toEqual([events[1]?.id]);
    await service.close();
  });
};

describe('evaluations and exchanges from before hourly counts, in the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-counts-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  describeMigration(() => new PgliteDatabase(dataDir, { execArgv: TYPESCRIPT_LOADER }));
});

describeWithDatabase('evaluations and exchanges from before hourly counts, on PostgreSQL', () => {
  describeMigration(() => new PostgresDatabase(testDatabaseUrl(), 2));
});
