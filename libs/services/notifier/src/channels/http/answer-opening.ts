import type { Readable } from 'node:stream';

export interface ReadingLimits {
  /** Of an answer's body; what is longer costs its connection. */
  bodyBytes: number;
  /** Milliseconds for the body. */
  bodyMs: number;
}

/** Reads an answer to its end, so that its connection can be used again, or drops both at the limits. The status has said all that matters, so nothing here fails. */
export const answerOpening = async (
  body: Readable,
  { bodyBytes, bodyMs }: ReadingLimits,
): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  body.on('error', () => undefined);
  const timer = setTimeout(() => body.destroy(), bodyMs);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > bodyBytes) break;
    }
  } catch {
    // Broken off, by the receiver or by the timer.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  return Buffer.concat(chunks).toString('utf8', 0, bodyBytes);
};
