import { UnreadableAnswer } from '../errors';
import type { StreamEvent } from './dialect';

/** A piece of the stream that ends with a blank line. */
export interface Frame {
  /** The frame's bytes; all frames together are the stream. */
  raw: Buffer;
  /** The event in the frame; comments and blank lines have none. */
  event?: StreamEvent;
}

const LF = 10;
const CR = 13;
const FIRST_BYTES = 1_024;
const LINE_END = /\r\n|\n|\r/;
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Splits `text/event-stream` into its events. Written here because existing parsers return text,
 * while forwarded events must be the vendor's own bytes. Linear in the bytes, however they are
 * chunked; buffers at most one event. Source:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export class SseSplitter {
  private held = Buffer.allocUnsafe(FIRST_BYTES);
  private length = 0;
  private lineIsEmpty = true;
  private afterCr = false;

  /** @param maxBytes limit of one event */
  constructor(private readonly maxBytes: number) {}

  /**
   * Returns the frames that this chunk completes.
   * @throws UnreadableAnswer for an event that is too large, and for a body that is no event stream
   */
  push(chunk: Uint8Array): Frame[] {
    const frames: Frame[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (!this.endsFrame(chunk[at] as number)) continue;
      this.hold(chunk.subarray(start, at + 1));
      start = at + 1;
      frames.push(this.take());
    }
    this.hold(chunk.subarray(start));
    return frames;
  }

  /**
   * Ends the stream: text after the last blank line is read as if another followed, as some clients
   * do.
   * @throws UnreadableAnswer
   */
  end(): Frame[] {
    return this.length === 0 ? [] : [this.take()];
  }

  private endsFrame(byte: number): boolean {
    if (byte !== LF && byte !== CR) {
      this.lineIsEmpty = false;
      this.afterCr = false;
      return false;
    }
    const isSecondHalf = byte === LF && this.afterCr;
    this.afterCr = byte === CR;
    if (isSecondHalf) return false;
    const blank = this.lineIsEmpty;
    this.lineIsEmpty = true;
    return blank;
  }

  private hold(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.maxBytes)
      throw new UnreadableAnswer(`An event of the stream is larger than ${this.maxBytes} bytes.`);
    if (length > this.held.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, this.held.length * 2));
      this.held.copy(larger, 0, 0, this.length);
      this.held = larger;
    }
    this.held.set(bytes, this.length);
    this.length = length;
  }

  private take(): Frame {
    const raw = Buffer.from(this.held.subarray(0, this.length));
    this.length = 0;
    const event = eventIn(raw.toString('utf8').replace(BYTE_ORDER_MARK, ''));
    return event === undefined ? { raw } : { raw, event };
  }
}

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
};

const FIELDS = new Set(['data', 'event', 'id', 'retry']);

/**
 * Splits a line into field name and value; the name of a comment is empty. Clients skip unknown
 * fields, but then a body that is no event stream would be forwarded unread.
 * @throws UnreadableAnswer
 */
const knownField = (line: string): [name: string, value: string] => {
  const [name, value] = fieldOf(line);
  if (name !== '' && !FIELDS.has(name))
    throw new UnreadableAnswer('A line of the stream is no field of an event.');
  return [name, value];
};

const eventIn = (text: string): StreamEvent | undefined => {
  const fields = text.split(LINE_END).map(knownField);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const event = fields.findLast(([name]) => name === 'event')?.[1];
  if (data.length === 0 && event === undefined) return undefined;
  return { data: data.join('\n'), ...(event && { event }) };
};
