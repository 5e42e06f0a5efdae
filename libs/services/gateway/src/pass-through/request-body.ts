import { isJsonObject } from '@touchstone/contracts/dto';
import { guardJson } from '../http/json-guard';
import type { Asked } from './asked';
import type { JsonObject } from './dialects/dialect';
import { UnreadableRequest } from './errors';

/** Of tool schemas, too; deeper ones could tire whoever reads them. */
const DEPTH = 128;

/** The body as checks will read it. @throws UnreadableRequest unless it is a plain JSON object */
export const bodyOf = ({ body, headers }: Asked): JsonObject => {
  const encoding = String(headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (!Buffer.isBuffer(body) || encoding !== 'identity') throw new UnreadableRequest('Expected an uncompressed JSON body: guardrails could not read it otherwise.');
  const value = parsed(body);
  if (!isJsonObject(value)) throw new UnreadableRequest('Expected a JSON object as the body.');
  try {
    guardJson(value, DEPTH);
  } catch (error) {
    throw new UnreadableRequest((error as Error).message);
  }
  return value;
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new UnreadableRequest('The body is not valid JSON.');
  }
};
