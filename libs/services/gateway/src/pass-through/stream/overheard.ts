import type { Dialect, ModelAnswer } from '../dialects/dialect';
import { SseSplitter } from '../dialects/sse';
import type { Listener } from './tap';

interface Form {
  streamed: boolean;
  compressed: boolean;
}

/**
 * Reads an answer while it passes by.
 * @param done is given the answer, `null` where it broke off, grew beyond `maxBytes` or could not be read; and whether it broke off
 */
export const overhear = (
  dialect: Dialect,
  { streamed, compressed }: Form,
  maxBytes: number,
  done: (answer: ModelAnswer | null, broken: boolean) => void,
): Listener => {
  const read = streamed
    ? new OverheardStream(dialect, maxBytes)
    : new OverheardBody(dialect, maxBytes);
  let failed = compressed;
  const trying = <T>(work: () => T): T | null => {
    try {
      return failed ? null : work();
    } catch {
      failed = true;
      return null;
    }
  };
  return {
    chunk: (bytes) => void trying(() => read.chunk(bytes)),
    end: (broken) => done(broken ? null : trying(() => read.answer()), broken),
  };
};

class OverheardStream {
  private readonly splitter: SseSplitter;
  private readonly reader;
  private bytes = 0;

  constructor(
    dialect: Dialect,
    private readonly maxBytes: number,
  ) {
    this.splitter = new SseSplitter(maxBytes);
    this.reader = dialect.openStream();
  }

  chunk(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.bytes > this.maxBytes) throw new Error('too large');
    for (const { event } of this.splitter.push(bytes))
      if (event !== undefined) this.reader.read(event);
  }

  answer(): ModelAnswer {
    for (const { event } of this.splitter.end()) if (event !== undefined) this.reader.read(event);
    return this.reader.answer();
  }
}

class OverheardBody {
  private chunks: Buffer[] = [];
  private bytes = 0;

  constructor(
    private readonly dialect: Dialect,
    private readonly maxBytes: number,
  ) {}

  chunk(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.bytes > this.maxBytes) {
      this.chunks = [];
      throw new Error('too large');
    }
    this.chunks.push(bytes);
  }

  answer(): ModelAnswer {
    return this.dialect.readAnswer(JSON.parse(Buffer.concat(this.chunks).toString('utf8')));
  }
}
