import { AppError } from '@touchstone/kernel';

/** The body is not JSON, or incomplete. */
export class MalformedRequest extends AppError {
  readonly kind = 'malformed';
  readonly code = 'request.malformed';
}

export class KeyRefused extends AppError {
  readonly kind = 'unauthorized';
  readonly code = 'key.refused';
}

export class ScopeMissing extends AppError {
  readonly kind = 'forbidden';
  readonly code = 'key.scope_missing';

  constructor(scope: string) {
    super(`This API key lacks the scope "${scope}" that this address needs.`);
  }
}

/** A browser sent the request with a session, but for a page of another site. */
export class CrossSiteRefused extends AppError {
  readonly kind = 'forbidden';
  readonly code = 'request.cross_site';

  constructor() {
    super('A session changes something only from a page of this address; send an API key instead.');
  }
}

export class NothingHere extends AppError {
  readonly kind = 'not_found';
  readonly code = 'address.unknown';

  constructor() {
    super('There is nothing at this address; check the path.');
  }
}

export class MethodRefused extends AppError {
  readonly kind = 'method_not_allowed';
  readonly code = 'method.refused';

  constructor(readonly allowed: readonly string[]) {
    super(`This address does not take this method; it takes ${allowed.join(', ')}.`);
  }
}

export class BodyTooLarge extends AppError {
  readonly kind = 'too_large';
  readonly code = 'body.too_large';

  constructor(limitBytes: number) {
    super(`The body is too large; at most ${limitBytes} bytes are accepted.`);
  }
}

export class MediaTypeRefused extends AppError {
  readonly kind = 'unsupported_media';
  readonly code = 'media_type.refused';
}

/** Contains every problem found, each a sentence that names its field. */
export class InvalidRequest extends AppError {
  readonly kind = 'invalid';
  readonly code = 'request.invalid';

  constructor(...problems: string[]) {
    super(problems.join(' '));
  }
}

export class RateExceeded extends AppError {
  readonly kind = 'rate_limited';
  readonly code = 'rate.exceeded';

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** A workspace has exhausted its share of a resource that all workspaces share. */
export class ShareExceeded extends AppError {
  readonly kind = 'rate_limited';
  readonly code = 'share.exceeded';
  readonly retryAfterSeconds = 2;

  /** @param what in the plural */
  constructor(what: string) {
    super(
      `This workspace has as many ${what} as its share allows; try again after the time in Retry-After.`,
    );
  }
}
