import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, startApp } from '@touchstone/testing';

describe('a port in use by another program', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-port-'));
  const other = createServer().listen(0, '127.0.0.1');
  afterAll(() => {
    other.close();
    rmSync(dataDir, { recursive: true });
  });

  it('ends the start with one sentence and exit code 1, and prints the first API key on the next start', async () => {
    if (!other.listening) await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const settings = {
      TOUCHSTONE_DATA_DIR: dataDir,
      TOUCHSTONE_DATABASE_URL: 'pglite:',
      TOUCHSTONE_MESSAGING_URL: 'memory:',
    };
    const { message } = await startApp('all-in-one', { ...settings, PORT: String(port) }).then(
      () => new Error('It started.'),
      (error: Error) => error,
    );
    expect(message).toContain(
      `exit code 1\nall-in-one cannot start:\n  PORT: ${port} is in use by another program on 127.0.0.1; stop that program or set PORT to a free port\n`,
    );
    expect(message).not.toMatch(/^\s+at |API key/m);
    const next = await startApp('all-in-one', settings);
    await eventually(() => /^API key \(shown this once\): ts_/m.test(next.output()));
    await next.stop();
  });
});
