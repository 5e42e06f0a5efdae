import { BlockList, isIP } from 'node:net';

/**
 * Refused networks: IANA's special-purpose registries (RFC 6890 and successors), and internal
 * addresses of clouds.
 */
const REFUSED_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's host of its virtual machines
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // automatic multicast tunnelling
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/**
 * Networks within global unicast (2000::/3) that are refused; everything outside of it is refused
 * anyway.
 */
const REFUSED_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 carries an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const listOf = (
  networks: readonly (readonly [string, number])[],
  family: 'ipv4' | 'ipv6',
): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const REFUSED = listOf(REFUSED_IPV4, 'ipv4');
const REFUSED_GLOBAL = listOf(REFUSED_IPV6, 'ipv6');
const GLOBAL = listOf([['2000::', 3]], 'ipv6');

/**
 * Returns true for addresses of the public internet. Takes canonical literals; anything else is
 * false.
 */
export const isPublic = (address: string): boolean => {
  if (isIP(address) === 4) return !REFUSED.check(address, 'ipv4');
  return (
    isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !REFUSED_GLOBAL.check(address, 'ipv6')
  );
};
