import { Injectable } from '@nestjs/common';
import { getWorkspace, managementQueue } from '@touchstone/contracts';
import { Deadline } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';

const TIMEOUT_MS = 5_000;

/** Looks up the contact of a workspace in the management service. */
@Injectable()
export class WorkspaceContactClient {
  constructor(private readonly messages: MessagingClient) {}

  /**
   * @returns an e-mail address, `''` when the workspace has none
   * @throws Unavailable, DeadlineExceeded, and what the management service throws
   */
  async emailOf(workspace: string): Promise<string> {
    const { contact_email: email } = await this.messages.call(
      getWorkspace,
      { caller: { workspace, keyId: 'notifier' } },
      { queue: managementQueue, deadline: Deadline.in(TIMEOUT_MS) },
    );
    return email;
  }
}
