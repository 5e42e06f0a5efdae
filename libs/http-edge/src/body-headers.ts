import type { IncomingHttpHeaders } from 'node:http';
import { MediaTypeRefused } from './errors';
import { JSON_ONLY } from './fastify-errors';

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const mediaType = (contentType = ''): string =>
  (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

const isPlain = (encoding = 'identity'): boolean => encoding.trim().toLowerCase() === 'identity';

export const JSON_LINES_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];
const JSON_LINES_ONLY =
  'Expected a body of JSON lines: send Content-Type: application/x-ndjson, not compressed.';

/** @throws MediaTypeRefused unless the body is plain JSON lines. */
export const demandJsonLines = (headers: IncomingHttpHeaders): void => {
  if (
    !isPlain(headers['content-encoding']) ||
    !JSON_LINES_TYPES.includes(mediaType(headers['content-type']))
  )
    throw new MediaTypeRefused(JSON_LINES_ONLY);
};

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
