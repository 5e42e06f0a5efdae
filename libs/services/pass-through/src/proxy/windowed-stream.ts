import { AppError } from '@touchstone/kernel';
import type { Refusal } from '../dialects/dialect';
import { UnreadableAnswer, UpstreamTooLong } from '../errors';
import type { Exchange } from '../exchange/exchange';
import { resolveActions } from '../guardrails/guardrail-actions';
import { JudgedWindow } from '../streaming/judged-window';
import { bytesOf, frames, shallow } from '../streaming/read-response';
import type { UpstreamAnswer } from '../upstream/upstream';
import { failed, stopped, writtenInStream } from './outcome';
import type { ResponseJudge } from './response-judge';

/** Returns the refusal for a failure that the caller may see; `undefined` for others. */
const refusalFor = (error: unknown): Refusal | undefined => {
  if (error instanceof UnreadableAnswer) return failed(error.message, {}, 'unreadable_answer');
  return error instanceof UpstreamTooLong || error instanceof AppError
    ? failed(error.message, {}, error.code)
    : undefined;
};

/** Streams an answer behind a window: each event leaves once guardrails have judged its text. */
export const windowedStream = async function* (
  exchange: Exchange,
  { body, statusCode }: UpstreamAnswer,
  judge: ResponseJudge,
  maxBytes: number,
): AsyncGenerator<Buffer | string> {
  const {
    dialect,
    log,
    incoming: { held },
  } = exchange;
  const window = new JudgedWindow<Buffer>();
  const reader = dialect.openStream();
  const released = (last: boolean): Buffer[] => {
    const events = window.release(last);
    held.give(events.reduce((bytes, { length }) => bytes + length, 0));
    return events;
  };
  try {
    for await (const { raw, pieces, closed } of frames(body, reader, maxBytes, held.take)) {
      held.take(bytesOf(pieces));
      window.add(raw, pieces, closed);
      if (!window.isDue) continue;
      const stop = stopped(resolveActions(await judge.judgePart(exchange, window.next())));
      if (stop !== undefined) return yield* writtenInStream(exchange, stop);
      yield* released(false);
    }
    const answer = shallow(() => reader.answer());
    const stop = stopped(resolveActions(await judge.judgeAnswer(exchange, answer)));
    if (stop !== undefined) return yield* writtenInStream(exchange, stop);
    yield* released(true);
    log.finish('passed', statusCode);
  } catch (error) {
    const refusal = refusalFor(error);
    // If the vendor disconnects, the caller is disconnected as well.
    if (refusal === undefined) throw error;
    return yield* writtenInStream(exchange, { kind: 'failed', refusal });
  } finally {
    log.finish('failed', statusCode);
    body.destroy();
  }
};
