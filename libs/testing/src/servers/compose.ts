import { join } from 'node:path';
import { eventually } from '../eventually';
import { runProgram } from './programs';
import type { FoundServer, TestServer } from './server';

const ROOT = join(__dirname, '../../../..').replace(/\/dist$/, '');
/** Variables that the file requires for services that are not started here. */
const UNUSED = { TOUCHSTONE_SECRET_KEY: 'not-used-by-the-tests' };

const compose = (project: string, ...args: string[]): Promise<string> =>
  runProgram(
    'docker',
    ['compose', '-p', project, '-f', 'docker-compose.yml', '-f', 'docker/test-ports.yml', ...args],
    {
      cwd: ROOT,
      env: UNUSED,
      timeoutMs: 300_000,
    },
  );

/**
 * Starts the service of `docker-compose.yml` on a free port, in a separate project.
 * @throws Error if no Docker engine answers
 */
export const startFromCompose = async ({
  name,
  compose: { service, port, address },
  probe,
}: Pick<TestServer, 'name' | 'compose' | 'probe'>): Promise<Omit<FoundServer, 'source'>> => {
  await runProgram('docker', ['info'], { timeoutMs: 10_000 }).catch(() => {
    throw new Error('no Docker engine answers');
  });
  process.stderr.write(`Starting ${name} for the tests with docker compose …\n`);
  const project = `touchstone-test-${process.pid}-${service}`;
  const stop = async () => {
    await compose(project, 'down', '--volumes');
  };
  try {
    await compose(project, 'up', '--detach', '--wait', '--no-deps', service);
    const found = address((await compose(project, 'port', service, String(port))).trim());
    await eventually(() => probe(found), 30_000);
    return {
      address: found,
      run: (program, args) => compose(project, 'exec', '-T', service, program, ...args),
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
};
