import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

export interface Listener {
  chunk(bytes: Buffer): void;
  /** Everything has passed, or the stream broke off. */
  end(broken: boolean): void;
}

class Tap extends Transform {
  constructor(private readonly listener: Listener) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.listener.chunk(chunk);
    done(null, chunk);
  }
}

/** The same bytes, overheard: nothing is held back, and a slow reader slows the source. */
export const tapped = (source: Readable, listener: Listener): Readable => {
  const tap = new Tap(listener);
  pipeline(source, tap, (error) => listener.end(Boolean(error)));
  return tap;
};
