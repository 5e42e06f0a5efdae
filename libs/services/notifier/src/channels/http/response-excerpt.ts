import type { Readable } from 'node:stream';

export interface ResponseLimits {
  /** Bytes read of a response; a longer one closes its connection. */
  bodyBytes: number;
  /** Milliseconds for reading the body. */
  bodyMs: number;
}

/**
 * Reads a response to its end, so that its connection can be reused; closes the connection when a
 * limit is reached. Never throws: the outcome depends on the status alone.
 */
export const readResponseExcerpt = async (
  body: Readable,
  { bodyBytes, bodyMs }: ResponseLimits,
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
    // Aborted by the receiver or by the timer.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  return Buffer.concat(chunks).toString('utf8', 0, bodyBytes);
};
