import type { EntityManager } from 'typeorm';
import {
  type Caller,
  deleteDefinition,
  getDefinition,
  listAudit,
  updateDefinition,
  updateWorkspace,
} from '@touchstone/contracts';
import type { Database } from '@touchstone/storage';
import {
  aCompletion,
  aDefinition,
  ANY_PAGE,
  keepAll,
  type RunningManagement,
  startManagement,
} from '../management.fixture';
import { ManagementStore } from '../management.store';
import { definitionVersionSweep } from './definition-sweeps';
import { Retention } from './retention';

const DAY_MS = 86_400_000;
const AUDIT_DAYS = 10;
const DEFINITION_DAYS = 20;
const HISTORY_DAYS = 60;

/** Describes what is deleted when, on any engine. */
export const describeRetention = (database: () => Database): void => {
  let service: RunningManagement;
  beforeAll(async () => {
    const retention = { auditDays: AUDIT_DAYS, definitionDays: DEFINITION_DAYS };
    service = await startManagement(database(), { options: { retention } });
  });
  afterAll(() => service.close());

  const pass = (days: number): void => service.clock.advance(days * DAY_MS);
  const sweep = (): Promise<void> => service.get(Retention).sweep();
  const aCaller = async (): Promise<Caller> => {
    const caller = await service.newCaller();
    await service.ask(updateWorkspace, { caller, fields: { retention_days: HISTORY_DAYS } });
    return caller;
  };
  const aVersion = (caller: Caller, id: string, name: string) =>
    service.ask(updateDefinition, { caller, id, fields: { name } });
  const versionsOf = async (id: string): Promise<number[]> => {
    const rows = await service.sql<{ version: number }>(
      `SELECT "version" FROM "${service.schema}"."definition_version" WHERE "id" = $1 ORDER BY 1`,
      [id],
    );
    return rows.map(({ version }) => version);
  };
  const exists = async (id: string): Promise<boolean> =>
    (await service.sql(`SELECT 1 FROM "${service.schema}"."definition" WHERE "id" = $1`, [id]))
      .length === 1;
  /** Stores an evaluation that was made now by a version of a definition. */
  const evaluatedBy = ({ workspace }: Caller, id: string, version: number): Promise<void> =>
    keepAll(service, [
      aCompletion({
        workspace,
        definition: { id, version },
        completedAt: new Date(service.clock.nowMs()).toISOString(),
      }),
    ]);

  describe('the audit log', () => {
    const actionsOf = async (caller: Caller): Promise<string[]> =>
      (await service.ask(listAudit, { caller, page: ANY_PAGE })).map(({ action }) => action);

    it('loses the entries whose time has passed, of every workspace', async () => {
      const callers = [await service.newCaller(), await service.newCaller()];
      pass(AUDIT_DAYS);
      for (const caller of callers) await aDefinition(service, caller);
      await sweep();
      for (const caller of callers)
        await expect(actionsOf(caller)).resolves.toEqual([
          'definition.created',
          'workspace.created',
        ]);
      service.clock.advance(1);
      await sweep();
      for (const caller of callers)
        await expect(actionsOf(caller)).resolves.toEqual(['definition.created']);
    });

    it('loses more entries than fit into one statement', async () => {
      const { workspace } = await service.newCaller();
      await service.sql(
        `INSERT INTO "${service.schema}"."audit_log" ("workspace", "at", "key_id", "action", "subject_id")
         SELECT $1, $2, 'k', 'many', 's' FROM generate_series(1, 2500)`,
        [workspace, new Date(service.clock.nowMs() - (AUDIT_DAYS + 1) * DAY_MS)],
      );
      await sweep();
      await expect(
        service.sql(`SELECT 1 FROM "${service.schema}"."audit_log" WHERE "action" = 'many'`),
      ).resolves.toEqual([]);
    });
  });

  describe('a definition', () => {
    it('keeps the version in force, however old, and those that were replaced lately', async () => {
      const caller = await aCaller();
      const { id } = await aDefinition(service, caller, { name: 'first' });
      pass(DEFINITION_DAYS + 10);
      await aVersion(caller, id, 'second');
      await aVersion(caller, id, 'third');
      await sweep();
      await expect(versionsOf(id)).resolves.toEqual([1, 2, 3]);
      pass(DEFINITION_DAYS);
      await sweep();
      await expect(versionsOf(id)).resolves.toEqual([1, 2, 3]);
      service.clock.advance(1);
      await sweep();
      await expect(versionsOf(id)).resolves.toEqual([3]);
      pass(10 * DEFINITION_DAYS);
      await sweep();
      await expect(service.ask(getDefinition, { caller, id })).resolves.toMatchObject({
        version: 3,
        fields: { name: 'third' },
      });
    });

    it('keeps a version that an evaluation names, until the history ends', async () => {
      const caller = await aCaller();
      const { id } = await aDefinition(service, caller, { name: 'first' });
      const { id: other } = await aDefinition(service, caller, { name: 'of another definition' });
      await aVersion(caller, id, 'second');
      await aVersion(caller, other, 'second');
      await evaluatedBy(caller, id, 2);
      await aVersion(caller, id, 'third');
      await aVersion(caller, id, 'fourth');
      pass(DEFINITION_DAYS + 1);
      await sweep();
      await expect(versionsOf(id)).resolves.toEqual([2, 4]);
      await expect(versionsOf(other)).resolves.toEqual([2]);
      pass(HISTORY_DAYS);
      await sweep();
      await expect(versionsOf(id)).resolves.toEqual([4]);
    });

    it('ends with all its versions once it was deleted long enough ago', async () => {
      const caller = await aCaller();
      const { id } = await aDefinition(service, caller, { name: 'first' });
      const { id: kept } = await aDefinition(service, caller, { name: 'kept' });
      await aVersion(caller, id, 'second');
      await service.ask(deleteDefinition, { caller, id });
      pass(DEFINITION_DAYS);
      await sweep();
      expect([await versionsOf(id), await exists(id)]).toEqual([[1, 2], true]);
      service.clock.advance(1);
      await sweep();
      expect([await versionsOf(id), await exists(id)]).toEqual([[], false]);
      expect([await versionsOf(kept), await exists(kept)]).toEqual([[1], true]);
    });

    it('that was deleted keeps the versions that evaluations name', async () => {
      const caller = await aCaller();
      const { id } = await aDefinition(service, caller, { name: 'first' });
      await aVersion(caller, id, 'second');
      await evaluatedBy(caller, id, 1);
      await service.ask(deleteDefinition, { caller, id });
      pass(DEFINITION_DAYS + 1);
      await sweep();
      expect([await versionsOf(id), await exists(id)]).toEqual([[1], true]);
      pass(HISTORY_DAYS);
      await sweep();
      expect([await versionsOf(id), await exists(id)]).toEqual([[], false]);
    });

    it('is compared with the history through an index', async () => {
      const plans: string[] = [];
      const explained = (manager: EntityManager): EntityManager =>
        Object.create(manager, {
          query: {
            value: async (sql: string, parameters: unknown[]) => {
              plans.push(JSON.stringify(await manager.query(`EXPLAIN ${sql}`, parameters)));
              return [[], 0];
            },
          },
        }) as EntityManager;
      await service.get(ManagementStore).read((manager) =>
        manager.transaction(async (transaction) => {
          // The tables of this test are small enough to be read as a whole.
          await transaction.query('SET LOCAL enable_seqscan = off');
          await definitionVersionSweep(new Date(0))(explained(transaction));
        }),
      );
      expect(plans.join()).toContain('evaluation_definition');
    });
  });
};
