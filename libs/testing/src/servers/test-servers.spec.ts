import { Client } from 'pg';
import {
  describeWithBroker,
  describeWithDatabase,
  describeWithServers,
  testBrokerUrl,
  testDatabaseUrl,
} from './test-servers';

describeWithDatabase('the database of the run', () => {
  it('stores rows in UTF-8', async () => {
    const client = new Client({ connectionString: testDatabaseUrl() });
    await client.connect();
    try {
      await client.query('CREATE TEMPORARY TABLE kept (text text)');
      await client.query('INSERT INTO kept VALUES ($1)', ['Prüfstein 😀']);
      const { rows } = await client.query('SELECT text, current_database() AS name FROM kept');
      expect(rows).toEqual([
        { text: 'Prüfstein 😀', name: expect.stringMatching(/^touchstone_test_\d+$/) },
      ]);
    } finally {
      await client.end();
    }
  });
});

describe('a suite that declares no server', () => {
  it('gets no address even if the server is available', () => {
    expect(() => testBrokerUrl()).toThrow(
      'is written with describeWithBroker or describeWithServers',
    );
    expect(() => testDatabaseUrl()).toThrow(
      'is written with describeWithDatabase or describeWithServers',
    );
  });
});

describeWithBroker('a suite with a broker', () => {
  it('gets the address of the broker only', () => {
    expect(testBrokerUrl()).toMatch(/^amqps?:/);
    expect(() => testDatabaseUrl()).toThrow('describeWithDatabase');
  });
});

describeWithServers('a suite with both servers', () => {
  const whileCollected = process.env['TOUCHSTONE_TEST_DATABASE_URL'] && testDatabaseUrl();

  it('gets both addresses, while its tests are collected as well', () => {
    expect(testBrokerUrl()).toMatch(/^amqps?:/);
    expect(testDatabaseUrl()).toBe(whileCollected);
  });
});
