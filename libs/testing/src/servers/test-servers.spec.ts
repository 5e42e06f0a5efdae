import { Client } from 'pg';
import { describeWithDatabase, testDatabaseUrl } from './test-servers';

describeWithDatabase('the database of the run', () => {
  it('takes rows in UTF-8', async () => {
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
