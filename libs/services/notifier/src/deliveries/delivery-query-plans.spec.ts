import { Outbox, PostgresDatabase, Storage, Store } from '@touchstone/storage';
import { describeWithDatabase, ManualClock, testDatabaseUrl } from '@touchstone/testing';
import { START_MS, uniqueSchema } from '../notifier.fixture';
import { notifierSchema } from '../storage/schema';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryQueue } from './delivery-queue';

const FINISHED = 100_000;
const DEAD = 10_000;
const TARGETS = 50;
/** Fewer than PostgreSQL keeps as a column's most common values, so that it knows each one's share. */
const NOTIFIERS = 50;

const COLUMNS =
  '"id", "workspace", "notifier_id", "lane", "event", "subject_id", "recipient", "status", "notice", "attempts", "tries", "claims", "created_at", "due_at", "completed_at"';

/**
 * Fills the table with many finished deliveries, one failing target with many that are due first,
 * and some other targets with few.
 */
const fill = (schema: string): string[] => [
  `INSERT INTO "${schema}"."delivery" (${COLUMNS}) SELECT 'f' || n, 'w' || n % 10, 'n' || n % ${NOTIFIERS}, 'n' || n % ${NOTIFIERS}, 'evaluation.created', 's' || n, '', 'delivered',
    '{}', '[]', 1, 1, now(), NULL, timestamptz '2026-01-01' + n * interval '1 second' FROM generate_series(1, ${FINISHED}) AS n`,
  `INSERT INTO "${schema}"."delivery" (${COLUMNS}) SELECT 'd' || n, 'w1', 'dead', 'dead', 'evaluation.created', 's' || n, '', 'pending',
    '{}', '[]', 1, 1, now(), timestamptz '2026-01-01', NULL FROM generate_series(1, ${DEAD}) AS n`,
  `INSERT INTO "${schema}"."delivery" (${COLUMNS}) SELECT 'l' || n, 'w1', 'live' || n % ${TARGETS}, 'live' || n % ${TARGETS}, 'evaluation.created', 's' || n, '', 'pending',
    '{}', '[]', 0, 0, now(), CASE WHEN n % 2 = 0 THEN timestamptz '2026-01-15' ELSE timestamptz '2027-01-01' END, NULL FROM generate_series(1, ${4 * TARGETS}) AS n`,
  `ANALYZE "${schema}"."delivery"`,
];

