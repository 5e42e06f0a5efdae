import type { Provider } from '@touchstone/clients';
import { MalformedRequest } from '@touchstone/http-edge';

/** The upstream address of a request. */
export interface Target {
  origin: string;
  /** Path and query as sent to the vendor. */
  path: string;
  /** The decoded path below the version, without query. */
  operation: string;
}

const VERSION = /^v\d+(?:(?:alpha|beta)\d*)?$/;
/** Path steps out of the vendor's API, in every spelling that a proxy may normalise. */
const STEP = /^(?:\.|%2e){1,2}$/i;
const UNSAFE = /[\\\s#]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * Resolves the upstream address of an operation, given with or without the API's version; a version
 * in the request replaces the configured one.
 * @param rest the request's address after the provider's name, with its query
 * @throws MalformedRequest for a path that could lead elsewhere
 */
export const targetOf = ({ url }: Provider, rest: string): Target => {
  const [path = '', query] = splitAt(rest, '?');
  const asked = segmentsOf(path);
  if (asked.some((segment) => STEP.test(segment)) || UNSAFE.test(path))
    throw new MalformedRequest('The path holds steps or characters that are not accepted.');
  const base = segmentsOf(url.pathname);
  const isVersioned = VERSION.test(base.at(-1) ?? '');
  const [version, operation] = VERSION.test(asked[0] ?? '')
    ? [asked.slice(0, 1), asked.slice(1)]
    : [isVersioned ? base.slice(-1) : [], asked];
  const segments = [...(isVersioned ? base.slice(0, -1) : base), ...version, ...operation];
  return {
    origin: url.origin,
    path: `/${segments.join('/')}${joined(url.search.slice(1), query)}`,
    operation: `/${decoded(operation.join('/'))}`,
  };
};

const splitAt = (text: string, mark: string): [string, string | undefined] => {
  const index = text.indexOf(mark);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
};

/** Joins the operator's query parameters and the caller's, in this order. */
const joined = (configured: string, asked: string | undefined): string => {
  const parts = [configured, asked ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new MalformedRequest('The path is not valid; check its percent signs.');
  }
};
