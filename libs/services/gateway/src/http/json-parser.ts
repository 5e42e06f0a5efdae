import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { notJson } from './fastify-errors';

/** Fastify's own, but for bytes that are no UTF-8: it would put U+FFFD in their place. */
export const jsonParser = (http: FastifyInstance): FastifyBodyParser<Buffer> => {
  // The gateway refuses such keys itself, naming where they stand.
  const parse = http.getDefaultJsonParser('ignore', 'ignore');
  return (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(notJson());
  };
};
