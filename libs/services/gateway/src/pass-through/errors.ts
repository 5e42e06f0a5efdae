import { AppError } from '@touchstone/kernel';

export class UnknownProvider extends AppError {
  readonly kind = 'not_found';
  readonly code = 'provider.unknown';

  constructor(known: readonly string[]) {
    super(`There is no provider with this name; known are ${known.join(', ')}.`);
  }
}

/** Said to the caller in the vendor's own error shape. */
export abstract class UpstreamFailure extends Error {
  abstract readonly status: 502 | 504;
  abstract readonly code: string;
}

export class UpstreamUnreachable extends UpstreamFailure {
  readonly status = 502;
  readonly code = 'upstream_unreachable';

  constructor() {
    super(
      'The model vendor could not be reached, or broke off. Nothing is known of whether it did what was asked.',
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

/** It cannot be held to be judged. */
export class UpstreamTooLong extends UpstreamFailure {
  readonly status = 502;
  readonly code = 'upstream_too_long';

  constructor(maxBytes: number) {
    super(
      `The model vendor's answer is longer than the ${maxBytes} bytes that can be held to be judged.`,
    );
  }
}

/** A body that carries text in a way nobody here understands; let through, it would go unjudged. */
export class UnreadableRequest extends Error {}
export class UnreadableAnswer extends Error {}
