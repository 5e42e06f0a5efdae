import { AppError } from '@touchstone/kernel';
import { UNREADABLE } from './sealed-evaluation';

/** Fewer or more lines are stored than the upload had. */
export class IncompleteUpload extends AppError {
  readonly kind = 'conflict';
  readonly code = 'batch.incomplete';

  constructor(sent: number, stored: number) {
    super(`${stored} of ${sent} lines were stored; upload the batch again.`);
  }
}

/** A stored job or answer does not open with the secret keys of this process. */
export class Unreadable extends AppError {
  readonly kind = 'conflict';
  readonly code = 'evaluation.unreadable';

  constructor() {
    super(UNREADABLE);
  }
}
