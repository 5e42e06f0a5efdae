import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { parseBody } from '@touchstone/http-edge';
import type { Dialect, ModelAnswer } from '../dialects/dialect';
import { SseSplitter } from '../dialects/sse';
import type { Held } from '../proxy/held-bodies';
import { bytesOf } from './read-response';

export interface ResponseListener {
  chunk(bytes: Buffer): void;
  /** @param broken the stream was interrupted before its end */
  end(broken: boolean): void;
}

class ObservedStream extends Transform {
  constructor(private readonly listener: ResponseListener) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.listener.chunk(chunk);
    done(null, chunk);
  }
}

/**
 * Passes bytes through and shows them to a listener. Buffers nothing; a slow reader slows the
 * source.
 */
export const observed = (source: Readable, listener: ResponseListener): Readable => {
  const observedStream = new ObservedStream(listener);
  pipeline(source, observedStream, (error) => listener.end(Boolean(error)));
  return observedStream;
};

interface ResponseForm {
  streamed: boolean;
  compressed: boolean;
}
interface ObserverBudget {
  maxBytes: number;
  /** Budget to which the kept bytes of the answer are charged. */
  held: Pick<Held, 'take' | 'give'>;
}

/** Reads one answer chunk by chunk. An exception ends the reading. */
interface ResponseReader {
  chunk(bytes: Buffer): void;
  answer(): ModelAnswer;
}

/**
 * Reads an answer while it is forwarded.
 * @param done receives the answer, or `null` if it was interrupted, too large or unreadable;
 * `broken` is true if it was interrupted
 */
export const observeResponse = (
  dialect: Dialect,
  { streamed, compressed }: ResponseForm,
  { maxBytes, held }: ObserverBudget,
  done: (answer: ModelAnswer | null, broken: boolean) => void,
): ResponseListener => {
  let kept = 0;
  const keep = (bytes: number): void => {
    if (bytes > 0) held.take(bytes);
    else held.give(-bytes);
    kept += bytes;
  };
  let read: ResponseReader | null = null;
  if (!compressed)
    read = streamed
      ? new StreamedResponseReader(dialect, maxBytes, keep)
      : new BodyResponseReader(dialect, maxBytes, keep);
  const trying = <T>(work: (read: ResponseReader) => T): T | null => {
    try {
      return read && work(read);
    } catch {
      read = null;
      held.give(kept);
      return null;
    }
  };
  return {
    chunk: (bytes) => void trying((reading) => reading.chunk(bytes)),
    end: (broken) => done(broken ? null : trying((reading) => reading.answer()), broken),
  };
};

class StreamedResponseReader implements ResponseReader {
  private readonly splitter: SseSplitter;
  private readonly reader;
  private bytes = 0;

  constructor(
    dialect: Dialect,
    private readonly maxBytes: number,
    private readonly keep: (bytes: number) => void,
  ) {
    this.splitter = new SseSplitter(maxBytes);
    this.reader = dialect.openStream();
  }

  chunk(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.bytes > this.maxBytes) throw new Error('too large');
    this.keep(bytes.length);
    for (const { raw, event } of this.splitter.push(bytes))
      this.keep((event === undefined ? 0 : bytesOf(this.reader.read(event).pieces)) - raw.length);
  }

  answer(): ModelAnswer {
    for (const { event } of this.splitter.end()) if (event !== undefined) this.reader.read(event);
    return this.reader.answer();
  }
}

class BodyResponseReader implements ResponseReader {
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  constructor(
    private readonly dialect: Dialect,
    private readonly maxBytes: number,
    private readonly keep: (bytes: number) => void,
  ) {}

  chunk(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.bytes > this.maxBytes) throw new Error('too large');
    this.keep(bytes.length);
    this.chunks.push(bytes);
  }

  answer(): ModelAnswer {
    return this.dialect.readAnswer(parseBody(Buffer.concat(this.chunks).toString('utf8')));
  }
}
