import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const REFUSALS: Readonly<Record<string, [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
const UNREADABLE: [number, string] = [400, 'The request is not valid HTTP.'];

/** Writes the response to a request that Node's HTTP parser rejects, without Fastify. */
export const clientErrorResponse = (code: string | undefined): string => {
  const [status, sentence] = REFUSALS[code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ error: sentence });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** Handler for Fastify's option `clientErrorHandler`. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.end(clientErrorResponse(error.code));
  else socket.destroy();
};
