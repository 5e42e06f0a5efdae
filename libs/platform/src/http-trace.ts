import type { FastifyInstance } from 'fastify';
import { withTrace } from '@touchstone/kernel';

/**
 * Runs every request in the caller's trace, or in a new one. Starts after the body is read, since
 * reading it would lose the context.
 */
export const traceRequests = (http: FastifyInstance): void => {
  http.addHook('preHandler', ({ headers }, _reply, done) => {
    const { traceparent } = headers;
    withTrace(typeof traceparent === 'string' ? traceparent : undefined, done);
  });
};
