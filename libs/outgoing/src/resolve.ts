import { promises as dns } from 'node:dns';
import { Limiter, Unavailable } from '@touchstone/kernel';

/** All addresses of a name. @throws when there are none; the signal's reason while it waits */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

export interface ResolverOptions {
  /** Others than the system's. */
  servers?: string[];
  /** The system's own way. */
  lookup?: (name: string) => Promise<string[]>;
}

/** Milliseconds that a name server is waited for, the first time; the second time twice as many. */
const SILENCE = { timeout: 1_000, tries: 2 };
const MOST_WAITING = 1_000;

/**
 * Asks the name servers, whose silence takes up no more than a socket. What they do not know may stand in the hosts file or below a search domain: the
 * system is asked for that, one name at a time, since each holds one of the few threads that the whole process looks names up with.
 */
export const resolver = ({ servers, lookup = bySystem }: ResolverOptions = {}): Resolve => {
  const inTurn = new Limiter(
    1,
    MOST_WAITING,
    () => new Unavailable('Too many names wait to be resolved.'),
  );
  return async (name, signal) => {
    const addresses = await byNameServers(name, servers);
    return addresses.length > 0 ? addresses : inTurn.run(() => lookup(name), signal);
  };
};

const bySystem = async (name: string): Promise<string[]> =>
  (await dns.lookup(name, { all: true })).map(({ address }) => address);

const byNameServers = async (name: string, servers?: string[]): Promise<string[]> => {
  const asking = new dns.Resolver(SILENCE);
  if (servers !== undefined) asking.setServers(servers);
  const answers = await Promise.allSettled([asking.resolve4(name), asking.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
