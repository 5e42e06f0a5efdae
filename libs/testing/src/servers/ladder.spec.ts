import { findServer, NoServer, sourcesToTry } from './ladder';
import type { TestServer } from './server';

const HERE = 'demo://user@127.0.0.1:1/here';
const THERE = 'demo://user@192.0.2.1:1/there';

/** A kind of server that answers at some addresses only; an own one answers always. */
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
      'takes the configured address first',
      [HERE, THERE],
      { DEMO_URL: THERE },
      { address: THERE, source: 'configured' },
    ],
    [
      'takes one on this machine when none is configured',
      [HERE, THERE],
      {},
      { address: HERE, source: 'local' },
    ],
    [
      'counts an address of an embedded one as none',
      [HERE],
      { DEMO_URL: 'memory:' },
      { address: HERE, source: 'local' },
    ],
    [
      'goes on when the configured one does not answer',
      [HERE],
      { DEMO_URL: THERE },
      { address: HERE, source: 'local' },
    ],
    [
      'starts its own in CI when nothing answers',
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

  it('says for each source why there is none', async () => {
    const search = findServer(aServer([]), { TOUCHSTONE_TEST_SERVERS: WITHOUT_DOCKER });
    await expect(search).rejects.toThrow(NoServer);
    await expect(search).rejects.toThrow(
      /configured: DEMO_URL names none\n {2}local: refused\n {2}debian: nothing is installed unless CI is set/,
    );
  });

  it('stops only what it started', async () => {
    const started = await findServer(aServer([]), {
      TOUCHSTONE_TEST_SERVERS: 'debian',
      CI: 'true',
    });
    const found = await findServer(aServer([HERE]), { TOUCHSTONE_TEST_SERVERS: 'local' });
    expect(started.stop).toBeInstanceOf(Function);
    expect(found.stop).toBeUndefined();
  });

  it.each<[string, string | undefined, string[]]>([
    ['all sources', undefined, ['configured', 'local', 'compose', 'debian']],
    ['only the named ones, in their own order', 'debian, local', ['local', 'debian']],
    ['none', 'none', []],
  ])('tries %s', (_title, named, expected) => {
    expect(sourcesToTry({ TOUCHSTONE_TEST_SERVERS: named })).toEqual(expected);
  });
});
