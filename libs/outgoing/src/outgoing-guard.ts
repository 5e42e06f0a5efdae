import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { DeadlineExceeded, rejectedOnAbort, withTimeLimit } from '@touchstone/kernel';
import { isPublic } from './address-rules';
import type { AllowedNetworks } from './allowed-networks';
import { AddressRefused } from './errors';
import { type Resolve, resolver } from './resolve';

export interface OutgoingGuardOptions {
  allowed: AllowedNetworks;
  resolve?: Resolve;
  /** Time limit of a name look-up, in milliseconds. */
  lookUpTimeoutMs?: number;
  /** Time limit of a connection attempt including TLS, in milliseconds. */
  connectTimeoutMs?: number;
}

const LOOK_UP_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_URL = 2_048;
const LONGEST_SHOWN_NAME = 100;
/** Limit of addresses tried for one name, in sequence. */
const MOST_CONNECTED_TO = 8;

/** Resolver shared by all guards, since its look-up threads belong to the process. */
const ofThisProcess = resolver();

/** Removes the brackets of an IPv6 literal: `[::1]` in a URL is `::1` for sockets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Checks every call to an address that a workspace chose. Resolves names and connects to the
 * checked address, so that a name cannot change in between. undici's agent neither follows
 * redirects nor uses proxies of the environment.
 */
export class OutgoingGuard {
  private readonly allowed: AllowedNetworks;
  private readonly resolve: Resolve;
  private readonly lookUpTimeoutMs: number;
  private readonly connectTimeoutMs: number;

  constructor({
    allowed,
    resolve = ofThisProcess,
    lookUpTimeoutMs = LOOK_UP_TIMEOUT_MS,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  }: OutgoingGuardOptions) {
    this.allowed = allowed;
    this.resolve = resolve;
    this.lookUpTimeoutMs = lookUpTimeoutMs;
    this.connectTimeoutMs = connectTimeoutMs;
  }

  /** Checks an address before it is saved. @throws AddressRefused */
  async check(address: string): Promise<void> {
    await this.addressesOf(bare(outgoingUrl(address).hostname));
  }

  /**
   * Connects to checked addresses only; a refused one fails its request with `AddressRefused`.
   * Close it when done.
   */
  agent(options: Omit<Agent.Options, 'connect' | 'factory'> = {}): Agent {
    const connect = buildConnector({ timeout: this.connectTimeoutMs, allowH2: false });
    return new Agent({
      ...options,
      connect: (target, callback) => {
        const name = bare(target.hostname);
        // The certificate must match the name. A literal has no server name.
        const options = { ...target, ...(isIP(name) === 0 && { servername: name }) };
        this.addressesOf(name).then(
          (addresses) =>
            connectToOneOf(addresses.slice(0, MOST_CONNECTED_TO), connect, options, callback),
          (error: Error) => callback(error, null),
        );
      },
    });
  }

  /**
   * Returns the addresses to connect to. One forbidden address refuses the whole name, since the
   * choice among its addresses is arbitrary.
   */
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
      // A resolver may ignore its signal.
      return await withTimeLimit(this.lookUpTimeoutMs, (signal) =>
        Promise.race([this.resolve(name, signal), rejectedOnAbort(signal)]),
      );
    } catch (error) {
      const shown = name.slice(0, LONGEST_SHOWN_NAME);
      if (error instanceof DeadlineExceeded)
        throw new AddressRefused(
          `The name servers did not answer for ${shown} in time; check the name, or try again later.`,
        );
      throw new AddressRefused(`The name ${shown} does not resolve to an address.`);
    }
  }
}

type Connect = buildConnector.connector;

/** Tries addresses in sequence: a host without IPv6 may get an IPv6 address first. */
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

/** Checks the form of an address only. @throws AddressRefused */
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
