/**
 * Outcome of one request: a usable answer, an unusable one, a failure of the endpoint, a refusal of
 * this one request, a refusal for the endpoint's limit of requests, or no answer in the caller's
 * time.
 */
export const REQUEST_OUTCOMES = [
  'answered',
  'unusable',
  'failed',
  'rejected',
  'throttled',
  'timed_out',
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Receives the figures of one endpoint. */
export interface EndpointMetrics {
  requested(outcome: RequestOutcome, seconds: number): void;
  throttled?(): void;
  /** @param requests number that may be sent at once from now on */
  concurrency?(requests: number): void;
}
