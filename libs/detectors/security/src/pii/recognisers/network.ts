import { IPv4, IPv6 } from 'ipaddr.js';
import { type Recogniser, byForm } from '../recogniser';

const naming = { kind: 'ip_address', title: 'IP address', group: 'personal identifiers' } as const;
const VERSION = /(?:\b(?:v|ver|version|release|rel|build|firmware|update|section|chapter|clause|para|step|rfc|revision|rev|sdk|oid|patch|kernel)|§|@|[\^~]|==?)[\s.:=]{0,3}$/i;
/** Addresses that point at nobody: unspecified, loopback, broadcast. */
const IMPERSONAL = ['unspecified', 'loopback', 'broadcast'];

const ipv4 = byForm({
  ...naming,
  certainty: 0.9,
  pattern: /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g,
  accepts: (excerpt, before) => IPv4.isValidFourPartDecimal(excerpt) && !IMPERSONAL.includes(IPv4.parse(excerpt).range()) && !VERSION.test(before),
});

const ipv6 = byForm({
  ...naming,
  certainty: 0.92,
  pattern: /(?<![\w:.])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?![\w:])/g,
  accepts: (excerpt) =>
    /[0-9a-fA-F]{3}|::[0-9]/.test(excerpt) && excerpt.length > 6 && IPv6.isValid(excerpt) && !IMPERSONAL.includes(IPv6.parse(excerpt).range()),
});

const mac = byForm({
  kind: 'mac_address',
  title: 'MAC address',
  group: 'personal identifiers',
  certainty: 0.92,
  pattern: /(?<![\w:-])(?:[0-9a-fA-F]{2}(?::[0-9a-fA-F]{2}){5}|[0-9a-fA-F]{2}(?:-[0-9a-fA-F]{2}){5}|[0-9a-fA-F]{4}(?:\.[0-9a-fA-F]{4}){2})(?![\w:-])/g,
  accepts: (excerpt) => !/^(?:00.?){6}$|^(?:ff.?){6}$/i.test(excerpt) && !/^\d{4}\.\d{4}\.\d{4}$/.test(excerpt),
});

export const network: Recogniser[] = [ipv4, ipv6, mac];
