import type { FastifyInstance } from 'fastify';

/** Once the server closes, each answer ends its connection: one kept alive after it would hold the process back for over a minute. */
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
