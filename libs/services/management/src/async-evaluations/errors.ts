import { AppError } from '@touchstone/kernel';

/** Fewer or more lines are stored than the upload had. */
export class IncompleteUpload extends AppError {
  readonly kind = 'conflict';
  readonly code = 'batch.incomplete';

  constructor(sent: number, stored: number) {
    super(`${stored} of ${sent} lines were stored; upload the batch again.`);
  }
}
