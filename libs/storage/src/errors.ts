import { AppError } from '@touchstone/kernel';

/** Says the same of an id that nobody has and of one that another workspace has. */
export class NotFound extends AppError {
  readonly kind = 'not_found';
  readonly code = 'id.unknown';

  constructor() {
    super('There is nothing with this id; check it.');
  }
}

/** A value that only what is stored shows to be wrong. */
export class InvalidField extends AppError {
  readonly kind = 'invalid';
  readonly code = 'request.invalid';

  constructor(field: string, expected: string) {
    super(`${field}: expected ${expected}.`);
  }
}

/** What is stored could not be made ready for this version, or may not be used. */
export class CannotStart extends Error {
  constructor(service: string, cause: unknown) {
    super(
      `${service} cannot start, and has changed no data: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'CannotStart';
  }
}
