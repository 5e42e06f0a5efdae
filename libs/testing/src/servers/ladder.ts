import { startFromCompose } from './compose';
import { installPackages } from './debian-packages';
import { runBeside } from './programs';
import { type FoundServer, type Source, SOURCES, type TestServer } from './server';

type Environment = Record<string, string | undefined>;
type Attempt = (
  server: TestServer,
  environment: Environment,
) => Promise<Omit<FoundServer, 'source'>>;

/** No server could be had; the message says why for each source. */
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
  debian: async ({ debian }, environment) => {
    if (!environment['CI']) throw new Error('nothing is installed unless CI is set');
    if (!debian.isInstalled()) await installPackages(debian.packages);
    return debian.start();
  },
};

const sentence = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string };
  return (message || code || String(error)).trim();
};

/** The sources to try: all, or those that `TOUCHSTONE_TEST_SERVERS` names, comma-separated. */
export const sourcesToTry = (environment: Environment = process.env): Source[] => {
  const named = environment['TOUCHSTONE_TEST_SERVERS']?.split(',').map((name) => name.trim());
  return SOURCES.filter((source) => named?.includes(source) ?? true);
};

/** @throws NoServer */
export const findServer = async (
  server: TestServer,
  environment: Environment = process.env,
): Promise<FoundServer> => {
  const reasons: string[] = [];
  for (const source of sourcesToTry(environment)) {
    try {
      return { ...(await ATTEMPTS[source](server, environment)), source };
    } catch (error) {
      reasons.push(`${source}: ${sentence(error)}`);
    }
  }
  throw new NoServer(server.name, reasons);
};
