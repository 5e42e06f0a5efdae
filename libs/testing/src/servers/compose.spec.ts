import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startFromCompose } from './compose';

const server: Parameters<typeof startFromCompose>[0] = {
  name: 'Demo',
  compose: { service: 'demo', port: 1234, address: (authority) => `demo://${authority}` },
  probe: () => Promise.resolve(),
};

describe('a server from docker compose', () => {
  let folder: string;
  const path = process.env['PATH'];

  /** Replaces the `docker` program with a script that records its arguments. */
  const docker = (behaviour: string): void => {
    const file = join(folder, 'docker');
    writeFileSync(file, `#!/bin/sh\necho "$*" >> "${folder}/asked"\n${behaviour}\n`);
    chmodSync(file, 0o755);
  };
  /** Returns the commands that Docker received, without the project's name and files. */
  const asked = (): string[] =>
    (existsSync(join(folder, 'asked'))
      ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
      : []
    ).map((line) =>
      line.replace(
        /^compose -p touchstone-test-\d+-demo -f docker-compose.yml -f docker\/test-ports.yml /,
        '',
      ),
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchstone-docker-'));
    process.env['PATH'] = `${folder}${delimiter}${path}`;
  });
  afterEach(() => {
    process.env['PATH'] = path;
    rmSync(folder, { recursive: true });
  });

  it('starts on a free port, runs programs in its container, and is removed with its volumes', async () => {
    docker('case "$*" in *" port "*) echo 127.0.0.1:40001;; esac');
    const { address, run, stop } = await startFromCompose(server);
    await run?.('democtl', ['list', 'all']);
    await stop?.();
    expect(address).toBe('demo://127.0.0.1:40001');
    expect(asked()).toEqual([
      'info',
      'up --detach --wait --no-deps demo',
      'port demo 1234',
      'exec -T demo democtl list all',
      'down --volumes',
    ]);
  });

  it('is removed if it does not become ready', async () => {
    docker('case "$*" in *" up "*) exit 1;; esac');
    await expect(startFromCompose(server)).rejects.toThrow();
    expect(asked()).toEqual(['info', 'up --detach --wait --no-deps demo', 'down --volumes']);
  });

  it('is not started without a Docker engine', async () => {
    docker('exit 1');
    await expect(startFromCompose(server)).rejects.toThrow('no Docker engine answers');
    expect(asked()).toEqual(['info']);
  });
});
