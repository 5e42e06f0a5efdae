import { MalformedRequest } from '../../http/errors';
import type { Provider } from './provider';

/** Where a request goes. */
export interface Target {
  origin: string;
  /** Path and query as sent to the vendor. */
  path: string;
  /** The path below the version, without query: what operation it is. Decoded. */
  operation: string;
}

const VERSION = /^v\d+(?:(?:alpha|beta)\d*)?$/;
/** Steps out of the vendor's API, in every spelling that somebody on the way may read as one. */
const STEP = /^(?:\.|%2e){1,2}$/i;
const UNSAFE = /[\\\s#]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * The address of an operation, named with or without the version of the API; another version than the configured one takes its place.
 * @param rest what follows the provider's name in the request's address, query included
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

/** The operator's parameters, then the caller's. */
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
