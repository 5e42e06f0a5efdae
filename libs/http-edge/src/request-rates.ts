import { isIPv6 } from 'node:net';
import type { Principal } from '@touchstone/contracts';
import type { EdgeSettings } from './edge.config';
import type { RateExceeded } from './errors';
import { RateLimiter } from './rate-limiter';

/**
 * Burst of invalid keys in seconds of their rate, so that a script with a mistyped key, or many
 * processes with an old one, get 401 for a while before 429.
 */
const INVALID_BURST_SECONDS = 10;
const AGAIN = 'try again after the time in Retry-After.';

/** Returns the network of an address: the owner of an IPv6 address has 2^64 of them. */
const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? prefixOf(address) : address;

/** Returns the first 64 bits of an IPv6 address. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups =
    tail === undefined
      ? [...head]
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.slice(0, 4).join(':');
};

/** Limits request rates of keys, workspaces and remote addresses in this process. */
export class RequestRates {
  private readonly keys: RateLimiter;
  private readonly workspaces: RateLimiter;
  private readonly invalidKeys: RateLimiter;

  constructor({
    ratePerSecond,
    workspacePerSecond,
    invalidKeysPerSecond,
  }: Pick<EdgeSettings, 'ratePerSecond' | 'workspacePerSecond' | 'invalidKeysPerSecond'>) {
    this.keys = new RateLimiter({
      perSecond: ratePerSecond,
      sentence: (rate) =>
        `Too many requests with this API key, which may send ${rate} a second; ${AGAIN}`,
    });
    this.workspaces = new RateLimiter({
      perSecond: workspacePerSecond,
      sentence: (rate) =>
        `Too many requests of this workspace, whose API keys may send ${rate} a second together; ${AGAIN}`,
    });
    this.invalidKeys = new RateLimiter({
      perSecond: invalidKeysPerSecond,
      burstSeconds: INVALID_BURST_SECONDS,
      sentence: () => `Too many invalid API keys from this address; check the key, and ${AGAIN}`,
    });
  }

  /** @throws RateExceeded */
  take({ keyId, workspace, limits }: Pick<Principal, 'keyId' | 'workspace' | 'limits'>): void {
    this.keys.take(keyId, limits?.requests_per_second);
    this.workspaces.take(workspace);
  }

  /** Returns the error for another invalid key from a remote address that has sent too many. */
  invalidRefusal(remoteAddress: string): RateExceeded | undefined {
    return this.invalidKeys.refusalFor(networkOf(remoteAddress));
  }

  /** @throws RateExceeded after too many */
  noteInvalid(remoteAddress: string): void {
    this.invalidKeys.take(networkOf(remoteAddress));
  }
}
