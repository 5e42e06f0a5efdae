import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Principal, Scope } from '@touchstone/contracts';
import type { ApiKeys } from '../keys/api-keys';
import { demandJson } from './body-headers';
import { sendError } from './error-answer';
import { KeyRefused, MalformedRequest, MethodRefused, NothingHere, ScopeMissing } from './errors';
import { fromFastify } from './fastify-errors';
import type { RateLimiter } from './rate-limiter';
import { RouteTable, segmentsOf } from './route-table';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a key must be allowed to do; every route under /api names one. */
    scope?: Scope;
    /** Takes bodies of every media type; without it JSON is demanded. */
    anyBody?: boolean;
  }
  interface FastifyRequest {
    /** `null` outside /api. */
    principal: Principal | null;
  }
}

export interface EdgeParts {
  keys: ApiKeys;
  limiter: RateLimiter;
  /** Lower case. */
  keyHeaderNames: readonly string[];
  bodyBytes: number;
}

const isSecured = (url: string): boolean => segmentsOf(url)[0] === 'api';

// The route's own pattern where there is one: the raw address could spell /api in another way.
const addressOf = (request: FastifyRequest): string =>
  request.is404 ? request.url : (request.routeOptions.url ?? request.url);

const authenticate = async (
  { headers }: FastifyRequest,
  { keys, keyHeaderNames }: EdgeParts,
): Promise<Principal> => {
  const presented = keyHeaderNames
    .map((name) => headers[name])
    .find((value) => typeof value === 'string' && value !== '');
  if (typeof presented !== 'string')
    throw new KeyRefused('An API key is missing; send it in the header X-Service-API-Key.');
  const principal = await keys.resolve(presented);
  if (principal === null) throw new KeyRefused('This API key is not valid.');
  return principal;
};

/** Answers a request that no route took. @throws NothingHere or MethodRefused */
const answerMissed = (request: FastifyRequest, reply: FastifyReply, routes: RouteTable): void => {
  const methods = routes.methodsAt(request.url);
  if (methods.length === 0) throw new NothingHere();
  if (request.method !== 'OPTIONS') throw new MethodRefused(methods);
  void reply.code(204).header('allow', methods.join(', ')).send();
};

const demandScope = (request: FastifyRequest, principal: Principal): void => {
  const { scope } = request.routeOptions.config;
  if (scope === undefined || !principal.scopes.includes(scope))
    throw new ScopeMissing(scope ?? 'none');
};

/** Everything that is decided before the body is read, in the order in which the statuses take precedence. */
const admit = async (
  request: FastifyRequest,
  reply: FastifyReply,
  routes: RouteTable,
  parts: EdgeParts,
): Promise<void> => {
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
    throw new MalformedRequest('The Host header is missing.');
  const principal = isSecured(addressOf(request)) ? await authenticate(request, parts) : null;
  if (principal !== null)
    parts.limiter.take(principal.keyId, principal.limits?.requests_per_second);
  const missed =
    request.is404 || routes.isMistaken(request.routeOptions.url ?? '', request.url, request.method);
  if (missed) return answerMissed(request, reply, routes);
  if (principal === null) return;
  demandScope(request, principal);
  if (request.routeOptions.config.anyBody !== true) demandJson(request.headers);
  request.principal = principal;
};

const knowRoute = (route: RouteOptions, routes: RouteTable, bodyBytes: number): void => {
  if (isSecured(route.url) && route.config?.scope === undefined)
    throw new Error(`The route ${route.url} names no scope.`);
  routes.add(route.url, route.method);
  route.errorHandler ??= (error, _request, reply) => {
    // Without this header Node reads the rest of the body away, and a caller that is still sending gets the answer.
    reply.removeHeader('connection');
    sendError(reply, fromFastify(error, bodyBytes));
  };
};

/**
 * Puts the gateway's rules before every route of the process's one Fastify instance: keys, rate, scopes, 404, 405,
 * media types and the shape of errors. Must run before routes are added, so a provider's factory calls it.
 */
export const installEdge = (http: FastifyInstance, parts: EdgeParts): void => {
  const routes = new RouteTable();
  http.decorateRequest('principal', null);
  // Node would answer an unknown Expect header with a bare 417; HTTP allows to serve the request instead.
  http.server.on('checkExpectation', (request, response) =>
    http.server.emit('request', request, response),
  );
  http.addHook('onRoute', (route) => knowRoute(route, routes, parts.bodyBytes));
  http.addHook('onRequest', async (request, reply) => {
    try {
      await admit(request, reply, routes, parts);
    } catch (error) {
      sendError(reply, error);
    }
    return reply.sent ? reply : undefined;
  });
};
