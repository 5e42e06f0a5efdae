import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Principal } from '@touchstone/contracts';
import { sendError } from '../http/error-answer';
import { fromFastify } from '../http/fastify-errors';
import type { Answered, Asked } from './asked';
import type { PassThroughSettings } from './pass-through.config';
import type { Providers } from './providers/providers';
import { targetOf } from './providers/target';
import { type Integrations, vendorOf } from './relay';

const PATH = '/api/providers/:provider';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What stands before the vendor's own path, as it may be spelled on the wire. */
const FRONT = /^(?:https?:\/\/[^/?#]*)?\/+api\/+providers\/+[^/?#]+/i;

/** Fires when the connection is gone before the answer was. */
const leaving = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const gone = (): void => {
    if (!raw.writableFinished) controller.abort(new CallerGone());
  };
  if (raw.destroyed) gone();
  else raw.once('close', gone);
  return controller.signal;
};

class CallerGone extends Error {}

const askedBy = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PassThroughRoutesParts,
): Promise<Asked> => {
  const signal = leaving(reply);
  const caller = request.principal as Principal;
  const { provider, integration } = await vendorOf(
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
    signal,
  };
};

const give = (reply: FastifyReply, { status, headers, body }: Answered): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? '');

export interface PassThroughRoutesParts {
  providers: Providers;
  integrations: Integrations;
  settings: PassThroughSettings;
  answer(asked: Asked): Promise<Answered>;
}

/** Routes of their own beside Nest's: bodies stay bytes here, and nothing but JSON is read into memory. */
export const installPassThrough = (http: FastifyInstance, parts: PassThroughRoutesParts): void => {
  const { settings, answer } = parts;
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = await askedBy(request, reply, parts);
    try {
      return give(reply, await answer(asked));
    } catch (error) {
      if (!asked.signal.aborted) throw error;
      // Nobody is there to hear of it.
      return reply.hijack();
    }
  };
  // As every route's; but bodies have a bound of their own here.
  const errorHandler: RouteOptions['errorHandler'] = (error, _request, reply) => {
    reply.removeHeader('connection');
    sendError(reply, fromFastify(error, settings.bodyBytes));
  };
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: settings.bodyBytes },
      (_request, body, parsed) => parsed(null, body),
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
