import { notifiersChanged } from '@touchstone/contracts';
import { newRowId, PostgresDatabase } from '@touchstone/storage';
import {
  describeWithDatabase,
  eventually,
  ManualClock,
  testDatabaseUrl,
} from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aWebhook,
  deliveriesOf,
  evaluated,
  type RunningNotifier,
  START_MS,
  startNotifier,
  uniqueSchema,
  urlOf,
} from './notifier.fixture';
import { FAILED } from './recording-channel.fixture';

const ROWS = 1_000;
const TARGETS = 20;

describeWithDatabase('two replicas of the notifier on PostgreSQL', () => {
  const clock = new ManualClock(START_MS);
  let databases: PostgresDatabase[];
  let replicas: RunningNotifier[];
  beforeEach(async () => {
    databases = [
      new PostgresDatabase(testDatabaseUrl(), 5),
      new PostgresDatabase(testDatabaseUrl(), 5),
    ];
    const schema = uniqueSchema();
    replicas = await Promise.all(
      databases.map((database) => startNotifier(database, { schema, clock })),
    );
  });
  afterEach(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await Promise.all(databases.map((database) => database.close()));
  });

  /** Stores deliveries as if a process had died after it. */
  const store = async (
    { sql, schema }: RunningNotifier,
    workspace: string,
    notifiers: string[],
    rows: number,
  ): Promise<void> => {
    await sql(
      `INSERT INTO "${schema}"."delivery" SELECT $1 || n, $2, target, target, 'evaluation.created', 's' || n, '', 'pending', '{"timestamp": "2026-01-15T12:00:00Z"}', '[]', 0, 0, $4, $4
      FROM generate_series(1, $5::integer) AS n, LATERAL (SELECT ($3::text[])[1 + n % array_length($3::text[], 1)] AS target) AS chosen`,
      [newRowId(), workspace, notifiers, new Date(clock.nowMs()), rows],
    );
  };

  it(`share ${ROWS} deliveries without sending one twice`, async () => {
    const [one, other] = replicas as [RunningNotifier, RunningNotifier];
    const caller = aCaller();
    const made = await Promise.all(Array.from({ length: TARGETS }, () => aWebhook(one, caller)));
    await store(
      one,
      caller.workspace,
      made.map(({ id }) => id),
      ROWS,
    );
    await eventually(async () => {
      const [row] = await one.sql<{ count: string }>(
        `SELECT count(*) FROM "${one.schema}"."delivery" WHERE "status" = 'delivered'`,
      );
      return Number(row?.count) === ROWS;
    });
    const sent = [...one.channel.sent, ...other.channel.sent].map(({ id }) => id);
    expect([sent.length, new Set(sent).size]).toEqual([ROWS, ROWS]);
    expect(Math.min(one.channel.sent.length, other.channel.sent.length)).toBeGreaterThan(0);
  });

  it('add the deliveries of an event once when both receive it', async () => {
    const [one, other] = replicas as [RunningNotifier, RunningNotifier];
    const caller = aCaller();
    const url = urlOf(await aWebhook(one, caller));
    const events = Array.from({ length: 20 }, () => aCompletion(caller));
    await Promise.all([evaluated(one, ...events), evaluated(other, ...events)]);
    await eventually(async () =>
      (await deliveriesOf(one, caller)).every(({ status }) => status === 'delivered'),
    );
    expect([...one.channel.to(url), ...other.channel.to(url)]).toHaveLength(events.length);
  });

  it('invalidate their caches when the other changes a notifier', async () => {
    const [one, other] = replicas as [RunningNotifier, RunningNotifier];
    const caller = aCaller();
    await evaluated(other, aCompletion(caller));
    const { id } = await aWebhook(one, caller);
    await evaluated(other, aCompletion(caller));
    await expect(deliveriesOf(one, caller, id)).resolves.toEqual([]);
    await other.publish(notifiersChanged, { workspace: caller.workspace });
    await eventually(async () => {
      await evaluated(other, aCompletion(caller));
      return (await deliveriesOf(one, caller, id)).length > 0;
    });
  });

  it('switch a notifier off once, and keep sending to others despite a thousand failing deliveries', async () => {
    const [one, other] = replicas as [RunningNotifier, RunningNotifier];
    const caller = aCaller();
    const [dead, live] = [await aWebhook(one, caller), await aWebhook(one, caller)];
    for (const { channel } of replicas) channel.answer(urlOf(dead), FAILED);
    await store(one, caller.workspace, [dead.id], ROWS);
    await eventually(
      () => one.channel.to(urlOf(dead)).length + other.channel.to(urlOf(dead)).length > 0,
    );
    await evaluated(one, ...Array.from({ length: 20 }, () => aCompletion(caller)));
    await eventually(
      () => one.channel.to(urlOf(live)).length + other.channel.to(urlOf(live)).length === 20,
    );
    const tried = () => one.channel.to(urlOf(dead)).length + other.channel.to(urlOf(dead)).length;
    for (let third = 0; third < 3; third++) {
      const before = tried();
      // An attempt that starts after another one ended has stored that one's outcome.
      await eventually(() => tried() > before + 8);
      clock.advance(40 * 3_600_000);
    }
    await eventually(() => one.disabledOf(caller).length + other.disabledOf(caller).length > 0);
    // Deliveries due within a lease may be in progress.
    clock.advance(60_000);
    await eventually(async () =>
      (await deliveriesOf(one, caller, dead.id)).every(({ status }) => status === 'cancelled'),
    );
    expect(one.disabledOf(caller).length + other.disabledOf(caller).length).toBe(1);
  });
});
