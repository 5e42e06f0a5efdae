import { PostgresDatabase } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { describeStudio } from './studio.suite';

describeWithDatabase('studio on PostgreSQL', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 10);
  });
  afterAll(() => database.close());

  describeStudio(() => database);
});
