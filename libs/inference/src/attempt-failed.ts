/** Cause of an attempt without a verdict: the endpoint, the model's answer, or this one request. */
export type Blame = 'endpoint' | 'answer' | 'request';

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

/** Builds the failure of an attempt whose answer holds no trustworthy verdict. */
export const unusable = (fault: string): AttemptFailed =>
  new AttemptFailed(`The judge gave no usable verdict: ${fault}.`, 'answer', 0);
