import {
  type Deployment,
  describeWithServers,
  eventually,
  newDatabase,
  startDistributed,
} from '@touchstone/testing';
import { send } from './support/client';
import { runCommand } from './support/command-line';
import { askOk, newKey } from './support/managing';

const SECRET = { TOUCHSTONE_SECRET_KEY: 'the secret of the operator and the services' };

describeWithServers('the command line beside the distributed set', () => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let deployment: Deployment;
  beforeAll(async () => {
    database = await newDatabase();
    deployment = await startDistributed({ databaseUrl: database.url, env: SECRET });
  });
  afterAll(async () => {
    await deployment?.close();
    await database?.drop();
  });

  const run = (...args: string[]): Promise<string> =>
    runCommand({ databaseUrl: database.url, env: SECRET }, ...args);
  const statusWith = async (key: string): Promise<number> =>
    (await send({ ...deployment, key }, { input: 'Hello', pii_check: true })).status;

  it('revokes a key that gateways have cached well within the promised five seconds', async () => {
    const { id, key } = await newKey(deployment);
    expect(await statusWith(key)).toBe(200);
    await expect(run('key', 'revoke', '--workspace', 'default', id)).resolves.toBe(
      `Revoked: ${id}\n`,
    );
    await eventually(async () => (await statusWith(key)) === 401, 3_000);
  });

  it('migrates an empty database for every service', async () => {
    const empty = await newDatabase();
    const migrate = () => runCommand({ databaseUrl: empty.url, env: {} }, 'migrate');
    await expect(migrate()).resolves.toBe('Migrated: management, notifier, studio\n');
    await expect(migrate()).resolves.toBe('Migrated: management, notifier, studio\n');
    await empty.drop();
  });

  it('finds the secrets of every service sealed with the current key', async () => {
    await askOk(deployment, 'POST', 'integrations', {
      provider: 'openai',
      credential: 'a-credential-of-a-vendor',
    });
    await askOk(deployment, 'POST', 'notifiers', {
      kind: 'webhook',
      url: 'https://93.184.216.34/hook',
    });
    const report = await run('secrets', 'rotate');
    for (const column of ['management.integration.sealed_credential', 'notifier.notifier.target'])
      expect(report).toContain(`${column}: 0 sealed anew, 1 already under the current key\n`);
    expect(report).toContain('Previous secret keys are no longer needed.');
  });

  it('creates a key that works at once', async () => {
    const [, key = ''] =
      /: (ts_\w+)$/m.exec(
        await run(
          'key',
          'create',
          '--workspace',
          'default',
          '--name',
          'ci',
          '--scopes',
          'evaluate',
        ),
      ) ?? [];
    expect(await statusWith(key)).toBe(200);
  });
});
