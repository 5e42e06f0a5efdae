import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { notJson } from './fastify-errors';
import { rememberArguments } from './json-source';

/** Fastify's own parser, except that it refuses invalid UTF-8 instead of inserting U+FFFD. */
export const jsonParser = (http: FastifyInstance): FastifyBodyParser<Buffer> => {
  // The gateway refuses `__proto__` keys itself, with their path.
  const parse = http.getDefaultJsonParser('ignore', 'ignore');
  return (request, body, done) => {
    if (!isUtf8(body)) return done(notJson());
    const text = body.toString();
    void parse(request, text, (error, value) => {
      if (error === null) rememberArguments(text.replace(/^\uFEFF/, ''), value);
      done(error, value);
    });
  };
};
