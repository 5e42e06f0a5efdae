import { PostgresDatabase } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { describeNotifier } from './notifier.suite';

describeWithDatabase('the notifier on PostgreSQL', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 10);
  });
  afterAll(() => database.close());

  describeNotifier(() => database);
});
