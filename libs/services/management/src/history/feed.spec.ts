import { type Caller, type EvaluationFeed, followEvaluations } from '@touchstone/contracts';
import { PostgresDatabase } from '@touchstone/storage';
import { deferred, describeWithDatabase, eventually, testDatabaseUrl } from '@touchstone/testing';
import { aCompletion, type RunningManagement, startManagement } from '../management.fixture';
import { ManagementStore } from '../management.store';
import { insertRows, valuesOf } from '../storage/insert-rows';
import { evaluationTable } from './evaluation-table';
import { aReader } from './feed.suite';
import { HistoryService } from './history.service';

describeWithDatabase('the feed of evaluations that two replicas store', () => {
  let database: PostgresDatabase;
  let service: RunningManagement;
  beforeAll(async () => {
    database = new PostgresDatabase(testDatabaseUrl(), 10);
    service = await startManagement(database);
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  const follow = async (caller: Caller, after: string | null): Promise<EvaluationFeed> => {
    const feed = await service.ask(followEvaluations, { caller, criteria: {}, after });
    if (feed === null) throw new Error('The key does not work.');
    return feed;
  };
  const counted = async (sql: string, ...parameters: unknown[]): Promise<number> =>
    Number((await service.sql<{ count: string }>(sql, parameters))[0]?.count);

  it('misses none that becomes visible after a later one was stored', async () => {
    const caller = await aReader(service, 'read');
    const { workspace } = caller;
    // Counted in different rows, which the statements would otherwise wait for.
    const [slow, fast] = [
      aCompletion({ workspace, completedAt: '2026-01-10T12:00:00.000Z' }),
      aCompletion({ workspace, completedAt: '2026-01-12T12:00:00.000Z' }),
    ] as const;
    const { position } = await follow(caller, null);
    const [inserted, committing] = [deferred(), deferred()];
    const writing = service.get(ManagementStore).read((manager) =>
      manager.transaction(async (transaction) => {
        await insertRows(transaction, evaluationTable, [valuesOf(evaluationTable, slow)]);
        inserted.resolve();
        await committing.promise;
      }),
    );
    await inserted.promise;
    const keeping = service.get(HistoryService).keep(fast);
    await eventually(async () => {
      const waiting = await counted(
        `SELECT count(*) FROM pg_locks WHERE "locktype" = 'advisory' AND NOT "granted"`,
      );
      const stored = await counted(
        `SELECT count(*) FROM "${service.schema}"."evaluation" WHERE "id" = $1`,
        fast.id,
      );
      return waiting + stored > 0;
    });
    const meanwhile = await follow(caller, position);
    committing.resolve();
    await Promise.all([writing, keeping]);
    const after = await follow(caller, meanwhile.position);
    const ids = [...meanwhile.items, ...after.items].map(({ evaluation }) => evaluation.id);
    expect(ids).toEqual([slow.id, fast.id]);
  });
});
