import { AppError } from '@touchstone/kernel';

/**
 * The address of an outgoing call is not allowed or not valid. The message never contains the
 * addresses of the name.
 */
export class AddressRefused extends AppError {
  readonly kind = 'invalid';
  readonly code = 'address.refused';
}
