import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ApiKeys, Sessions } from '@touchstone/clients';
import { hasScope, type Principal, type Scope } from '@touchstone/contracts';
import { demandJson, demandJsonLines } from './body-headers';
import { limitBodyTime } from './body-time';
import { sendError } from './error-answer';
import {
  CrossSiteRefused,
  KeyRefused,
  MalformedRequest,
  MethodRefused,
  NothingHere,
  ScopeMissing,
} from './errors';
import { fromFastify } from './fastify-errors';
import type { RequestRates } from './request-rates';
import { RouteTable, segmentsOf } from './route-table';
import { isSafe, isSameOrigin, sessionTokenIn } from './session-cookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Scope that a key needs; every route under /api declares one. `any`: each key may use it;
     * `none`: it is open without a key.
     */
    scope?: Scope | 'any' | 'none';
    /** Accepts bodies of every media type; otherwise JSON only. */
    anyBody?: boolean;
    /** The body is JSON lines, read as a stream of any length. */
    jsonLines?: boolean;
  }
  interface FastifyRequest {
    /** `null` outside /api, and on routes that are open without a key. */
    principal: Principal | null;
    /** Token of the session that admitted the request; `null` where a key did, or nothing had to. */
    sessionToken: string | null;
  }
}

/** The credential that admitted a request: a key, or the session with this token. */
interface Admission {
  principal: Principal;
  sessionToken: string | null;
}

export interface EdgeParts {
  keys: ApiKeys;
  sessions: Sessions;
  rates: RequestRates;
  /** Names in lower case. */
  keyHeaderNames: readonly string[];
  bodyBytes: number;
}

const isSecured = (url: string): boolean => segmentsOf(url)[0] === 'api';

/** Vendor traffic is spent with keys only, never by a page that a person happens to visit. */
const takesSessions = (url: string): boolean => segmentsOf(url)[1] !== 'providers';

// The route's own pattern where there is one: the raw address could spell /api in another way.
const addressOf = (request: FastifyRequest): string =>
  request.is404 ? request.url : (request.routeOptions.url ?? request.url);

/** Reads the key first: a browser may send a cookie beside it that has long expired. */
const authenticate = async (request: FastifyRequest, parts: EdgeParts): Promise<Admission> => {
  const key = parts.keyHeaderNames
    .map((name) => request.headers[name])
    .find((value) => typeof value === 'string' && value !== '');
  if (typeof key === 'string')
    return { principal: await authenticateKey(key, request, parts), sessionToken: null };
  const token = takesSessions(addressOf(request)) ? sessionTokenIn(request.headers) : undefined;
  if (token === undefined)
    throw new KeyRefused('An API key is missing; send it in the header X-Service-API-Key.');
  return {
    principal: await authenticateSession(token, request, parts),
    sessionToken: token,
  };
};

const authenticateSession = async (
  token: string,
  { method, headers, ip }: FastifyRequest,
  { sessions, rates }: EdgeParts,
): Promise<Principal> => {
  if (!isSafe(method) && !isSameOrigin(headers)) throw new CrossSiteRefused();
  const refusal = rates.invalidRefusal(ip);
  if (refusal !== undefined && !sessions.knows(token)) throw refusal;
  const principal = await sessions.resolve(token);
  if (principal !== null) return principal;
  rates.noteInvalid(ip);
  throw new KeyRefused('This session has ended; sign in again.');
};

const authenticateKey = async (
  presented: string,
  { ip }: FastifyRequest,
  { keys, rates }: EdgeParts,
): Promise<Principal> => {
  // Cached keys are accepted even from an address that floods invalid ones, such as a shared proxy.
  const refusal = rates.invalidRefusal(ip);
  if (refusal !== undefined && !keys.knows(presented)) throw refusal;
  const principal = await keys.resolve(presented);
  if (principal !== null) return principal;
  rates.noteInvalid(ip);
  throw new KeyRefused('This API key is not valid.');
};

/** Answers a request without a route. @throws NothingHere or MethodRefused */
const answerMissed = (request: FastifyRequest, reply: FastifyReply, routes: RouteTable): void => {
  const methods = routes.methodsAt(request.url);
  if (methods.length === 0) throw new NothingHere();
  if (request.method !== 'OPTIONS') throw new MethodRefused(methods);
  void reply.code(204).header('allow', methods.join(', ')).send();
};

const needsKey = (request: FastifyRequest): boolean =>
  isSecured(addressOf(request)) && (request.is404 || request.routeOptions.config.scope !== 'none');

const demandScope = (request: FastifyRequest, principal: Principal): void => {
  const { scope } = request.routeOptions.config;
  if (scope === 'any') return;
  if (scope === undefined || scope === 'none' || !hasScope(principal.scopes, scope))
    throw new ScopeMissing(scope ?? 'none');
};

/** Checks a request before its body is read, in the order of precedence of the statuses. */
const admit = async (
  request: FastifyRequest,
  reply: FastifyReply,
  routes: RouteTable,
  parts: EdgeParts,
): Promise<void> => {
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
    throw new MalformedRequest('The Host header is missing.');
  const admission = needsKey(request) ? await authenticate(request, parts) : null;
  const principal = admission?.principal ?? null;
  if (principal !== null) parts.rates.take(principal);
  const missed =
    request.is404 || routes.isMistaken(request.routeOptions.url ?? '', request.url, request.method);
  if (missed) return answerMissed(request, reply, routes);
  if (principal !== null) demandScope(request, principal);
  else if (!isSecured(addressOf(request))) return;
  const { anyBody, jsonLines } = request.routeOptions.config;
  if (jsonLines === true) demandJsonLines(request.headers);
  else if (anyBody !== true) demandJson(request.headers);
  request.principal = principal;
  request.sessionToken = admission?.sessionToken ?? null;
};

const knowRoute = (route: RouteOptions, routes: RouteTable, bodyBytes: number): void => {
  if (isSecured(route.url) && route.config?.scope === undefined)
    throw new Error(`The route ${route.url} names no scope.`);
  routes.add(route.url, route.method);
  route.errorHandler ??= (error, _request, reply) => {
    // Without this header Node discards the rest of the body, and a caller that is still sending
    // receives the response.
    reply.removeHeader('connection');
    sendError(reply, fromFastify(error, bodyBytes));
  };
};

/**
 * Fastify plugin that checks keys, rates, scopes, routes, methods and media types before a body is
 * read, and formats errors. Register it before routes are added.
 */
export const httpEdge = async (http: FastifyInstance, parts: EdgeParts): Promise<void> => {
  const routes = new RouteTable();
  http.decorateRequest('principal', null);
  http.decorateRequest('sessionToken', null);
  // Node would respond to an unknown Expect header with a bare 417; HTTP permits serving the
  // request instead.
  http.server.on('checkExpectation', (request, response) =>
    http.server.emit('request', request, response),
  );
  http.addHook('onRoute', (route) => knowRoute(route, routes, parts.bodyBytes));
  http.addHook('onRequest', async (request, reply) => {
    let streamed = false;
    try {
      await admit(request, reply, routes, parts);
      streamed = request.routeOptions.config.jsonLines === true;
    } catch (error) {
      sendError(reply, error);
    }
    limitBodyTime(request.raw, streamed);
    return reply.sent ? reply : undefined;
  });
};

// As fastify-plugin does: without its own scope, so that the hooks apply to every route.
Object.assign(httpEdge, { [Symbol.for('skip-override')]: true });
