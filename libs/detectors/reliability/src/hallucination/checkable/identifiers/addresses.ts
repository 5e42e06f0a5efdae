import { isIP } from 'node:net';
import { type Checker, every, type Outcome } from '../checked';
import { Pattern } from '../pattern';

const IPV4 = Pattern.of(
  /\b(?:IP(?:v4)?(?: address)?|address|server|host|gateway|DNS|mask|ping|subnet)(?: is| at| to| ist|:)* ?(\d{1,5}(?:\.\d{1,5}){2,5})(?![\d.]*\d)/gi,
);
const IPV6 = Pattern.of(/\bIPv6(?: address)?(?: is| ist|:)* ([\da-f:]{3,60})(?![\da-f:])/gi);
const EMAIL_NAMED = Pattern.of(
  /\b(?:e-?mail(?: address)?(?: us| me| them)?|mail|write to|contact|reach us at|reach me at)(?: is| at| to| us at|:)* ([^\s<>()"',;]{1,64}@[^\s<>()"',;]{1,120}|[^\s<>()"',;@]{1,64} ?@ ?@?[^\s<>()"',;]{1,80})/gi,
);
const EMAIL = Pattern.of(/(?<![\w@.+-])([\w.+-]{1,64}@[\w.@-]{1,120})/g);
const URL_LIKE = Pattern.of(
  /(?<![\w/.])((?:h?t?tps?|http|hppts?|htttps?|htpp?s?):{0,2}\/{0,3}[^\s<>"']{2,300})/gi,
);
const UUID = Pattern.of(
  /\b(?:UUID|GUID)(?: is|:| ist)* ([\da-z]{4,12}(?:-[\da-z]{1,12}){2,6})(?![\w-])/gi,
);
const MAC = Pattern.of(
  /\bMAC(?: address)?(?: is|:)* ([\da-z]{1,3}(?::[\da-z]{1,3}){3,8})(?![\w:])/gi,
);
const PORT = Pattern.of(/\bport (\d{5,7})(?!\d)/gi);
const COLOUR = Pattern.of(/\b(?:hex|colou?r)(?: code)?(?: is|:)* ?#([\da-z]{1,10})(?!\w)/gi);

/** Checks the syntax of IP, e-mail, web and MAC addresses, UUIDs, ports and colour codes. */
export const addresses: Checker = (passage) => [
  ...every(passage, IPV4, ([, address = '']) =>
    said(isIP(address) === 4, 'an IPv4 address has four numbers from 0 to 255'),
  ),
  ...every(passage, IPV6, ([, address = '']) =>
    address.includes(':')
      ? said(
          isIP(address.replace(/:$/, '')) === 6,
          'an IPv6 address has eight groups of up to four hexadecimal digits, one run of zeros shortened to "::"',
        )
      : undefined,
  ),
  ...every(passage, EMAIL_NAMED, ([, address = '']) => email(address)),
  ...every(passage, EMAIL, ([, address = '']) => email(address)),
  ...every(passage, URL_LIKE, ([, address = '']) => link(address.replace(/[.,;:!?)\]*_`]+$/, ''))),
  ...every(passage, UUID, ([, id = '']) =>
    said(
      /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(id),
      'a UUID has 8, 4, 4, 4 and 12 hexadecimal digits',
    ),
  ),
  ...every(passage, MAC, ([, address = '']) =>
    said(
      /^(?:[\da-f]{2}:){5}[\da-f]{2}$/i.test(address),
      'a MAC address has six pairs of hexadecimal digits',
    ),
  ),
  ...every(passage, PORT, ([, port]) => said(Number(port) <= 65_535, 'a port is at most 65535')),
  ...every(passage, COLOUR, ([, digits = '']) =>
    said(
      /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits),
      'a colour code has 3, 4, 6 or 8 hexadecimal digits',
    ),
  ),
];

const said = (right: boolean, reason: string): Outcome => ({ wrong: !right, reason });

const email = (written: string): Outcome => {
  const address = written.replace(/[.,;:!?)\]*_`]+$/, '');
  const right =
    /^[^\s@.][^\s@]{0,62}(?<!\.)@[\p{L}\d](?:[\p{L}\d.-]{0,118}[\p{L}\d])?\.[\p{L}]{2,24}$|^[^\s@.]@[\p{L}\d.-]{1,120}\.[\p{L}]{2,24}$/u.test(
      address,
    ) && !address.includes('..');
  return said(right, 'an e-mail address has a name, one "@" and a domain');
};

const link = (address: string): Outcome => {
  if (!/^https?:\/\//i.test(address))
    return /^(?:https?:?\/|htt?ps?:|ttps?:\/\/|http[a-z]?:)/i.test(address) &&
      /[./]/.test(address.slice(5))
      ? said(false, 'a web address begins with "http://" or "https://"')
      : undefined;
  const host = address.slice(address.indexOf('//') + 2).split(/[/?#]/)[0] ?? '';
  if (/[{}[\]$<]|your|example-|localhost|^\.{3}|%/.test(host)) return undefined;
  const name = host.replace(/^[^@]*@/, '').replace(/:\d{1,5}$/, '');
  const right =
    isIP(name) !== 0 ||
    (/^(?:[\p{L}\d_](?:[\p{L}\d_-]{0,62}[\p{L}\d_])?\.)+\p{L}[\p{L}\d-]{1,62}$/u.test(name) &&
      name.length <= 253);
  return said(right, 'the host of a web address consists of labels parted by single points');
};
