import { AppError } from '@touchstone/kernel';

/** The text was not fully checked, so it must not be returned as if it were clean. */
export class RedactionIncomplete extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'redaction.incomplete';

  constructor(reason: string) {
    super(`Nothing was redacted: the search for personal data did not come to its end. ${reason}`);
  }
}
