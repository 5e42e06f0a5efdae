import type { IncomingHttpHeaders } from 'node:http';

export type Headers = Record<string, string | string[]>;

/** Headers for the next hop only (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Request headers that are rebuilt for the vendor, or meant for this hop. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'host',
  'content-length',
  'expect',
  'cookie',
  'forwarded',
  'via',
  'x-real-ip',
  'http2-settings',
  'origin',
  'referer',
  'traceparent',
  'tracestate',
  'baggage',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
]);
/** Response headers between the vendor and this hop. */
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'set-cookie', 'alt-svc', 'strict-transport-security']);

/** Returns the headers that `Connection` names, which are hop-by-hop as well. */
const namedIn = (connection: string | string[] | undefined): Set<string> =>
  new Set(
    [connection ?? []]
      .flat()
      .flatMap((value) => value.split(',').map((name) => name.trim().toLowerCase())),
  );

const isForwarding = (name: string): boolean => name.startsWith('x-forwarded-');

/** @param withheld headers of the service key, lower case, which are dropped as well */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  withheld: ReadonlySet<string>,
): Headers => {
  const hop = namedIn(headers.connection);
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (
      value === undefined ||
      NOT_FORWARDED.has(name) ||
      withheld.has(name) ||
      hop.has(name) ||
      isForwarding(name)
    )
      continue;
    kept[name] = value;
  }
  return kept;
};

export const answerHeaders = (headers: IncomingHttpHeaders): Headers => {
  const hop = namedIn(headers.connection);
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || NOT_RETURNED.has(name) || hop.has(name)) continue;
    kept[name] = value;
  }
  return kept;
};

/** Returns the media type without parameters, in lower case. */
export const mediaTypeOf = (contentType: unknown): string =>
  String(contentType ?? '')
    .split(';', 1)
    .join('')
    .trim()
    .toLowerCase();

/**
 * Returns true for a compressed answer, which cannot be read here; vendors are asked for plain
 * ones.
 */
export const isCompressed = ({ 'content-encoding': encoding = '' }: IncomingHttpHeaders): boolean =>
  !['', 'identity'].includes(encoding.trim().toLowerCase());
