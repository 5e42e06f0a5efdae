import { BlockList, isIP } from 'node:net';
import * as ipaddr from 'ipaddr.js';

/** Networks that workspaces may reach although they are not public. */
export class AllowedNetworks {
  private readonly list = new BlockList();

  /**
   * @param text CIDRs and single addresses, comma-separated
   * @throws Error naming the entry that cannot be parsed
   */
  constructor(text = '') {
    for (const each of text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''))
      this.allow(each);
  }

  /**
   * Returns true for an allowed address. Takes canonical literals; an IPv4 address mapped into IPv6
   * counts as the IPv4 address.
   */
  includes(address: string): boolean {
    if (isIP(address) === 0) return false;
    const plain = ipaddr.process(address);
    return this.list.check(plain.toString(), plain.kind());
  }

  private allow(network: string): void {
    try {
      const [address = '', prefix = isIP(network) === 6 ? '128' : '32', ...rest] =
        network.split('/');
      if (rest.length > 0) throw new Error('two prefixes');
      this.list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
    } catch {
      throw new Error(`${network} is neither an address nor a network such as 10.0.0.0/8`);
    }
  }
}
