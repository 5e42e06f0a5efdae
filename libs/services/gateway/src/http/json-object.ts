import { isJsonObject } from '@touchstone/contracts/dto';
import { emptyBody, guardJson, InvalidRequest } from '@touchstone/http-edge';

/**
 * @throws MalformedRequest without a body, InvalidRequest for one that is not an object or nested
 * too deeply
 */
export const jsonObject = (
  body: unknown,
  { jsonDepth }: { jsonDepth: number },
): Record<string, unknown> => {
  if (body === undefined) throw emptyBody();
  if (!isJsonObject(body)) throw new InvalidRequest('The body: expected a JSON object.');
  guardJson(body, jsonDepth);
  return body;
};
