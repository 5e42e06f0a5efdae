import { AppError, type ErrorRecord, RemoteError } from '@touchstone/kernel';
import { ConnectionLost, type Delivery, type Handler } from './broker';
import type { Gate } from './gate';
import { JsonText } from './json-text';

/** The body of a reply. A bug travels without its text. */
export type ReplyBody = { result: unknown } | { error: ErrorRecord | null };

export const toReplyError = (error: unknown): ReplyBody => ({
  error: error instanceof AppError ? error.toRecord() : null,
});

export const fromReplyError = (record: ErrorRecord | null): Error =>
  record === null
    ? new Error('The service that should have answered failed.')
    : new RemoteError(record);

/** `Unavailable` or the like, raised here or in another process. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'unavailable';

/**
 * Runs a handler of a request and returns the reply as it is sent; a result that `sent` refuses
 * because it is not JSON becomes an error reply.
 * @throws ConnectionLost when this process, not the handler, failed: the request can be done
 * elsewhere
 */
export const answer = async <Sent>(
  handler: Handler,
  delivery: Delivery,
  sent: (reply: ReplyBody) => Sent,
  report: (error: unknown) => void,
): Promise<Sent> => {
  try {
    return sent({ result: (await handler(delivery)) ?? null });
  } catch (error) {
    if (error instanceof ConnectionLost) throw error;
    if (!(error instanceof AppError)) report(error);
    return sent(toReplyError(error));
  }
};

export const replyText = (body: ReplyBody): string =>
  'result' in body && body.result instanceof JsonText
    ? `{"result":${body.result.text}}`
    : JSON.stringify(body);

/**
 * Runs a handler without a caller. While it throws `Unavailable`, its consumer's gate is closed and
 * the message is kept.
 * @throws any other error of the handler; `Interrupted` when the gate is torn down while the
 * message is held.
 */
export const settle = async (handler: Handler, delivery: Delivery, gate: Gate): Promise<void> => {
  for (let failures = 0; ; failures++) {
    await gate.passed(failures > 0);
    try {
      await handler(delivery);
      gate.open();
      return;
    } catch (error) {
      if (isUnavailable(error)) {
        gate.closeFor(backoffMs(failures));
        continue;
      }
      // The dependency answered or was not called: there is no reason to hold the other messages.
      if (failures > 0) gate.open();
      throw error;
    }
  }
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export const backoffMs = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
