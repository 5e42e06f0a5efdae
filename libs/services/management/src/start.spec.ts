import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvalidConfiguration } from '@touchstone/kernel';
import { PostgresDatabase } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { Management } from './management';
import { managementSettings } from './management.config';
import { aDefinition, SECRETS, startManagement, uniqueSchema } from './management.fixture';
import { ManagementModule } from './management.module';
import { managementSchema } from './storage/schema';

describeWithDatabase('management, when a migration fails', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
  });
  afterAll(() => database.close());

  it('does not start, says why, and leaves the data as it was', async () => {
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
    const broken = new Management({
      database,
      secrets: SECRETS,
      print: () => undefined,
      schema: { ...definition, migrations: [...definition.migrations, Broken9] },
    });
    await expect(broken.start()).rejects.toThrow(
      'management cannot start, and has changed no data: relation "nowhere" does not exist',
    );
    expect(broken.reason).toBeDefined();
    await broken.stop();
    const again = await startManagement(database, { schema });
    await expect(again.sql(`SELECT "id" FROM "${schema}"."definition"`)).resolves.toEqual([{ id }]);
    await again.close();
  });
});

describe('management’s settings', () => {
  it.each([
    ['TOUCHSTONE_SECRET_KEY', 'short'],
    ['TOUCHSTONE_BOOTSTRAP_API_KEY', 'short'],
  ])('name %s when it is %j', (variable, value) => {
    expect(() => managementSettings({ [variable]: value })).toThrow(variable);
  });

  it('need a secret key that the other processes have as well', () => {
    expect(() => ManagementModule.connected(managementSettings({}))).toThrow(InvalidConfiguration);
    expect(() => ManagementModule.connected(managementSettings({}))).toThrow(
      'TOUCHSTONE_SECRET_KEY',
    );
  });
});