describeWithDatabase(
  `the delivery queue, with ${DEAD} deliveries due to one dead target on PostgreSQL`,
  () => {
    let database: PostgresDatabase;
    let storage: Storage;
    let queue: DeliveryQueue;
    let plans: string[];
    beforeAll(async () => {
      database = new PostgresDatabase(testDatabaseUrl(), 2);
      storage = new Storage(database, notifierSchema(uniqueSchema()));
      await storage.start();
      for (const statement of fill(storage.definition.schema))
        await storage.run((manager) => manager.query(statement));
      queue = new DeliveryQueue(storeOf(storage));
    });
    beforeEach(() => {
      plans = [];
    });
    afterAll(async () => {
      await storage.stop();
      await database.close();
    });

    /**
     * Explains each query with its figures, then runs it; changes made by explaining are undone.
     */
    const storeOf = (of: Storage): Store => {
      const store = new Store({
        storage: of,
        outbox: new Outbox(of, () => Promise.resolve()),
        clock: new ManualClock(START_MS),
        audit: () => Promise.resolve(),
      });
      store.open();
      return Object.assign(store, {
        read: (work: Parameters<Store['read']>[0]) =>
          of.transaction(async (manager) => {
            const query = async (sql: string, parameters: unknown[]) => {
              await manager.query('SAVEPOINT before');
              plans.push(
                JSON.stringify(
                  await manager.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters),
                ),
              );
              await manager.query('ROLLBACK TO SAVEPOINT before');
              return manager.query(sql, parameters);
            };
            return work(Object.create(manager, { query: { value: query } }) as typeof manager);
          }),
      });
    };
    /**
     * Expects that the plan reaches the table of deliveries by indexes alone, each with at most
     * `max` rows.
     */
    const expectIndexOnly = (plan: string | undefined, max: number): void => {
      const scans = nodesIn(JSON.parse(plan ?? '') as unknown).filter(
        (node) =>
          node['Relation Name'] === 'delivery' && String(node['Node Type']).endsWith('Scan'),
      );
      expect(scans.map((node) => String(node['Index Name']))).toContain('delivery_due');
      for (const scan of scans) {
        expect(scan['Node Type']).toMatch(/^Index/);
        expect(Number(scan['Actual Rows']) * Number(scan['Actual Loops'])).toBeLessThanOrEqual(max);
      }
    };

    it('finds targets with due deliveries in one index step each, however many are pending', async () => {
      const targets = await queue.targetsWithPending('', 1_000);
      expect(targets).toHaveLength(1 + TARGETS);
      expect(targets.find(({ targetKey }) => targetKey === 'dead')).toEqual({
        targetKey: 'dead',
        due: true,
        off: true,
      });
      expect(targets.filter(({ due }) => due)).toHaveLength(1 + TARGETS / 2);
      expectIndexOnly(plans[0], TARGETS + 2);
      await expect(queue.targetsWithPending('live45', 2)).resolves.toMatchObject([
        { targetKey: 'live46' },
        { targetKey: 'live47' },
      ]);
    });

    it('claims along one index, reading little more than it leases', async () => {
      const requests = [
        'dead',
        ...Array.from({ length: 15 }, (_, index) => `live${index * 2}`),
      ].map((targetKey) => ({ targetKey, max: 4 }));
      const claimed = await queue.claim(requests);
      expect(claimed.filter(({ target_key: key }) => key === 'dead')).toHaveLength(4);
      expect(claimed.length).toBeGreaterThan(4 + 15);
      expectIndexOnly(plans[0], requests.length * 4);
    });

    it('counts the pending deliveries of a target along one index, up to the maximum', async () => {
      await expect(queue.countPending('dead', 9_000)).resolves.toBe(9_000);
      await expect(queue.countPending('live1', 9_000)).resolves.toBe(4);
      for (const plan of plans) expect(plan).toContain('"Index Name":"delivery_due"');
      for (const plan of plans) expect(plan).not.toContain('"Seq Scan"');
      await expect(queue.countAllPending()).resolves.toBe(DEAD + 4 * TARGETS);
      expect(plans[2]).toContain('"Node Type":"Limit"');
    });

    it('cancels the pending deliveries of a deleted notifier a thousand at a time', async () => {
      await queue.cancelSome(['dead']);
      await expect(queue.countPending('dead', DEAD)).resolves.toBe(DEAD - 1_000);
      await queue.cancelSome(['live1', 'dead']);
      await expect(queue.countAllPending()).resolves.toBe(DEAD + 4 * TARGETS - 2_000);
    });

    it('cancels nothing of a notifier that was switched on again', async () => {
      await storage.run((manager) =>
        manager.query(
          `INSERT INTO "${storage.definition.schema}"."notifier" ("id", "workspace", "name", "active", "events", "filters", "target", "created_at", "updated_at")
        VALUES ('live40', 'w1', '', true, '[]', '{}', '{}', now(), now())`,
        ),
      );
      await queue.cancelSome(['live40', 'live42']);
      await expect(
        Promise.all(['live40', 'live42'].map((key) => queue.countPending(key, 10))),
      ).resolves.toEqual([4, 0]);
    });

    it.each<[string, object, string]>([
      ['of a workspace', {}, 'delivery_page'],
      ['of a notifier', { id: 'n7' }, 'delivery_notifier_page'],
      ['that failed', { status: 'failed' }, 'delivery_undelivered_page'],
    ])('lists deliveries %s along an index without sorting', async (_title, filter, index) => {
      const [plan] = await storage.run(async (manager) => {
        const found: string[] = [];
        const rows = manager.getRepository(notifierSchema().entities[1] as never);
        const query = async (sql: string, parameters: unknown[]) => {
          found.push(JSON.stringify(await rows.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)));
          return [];
        };
        const watched = {
          getRepository: () => Object.create(rows, { query: { value: query } }) as typeof rows,
        };
        await new DeliveryRepository(watched as unknown as typeof manager, {
          workspace: 'w7',
        }).list({ ...filter, page: { limit: 50, offset: 0 } });
        return found;
      });
      expect(plan).toContain(`"Index Name":"${index}"`);
      expect(plan).not.toMatch(/"Seq Scan"|"Sort"/);
    });
  },
);

type Node = Record<string, unknown>;

/** Returns all nodes of a plan, at every depth. */
const nodesIn = (plan: unknown): Node[] => {
  if (Array.isArray(plan)) return plan.flatMap(nodesIn);
  return typeof plan === 'object' && plan !== null
    ? [plan as Node, ...Object.values(plan).flatMap(nodesIn)]
    : [];
};
