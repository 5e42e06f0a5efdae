import { PostgresDatabase } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { describeManagement } from './management.suite';

describeWithDatabase('management on PostgreSQL', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 10);
  });
  afterAll(() => database.close());

  describeManagement(() => database);
});
