import { isJsonObject } from '@touchstone/contracts/dto';
import { guardJson, parseBody } from '@touchstone/http-edge';
import type { JsonObject } from '../dialects/dialect';
import { UnreadableRequest } from '../errors';
import { bodyProblem, type Bounds } from './body-bounds';
import type { ProxyRequest } from './proxy-request';

/** Maximum depth, of tool schemas as well. */
const DEPTH = 128;

/**
 * Parses the body for checks. @throws UnreadableRequest unless it is a plain JSON object within
 * bounds
 */
export const jsonBodyOf = (
  { body, headers }: Pick<ProxyRequest, 'body' | 'headers'>,
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
    return parseBody(text);
  } catch {
    throw new UnreadableRequest('The body is not valid JSON.');
  }
};
