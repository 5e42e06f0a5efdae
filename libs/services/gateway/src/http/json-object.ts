import { isJsonObject } from '@touchstone/contracts/dto';
import { InvalidRequest } from './errors';
import { emptyBody } from './fastify-errors';
import { guardJson } from './json-guard';

/** @throws MalformedRequest without a body, InvalidRequest for one that is no object, or nested too deep */
export const jsonObject = (
  body: unknown,
  { jsonDepth }: { jsonDepth: number },
): Record<string, unknown> => {
  if (body === undefined) throw emptyBody();
  if (!isJsonObject(body)) throw new InvalidRequest('The body: expected a JSON object.');
  guardJson(body, jsonDepth);
  return body;
};
