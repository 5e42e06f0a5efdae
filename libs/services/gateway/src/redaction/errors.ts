import { AppError } from '@touchstone/kernel';

/** Nobody knows what is in the text, so it must not come back as if it were clean. */
export class RedactionIncomplete extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'redaction.incomplete';

  constructor(reason: string) {
    super(`Nothing was redacted: the search for personal data did not come to its end. ${reason}`);
  }
}
