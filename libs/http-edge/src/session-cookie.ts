import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Cookie of a session on HTTPS, which browsers accept from this host over HTTPS only. */
const SECURE_NAME = '__Host-touchstone-session';
const PLAIN_NAME = 'touchstone-session';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the token of the session that a browser sends. */
export const sessionTokenIn = ({ cookie = '' }: IncomingHttpHeaders): string | undefined => {
  if (!cookie.includes(PLAIN_NAME)) return undefined;
  const cookies = parseCookie(cookie);
  return cookies[SECURE_NAME] ?? cookies[PLAIN_NAME];
};

/**
 * Returns the `Set-Cookie` header of a session.
 * @param token none deletes the cookie
 */
export const sessionCookie = (
  { origin = '' }: IncomingHttpHeaders,
  token: string | undefined,
  seconds: number,
): string => {
  // The origin as the browser sees it: TLS usually ends at a proxy.
  const secure = origin.startsWith('https:');
  return stringifySetCookie({
    name: secure ? SECURE_NAME : PLAIN_NAME,
    value: token ?? '',
    maxAge: token === undefined ? 0 : seconds,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
};

/** Returns true for a method that changes nothing. */
export const isSafe = (method: string): boolean => SAFE_METHODS.includes(method);

/**
 * Returns true if a page of this host sent the request, as the browser says. Requests that a
 * browser sends for another site, or without saying for whom, are not.
 */
export const isSameOrigin = ({ host, origin, ...headers }: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return (
    origin !== undefined &&
    host !== undefined &&
    URL.canParse(origin) &&
    new URL(origin).host === host
  );
};
