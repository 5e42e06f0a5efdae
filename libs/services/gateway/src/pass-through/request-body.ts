import { isJsonObject } from '@touchstone/contracts/dto';
import { guardJson } from '../http/json-guard';
import type { Asked } from './asked';
import { bodyProblem, type Bounds } from './bounds';
import type { JsonObject } from './dialects/dialect';
import { UnreadableRequest } from './errors';

/** Of tool schemas, too; deeper ones could tire whoever reads them. */
const DEPTH = 128;

/** The body as checks will read it. @throws UnreadableRequest unless it is a plain JSON object within bounds */
export const bodyOf = (
  { body, headers }: Pick<Asked, 'body' | 'headers'>,
  bounds: Bounds,
): JsonObject => {
  const encoding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
  if (!Buffer.isBuffer(body) || encoding !== 'identity')
    throw new UnreadableRequest(
      'Expected an uncompressed JSON body: guardrails could not read it otherwise.',
    );
  const text = body.toString('utf8');
  demandBounds(text, bounds);
  const value = parsed(text);
  if (!isJsonObject(value)) throw new UnreadableRequest('Expected a JSON object as the body.');
  demandBounds(value, bounds);
  try {
    guardJson(value, DEPTH);
  } catch (error) {
    throw new UnreadableRequest((error as Error).message);
  }
  return value;
};

const demandBounds = (body: string | JsonObject, bounds: Bounds): void => {
  const problem = bodyProblem(body, bounds);
  if (problem !== undefined) throw new UnreadableRequest(problem);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableRequest('The body is not valid JSON.');
  }
};
