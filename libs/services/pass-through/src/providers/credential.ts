import type { IncomingHttpHeaders } from 'node:http';
import type { CredentialStyle } from '@touchstone/clients';
import { carrierOf } from './service-key';

/** The credential of a request, and the places of the service key, which are dropped. */
export interface Presented {
  /** The request carries a credential. */
  own: boolean;
  /** Headers with the service key in their name or value. */
  withheld: ReadonlySet<string>;
  /** The query without the service key. */
  query: string;
}

/**
 * Distinguishes a caller's own credential from the service key, which some clients send in its
 * place and which must not reach the vendor.
 * @param serviceKeys every value in which the service key was sent
 * @param query query without its question mark
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

/** Builds the header that carries a stored credential. */
export const credentialHeader = (
  { header, prefix }: CredentialStyle,
  credential: string,
): [name: string, value: string] => [header, `${prefix}${credential}`];
