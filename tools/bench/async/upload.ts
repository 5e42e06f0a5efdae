import { Readable } from 'node:stream';
import { request } from 'undici';

/** Uploads a batch of equal lines as a stream. @throws Error for any status other than 202 */
export const upload = async (
  { address, key }: { address: string; key: string },
  lines: number,
  line: string,
): Promise<{ id: string; total: number }> => {
  const text = function* (): Generator<string> {
    for (let sent = 0; sent < lines; sent++) yield `${line}\n`;
  };
  const { statusCode, body } = await request(`${address}/api/v1/evaluation/batch`, {
    method: 'POST',
    headers: { 'x-service-api-key': key, 'content-type': 'application/x-ndjson' },
    body: Readable.from(text(), { objectMode: false }),
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const answer = await body.text();
  if (statusCode !== 202) throw new Error(`Status ${statusCode}: ${answer}`);
  return JSON.parse(answer) as { id: string; total: number };
};
