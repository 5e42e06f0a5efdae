/** Who is to blame for an attempt without a verdict: the endpoint, the model's answer, or this one request. */
export type Blame = 'endpoint' | 'answer' | 'request';

/** One attempt gave no verdict. The message is a sentence without content or secrets. */
export class AttemptFailed extends Error {
  constructor(
    message: string,
    readonly blame: Blame,
    /** How long to wait before another attempt; `undefined` where another cannot help. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(message);
    this.name = 'AttemptFailed';
  }
}

/** The endpoint answered, but not with a verdict that can be trusted. */
export const unusable = (fault: string): AttemptFailed =>
  new AttemptFailed(`The judge gave no usable verdict: ${fault}.`, 'answer', 0);
