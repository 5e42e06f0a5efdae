const absent = (name: string): Error =>
  new Error(`No ${name} for the tests: the set-up of the run said why.`);

const brokerUrls = (): string[] =>
  (process.env['TOUCHSTONE_TEST_BROKER_URLS'] ?? '').split(' ').filter(Boolean);

/** The broker's address for this test process: a virtual host of its own, made by the run's set-up. */
export const testBrokerUrl = (): string => {
  const urls = brokerUrls();
  const url = urls[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % Math.max(1, urls.length)];
  if (!url) throw absent('message broker');
  return url;
};

/** The address of the run's own database. */
export const testDatabaseUrl = (): string => {
  const url = process.env['TOUCHSTONE_TEST_DATABASE_URL'];
  if (!url) throw absent('database');
  return url;
};

/** Without its server a suite is not run, which the set-up has said loudly; in CI it runs all the same, and fails. */
const describeWhere = (isThere: boolean): jest.Describe =>
  isThere || process.env['CI'] ? describe : describe.skip;

export const describeWithBroker = (title: string, suite: () => void): void =>
  describeWhere(brokerUrls().length > 0)(title, suite);
export const describeWithDatabase = (title: string, suite: () => void): void =>
  describeWhere(process.env['TOUCHSTONE_TEST_DATABASE_URL'] !== undefined)(title, suite);
