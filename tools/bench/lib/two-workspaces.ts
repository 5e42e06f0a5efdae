import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type AppProcess,
  findServer,
  newDatabase,
  postgres,
  startApp,
  TEST_KEY,
} from '@touchstone/testing';

const COMMAND_LINE = join(__dirname, '../../../apps/management/src/cli.js');
const SECRET = { TOUCHSTONE_SECRET_KEY: 'a-secret-that-only-benchmarks-use' };

/** One all-in-one process on PostgreSQL, and a key of each of two workspaces. */
export interface TwoWorkspaces {
  app: AppProcess;
  keys: readonly [string, string];
}

/** Runs the work with an all-in-one with two workspaces, which is stopped afterwards. */
export const withTwoWorkspaces = async <T>(
  work: (workspaces: TwoWorkspaces) => Promise<T>,
): Promise<T> => {
  const server = await findServer(postgres);
  process.env['TOUCHSTONE_TEST_DATABASE_URL'] ??= server.address;
  const database = await newDatabase();
  const settings = {
    ...SECRET,
    TOUCHSTONE_DATABASE_URL: database.url,
    TOUCHSTONE_MESSAGING_URL: 'memory:',
  };
  const app = await startApp('all-in-one', {
    ...settings,
    TOUCHSTONE_BOOTSTRAP_API_KEY: TEST_KEY,
    TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0',
  });
  try {
    return await work({ app, keys: [TEST_KEY, await keyOfAnother(settings)] });
  } finally {
    await app.stop();
    await database.drop();
    await server.stop?.();
  }
};

const keyOfAnother = async (settings: Record<string, string>): Promise<string> => {
  const run = async (...args: string[]) =>
    (
      await promisify(execFile)(process.execPath, [COMMAND_LINE, ...args], {
        env: { ...process.env, ...settings, TOUCHSTONE_MESSAGING_URL: '' },
      })
    ).stdout;
  const [, workspace = ''] =
    /^Workspace: (\S+)$/m.exec(await run('workspace', 'create', 'Another')) ?? [];
  const [, key = ''] =
    /: (ts_\w+)$/m.exec(
      await run('key', 'create', '--workspace', workspace, '--name', 'another'),
    ) ?? [];
  return key;
};
