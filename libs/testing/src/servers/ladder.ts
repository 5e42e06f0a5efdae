import { startFromCompose } from './compose';
import { installPackages } from './debian-packages';
import { runBeside } from './programs';
import { type FoundServer, type Source, SOURCES, type TestServer } from './server';

type Environment = Record<string, string | undefined>;
type Attempt = (
  server: TestServer,
  environment: Environment,
) => Promise<Omit<FoundServer, 'source'>>;
type Install = (packages: readonly string[]) => Promise<void>;

interface Search {
  server: TestServer;
  found?: FoundServer;
  /** Reasons why the sources tried so far have no server. */
  reasons: string[];
}

/** No source has a server; the message gives the reason of each. */
export class NoServer extends Error {
  constructor(name: string, reasons: readonly string[]) {
    super(`No ${name} for the tests.\n${reasons.map((reason) => `  ${reason}\n`).join('')}`);
    this.name = 'NoServer';
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const reached = async ({ probe }: TestServer, address: string) => {
  await probe(address);
  return { address, ...(LOOPBACK.includes(new URL(address).hostname) && { run: runBeside }) };
};

const ATTEMPTS: Record<Source, Attempt> = {
  configured: (server, environment) => {
    const address = environment[server.variable] ?? '';
    if (!server.scheme.test(address)) throw new Error(`${server.variable} names none`);
    return reached(server, address);
  },
  local: async (server) => {
    const attempts = await Promise.allSettled(
      server.local.map((address) => reached(server, address)),
    );
    const found = attempts.find((attempt) => attempt.status === 'fulfilled');
    if (!found) throw (attempts[0] as PromiseRejectedResult).reason;
    return found.value;
  },
  compose: (server) => startFromCompose(server),
  debian: ({ debian }) => debian.start(),
};

/** Installs the packages of all servers together, since apt does not run twice at a time. */
const installMissing = async (
  servers: readonly TestServer[],
  environment: Environment,
  install: Install,
): Promise<void> => {
  if (!environment['CI']) throw new Error('nothing is installed unless CI is set');
  const packages = servers.flatMap(({ debian }) => (debian.isInstalled() ? [] : debian.packages));
  if (packages.length > 0) await install(packages);
};

const sentence = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string };
  return (message || code || String(error)).trim();
};

/** Returns the sources to try: all, or those in `TOUCHSTONE_TEST_SERVERS`, comma-separated. */
export const sourcesToTry = (environment: Environment = process.env): Source[] => {
  const named = environment['TOUCHSTONE_TEST_SERVERS']?.split(',').map((name) => name.trim());
  return SOURCES.filter((source) => named?.includes(source) ?? true);
};

const tryOne = async (
  search: Search,
  source: Source,
  start: () => ReturnType<Attempt>,
): Promise<void> => {
  try {
    search.found = { ...(await start()), source };
  } catch (error) {
    search.reasons.push(`${source}: ${sentence(error)}`);
  }
};

/**
 * Finds several servers, source by source.
 * @returns in the order of `kinds`, each server or the reasons why there is none
 */
export const findServers = async (
  servers: readonly TestServer[],
  environment: Environment = process.env,
  install: Install = installPackages,
): Promise<(FoundServer | NoServer)[]> => {
  const searches = servers.map((server): Search => ({ server, reasons: [] }));
  for (const source of sourcesToTry(environment)) {
    const missing = searches.filter(({ found }) => !found);
    if (missing.length === 0) break;
    const installed =
      source === 'debian'
        ? installMissing(
            missing.map(({ server }) => server),
            environment,
            install,
          )
        : Promise.resolve();
    await Promise.all(
      missing.map((search) =>
        tryOne(search, source, () =>
          installed.then(() => ATTEMPTS[source](search.server, environment)),
        ),
      ),
    );
  }
  return searches.map(({ server, found, reasons }) => found ?? new NoServer(server.name, reasons));
};

/** @throws NoServer */
export const findServer = async (
  server: TestServer,
  environment: Environment = process.env,
): Promise<FoundServer> => {
  const [found] = await findServers([server], environment);
  if (found instanceof NoServer) throw found;
  return found as FoundServer;
};
