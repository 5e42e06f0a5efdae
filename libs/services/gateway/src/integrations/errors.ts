import { AppError } from '@touchstone/kernel';

/** The installation has another secret key than when the credential was stored. Of a kind that clients do not send again by themselves. */
export class CredentialUnreadable extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'integration.credential_unreadable';

  constructor(provider: string) {
    super(
      `The credential that is stored for ${provider} cannot be read with the secret key of this installation; store it again.`,
    );
  }
}
