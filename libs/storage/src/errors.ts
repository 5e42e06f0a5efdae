import { AppError } from '@touchstone/kernel';

/** The id does not exist in this workspace; ids of other workspaces give the same error. */
export class NotFound extends AppError {
  readonly kind = 'not_found';
  readonly code = 'id.unknown';

  constructor() {
    super('There is nothing with this id; check it.');
  }
}

/** A value that is invalid in view of the stored data. */
export class InvalidField extends AppError {
  readonly kind = 'invalid';
  readonly code = 'request.invalid';

  constructor(field: string, expected: string) {
    super(`${field}: expected ${expected}.`);
  }
}

/** The workspace has reached the maximum number of something. */
export class LimitReached extends AppError {
  readonly kind = 'invalid';
  readonly code = 'limit.reached';

  /** @param things in the plural */
  constructor(things: string, most: number, remedy: string) {
    super(`This workspace may have at most ${most} ${things}; ${remedy}.`);
  }
}

/** The schema could not be migrated to this version, or may not be used. */
export class CannotStart extends Error {
  constructor(service: string, cause: unknown) {
    super(
      `${service} cannot start, and has changed no data: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'CannotStart';
  }
}
