import type { ExchangeFilter } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { toCursor } from '../history/cursor';
import { explaining, uniqueSchema } from '../management.fixture';
import { managementSchema } from '../storage/schema';
import { exchangeEntity } from './exchange.entity';
import { ExchangeRepository } from './exchange.repository';

const ROWS = 100_000;

/** Fills two workspaces with one exchange a second: 1 % blocked, 2 % with a rarely used vendor. */
const fill = (schema: string): string => `INSERT INTO "${schema}"."exchange"
  SELECT lpad(n::text, 36, '0'), CASE n % 4 WHEN 0 THEN 'other' ELSE 'own' END, timestamptz '2026-01-01' + n * interval '1 second', 'key',
    CASE n % 50 WHEN 1 THEN 'groq' ELSE 'openai' END, '/chat/completions', 'small', false, CASE n % 100 WHEN 2 THEN 'blocked' ELSE 'passed' END, 200, 1, 1, 1,
    json_build_array(json_build_object('guardrail_id', CASE n % 1000 WHEN 1 THEN 'rare' ELSE 'usual' END, 'verdict', CASE n % 1000 WHEN 2 THEN 'fail' ELSE 'pass' END, 'mode', 'enforce', 'evaluation_id', n::text)), '[]', '{}'
  FROM generate_series(1, ${ROWS}) AS n`;

describeWithDatabase(`the list of exchanges, among ${ROWS} on PostgreSQL`, () => {
  let database: PostgresDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
    storage = new Storage(database, managementSchema(uniqueSchema()));
    await storage.start();
    const { schema } = storage.definition;
    await storage.run((manager) => manager.query(fill(schema)));
    await storage.run((manager) => manager.query(`ANALYZE "${schema}"."exchange"`));
  });
  afterAll(async () => {
    await storage.stop();
    await database.close();
  });

  const planOf = async (filter: Omit<ExchangeFilter, 'limit'>): Promise<string> => {
    const plans: string[] = [];
    await storage.run((manager) =>
      new ExchangeRepository(explaining(manager, exchangeEntity, plans), { workspace: 'own' }).page(
        { ...filter, limit: 50 },
      ),
    );
    expect(plans).toHaveLength(1);
    return plans[0] ?? '';
  };
  const cursor = toCursor({ completed_at: new Date(Date.UTC(2026, 0, 2)), id: '0'.repeat(36) });

  it.each<[string, Omit<ExchangeFilter, 'limit'>, string]>([
    ['its first page', {}, 'exchange_page'],
    ['a later page', { cursor }, 'exchange_page'],
    ['a time range', { from: '2026-01-02', to: '2026-01-03' }, 'exchange_page'],
    ['a vendor', { provider: 'groq' }, 'exchange_provider_page'],
    ['a later page of a vendor', { provider: 'groq', cursor }, 'exchange_provider_page'],
    ['a guardrail that most have', { guardrail: 'usual' }, 'exchange_page'],
    ['an outcome', { outcome: 'blocked' }, 'exchange_outcome_page'],
    ['an outcome of a vendor', { outcome: 'blocked', provider: 'openai' }, 'exchange_outcome_page'],
  ])('reads %s along an index without sorting', async (_title, filter, index) => {
    const plan = await planOf(filter);
    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toContain('"Seq Scan"');
    expect(plan).not.toContain('"Sort"');
  });

  it.each<[string, Omit<ExchangeFilter, 'limit'>]>([
    ['a guardrail that few have', { guardrail: 'rare' }],
    ['a verdict of a guardrail that few have', { guardrail: 'usual', verdict: 'fail' }],
  ])('finds %s by an index', async (_title, filter) => {
    const plan = await planOf(filter);
    expect(plan).not.toContain('"Seq Scan"');
    expect(plan).toContain('"Index Name":"exchange_guardrails"');
  });
});
