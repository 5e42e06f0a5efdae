import type { IncomingHttpHeaders } from 'node:http';
import type { CredentialStyle } from './provider';
import { carrierOf } from './service-key';

/** A caller's own credential for the vendor, or what to drop because it is none. */
export interface Presented {
  /** Whether the caller brought one. */
  own: boolean;
  /** Headers that carry the service key, whatever they are called and whatever stands beside it. */
  withheld: ReadonlySet<string>;
  /** The query without the service key. */
  query: string;
}

/**
 * Some callers put the service key where their client has room for a credential, or anywhere else; it must not reach the vendor.
 * @param serviceKeys every value in which the service key came
 * @param query without its question mark
 */
export const presentedCredential = (
  style: CredentialStyle,
  headers: IncomingHttpHeaders,
  query: string,
  serviceKeys: ReadonlySet<string>,
): Presented => {
  const isCarrier = carrierOf(serviceKeys);
  const withheld = new Set(
    Object.keys(headers).filter(
      (name) => isCarrier(name) || [headers[name] ?? []].flat().some(isCarrier),
    ),
  );
  const carriers = [style.header, ...style.accepted, 'authorization'].filter(
    (name) => (headers[name] ?? '') !== '',
  );
  const kept = query
    .split('&')
    .filter((pair) => !isCarrier(pair))
    .join('&');
  const inQuery = style.query === undefined ? null : new URLSearchParams(kept).get(style.query);
  return {
    own: carriers.some((name) => !withheld.has(name)) || (inQuery ?? '') !== '',
    withheld,
    query: kept,
  };
};

/** The header that carries a stored credential. */
export const credentialHeader = (
  { header, prefix }: CredentialStyle,
  credential: string,
): [name: string, value: string] => [header, `${prefix}${credential}`];
