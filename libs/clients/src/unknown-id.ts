import { AppError } from '@touchstone/kernel';

/** Error with the same body whether an id is unknown or belongs to another workspace. */
export class UnknownId extends AppError {
  readonly kind = 'not_found';
  readonly code = 'id.unknown';

  constructor(noun: string) {
    super(`There is no ${noun} with this id; check the id.`);
  }
}
