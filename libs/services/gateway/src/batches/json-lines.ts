/** A line above the limit; its bytes are dropped. */
export const TOO_LONG = Symbol('TooLong');

const LINE_FEED = 0x0a;
const isBlank = (line: Buffer): boolean => line.every((byte) => byte <= 0x20);

/**
 * Splits a stream into lines that are not blank. Holds one line at a time, and at most `limitBytes`
 * of it.
 */
export async function* linesOf(
  stream: AsyncIterable<Buffer>,
  limitBytes: number,
): AsyncGenerator<Buffer | typeof TOO_LONG> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const hold = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > limitBytes) parts = [];
    else parts.push(part);
  };
  const take = (): Buffer | typeof TOO_LONG => {
    const line = bytes > limitBytes ? TOO_LONG : Buffer.concat(parts);
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      hold(chunk.subarray(from, end));
      from = end + 1;
      const line = take();
      if (line === TOO_LONG || !isBlank(line)) yield line;
    }
    hold(chunk.subarray(from));
  }
  const last = take();
  if (last === TOO_LONG || !isBlank(last)) yield last;
}
