import type { Pool } from 'pg';
import { Unavailable } from '@touchstone/kernel';
import {
  describeWithDatabase,
  eventually,
  startTcpProxy,
  testDatabaseUrl,
} from '@touchstone/testing';
import { describePersistentService } from '../persistent-service.suite';
import { Storage } from '../storage';
import { describeStorage } from '../storage.suite';
import { PostgresDatabase } from './postgres-database';

describeWithDatabase('PostgresDatabase', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 10);
  });
  afterAll(() => database.close());

  describeStorage(() => database, { isShared: true });
  describe('a persistent service', () => describePersistentService(() => database));

  it('limits the time of statements, except for migrations', async () => {
    const limitOn = async (pool: Pool): Promise<unknown> =>
      (await pool.query('SHOW statement_timeout')).rows;
    await expect(database.open().then(limitOn)).resolves.toEqual([{ statement_timeout: '15s' }]);
    await expect(database.withoutTimeLimit(limitOn)).resolves.toEqual([{ statement_timeout: '0' }]);
  });

  it('reports an outage and its end, with and without queries', async () => {
    const { hostname, port } = new URL(testDatabaseUrl());
    const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
    const url = Object.assign(new URL(testDatabaseUrl()), {
      hostname: '127.0.0.1',
      port: String(proxy.port),
    }).toString();
    const cutOff = new PostgresDatabase(url, 2);
    const storage = new Storage(cutOff, { schema: 'heartbeat', entities: [], migrations: [] });
    await storage.start();
    expect(storage.outage).toBeUndefined();
    for (const cut of ['idle', 'asked']) {
      proxy.cut();
      if (cut === 'asked')
        await expect(storage.run((manager) => manager.query('SELECT 1'))).rejects.toBeInstanceOf(
          Unavailable,
        );
      await eventually(() => storage.outage !== undefined);
      expect(storage.reason).toBeUndefined();
      proxy.restore();
      await eventually(() => storage.outage === undefined);
    }
    await storage.stop();
    await cutOff.close();
    await proxy.close();
  });

  it('throws Unavailable while the server is down and works again when it is back', async () => {
    const { hostname, port } = new URL(testDatabaseUrl());
    const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
    const url = Object.assign(new URL(testDatabaseUrl()), {
      hostname: '127.0.0.1',
      port: String(proxy.port),
    }).toString();
    const cutOff = new PostgresDatabase(url, 2);
    const storage = new Storage(cutOff, { schema: 'outage', entities: [], migrations: [] });
    proxy.cut();
    const starting = storage.start();
    await expect(storage.run((manager) => manager.query('SELECT 1'))).rejects.toBeInstanceOf(
      Unavailable,
    );
    proxy.restore();
    await starting;
    proxy.cut();
    await expect(storage.run((manager) => manager.query('SELECT 1'))).rejects.toBeInstanceOf(
      Unavailable,
    );
    proxy.restore();
    await eventually(() => storage.run((manager) => manager.query('SELECT 1')));
    await storage.stop();
    await cutOff.close();
    await proxy.close();
  });
});
