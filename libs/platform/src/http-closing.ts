import type { FastifyInstance } from 'fastify';

/**
 * Makes each response end its connection once the server closes: a keep-alive connection would
 * delay the exit of the process by over a minute.
 */
export const endConnectionsOnClose = (http: FastifyInstance): void => {
  let closing = false;
  http.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
};
