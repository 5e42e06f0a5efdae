import type { IncomingHttpHeaders } from 'node:http';
import { MediaTypeRefused } from './errors';
import { JSON_ONLY } from './fastify-errors';

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const mediaType = (contentType = ''): string =>
  (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

const isPlain = (encoding = 'identity'): boolean => encoding.trim().toLowerCase() === 'identity';

/**
 * Checks the headers before the body is read. Deletes a type without a body, which some clients
 * send with every request: Fastify would expect the body.
 * @throws MediaTypeRefused unless the body is plain JSON.
 */
export const demandJson = (headers: IncomingHttpHeaders): void => {
  if (!hasBody(headers)) {
    delete headers['content-type'];
    return;
  }
  if (
    !isPlain(headers['content-encoding']) ||
    mediaType(headers['content-type']) !== 'application/json'
  )
    throw new MediaTypeRefused(JSON_ONLY);
};
