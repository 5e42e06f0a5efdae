/**
 * Addresses of internal networks, in the spellings that have fooled URL parsers, resolvers and
 * hand-written filters.
 */

/** Address literals of every range that is not the public internet. */
const IPV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  '127.0.0.1',
  '127.0.1.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
];

const IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::2',
  '::ffff:0:0',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:53aa:64c:0:0:80ff:fffe',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:DB8:FFFF::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2002:c0a8:101::1',
  '2620:4f:8000::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'febf::1',
  'fec0::1',
  'ff00::1',
  'ff02::1',
  'ff05::2',
  'ffff::1',
];

type Octets = [number, number, number, number];
const octetsOf = (address: string): Octets => address.split('.').map(Number) as Octets;
const hex = (value: number, width = 1): string => value.toString(16).padStart(width, '0');
const numberOf = ([a, b, c, d]: Octets): number => a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const percent = (text: string): string =>
  [...text].map((character) => `%${hex(character.charCodeAt(0), 2)}`).join('');

/** Other notations of an IPv4 address in a URL. */
const SPELLINGS: ((octets: Octets, text: string) => string)[] = [
  (octets) => String(numberOf(octets)),
  (octets) => `0x${hex(numberOf(octets), 8)}`,
  (octets) => `0${numberOf(octets).toString(8)}`,
  (octets) => octets.map((octet) => `0x${hex(octet)}`).join('.'),
  (octets) => octets.map((octet) => `0${octet.toString(8)}`).join('.'),
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  ([a, b, c, d]) => `${a}.0x${hex(b * 65_536 + c * 256 + d)}`,
  (_octets, text) => `${text}.`,
  (_octets, text) => fullWidth(text),
  (_octets, text) => text.replaceAll('.', '\u3002'),
  (_octets, text) => percent(text),
  (_octets, text) => `[::ffff:${text}]`,
  ([a, b, c, d]) => `[::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
  (_octets, text) => `[::${text}]`,
  (_octets, text) => `[64:ff9b::${text}]`,
  ([a, b, c, d]) => `[2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::1]`,
];
const RESPELLED = [
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '172.16.0.1',
  '0.0.0.0',
  '100.100.100.200',
];

/** Hosts as written in a URL. */
const INWARD_HOSTS: readonly string[] = [
  ...new Set([
    ...IPV4,
    ...IPV6.map((address) => `[${address}]`),
    ...RESPELLED.flatMap((text) => SPELLINGS.map((spell) => spell(octetsOf(text), text))),
    '127.1',
    '127.0.1',
    '0',
    '0x0',
    '00',
    '017700000001',
    '0x7f.1',
    '0x7F000001',
    '\u2460\u2461\u2466.0.0.1',
    '127\uff0e0\uff0e0\uff0e1',
    '127.0.0.1%2e',
  ]),
];

/**
 * Names with the addresses that a resolver returns for them; one internal address among public ones
 * is enough to refuse the name.
 */
export const INWARD_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(IPV4.map((address, index) => [`v4-${index}.attacker.example`, [address]])),
  ...Object.fromEntries(IPV6.map((address, index) => [`v6-${index}.attacker.example`, [address]])),
  ...Object.fromEntries(
    IPV4.map((address, index) => [`mapped-${index}.attacker.example`, [`::ffff:${address}`]]),
  ),
  ...Object.fromEntries(
    IPV4.slice(0, 12).map((address, index) => [
      `mixed-${index}.attacker.example`,
      ['93.184.215.14', address],
    ]),
  ),
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  LOCALHOST: ['127.0.0.1'],
  'anything.localhost': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'kubernetes.default.svc': ['10.96.0.1'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
  'xn--lcalhost-n4a': ['127.0.0.1'],
};

/**
 * Texts that are no receiver's address, or hide one. `PORT` stands for an open port of this
 * machine.
 */
const STRANGE_TARGETS: readonly string[] = [
  '',
  ' ',
  'x',
  '/hook',
  '//127.0.0.1:PORT/',
  'http:',
  'http://',
  'http:///',
  'https://:PORT/',
  'http:127.0.0.1:PORT',
  'http:/127.0.0.1:PORT/',
  '\thttp://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.com/',
  'http://example.com@127.0.0.1:PORT/',
  'http://example.com:80@127.0.0.1:PORT/',
  'http://user@example.com/',
  'http://u:p@receiver.invalid/',
  'http://127.0.0.1:PORT#@example.com/',
  'http://127.0.0.1:PORT?@example.com/',
  'http://127.0.0.1\t:PORT/',
  'http://127.0.0.1\n:PORT/',
  'http://1\r27.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::1%25lo]:PORT/',
  'http://[fe80::1%25eth0]:PORT/',
  'http://[::1/',
  'http://256.0.0.1/',
  'http://1.2.3.4.5/',
  'http://0x7f.0.0.0.1/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'gopher://127.0.0.1:PORT/_GET%20/',
  'dict://127.0.0.1:PORT/',
  'ldap://127.0.0.1:PORT/',
  'ws://127.0.0.1:PORT/',
  'wss://127.0.0.1:PORT/',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'blob:http://127.0.0.1:PORT/x',
  'jar:http://127.0.0.1:PORT!/',
  'about:blank',
  'mailto:a@example.com',
  'HTTP://127.0.0.1:PORT/',
  'hTTps://LocalHost:PORT/',
  'http://127.0.0.1:99999/',
  'http://127.0.0.1:-1/',
  `http://receiver.invalid/${'a'.repeat(2_100)}`,
];

/** All hostile targets, as addresses of a receiver. */
export const HOSTILE_TARGETS: readonly string[] = [
  ...[...INWARD_HOSTS, ...Object.keys(INWARD_NAMES)].map((host) => `http://${host}:PORT/hook`),
  ...STRANGE_TARGETS,
];
