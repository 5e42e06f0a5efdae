import type { DialectFamily } from '@touchstone/clients';
import type { JsonObject, Refusal, VendorAnswer } from '../dialect';
import { jsonAnswer } from './sse-text';

type Names = Readonly<Record<number, string>>;

const OPENAI: Names = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};
const ANTHROPIC: Names = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};
const GEMINI: Names = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const named = (names: Names, status: number, client: string, server: string): string =>
  names[status] ?? (status < 500 ? client : server);

const extra = ({ details }: Refusal): JsonObject =>
  Object.keys(details).length === 0 ? {} : { details };

const worded = (details: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** The machine-readable part of an error by AIP-193: https://google.aip.dev/193 */
const errorInfo = ({ code, details }: Refusal): JsonObject => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: code.toUpperCase(),
  domain: 'touchstone',
  metadata: { code, ...worded(details) },
});

/**
 * Error bodies with `details` and `code` next to the vendor's own fields: clients pass the whole
 * object on.
 */
export const ERROR_BODIES: Readonly<
  Record<DialectFamily, (refusal: Refusal, status: number) => JsonObject>
> = {
  openai: (refusal, status) => ({
    error: {
      message: refusal.message,
      type: named(OPENAI, status, 'invalid_request_error', 'server_error'),
      param: null,
      code: refusal.code,
      ...extra(refusal),
    },
  }),
  anthropic: (refusal, status) => ({
    type: 'error',
    error: {
      type: named(ANTHROPIC, status, 'invalid_request_error', 'api_error'),
      message: refusal.message,
      code: refusal.code,
      ...extra(refusal),
    },
  }),
  gemini: (refusal, status) => ({
    error: {
      code: status,
      message: refusal.message,
      status: named(GEMINI, status, 'INVALID_ARGUMENT', 'INTERNAL'),
      details: [errorInfo(refusal)],
    },
  }),
};

export const refused = (family: DialectFamily, refusal: Refusal, status: number): VendorAnswer =>
  jsonAnswer(ERROR_BODIES[family](refusal, status), status);

/** Writes our own error in the vendor's shape, for any operation. */
export const vendorError = (
  family: DialectFamily,
  status: number,
  code: string,
  message: string,
): VendorAnswer => refused(family, { message, code, details: {} }, status);
