/**
 * Cause of an attempt without a verdict: the endpoint, the model's answer, this one request, or the
 * endpoint's limit of requests.
 */
export type Blame = 'endpoint' | 'answer' | 'request' | 'limit';

/** An attempt produced no verdict. The message is a sentence without content or secrets. */
export class AttemptFailed extends Error {
  constructor(
    message: string,
    readonly blame: Blame,
    /** Pause before another attempt; `undefined` if another cannot help. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(message);
    this.name = 'AttemptFailed';
  }
}

/** The endpoint works, but takes no more requests now. */
export class EndpointAtLimit extends AttemptFailed {
  /** @param hintMs time after which the endpoint wants to be asked again, if it said so */
  constructor(
    message: string,
    readonly hintMs: number | undefined,
  ) {
    super(message, 'limit', undefined);
  }
}
