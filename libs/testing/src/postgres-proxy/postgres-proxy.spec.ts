import { Client } from 'pg';
import { describeWithDatabase, testDatabaseUrl } from '../servers/test-servers';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy';

describeWithDatabase('a PostgreSQL whose disk is full', () => {
  let proxy: PostgresProxy;
  let client: Client;

  beforeAll(async () => {
    proxy = await startPostgresProxy(testDatabaseUrl());
    client = new Client({ connectionString: proxy.address });
    await client.connect();
    await client.query('CREATE TEMPORARY TABLE kept (number int)');
  });
  afterEach(() => proxy.freeDisk());
  afterAll(async () => {
    await client?.end();
    await proxy?.close();
  });

  const kept = async (): Promise<number[]> =>
    (await client.query<{ number: number }>('SELECT number FROM kept')).rows.map(
      ({ number }) => number,
    );
  const insert = (number: number) =>
    client.query('INSERT INTO kept VALUES ($1)', [number]).then(
      () => 'stored',
      ({ code }: { code?: string }) => code,
    );

  it('refuses writes with its SQLSTATE and answers reads, until there is space', async () => {
    expect(await insert(1)).toBe('stored');
    proxy.fillDisk();
    expect([await insert(2), await kept()]).toEqual(['53100', [1]]);
    proxy.freeDisk();
    expect([await insert(3), await kept()]).toEqual(['stored', [1, 3]]);
    expect(proxy.refused).toBe(1);
  });

  it('aborts the transaction of the write', async () => {
    await client.query('BEGIN');
    await insert(4);
    proxy.fillDisk();
    expect(await insert(5)).toBe('53100');
    await client.query('COMMIT');
    expect(await kept()).not.toContain(4);
  });
});
