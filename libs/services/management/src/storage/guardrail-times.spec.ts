import { listGuardrails } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { ANY_PAGE, startManagement, uniqueSchema } from '../management.fixture';
import { GuardrailTimes1764000000015 } from './guardrail-times.migration';
import { managementSchema } from './schema';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const ENFORCED = { active: true, mode: 'enforce' };
const OBSERVING = { active: true, mode: 'observe' };

/** Changes of three guardrails: subject, day, state before, state after. */
const CHANGES = [
  ['changed', 2, ENFORCED, OBSERVING],
  ['changed', 3, OBSERVING, ENFORCED],
  ['changed', 4, ENFORCED, ENFORCED],
  ['renamed', 5, ENFORCED, ENFORCED],
] as const;

describeWithDatabase('guardrails from before their times were kept', () => {
  it('have the times that the audit log of their workspace has', async () => {
    const database = new PostgresDatabase(testDatabaseUrl(), 2);
    const schema = uniqueSchema();
    const definition = managementSchema(schema);
    const before = new Storage(database, {
      ...definition,
      migrations: definition.migrations.filter(
        (migration) => migration !== GuardrailTimes1764000000015,
      ),
    });
    await before.start();
    await before.run(async (manager) => {
      for (const workspace of ['w', 'other'])
        await manager.query(
          `INSERT INTO "${schema}"."workspace" ("id", "name", "created_at") VALUES ($1, 'old', now())`,
          [workspace],
        );
      for (const id of ['changed', 'renamed', 'untouched'])
        await manager.query(
          `INSERT INTO "${schema}"."guardrail" ("id", "workspace", "collection", "fields", "created_at") VALUES ($1, 'w', 'rules', $2, $3)`,
          [id, JSON.stringify(ENFORCED), day(1)],
        );
      const log = `INSERT INTO "${schema}"."audit_log" ("workspace", "at", "key_id", "action", "subject_id", "before", "after") VALUES ($1, $2, 'k', 'rule.updated', $3, $4, $5)`;
      for (const [id, number, ...states] of CHANGES)
        await manager.query(log, [
          'w',
          day(number),
          id,
          ...states.map((state) => JSON.stringify(state)),
        ]);
      await manager.query(log, ['other', day(9), 'untouched', '{}', '{"active": false}']);
    });
    await before.stop();
    const { ask, close } = await startManagement(database, { schema });
    const listed = await ask(listGuardrails, {
      caller: { workspace: 'w', keyId: 'spec' },
      collection: 'rules',
      page: ANY_PAGE,
    });
    expect(listed.map(({ updated_at, state_since }) => [updated_at, state_since])).toEqual([
      [day(4), day(3)],
      [day(5), day(1)],
      [day(1), day(1)],
    ]);
    await close();
    await database.close();
  });
});
