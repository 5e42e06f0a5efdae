import type { Readable } from 'node:stream';
import { parseBody } from '@touchstone/http-edge';
import { AppError } from '@touchstone/kernel';
import type {
  Dialect,
  ModelAnswer,
  Piece,
  ReadEvent,
  StreamEvent,
  StreamReader,
} from '../dialects/dialect';
import { type Frame, SseSplitter } from '../dialects/sse';
import { UnreadableAnswer, UpstreamTooLong } from '../errors';
import { failureOf, type UpstreamAnswer } from '../upstream/upstream';

/** A frame and the new text it carries. */
export interface ReadFrame extends Frame, Pick<ReadEvent, 'pieces' | 'closed'> {}

const NOTHING = { pieces: [], closed: [] };

/**
 * Yields the frames of a stream as they end.
 * @param take counts every byte that arrives; the consumer of a frame gives its bytes back
 * @throws UpstreamTooLong for more than `maxBytes` in all, since the reader keeps the text.
 * UnreadableAnswer, and what `body` and `take` throw
 */
export const frames = async function* (
  body: Readable,
  reader: StreamReader,
  maxBytes: number,
  take: (bytes: number) => void,
): AsyncGenerator<ReadFrame> {
  const splitter = new SseSplitter(maxBytes);
  const read = (frame: Frame): ReadFrame => ({
    ...frame,
    ...(frame.event === undefined
      ? NOTHING
      : shallow(() => reader.read(frame.event as StreamEvent))),
  });
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UpstreamTooLong(maxBytes);
    take(chunk.length);
    for (const frame of splitter.push(chunk)) yield read(frame);
  }
  for (const frame of splitter.end()) yield read(frame);
};

/** Returns the memory of a stream's text, in bytes. */
export const bytesOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((bytes, { text }) => bytes + 2 * text.length, 0);

/**
 * Reads a body into memory.
 * @param take counts the bytes that are kept
 * @throws UpstreamTooLong for more than `maxBytes`, UpstreamFailure for a vendor that disconnects
 * or times out, and the errors of `take`
 */
export const wholeBody = async (
  body: Readable,
  maxBytes: number,
  take: (bytes: number) => void = () => undefined,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UpstreamTooLong(maxBytes);
      take(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UpstreamTooLong || error instanceof AppError ? error : failureOf(error);
  }
  return Buffer.concat(chunks, bytes);
};

/**
 * Reads a body known to be short.
 * @throws UpstreamFailure for a vendor that disconnects or times out
 */
export const shortBody = async (body: UpstreamAnswer['body']): Promise<Buffer> => {
  try {
    return Buffer.from(await body.arrayBuffer());
  } catch (error) {
    throw failureOf(error);
  }
};

/** Reads an answer that no guardrail judges; `null` if it cannot be read. */
export const observedAnswer = (bytes: Buffer, dialect: Dialect): ModelAnswer | null => {
  try {
    return dialect.readAnswer(parsed(bytes));
  } catch {
    return null;
  }
};

/** @throws UnreadableAnswer instead of a stack overflow */
export const shallow = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError
      ? new UnreadableAnswer('The answer is nested too deep.')
      : error;
  }
};

/** @throws UnreadableAnswer */
export const readAnswer = (bytes: Buffer, dialect: Dialect, streamed: boolean): ModelAnswer =>
  shallow(() => readWhole(bytes, dialect, streamed));

const readWhole = (bytes: Buffer, dialect: Dialect, streamed: boolean): ModelAnswer => {
  if (!streamed) return dialect.readAnswer(parsed(bytes));
  const reader = dialect.openStream();
  const splitter = new SseSplitter(bytes.length + 1);
  for (const { event } of [...splitter.push(bytes), ...splitter.end()])
    if (event !== undefined) reader.read(event);
  return reader.answer();
};

const parsed = (bytes: Buffer): unknown => {
  try {
    return parseBody(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableAnswer('The answer is not valid JSON.');
  }
};
