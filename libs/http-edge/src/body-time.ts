import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { answerClientError } from './client-error';

/** Time limit for receiving headers, and then a body; slower callers get 408. */
export const RECEIVING_MS = 30_000;
/** Pause within a streamed body after which its connection is closed. */
const LONGEST_PAUSE_MS = 120_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends a request whose body does not arrive in time. Node's own limit is the same for every route,
 * and a streamed body may take much longer.
 * @param streamed limits the pauses instead of the whole
 */
export const limitBodyTime = (request: IncomingMessage, streamed: boolean): void => {
  const { socket } = request;
  // Requests that are injected without a connection arrive whole.
  if (!hasBody(request) || !(socket instanceof Socket)) return;
  if (streamed) return limitPauses(request, socket);
  const timer = setTimeout(() => {
    if (!request.complete) answerClientError(tooSlow(), socket);
  }, RECEIVING_MS).unref();
  request.once('close', () => clearTimeout(timer));
};

const limitPauses = (request: IncomingMessage, socket: Socket): void => {
  const { timeout = 0 } = socket;
  const end = (): void => {
    if (!request.complete) socket.destroy();
  };
  socket.setTimeout(LONGEST_PAUSE_MS, end);
  request.once('close', () => {
    socket.removeListener('timeout', end);
    // Unless Node limits the time until the next request by now.
    if (socket.timeout === LONGEST_PAUSE_MS) socket.setTimeout(timeout);
  });
};

const tooSlow = (): Error =>
  Object.assign(new Error('The body did not arrive in time.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
