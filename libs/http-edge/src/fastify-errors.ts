import { BodyTooLarge, MalformedRequest, MediaTypeRefused } from './errors';

export const JSON_ONLY =
  'Expected a JSON body: send Content-Type: application/json, not compressed.';
const NOT_JSON = 'The body is not valid JSON.';
const EMPTY = 'The body is empty; expected a JSON object.';

const CAUSES: Readonly<Record<string, (bodyLimit: number) => Error>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (bodyLimit) => new BodyTooLarge(bodyLimit),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new MediaTypeRefused(JSON_ONLY),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new MalformedRequest(EMPTY),
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new MalformedRequest('The body is not as long as Content-Length says.'),
  FST_ERR_BAD_URL: () => new MalformedRequest('The address is not a valid URL.'),
};

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null
    ? (error as Record<string, unknown>)[name]
    : undefined;

/**
 * Converts Fastify's errors to ours; any other error is returned as it is. `bodyLimit` is in bytes.
 */
export const fromFastify = (error: unknown, bodyLimit: number): unknown => {
  const cause = CAUSES[String(property(error, 'code'))];
  if (cause !== undefined) return cause(bodyLimit);
  return property(error, 'statusCode') === 400 ? notJson() : error;
};

export const notJson = (): Error => new MalformedRequest(NOT_JSON);
export const emptyBody = (): Error => new MalformedRequest(EMPTY);
