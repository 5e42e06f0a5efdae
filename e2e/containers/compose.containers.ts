import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adaptedComposeFile, composedServices } from './compose-file';
import { type ContainerSet, SECRET_KEY, untilHealthy } from './container-set';
import { containersSuite } from './containers.suite';
import { podman, run } from './podman';

const PROJECT = 'touchstone-test';
const folder = mkdtempSync(join(tmpdir(), 'touchstone-compose-'));
const file = join(folder, 'docker-compose.yml');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compose = (...args: string[]): Promise<string> =>
  run('podman-compose', ['--project-name', PROJECT, '--file', file, ...args]);

const containers = composedServices().map(({ name: service, isApp, graceSeconds }) => {
  const name = `${PROJECT}_${service}_1`;
  const checkHealth = () => podman('healthcheck', 'run', name);
  return { name, service, isApp, graceSeconds, checkHealth };
});
const servers = containers.filter(({ isApp }) => !isApp);

const composed: ContainerSet = {
  containers,
  start: async ({ key, judgeUrl, port }) => {
    const settings = {
      TOUCHSTONE_SECRET_KEY: SECRET_KEY,
      TOUCHSTONE_BOOTSTRAP_API_KEY: key,
      TOUCHSTONE_JUDGE_URL: judgeUrl,
      TOUCHSTONE_JUDGE_MODEL: 'stub',
      PORT: `127.0.0.1:${port}`,
    };
    writeFileSync(file, adaptedComposeFile(settings));
    await compose('up', '--detach', ...servers.map(({ service }) => service));
    await untilHealthy(servers, 60_000);
    await compose('up', '--detach');
  },
  remove: async () => {
    await podman('rm', '--force', '--ignore', ...containers.map(({ name }) => name));
    for (const { service } of servers)
      await podman('volume', 'rm', '--force', `${PROJECT}_${service}`);
    await podman('network', 'rm', '--force', `${PROJECT}_default`);
  },
};

describe('the compose file', () => containersSuite(composed));
