import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { withTimeLimit } from '@touchstone/kernel';
import { isPublic } from './address-rules';
import type { AllowedNetworks } from './allowed-networks';
import { AddressRefused } from './errors';
import { type Resolve, resolver } from './resolve';

export interface OutgoingGuardOptions {
  allowed: AllowedNetworks;
  resolve?: Resolve;
  /** Milliseconds for resolving and connecting, encryption included. */
  connectTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_URL = 2_048;
/** Of one name, one after the other. */
const MOST_CONNECTED_TO = 8;

/** One for all guards: what is scarce is the process's. */
const ofThisProcess = resolver();

/** `[::1]` as it stands in a URL is `::1` on the wire. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Stands before every call whose address a workspace chose. Names are resolved here and the connection goes to the address that
 * was checked, so a name cannot point elsewhere between the two. Redirects are not followed and proxies of the environment not
 * used, for undici's agent does neither by itself.
 */
export class OutgoingGuard {
  private readonly allowed: AllowedNetworks;
  private readonly resolve: Resolve;
  private readonly connectTimeoutMs: number;

  constructor({
    allowed,
    resolve = ofThisProcess,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  }: OutgoingGuardOptions) {
    this.allowed = allowed;
    this.resolve = resolve;
    this.connectTimeoutMs = connectTimeoutMs;
  }

  /** For an address that is being saved. @throws AddressRefused */
  async check(address: string): Promise<void> {
    await this.addressesOf(bare(outgoingUrl(address).hostname));
  }

  /** Connects to checked addresses only; a refused one fails its request with `AddressRefused`. Close it when done. */
  agent(options: Omit<Agent.Options, 'connect' | 'factory'> = {}): Agent {
    const connect = buildConnector({ timeout: this.connectTimeoutMs, allowH2: false });
    return new Agent({
      ...options,
      connect: (target, callback) => {
        const name = bare(target.hostname);
        // The certificate is that of the name. A literal has no server name.
        const options = { ...target, ...(isIP(name) === 0 && { servername: name }) };
        this.addressesOf(name).then(
          (addresses) =>
            connectToOneOf(addresses.slice(0, MOST_CONNECTED_TO), connect, options, callback),
          (error: Error) => callback(error, null),
        );
      },
    });
  }

  /** Those to connect to. One bad address among a name's refuses the name: which of them is used would be luck. */
  private async addressesOf(name: string): Promise<string[]> {
    const addresses = isIP(name) === 0 ? await this.resolved(name) : [name];
    if (addresses.length === 0 || !addresses.every((address) => this.mayReach(address)))
      throw new AddressRefused(
        'This address is inside a network that may not be reached from here; ask the operator to allow it.',
      );
    return addresses;
  }

  private mayReach(address: string): boolean {
    return isPublic(address) || this.allowed.includes(address);
  }

  private async resolved(name: string): Promise<string[]> {
    try {
      return await withTimeLimit(this.connectTimeoutMs, (signal) =>
        Promise.race([this.resolve(name, signal), aborted(signal)]),
      );
    } catch {
      throw new AddressRefused(`The name ${name.slice(0, 100)} does not resolve to an address.`);
    }
  }
}

// Who resolves may pay no attention to its signal, so nobody waits for it.
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

type Connect = buildConnector.connector;

/** One after the other: a host without IPv6 may well be given an IPv6 address first. */
const connectToOneOf = (
  [address, ...others]: readonly string[],
  connect: Connect,
  target: buildConnector.Options,
  callback: buildConnector.Callback,
): void => {
  connect({ ...target, hostname: address as string }, (...result) => {
    if (result[0] !== null && others.length > 0) connectToOneOf(others, connect, target, callback);
    else callback(...result);
  });
};

/** The form of it alone; where it leads is not looked at. @throws AddressRefused */
export const outgoingUrl = (address: string): URL => {
  if (address.length > LONGEST_URL)
    throw new AddressRefused(
      `The address is too long; at most ${LONGEST_URL} characters are accepted.`,
    );
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:\/\//i.test(address))
    throw new AddressRefused('The address must be an absolute http or https URL.');
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('The address must not carry a user name or a password.');
  return url;
};
