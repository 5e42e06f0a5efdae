import { changeRecorded, listAudit } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, eventually, testDatabaseUrl } from '@touchstone/testing';
import { ANY_PAGE, startManagement, uniqueSchema } from '../management.fixture';
import { AuditEvents1764000000003 } from './audit-events.migration';
import { managementSchema } from './schema';

describeWithDatabase('an audit log from before other services wrote to it', () => {
  it('keeps its entries and accepts those of other services', async () => {
    const database = new PostgresDatabase(testDatabaseUrl(), 2);
    const schema = uniqueSchema();
    const definition = managementSchema(schema);
    const before = new Storage(database, {
      ...definition,
      migrations: definition.migrations.filter(
        (migration) => migration !== AuditEvents1764000000003,
      ),
    });
    await before.start();
    await before.run(async (manager) => {
      await manager.query(
        `INSERT INTO "${schema}"."workspace" ("id", "name", "created_at") VALUES ('w', 'old', now())`,
      );
      for (const action of ['first', 'second'])
        await manager.query(
          `INSERT INTO "${schema}"."audit_log" ("workspace", "at", "key_id", "action", "subject_id") VALUES ('w', now(), 'k', $1, 's')`,
          [action],
        );
    });
    await before.stop();
    const { ask, tell, close } = await startManagement(database, { schema });
    await tell(changeRecorded, {
      id: 'e',
      workspace: 'w',
      keyId: 'k',
      at: new Date(0).toISOString(),
      action: 'third',
      subjectId: 's',
      before: null,
      after: null,
    });
    const actions = async () =>
      (await ask(listAudit, { caller: { workspace: 'w', keyId: 'spec' }, page: ANY_PAGE })).map(
        ({ action }) => action,
      );
    await eventually(async () => expect(await actions()).toEqual(['third', 'second', 'first']));
    await close();
    await database.close();
  });
});
