import type { IncomingMessage } from 'node:http';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { type GatewaySettings, gatewaySettings } from '../gateway.config';
import { answerClientError } from './client-error';
import { sendError } from './error-answer';
import { fromFastify } from './fastify-errors';

type Options = NonNullable<ConstructorParameters<typeof FastifyAdapter>[0]>;

/** To receive a whole request, body included; slower callers get 408. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than any address can be: one that is too long for a parameter must find its route, and no route without a key. */
const LONGEST_PARAMETER = 65_536;

/** `*` and other targets that are no path would go past all hooks to Nest's own 404; this sends them to ours. */
const pathOrNothing = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') || /^https?:\/\//i.test(url) ? url : '/*';

/** What the process's one Fastify instance must be created with for the gateway's answers to be right. */
export const fastifyOptions = (
  settings: Pick<GatewaySettings, 'bodyBytes'> = gatewaySettings(),
): Options => ({
  bodyLimit: settings.bodyBytes,
  requestTimeout: REQUEST_TIMEOUT_MS,
  // The edge refuses it instead, with a body.
  http: { requireHostHeader: false },
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
