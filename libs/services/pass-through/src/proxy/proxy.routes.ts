import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Providers } from '@touchstone/clients';
import type { Principal } from '@touchstone/contracts';
import { BodyTooLarge, fromFastify, sendError } from '@touchstone/http-edge';
import type { PassThroughSettings } from '../pass-through.config';
import type { Integrations } from '../providers/integrations';
import { resolveProvider } from '../providers/resolve-provider';
import { targetOf } from '../providers/target';
import { type Held, type HeldBodies, readHeldBody } from './held-bodies';
import type { ProxyRequest, ProxyResponse } from './proxy-request';

declare module 'fastify' {
  interface FastifyRequest {
    /** Memory held by the exchange; `null` outside of the pass-through. */
    held: Held | null;
  }
}

const PATH = '/api/providers/:provider';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The prefix before the vendor's own path, as it may be spelled on the wire. */
const FRONT = /^(?:https?:\/\/[^/?#]*)?\/+api\/+providers\/+[^/?#]+/i;

/** Aborts when the connection closes before the response is complete. */
const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const gone = (): void => {
    if (!raw.writableFinished) controller.abort(new CallerGone());
  };
  if (raw.destroyed) gone();
  else raw.once('close', gone);
  return controller.signal;
};

class CallerGone extends Error {}

const proxyRequestOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ProxyRoutesParts,
): Promise<ProxyRequest> => {
  const signal = disconnectSignal(reply);
  const caller = request.principal as Principal;
  const { provider, integration } = await resolveProvider(
    parts,
    caller,
    (request.params as { provider: string }).provider,
  );
  return {
    provider,
    integration,
    target: targetOf(provider, (request.raw.url ?? '').replace(FRONT, '')),
    method: request.method,
    headers: request.headers,
    body: (request.body as Buffer | Readable | undefined) ?? null,
    caller,
    held: request.held as Held,
    signal,
  };
};

/**
 * Reads a JSON body; the server drains a refused one.
 * @throws BodyTooLarge before reading, if the stated length exceeds the limit
 */
const jsonBody = async (
  { headers, held }: FastifyRequest,
  payload: IncomingMessage,
  maxBytes: number,
): Promise<Buffer> => {
  if (Number(headers['content-length']) > maxBytes) throw new BodyTooLarge(maxBytes);
  return readHeldBody(payload, held as Held, maxBytes);
};

/**
 * Disconnects a caller that stops reading, which would keep a vendor's connection open. A caller
 * that waits for the vendor is spared: nothing is buffered for it.
 */
const endStalled = (response: ServerResponse, stallMs: number): void =>
  void response.setTimeout(stallMs, () => {
    if (response.writableLength > 0) response.destroy();
  });

const send = (reply: FastifyReply, { status, headers, body }: ProxyResponse): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? '');

export interface ProxyRoutesParts {
  providers: Providers;
  integrations: Integrations;
  settings: PassThroughSettings;
  bodies: HeldBodies;
  handle(incoming: ProxyRequest): Promise<ProxyResponse>;
}

/**
 * Adds the proxy's routes beside Nest's, with their own body parsers: bodies stay bytes, and only
 * JSON is read into memory. Nest's JSON parsing would consume the bytes and streams
 * (docs/decisions/025-moves-of-the-house.md).
 */
export const installProxyRoutes = (http: FastifyInstance, parts: ProxyRoutesParts): void => {
  const { settings, bodies, handle } = parts;
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const incoming = await proxyRequestOf(request, reply, parts);
    try {
      return send(reply, await handle(incoming));
    } catch (error) {
      if (!incoming.signal.aborted) throw error;
      // The caller has disconnected.
      return reply.hijack();
    }
  };
  // Same handler as for every route, with the body limit of the pass-through.
  const errorHandler: RouteOptions['errorHandler'] = (error, _request, reply) => {
    reply.removeHeader('connection');
    sendError(reply, fromFastify(error, settings.bodyBytes));
  };
  void http.register((scope, _options, done) => {
    scope.decorateRequest('held', null);
    scope.addHook('onRequest', async (request, { raw }) => {
      const held = bodies.open((request.principal as Principal).workspace);
      request.held = held;
      raw.once('close', () => held.release());
      endStalled(raw, settings.readerSeconds * 1_000);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      (request: FastifyRequest, payload: IncomingMessage) =>
        jsonBody(request, payload, settings.bodyBytes),
    );
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    for (const url of [PATH, `${PATH}/*`])
      scope.route({
        method: METHODS,
        url,
        config: { scope: 'proxy', anyBody: true },
        handler,
        errorHandler,
      });
    done();
  });
};
