import { AppError } from '@touchstone/kernel';

/** An outgoing address that may not be reached, or none at all. The message never says what the name resolved to. */
export class AddressRefused extends AppError {
  readonly kind = 'invalid';
  readonly code = 'address.refused';
}
