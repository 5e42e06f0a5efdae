import { promises as dns } from 'node:dns';
import { Limiter, Unavailable } from '@touchstone/kernel';

/**
 * Resolves a name to all of its addresses.
 * @throws Error if it has none; the signal's reason if aborted
 */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

export interface ResolverOptions {
  /** Name servers to use instead of the system's. */
  servers?: string[];
  /** The system's resolver. */
  lookup?: (name: string) => Promise<string[]>;
}

/** Milliseconds to wait for a name server; twice as long at the second attempt. */
const SILENCE = { timeout: 500, tries: 2 };
const MOST_WAITING = 1_000;

const oneAtATime = (): Limiter =>
  new Limiter(1, MOST_WAITING, () => new Unavailable('Too many names wait to be resolved.'));

/**
 * Queries the name servers, since an unanswered query occupies only a socket. For other names, from
 * the hosts file or a search domain, falls back to the system's resolver, one name at a time: each
 * look-up occupies one of the process's few threads and cannot be cancelled. Names that the name
 * servers did not answer queue separately, so that they delay only each other.
 */
export const resolver = ({ servers, lookup = bySystem }: ResolverOptions = {}): Resolve => {
  const queues = { unknown: oneAtATime(), silent: oneAtATime() };
  return async (name, signal) => {
    const answer = await byNameServers(name, signal, servers);
    return typeof answer === 'string' ? queues[answer].run(() => lookup(name), signal) : answer;
  };
};

const bySystem = async (name: string): Promise<string[]> =>
  (await dns.lookup(name, { all: true })).map(({ address }) => address);

const isSilence = (answer: PromiseSettledResult<unknown>): boolean =>
  answer.status === 'rejected' && (answer.reason as NodeJS.ErrnoException).code === dns.TIMEOUT;

const byNameServers = async (
  name: string,
  signal: AbortSignal,
  servers?: string[],
): Promise<string[] | 'unknown' | 'silent'> => {
  signal.throwIfAborted();
  const asking = new dns.Resolver(SILENCE);
  if (servers !== undefined) asking.setServers(servers);
  const cancel = () => asking.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([asking.resolve4(name), asking.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  const addresses = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );
  if (addresses.length > 0) return addresses;
  return answers.some(isSilence) ? 'silent' : 'unknown';
};
