import { AppError } from '@touchstone/kernel';

export class UnknownProvider extends AppError {
  readonly kind = 'not_found';
  readonly code = 'provider.unknown';

  constructor(known: readonly string[]) {
    super(`There is no provider with this name; known are ${known.join(', ')}.`);
  }
}
