import {
  type Deployment,
  describeWithServers,
  eventually,
  newDatabase,
  startDistributed,
} from '@touchstone/testing';
import { send } from './support/client';
import { runCommand } from './support/command-line';
import { newKey } from './support/managing';

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
