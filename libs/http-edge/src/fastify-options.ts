import type { IncomingMessage } from 'node:http';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { RECEIVING_MS } from './body-time';
import { answerClientError } from './client-error';
import { type EdgeSettings, edgeSettings } from './edge.config';
import { sendError } from './error-answer';
import { fromFastify } from './fastify-errors';

type Options = NonNullable<ConstructorParameters<typeof FastifyAdapter>[0]>;

/**
 * Node's limit for receiving a whole request: for the longest streamed body. The edge limits others
 * itself.
 */
const REQUEST_TIMEOUT_MS = 3_600_000;

/**
 * Above the length of any address, so that a long parameter still matches its route, which requires
 * a key.
 */
const LONGEST_PARAMETER = 65_536;

/**
 * Rewrites `*` and other targets that are not paths, which would bypass all hooks and reach Nest's
 * own 404.
 */
const pathOrNothing = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') || /^https?:\/\//i.test(url) ? url : '/*';

/**
 * Options that the process's Fastify instance must be created with for the edge's responses to be
 * right.
 */
export const fastifyOptions = (
  settings: Pick<EdgeSettings, 'bodyBytes'> = edgeSettings(),
): Options => ({
  bodyLimit: settings.bodyBytes,
  requestTimeout: REQUEST_TIMEOUT_MS,
  // The edge refuses a missing Host header instead, with a body.
  http: { requireHostHeader: false, headersTimeout: RECEIVING_MS },
  routerOptions: {
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    maxParamLength: LONGEST_PARAMETER,
  },
  // Requests that still arrive while the process drains are served, on connections that then close.
  return503OnClosing: false,
  rewriteUrl: pathOrNothing,
  clientErrorHandler: answerClientError,
  frameworkErrors: (error, _request, reply) => {
    // The option's own type leaves the server's kind open; ours is plain HTTP/1.1.
    sendError(reply as unknown as FastifyReply, fromFastify(error, settings.bodyBytes));
  },
});
