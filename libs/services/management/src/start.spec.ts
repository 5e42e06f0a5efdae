import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvalidConfiguration, Readiness } from '@touchstone/kernel';
import { PostgresDatabase } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { managementSettings } from './management.config';
import { aDefinition, startManagement, uniqueSchema } from './management.fixture';
import { ManagementModule } from './management.module';
import { managementSchema } from './storage/schema';

describeWithDatabase('management, when a migration fails', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
  });
  afterAll(() => database.close());

  it('refuses to start, says why, and leaves the data unchanged', async () => {
    const schema = uniqueSchema();
    const service = await startManagement(database, { schema });
    const { id } = await aDefinition(service, { workspace: 'default', keyId: 'spec' });
    await service.close();
    class Broken9 implements MigrationInterface {
      name = 'Broken9990000000000';
      async up(runner: QueryRunner): Promise<void> {
        await runner.query(`TRUNCATE "${schema}"."definition" CASCADE`);
        await runner.query('SELECT * FROM nowhere');
      }
      async down(): Promise<void> {}
    }
    const definition = managementSchema(schema);
    const readiness = new Readiness();
    const broken = startManagement(database, {
      readiness,
      options: {
        schema: { ...definition, migrations: [...definition.migrations, Broken9] },
        openWithinMs: 60_000,
      },
    });
    await expect(broken).rejects.toThrow(
      'management cannot start, and has changed no data: relation "nowhere" does not exist',
    );
    expect(readiness.reasons().get('management')).toBeDefined();
    const again = await startManagement(database, { schema });
    await expect(again.sql(`SELECT "id" FROM "${schema}"."definition"`)).resolves.toEqual([{ id }]);
    await again.close();
  });
});

describe('management’s settings', () => {
  it.each([
    ['TOUCHSTONE_SECRET_KEY', 'short'],
    ['TOUCHSTONE_PREVIOUS_SECRET_KEYS', 'short'],
    ['TOUCHSTONE_BOOTSTRAP_API_KEY', 'short'],
  ])('report %s when it is %j', (variable, value) => {
    expect(() => managementSettings({ [variable]: value })).toThrow(variable);
  });

  it('require a secret key shared with the other processes', () => {
    expect(() => ManagementModule.connected(managementSettings({}))).toThrow(InvalidConfiguration);
    expect(() => ManagementModule.connected(managementSettings({}))).toThrow(
      'TOUCHSTONE_SECRET_KEY',
    );
  });
});
