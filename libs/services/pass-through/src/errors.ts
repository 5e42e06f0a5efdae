import { AppError } from '@touchstone/kernel';

/** The operation is served at the public vendors' own addresses only. */
export class OperationNotServed extends AppError {
  readonly kind = 'not_found';
  readonly code = 'operation.not_served';

  constructor() {
    super(
      'This operation is not served at an address set for this installation or workspace. Served are chat completions, responses, embeddings, messages, content generation and the list of models.',
    );
  }
}

/** Reported to the caller in the vendor's own error shape. */
export abstract class UpstreamFailure extends Error {
  abstract readonly status: 502 | 504;
  abstract readonly code: string;
}

export class UpstreamUnreachable extends UpstreamFailure {
  readonly status = 502;
  readonly code = 'upstream_unreachable';

  /** @param cause failure of the connection */
  constructor(cause?: unknown) {
    super(
      'The model vendor could not be reached, or broke off. Nothing is known of whether it did what was asked.',
      { cause },
    );
  }
}

export class UpstreamSilent extends UpstreamFailure {
  readonly status = 504;
  readonly code = 'upstream_timeout';

  constructor() {
    super('The model vendor did not answer in time.');
  }
}

/** The answer exceeds the limit of bytes held for judging. */
export class UpstreamTooLong extends UpstreamFailure {
  readonly status = 502;
  readonly code = 'upstream_too_long';

  constructor(maxBytes: number) {
    super(
      `The model vendor's answer is longer than the ${maxBytes} bytes that can be held to be judged.`,
    );
  }
}

/** The body may carry text that cannot be read and therefore cannot be judged. */
export class UnreadableRequest extends Error {}
export class UnreadableAnswer extends Error {}
