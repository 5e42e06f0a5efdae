import { messagePlace, notifierPlace } from '@touchstone/contracts';
import type { SealedPlace, Secrets } from '@touchstone/kernel';

/** Opens the secrets in a message about a workspace's notifiers. */
export class SentSecrets {
  constructor(
    private readonly secrets: Secrets,
    private readonly workspace: string,
  ) {}

  url(sealed: string): string {
    return this.secrets.unseal(sealed, messagePlace(this.workspace, 'notifier.url'));
  }

  authentication(sealed: string): string {
    return this.secrets.unseal(sealed, messagePlace(this.workspace, 'notifier.authentication'));
  }
}

/** Seals and opens the secrets of one notifier, and opens those of a message about it. */
export class NotifierSecrets {
  readonly sent: SentSecrets;
  private readonly place: SealedPlace;

  constructor(
    private readonly secrets: Secrets,
    workspace: string,
    id: string,
  ) {
    this.sent = new SentSecrets(secrets, workspace);
    this.place = notifierPlace(workspace, id);
  }

  seal(text: string): string {
    return this.secrets.seal(text, this.place);
  }

  /** @throws Error if it was sealed with another key or for another notifier */
  unseal(sealed: string): string {
    return this.secrets.unseal(sealed, this.place);
  }
}
