import { ApiResponse } from '@nestjs/swagger';
import { ErrorBodyDto } from '@touchstone/contracts/dto';

const FAILURES: Readonly<Record<number, string>> = {
  400: 'The body is not JSON.',
  401: 'The API key is missing or not valid.',
  403: 'The API key lacks the scope of this address.',
  404: 'Nothing in this workspace has this id.',
  409: 'Something else still needs it, or a request with the same Idempotency-Key still runs; the sentence says which.',
  412: 'It has changed meanwhile, so nothing was done; see If-Match.',
  413: 'The body is too large.',
  415: 'The body is not JSON, or compressed.',
  422: 'A field breaks a rule; the sentence names it.',
  429: 'Too many requests with this key; see Retry-After.',
  503: 'This cannot be done now; see Retry-After.',
  504: 'No answer within the wait.',
};

type Status = keyof typeof FAILURES;
export const ANY_FAILURE: readonly Status[] = [401, 403, 429, 503];
export const BODY_FAILURE: readonly Status[] = [400, 413, 415, 422];

/** Adds error responses to the API description. */
export const FailsWith =
  (...statuses: Status[]): MethodDecorator =>
  (target, key, descriptor) =>
    [...statuses]
      .sort()
      .forEach((status) =>
        ApiResponse({ status, description: FAILURES[status], type: ErrorBodyDto })(
          target,
          key,
          descriptor,
        ),
      );
