import { IPv6 } from 'ipaddr.js';
import type { Recogniser } from '../../recogniser';
import { signsOf } from '../../scanned-text';

const naming = { kind: 'ip_address', title: 'IP address', group: 'personal identifiers', digits: 1 } as const;
const VERSION = /(?:\b(?:v|ver|version|versions|release|rel|build|firmware|update|upgrade from [\d.]+ to|section|chapter|clause|para|paragraph|step|rfc|revision|rev|sdk|oid|patch|kernel|driver|chrome|safari|firefox|edg|webkit|mac os x|windows nt|from \d+\.\d+\.\d+ to|\d\.\d+\.\d+ (?:to|->|and|through))|§|[@/]|[\^~]|==?)[\s.:=]{0,3}$/i;
/** Addresses that point at nobody: unspecified, loopback, broadcast. */
const IMPERSONAL = ['unspecified', 'loopback', 'broadcast'];
const DOT = signsOf('.');
const COLON = signsOf(':');
const V4 = /(?<![\w.-])(?<!(?:v|V)\.)(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g;
const V6 = /(?<![\w:.])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?:(?<=:)\d{1,3}(?:\.\d{1,3}){3})?(?![\w:])/g;

const isV4 = (excerpt: string): boolean => {
  const parts = excerpt.split('.');
  return parts.every((part) => Number(part) < 256 && (part.length === 1 || !part.startsWith('0'))) && !/^(?:0|127)\./.test(excerpt) && excerpt !== '255.255.255.255';
};
const isV6 = (excerpt: string): boolean =>
  /[0-9a-fA-F]{3}|::[0-9]/.test(excerpt) && excerpt.length > 6 && IPv6.isValid(excerpt) && !IMPERSONAL.includes(IPv6.parse(excerpt).range());

/** Whether words for a version stand before; behind digits there are none. */
const isVersion = (text: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - 32), index);
  return !/\d[\s.:]{0,3}$/.test(before) && VERSION.test(before);
};

const found = (text: string, pattern: RegExp, accepts: (excerpt: string) => boolean, offset: number, certainty: number) =>
  [...text.matchAll(pattern)]
    .filter(({ 0: excerpt, index }) => accepts(excerpt) && !isVersion(text, index))
    .map(({ 0: excerpt, index }) => ({ start: offset + index, end: offset + index + excerpt.length, certainty }));

/** Four decimal parts, not after words for a version. Source: RFC 791, special ranges of RFC 6890. */
export const ipv4Address: Recogniser = { ...naming, *find({ islands }) { for (const { text, start, digits, signs } of islands) if (digits >= 4 && (signs & DOT) > 0) yield* found(text, V4, isV4, start, 0.9); } };

/** Groups of hex digits with colons. Source: RFC 4291, RFC 5952. */
export const ipv6Address: Recogniser = { ...naming, *find({ islands }) { for (const { text, start, signs } of islands) if ((signs & COLON) > 0) yield* found(text, V6, isV6, start, 0.92); } };
