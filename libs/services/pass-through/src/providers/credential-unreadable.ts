import { AppError } from '@touchstone/kernel';

/**
 * The secret key of the installation has changed since the credential was stored. Its kind is one
 * that clients do not retry.
 */
export class CredentialUnreadable extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'integration.credential_unreadable';

  constructor(provider: string) {
    super(
      `The credential that is stored for ${provider} cannot be read with the secret key of this installation; store it again.`,
    );
  }
}
