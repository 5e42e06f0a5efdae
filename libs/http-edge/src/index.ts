export { EdgeSettings, edgeSettings } from './edge.config';
export { errorAnswer, sendError } from './error-answer';
export {
  BodyTooLarge,
  InvalidRequest,
  MalformedRequest,
  RateExceeded,
  ShareExceeded,
} from './errors';
export { CrossSiteRefused, KeyRefused } from './errors';
export { emptyBody, fromFastify } from './fastify-errors';
export { fastifyOptions } from './fastify-options';
export { HTTP_EDGE, HttpEdgeModule } from './http-edge.module';
export { guardJson } from './json-guard';
export { jsonText, parseArguments, parseBody, sourceOf } from './json-source';
export { RequestRates } from './request-rates';
export { isSameOrigin, sessionCookie, sessionTokenIn } from './session-cookie';
