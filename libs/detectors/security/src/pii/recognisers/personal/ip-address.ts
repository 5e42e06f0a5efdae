import { IPv6 } from 'ipaddr.js';
import { firstMatch } from '../../../match';
import { characterBits } from '../../scan/scanned-text';
import { defineTrigrams } from '../../scan/trigrams';
import type { Recogniser, Span } from '../recogniser';

const common = {
  kind: 'ip_address',
  title: 'IP address',
  group: 'personal identifiers',
  digits: 1,
} as const;
/** Part common to all IPv6 addresses. Prefilter: otherwise most positions would be tried. */
const GROUP = /:[\da-f]{0,4}:/i;
/** Text right before a number that is not an address: `chrome/`, `==`, `from 1.2.3 to`. */
const BEFORE_VERSION =
  /(?:\b(?:(?:up|down)grad|updat|bump|roll)(?:e|ed|es|ing)?(?: [\w.-]{1,20}){0,2} (?:from|to|back to)|§|[@/]|[\^~]|==|\b(?:from )?\d+\.\d+\.\d+(?:\.\d+)? (?:to|->|through)|\b(?<!\.)\d+\.\d+\.\d+ and|(?:верси[яиюей]{1,2}|обновлени[еяю]|сборк[аиу]|バージョン|版本|升级到|升級|버전|الإصدار|إصدار|έκδοση|verze|verzió|sürüm|versione?)[^\d\n]?|\b(?:mac os x|windows nt|edg|webkit|oid|rfc|v))[\s.:=]{0,3}$/i;
const HOST_WORDS = 'ssh|scp|sftp|rsync|ftp|telnet|ping';
const HOST_WORDS_2 = 'root|admin|user|ubuntu|ec2-user|pi';
/**
 * Text right before a host, which takes precedence over the signs of a version: `http://`, `root@`,
 * `sip:jane@`.
 */
const HOST = new RegExp(
  String.raw`(?::\/\/(?:[^\s\/@]{0,60}@)?|(?:\b(?:${HOST_WORDS})\b[^\n@]{0,24}|sip:[^\s@]{1,40}|\b(?:${HOST_WORDS_2}))@)$`,
  'i',
);
const VERSION_WORDS = [
  'ver|versions?|changelog|hotfix|release[ds]?|rel|builds?|firmware|fw|bios|uefi',
  'updat(?:ed?|es|ing)|(?:up|down)grad(?:ed?|es|ing)|bump(?:ed|s|ing)?|section|chapter',
  'clause|table|fig(?:ure)?|npm|office|ios|photoshop|para|paragraphs?|step|revision|rev|sdk',
  'patch(?:ed)?|kernel|drivers?|chrome|chromium|safari|firefox|oracle|excel|word',
  String.raw`postgres\w*|mysql|mariadb|assembly|rule|requirement|req|fileversion|productversion`,
  'software|app|plugin|api|runtime|netmask|subnet|mask|wildcard|versión|versione|versão',
  'versie|wersja|versio|aktualisiert|mise à jour',
].join('|');
const CLIENT_WORDS = [
  'ip|ipv4|address(?:es)?|addr|host(?:s|name)?|server|client|gateway|dns|ping(?:ed|s)?',
  String.raw`login|logged|request(?:s|ed)?|connect\w*|traffic|src|dst|source|peer|node|machine`,
  String.raw`endpoint|remote|listen\w*|from|moved|visitors?|users?|session|device`,
].join('|');
/** Words for hosts and for versions; the last one before a number decides. */
const HOST_OR_VERSION = new RegExp(String.raw`\b(?:(${CLIENT_WORDS})|(${VERSION_WORDS}))\b`, 'gi');
const BEFORE = 48;
/** Words right after a version: `runs 15.2.4.1 software`. */
const VERSION_BEHIND =
  /^ (?:software|firmware|release|build|update|version|driver|changelog|docs)(?!\w)/i;
/** Addresses that identify no host: unspecified, loopback, broadcast. */
const IMPERSONAL = ['unspecified', 'loopback', 'broadcast'];
const PARTS = defineTrigrams('0.0');
const COLON = characterBits(':');
const V4 =
  /(?:(?<![\w.-])|(?<=(?<![A-Za-z])[iI][pP][-_]?)|(?<=\.\d{1,3}-))(?<!(?:v|V)\.)(?:\d{1,3}\.){3}\d{1,3}(?![\w]|-(?!\d{1,3}\.\d)|\.\d|\/(?!32(?!\d))\d{1,2}(?!\d))/g;
const V6 =
  /(?<![\w:.])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?:(?<=:)\d{1,3}(?:\.\d{1,3}){3})?(?![\w:]|\.\d)/g;

/**
 * Returns true for a netmask (binary ones, then zeros), such as `255.255.240.0`, or the broadcast
 * address.
 */
const isMask = (parts: readonly number[]): boolean =>
  parts[0] === 255 &&
  /^1+0*$/.test(parts.map((part) => part.toString(2).padStart(8, '0')).join(''));

const isV4 = (excerpt: string): boolean => {
  const parts = excerpt.split('.');
  return (
    parts.every((part) => Number(part) < 256 && (part.length === 1 || !part.startsWith('0'))) &&
    !/^(?:0|127)\./.test(excerpt) &&
    !isMask(parts.map(Number))
  );
};
const isV6 = (excerpt: string): boolean =>
  /[0-9a-fA-F]{3}|::[0-9]/.test(excerpt) &&
  excerpt.length > 6 &&
  IPv6.isValid(excerpt) &&
  !IMPERSONAL.includes(IPv6.parse(excerpt).range());

/**
 * Returns true if the text before a number marks it as a version or a mask. A number after another
 * may still be an address.
 */
const isVersion = (text: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  if (HOST.test(before)) return false;
  if (BEFORE_VERSION.test(before)) return true;
  if (/\d[\s.:]{0,3}$/.test(before)) return false;
  const clause = before
    .slice(
      Math.max(before.lastIndexOf('\n'), before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1,
    )
    .replaceAll('_', ' ');
  const last = [...clause.matchAll(HOST_OR_VERSION)].at(-1);
  return last?.[2] !== undefined;
};

const found = (
  text: string,
  pattern: RegExp,
  accepts: (excerpt: string) => boolean,
  offset: number,
  certainty: number,
): Span[] => {
  const all: Span[] = [];
  for (let match = firstMatch(text, pattern); match; match = pattern.exec(text)) {
    const { 0: whole, index } = match;
    const excerpt = whole.replace(/(?<!:):$/, '');
    const end = index + excerpt.length;
    if (
      accepts(excerpt) &&
      !isVersion(text, index) &&
      !VERSION_BEHIND.test(text.slice(end, end + 12))
    )
      all.push({ start: offset + index, end: offset + end, certainty });
  }
  return all;
};

/**
 * Four decimal parts. Excludes versions, netmasks and networks in CIDR notation. Source: RFC 791,
 * special ranges of RFC 6890.
 */
export const ipv4Address: Recogniser = {
  ...common,
  *find({ digitClusters }) {
    for (const { text, start, digits, trigrams } of digitClusters)
      if (digits >= 4 && (trigrams & PARTS) !== 0) yield* found(text, V4, isV4, start, 0.9);
  },
};

/** Groups of hex digits separated by colons. Source: RFC 4291, RFC 5952. */
export const ipv6Address: Recogniser = {
  ...common,
  *find({ digitClusters }) {
    for (const { text, start, characters } of digitClusters)
      if ((characters & COLON) > 0 && GROUP.test(text)) yield* found(text, V6, isV6, start, 0.92);
  },
};
