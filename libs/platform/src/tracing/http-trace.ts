import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Span, startSpan, withTrace } from '@touchstone/kernel';

/** Probes and scrapes, several a minute, would hide everything else. */
const NOT_TRACED = /^\/(health|metrics)(\/|$)/;

/**
 * Runs every request in the caller's trace, or in a new one. Starts after the body is read, since
 * reading it would lose the context.
 */
export const traceRequests = (http: FastifyInstance): void => {
  http.addHook('preHandler', (request, reply, done) => {
    const { traceparent } = request.headers;
    const given = typeof traceparent === 'string' ? traceparent : undefined;
    const span = spanOf(request, reply, given);
    if (span) endWithResponse(span, reply);
    withTrace(span?.traceparent ?? given, done);
  });
};

const spanOf = (
  { method, routeOptions: { url: route = '' } }: FastifyRequest,
  { elapsedTime }: FastifyReply,
  traceparent: string | undefined,
): Span | undefined =>
  NOT_TRACED.test(route)
    ? undefined
    : startSpan(`${method} ${route}`, traceparent, {
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
        startMs: Date.now() - elapsedTime,
      });

const endWithResponse = (span: Span, { raw }: FastifyReply): void => {
  raw.once('close', () => {
    span.set({ 'http.response.status_code': raw.statusCode });
    if (!raw.writableFinished) span.end('connection_closed');
    else span.end(raw.statusCode >= 500 ? String(raw.statusCode) : undefined);
  });
};
