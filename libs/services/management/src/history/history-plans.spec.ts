import type { EvaluationFilter } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { explaining, uniqueSchema } from '../management.fixture';
import { managementSchema } from '../storage/schema';
import { toCursor } from './cursor';
import { evaluationEntity } from './evaluation.entity';
import { EvaluationRepository } from './evaluation.repository';

const ROWS = 200_000;
/** Rows of one statement, which must not take too long. */
const PART = 25_000;

/**
 * Fills two workspaces with one evaluation a second: 1 % failed, 0.1 % with topics, 10,000 users,
 * 0.1 % not evaluated, half by a guardrail, 0.1 % by another.
 */
const fill = (schema: string, from: number): string => `INSERT INTO "${schema}"."evaluation"
  ("id", "workspace", "completed_at", "source", "status", "score", "key_id", "types", "metadata", "timings", "results", "terms")
  SELECT lpad(n::text, 36, '0'), CASE n % 4 WHEN 0 THEN 'other' ELSE 'own' END, timestamptz '2026-01-01' + n * interval '1 second', 'evaluate',
    CASE n % 100 WHEN 1 THEN 'failed' ELSE 'success' END, CASE n % 1000 WHEN 7 THEN n % 5 ELSE 60 + n % 41 END, CASE WHEN n < 20000 THEN 'former' ELSE 'key' END,
    CASE n % 1000 WHEN 1 THEN ARRAY['pii', 'topic_scoping'] ELSE ARRAY['pii'] END, jsonb_build_object('user', 'u' || n % 10000, 'app', 'web'), '[]', '[]',
    ARRAY[CASE n % 1000 WHEN 3 THEN 'label:NOT_EVALUATED' ELSE 'label:SAFE' END, CASE n % 1000 WHEN 5 THEN 'guardrail=rare' ELSE 'guardrail=' || n % 2 END]
  FROM generate_series(${from + 1}, ${from + PART}) AS n`;

describeWithDatabase(`the history's list, among ${ROWS} evaluations on PostgreSQL`, () => {
  let database: PostgresDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
    storage = new Storage(database, managementSchema(uniqueSchema()));
    await storage.start();
    const { schema } = storage.definition;
    for (let from = 0; from < ROWS; from += PART)
      await storage.run((manager) => manager.query(fill(schema, from)));
    await storage.run((manager) => manager.query(`ANALYZE "${schema}"."evaluation"`));
  });
  afterAll(async () => {
    await storage.stop();
    await database.close();
  });

  const planOf = async (filter: Omit<EvaluationFilter, 'limit'>): Promise<string> => {
    const plans: string[] = [];
    await storage.run((manager) =>
      new EvaluationRepository(explaining(manager, evaluationEntity, plans), {
        workspace: 'own',
      }).page({ ...filter, limit: 50 }),
    );
    expect(plans).toHaveLength(filter.total ? 2 : 1);
    return plans.at(-1) ?? '';
  };
  const middle = { completed_at: new Date(Date.UTC(2026, 0, 2)), id: '0'.repeat(36) };

  it.each<[string, Omit<EvaluationFilter, 'limit'>, string]>([
    ['its first page', {}, 'evaluation_page'],
    ['a later page', { cursor: toCursor(middle) }, 'evaluation_page'],
    ['a time range', { from: '2026-01-02', to: '2026-01-03' }, 'evaluation_page'],
    [
      'a value most evaluations have',
      { type: 'pii', status: 'success', metadata: { app: 'web' } },
      'evaluation_',
    ],
    ['a status', { status: 'failed' }, 'evaluation_status_page'],
    ['a key that most evaluations have', { key: 'key' }, 'evaluation_'],
    ['a key that is not used any more', { key: 'former' }, 'evaluation_key_page'],
    ['an unknown definition', { definition: 'none' }, 'evaluation_definition_page'],
    ['a range of scores that most have', { min_score: 70 }, 'evaluation_page'],
    [
      'a later page of a status',
      { status: 'failed', cursor: toCursor(middle) },
      'evaluation_status_page',
    ],
  ])('reads %s along an index without sorting', async (_title, filter, index) => {
    const plan = await planOf(filter);
    expect(plan).toContain(`"Index Name":"${index}`);
    expect(plan).not.toContain('"Seq Scan"');
    expect(plan).not.toContain('"Sort"');
  });

  it.each<[string, Omit<EvaluationFilter, 'limit'>, string]>([
    ['a type few evaluations have', { type: 'topic_scoping' }, 'evaluation_types'],
    ['a score few evaluations have', { max_score: 10 }, 'evaluation_score_page'],
    ['a label few evaluations have', { not_evaluated: true }, 'evaluation_terms'],
    ['a guardrail of few evaluations', { guardrail: 'rare', key: 'key' }, 'evaluation_terms'],
    ['metadata few evaluations have', { metadata: { user: 'u77' } }, 'evaluation_metadata'],
  ])('finds %s by an index', async (_title, filter, index) => {
    const plan = await planOf(filter);
    expect(plan).not.toContain('"Seq Scan"');
    expect(plan).toMatch(new RegExp(`"Index Name":"${index}"`));
  });

  it.each<[string, Omit<EvaluationFilter, 'limit'>]>([
    ['all', {}],
    ['a value most evaluations have', { type: 'pii', metadata: { app: 'web' } }],
    ['a status', { status: 'failed' }],
  ])('counts %s along an index, not through other workspaces', async (_title, filter) => {
    const plan = await planOf({ ...filter, total: true });
    expect(plan).toContain('"Node Type":"Aggregate"');
    expect(plan).not.toContain('"Seq Scan"');
  });

  it.each<[string, Omit<EvaluationFilter, 'limit'>, { count: number; more: boolean }]>([
    [
      'all that match, on a later page',
      { status: 'failed', cursor: toCursor(middle) },
      { count: 2_000, more: false },
    ],
    ['10,000 of more', {}, { count: 10_000, more: true }],
    ['nothing', { type: 'tuq' }, { count: 0, more: false }],
  ])('counts %s', async (_title, filter, total) => {
    const page = await storage.run((manager) =>
      new EvaluationRepository(manager, { workspace: 'own' }).page({
        ...filter,
        limit: 1,
        total: true,
      }),
    );
    expect(page.total).toEqual(total);
  });

  // 4 MiB of rows not sorted in yet, which is Postgres's own limit, are 512 pages.
  it.each(['evaluation_metadata', 'evaluation_types', 'evaluation_terms'])(
    'reads few recently written rows: %s',
    async (index) => {
      const { schema } = storage.definition;
      const condition = {
        evaluation_types: `"types" @> ARRAY['none']`,
        evaluation_terms: `"terms" @> ARRAY['none']`,
        evaluation_metadata: `"metadata" @> '{"user": "nobody"}'`,
      }[index];
      const explained = await storage.run((manager) =>
        manager.query<unknown[]>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT "id" FROM "${schema}"."evaluation" WHERE ${condition}`,
        ),
      );
      const [, pages] =
        new RegExp(`"Index Name":"${index}".*?"Shared Hit Blocks":(\\d+)`).exec(
          JSON.stringify(explained),
        ) ?? [];
      expect(Number(pages)).toBeLessThan(64);
    },
  );
});
