import {
  type Caller,
  type NewNotifierRecord,
  notifierDisabled,
  type NotifierFields,
  type NotifierKind,
  type NotifierRecord,
  notifiersChanged,
  type Page,
} from '@touchstone/contracts';
import { newId, type Secrets } from '@touchstone/kernel';
import { AddressRefused, type OutgoingGuard } from '@touchstone/outgoing';
import {
  type AuditEntry,
  type Change,
  InvalidField,
  newRowId,
  NotFound,
  type Store,
} from '@touchstone/storage';
import type { Channels } from '../channels/channel';
import { addDeliveries } from '../deliveries/delivery-queue';
import { ownLane } from '../deliveries/lane-names';
import { PATIENCE_MS } from '../deliveries/schedule';
import { MailNotConfigured } from '../errors';
import { NotifierRepository, type StoredNotifier, toRecord } from './notifier.repository';
import { addressIn, kindIn, made, merged } from './notifier-fields';
import { newSigningSecret, rotated } from './signing-secret';

/** For each workspace. */
const MOST_NOTIFIERS = 100;
/** Who the audit log says it was, when the service itself did it. */
const SERVICE = 'notifier';

export interface NotifierServiceParts {
  store: Store;
  secrets: Secrets;
  guard: OutgoingGuard;
  channels: Channels;
  /** Hears of a workspace whose notifiers were changed here. */
  onChange: (workspace: string) => void;
}

/** Who is to be told of what. */
export class NotifierService {
  constructor(private readonly parts: NotifierServiceParts) {}

  get(caller: Caller, id: string): Promise<NotifierRecord> {
    return this.parts.store.read(async (manager) =>
      toRecord(await new NotifierRepository(manager, caller).get(id)),
    );
  }

  list(caller: Caller, page: Page): Promise<NotifierRecord[]> {
    return this.parts.store.read((manager) => new NotifierRepository(manager, caller).list(page));
  }

  /** Those that are on. */
  active(workspace: string): Promise<StoredNotifier[]> {
    return this.parts.store.read((manager) =>
      new NotifierRepository(manager, { workspace }).active(),
    );
  }

  /** @throws InvalidField, AddressRefused, MailNotConfigured */
  async create(caller: Caller, fields: NotifierFields): Promise<NewNotifierRecord> {
    this.demandMail(kindIn(fields));
    await this.demandReachable(fields);
    return this.change(caller, async (change, notifiers) => {
      const row = made(fields, { id: newRowId(), now: change.now }, this.parts.secrets);
      if (!(await notifiers.hasRoom(MOST_NOTIFIERS)))
        throw new InvalidField(
          'kind',
          `one of the workspace's ${MOST_NOTIFIERS} notifiers, which is as many as it may have`,
        );
      await notifiers.create(row);
      await tell(change, caller, 'created', row.id, { after: toRecord(row) });
      return withSecret(row);
    });
  }

  /** @throws NotFound, InvalidField, AddressRefused, MailNotConfigured */
  async update(caller: Caller, id: string, fields: NotifierFields): Promise<NotifierRecord> {
    await this.demandReachable(fields);
    return this.change(caller, async (change, notifiers) => {
      const before = await notifiers.get(id, 'update');
      const after = merged(before, fields, change.now, this.parts.secrets);
      if (after.active) this.demandMail(after.target.kind);
      await notifiers.replace(after);
      await tell(change, caller, 'updated', id, {
        before: toRecord(before),
        after: toRecord(after),
      });
      return toRecord(after);
    });
  }

  /** What was not sent yet is cancelled soon; the log of what was stays. @throws NotFound */
  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.change(caller, async (change, notifiers) => {
      const before = toRecord(await notifiers.get(id, 'update'));
      await notifiers.delete(id);
      await tell(change, caller, 'deleted', id, { before });
      return { id };
    });
  }

  /** @throws NotFound, InvalidField for a kind that signs nothing */
  rotateSecret(caller: Caller, id: string, overlapSeconds: number): Promise<NewNotifierRecord> {
    return this.change(caller, async (change, notifiers) => {
      const { target, ...row } = await notifiers.get(id, 'update');
      if (target.kind !== 'webhook')
        throw new InvalidField('id', 'that of a webhook, since nothing else is signed');
      const secrets = rotated(
        target.secrets,
        newSigningSecret(this.parts.secrets),
        change.now,
        overlapSeconds,
      );
      const after = { ...row, target: { ...target, secrets }, updated_at: change.now };
      await notifiers.replace(after);
      await tell(change, caller, 'secret_rotated', id, {
        after: { overlap_seconds: overlapSeconds },
      });
      return withSecret(after);
    });
  }

  /** Switches one off whose target has failed for too long, unless that was done already; its owner is told. */
  async giveUp(workspace: string, id: string): Promise<void> {
    const caller = { workspace, keyId: SERVICE };
    const done = this.change(caller, async (change, notifiers) => {
      const before = await notifiers.get(id, 'update');
      const { active, failing_since, name } = before;
      if (
        !active ||
        failing_since === null ||
        change.now.getTime() - failing_since.getTime() < PATIENCE_MS
      )
        return;
      const reason = `Every try has failed since ${failing_since.toISOString()}.`;
      const after = { ...before, active: false, disabled_reason: reason, updated_at: change.now };
      await notifiers.replace(after);
      await addDeliveries(change.manager, disabledMail(caller, after, reason), change.now);
      await tell(change, caller, 'disabled', id, {
        before: toRecord(before),
        after: toRecord(after),
      });
      await change.announce(notifierDisabled, {
        id,
        workspace,
        name,
        at: change.now.toISOString(),
        reason,
      });
    });
    await done.catch((error: unknown) => {
      // Somebody has deleted it meanwhile.
      if (!(error instanceof NotFound)) throw error;
    });
  }

  private async change<T>(
    caller: Caller,
    work: (change: Change, notifiers: NotifierRepository) => Promise<T>,
  ): Promise<T> {
    const done = await this.parts.store.change(caller, (change) =>
      work(change, new NotifierRepository(change.manager, caller)),
    );
    this.parts.onChange(caller.workspace);
    return done;
  }

  /** @throws MailNotConfigured */
  private demandMail(kind: NotifierKind): void {
    if (kind === 'email' && !this.parts.channels.email.configured) throw new MailNotConfigured();
  }

  /** @throws AddressRefused */
  private async demandReachable(fields: NotifierFields): Promise<void> {
    const address = addressIn(fields, this.parts.secrets);
    if (address === undefined || address === '') return;
    await this.parts.guard.check(address).catch((error: unknown) => {
      throw error instanceof AddressRefused ? new AddressRefused(`url: ${error.message}`) : error;
    });
  }
}

/** The present signing secret stays sealed: the gateway opens it, and shows it this once. */
const withSecret = (row: StoredNotifier): NewNotifierRecord => {
  const sealed = row.target.kind === 'webhook' ? row.target.secrets[0]?.sealed : undefined;
  return { ...toRecord(row), ...(sealed !== undefined && { sealedSecret: sealed }) };
};

const disabledMail = (
  { workspace }: Caller,
  { id, name, updated_at }: StoredNotifier,
  reason: string,
) => ({
  workspace,
  subjectId: id,
  notice: { timestamp: updated_at.toISOString(), disabled: { id, name, reason } },
  to: [
    {
      id: newId(),
      notifierId: null,
      lane: ownLane(workspace),
      event: 'notifier.disabled' as const,
      recipient: '',
    },
  ],
});

const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  id: string,
  states: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> => {
  await record(`notifier.${what}`, id, states);
  await announce(notifiersChanged, { workspace });
};
