import type { Readable } from 'node:stream';
import type {
  Dialect,
  ModelAnswer,
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

/** @throws UpstreamTooLong for more than `maxBytes` in all: the reader keeps what was said. UnreadableAnswer, and what `body` throws */
export const frames = async function* (
  body: Readable,
  reader: StreamReader,
  maxBytes: number,
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
    for (const frame of splitter.push(chunk)) yield read(frame);
  }
  for (const frame of splitter.end()) yield read(frame);
};

/** @throws UpstreamTooLong for more than `maxBytes`, and for a vendor that breaks off or falls silent */
export const wholeBody = async (body: Readable, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UpstreamTooLong(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UpstreamTooLong ? error : failureOf(error);
  }
  return Buffer.concat(chunks, bytes);
};

/** A body known to be short. @throws UpstreamFailure for a vendor that breaks off or falls silent */
export const shortBody = async (body: UpstreamAnswer['body']): Promise<Buffer> => {
  try {
    return Buffer.from(await body.arrayBuffer());
  } catch (error) {
    throw failureOf(error);
  }
};

/** What an answer that nobody has to judge says; `null` where it cannot be read. */
export const overheardIn = (bytes: Buffer, dialect: Dialect): ModelAnswer | null => {
  try {
    return dialect.readAnswer(parsed(bytes));
  } catch {
    return null;
  }
};

/** @throws UnreadableAnswer in place of running out of stack */
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
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableAnswer('The answer is not valid JSON.');
  }
};
