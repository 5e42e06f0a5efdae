type Kind = 'message broker' | 'database' | 'browser';

const ADDRESSES: Record<Kind, () => string | undefined> = {
  'message broker': () => {
    const urls = (process.env['TOUCHSTONE_TEST_BROKER_URLS'] ?? '').split(' ').filter(Boolean);
    return urls[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % Math.max(1, urls.length)];
  },
  database: () => process.env['TOUCHSTONE_TEST_DATABASE_URL'],
  browser: () => process.env['TOUCHSTONE_TEST_BROWSER'],
};
const HELPERS: Record<Kind, string> = {
  'message broker': 'describeWithBroker',
  database: 'describeWithDatabase',
  browser: 'describeWithBrowser',
};

/** Number of suites that declared their need of a server and are being collected or run. */
const needed: Record<Kind, number> = { 'message broker': 0, database: 0, browser: 0 };

/**
 * @throws Error in a suite that does not declare the server, even if there is one: on other
 * machines it would fail.
 */
const addressOf = (kind: Kind): string => {
  const isTest = process.env['JEST_WORKER_ID'] !== undefined;
  if (isTest && needed[kind] === 0)
    throw new Error(
      `A suite that needs a ${kind} is written with ${HELPERS[kind]} or describeWithServers.`,
    );
  const address = ADDRESSES[kind]();
  if (!address) throw new Error(`No ${kind} for the tests: the set-up of the run said why.`);
  return address;
};

/**
 * Returns the broker's address for this test process: a separate virtual host, created by the run's
 * set-up.
 */
export const testBrokerUrl = (): string => addressOf('message broker');

/** Returns the address of the run's own database. */
export const testDatabaseUrl = (): string => addressOf('database');

/** Returns the path of the browser's program. */
export const testBrowser = (): string => addressOf('browser');

/**
 * Builds a `describe` that skips a suite whose servers are missing, which the set-up has reported;
 * in CI the suite runs nevertheless, and fails.
 */
const describeWith =
  (kinds: readonly Kind[]) =>
  (title: string, suite: () => void): void => {
    const count = (step: 1 | -1) => () => kinds.forEach((kind) => (needed[kind] += step));
    const isThere = kinds.every((kind) => ADDRESSES[kind]() !== undefined);
    (isThere || process.env['CI'] ? describe : describe.skip)(title, () => {
      beforeAll(count(1));
      count(1)();
      suite();
      count(-1)();
      afterAll(count(-1));
    });
  };

export const describeWithBroker = describeWith(['message broker']);
export const describeWithDatabase = describeWith(['database']);
/** Declares a suite of the dashboard, which has two workspaces in a database. */
export const describeWithBrowser = describeWith(['browser', 'database']);
/** Declares a suite of the distributed set, which needs both servers. */
export const describeWithServers = describeWith(['message broker', 'database']);
