import { getEvaluation, getWorkspace } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { startManagement, uniqueSchema } from '../management.fixture';
import { CreateTables1764000000001 } from './create-tables.migration';
import { managementSchema } from './schema';

describeWithDatabase('a schema from before contents and limits', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
  });
  afterAll(() => database.close());

  it('adds both columns and keeps existing rows', async () => {
    const schema = uniqueSchema();
    const before = new Storage(database, {
      ...managementSchema(schema),
      migrations: [CreateTables1764000000001],
    });
    await before.start();
    await before.run(async (manager) => {
      await manager.query(
        `INSERT INTO "${schema}"."workspace" ("id", "name", "created_at") VALUES ('w', 'old', now())`,
      );
      await manager.query(
        `INSERT INTO "${schema}"."evaluation" VALUES ('e', 'w', now(), 'evaluate', 'success', NULL, 'k', NULL, NULL, '{}', '{}', '[]', '[]')`,
      );
    });
    await before.stop();
    const { ask, close } = await startManagement(database, { schema });
    const caller = { workspace: 'w', keyId: 'spec' };
    await expect(ask(getWorkspace, { caller })).resolves.toMatchObject({
      name: 'old',
      limits: { requests_per_second: null, characters_per_field: null, messages: null },
    });
    await expect(ask(getEvaluation, { caller, id: 'e' })).resolves.toMatchObject({
      id: 'e',
      content: null,
    });
    await close();
  });
});
