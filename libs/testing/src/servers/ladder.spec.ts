import { findServer, findServers, NoServer, sourcesToTry } from './ladder';
import type { TestServer } from './server';

const HERE = 'demo://user@127.0.0.1:1/here';
const THERE = 'demo://user@192.0.2.1:1/there';

/** Builds a kind of server that answers only at some addresses; a started one always answers. */
const aServer = (answering: string[], parts: Partial<TestServer> = {}): TestServer => ({
  name: 'Demo',
  variable: 'DEMO_URL',
  scheme: /^demo:/,
  local: [HERE],
  compose: { service: 'demo', port: 1, address: (authority) => `demo://${authority}` },
  debian: {
    packages: ['demo'],
    isInstalled: () => true,
    start: async () => ({ address: 'demo://own', stop: async () => undefined }),
  },
  probe: async (address) => {
    if (!answering.includes(address)) throw new Error('refused');
  },
  ...parts,
});

const WITHOUT_DOCKER = 'configured,local,debian';

describe('the search for a test server', () => {
  it.each<[string, string[], Record<string, string>, object]>([
    [
      'prefers the configured address',
      [HERE, THERE],
      { DEMO_URL: THERE },
      { address: THERE, source: 'configured' },
    ],
    [
      'uses a server on this machine when none is configured',
      [HERE, THERE],
      {},
      { address: HERE, source: 'local' },
    ],
    [
      'ignores the address of an embedded server',
      [HERE],
      { DEMO_URL: 'memory:' },
      { address: HERE, source: 'local' },
    ],
    [
      'continues when the configured server does not answer',
      [HERE],
      { DEMO_URL: THERE },
      { address: HERE, source: 'local' },
    ],
    [
      'starts a server in CI when none answers',
      [],
      { CI: 'true' },
      { address: 'demo://own', source: 'debian' },
    ],
  ])('%s', async (_title, answering, environment, expected) => {
    const found = await findServer(aServer(answering), {
      TOUCHSTONE_TEST_SERVERS: WITHOUT_DOCKER,
      ...environment,
    });
    expect(found).toMatchObject(expected);
  });

  it('reports for each source why it has no server', async () => {
    const search = findServer(aServer([]), { TOUCHSTONE_TEST_SERVERS: WITHOUT_DOCKER });
    await expect(search).rejects.toThrow(NoServer);
    await expect(search).rejects.toThrow(
      /configured: DEMO_URL names none\n {2}local: refused\n {2}debian: nothing is installed unless CI is set/,
    );
  });

  it('stops only servers that it started', async () => {
    const started = await findServer(aServer([]), {
      TOUCHSTONE_TEST_SERVERS: 'debian',
      CI: 'true',
    });
    const found = await findServer(aServer([HERE]), { TOUCHSTONE_TEST_SERVERS: 'local' });
    expect(started.stop).toBeInstanceOf(Function);
    expect(found.stop).toBeUndefined();
  });

  it('installs the packages of all missing servers in one installation', async () => {
    const installed: (readonly string[])[] = [];
    const install = async (packages: readonly string[]) => void installed.push(packages);
    const lacking = (name: string) =>
      aServer([], {
        name,
        debian: { ...aServer([]).debian, packages: [name], isInstalled: () => false },
      });
    const found = await findServers(
      [lacking('one'), aServer([HERE]), lacking('two'), aServer([])],
      { TOUCHSTONE_TEST_SERVERS: WITHOUT_DOCKER, CI: 'true' },
      install,
    );
    expect(installed).toEqual([['one', 'two']]);
    expect(found).toMatchObject([
      { source: 'debian' },
      { source: 'local' },
      { source: 'debian' },
      { source: 'debian' },
    ]);
  });

  it('reports for each missing server why the installation failed', async () => {
    const lacking = aServer([], { debian: { ...aServer([]).debian, isInstalled: () => false } });
    const found = await findServers(
      [lacking, lacking],
      { TOUCHSTONE_TEST_SERVERS: 'debian', CI: 'true' },
      () => Promise.reject(new Error('the archive is away')),
    );
    expect(found.map(String)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('debian: the archive is away')),
    );
  });

  it.each<[string, string | undefined, string[]]>([
    ['all sources', undefined, ['configured', 'local', 'compose', 'debian']],
    ['only the named sources, in the fixed order', 'debian, local', ['local', 'debian']],
    ['none', 'none', []],
  ])('tries %s', (_title, named, expected) => {
    expect(sourcesToTry({ TOUCHSTONE_TEST_SERVERS: named })).toEqual(expected);
  });
});
