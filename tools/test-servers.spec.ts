import { filesIn, read } from './workspace.fixture';

/**
 * How a test could come by a server past the helpers of `@touchstone/testing`, and so fail where
 * there is none.
 */
const DETOURS =
  /TOUCHSTONE_TEST_(BROKER|DATABASE)_|\bfindServers?\b|\b(amqps?|postgres(ql)?):\/\/[^'"`\s]*(localhost|127\.0\.0\.1|\[::1\])/;
const OF_THE_HELPERS = 'libs/testing/src/servers/';

describe('a server for tests', () => {
  const tests = ['apps', 'libs', 'tools', 'e2e']
    .flatMap(filesIn)
    .filter(
      (path) =>
        /\.(spec|suite|fixture)\.ts$/.test(path) &&
        !path.startsWith(OF_THE_HELPERS) &&
        path !== 'tools/test-servers.spec.ts',
    );

  it('is reached by describeWithBroker, describeWithDatabase and describeWithServers only', () => {
    expect(tests.filter((path) => DETOURS.test(read(path)))).toEqual([]);
  });
});
