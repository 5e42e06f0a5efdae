import { Injectable } from '@nestjs/common';
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
import { newId } from '@touchstone/kernel';
import { AddressRefused } from '@touchstone/outgoing';
import {
  type AuditEntry,
  type Change,
  InvalidField,
  newRowId,
  NotFound,
} from '@touchstone/storage';
import { channelTypeOf } from '../channels/channel-types';
import { Channels } from '../channels/channels';
import { requestedUrl } from '../channels/http/requested-url';
import { addDeliveries } from '../deliveries/delivery-queue';
import { DISABLE_AFTER_MS } from '../deliveries/retry-schedule';
import { serviceTargetKey } from '../deliveries/target-key';
import { NotifierRuntime, NotifierStore } from '../notifier-runtime';
import { ActiveNotifierCache } from './active-notifier-cache';
import { NotifierRepository, type StoredNotifier, toRecord } from './notifier.repository';
import { newNotifier, requireKind, updatedNotifier } from './notifier-fields';
import { NotifierSecrets, SentSecrets } from './notifier-secrets';

const MAX_NOTIFIERS_PER_WORKSPACE = 100;
/** Actor in the audit log of changes the service makes itself. */
const SERVICE = 'notifier';

/** Stores the notifiers of workspaces, and audits and announces their changes. */
@Injectable()
export class NotifierService {
  constructor(
    private readonly store: NotifierStore,
    private readonly active: ActiveNotifierCache,
    private readonly channels: Channels,
    private readonly runtime: NotifierRuntime,
  ) {}

  get(caller: Caller, id: string): Promise<NotifierRecord> {
    return this.store.read(async (manager) =>
      toRecord(await new NotifierRepository(manager, caller).get(id)),
    );
  }

  list(caller: Caller, page: Page): Promise<NotifierRecord[]> {
    return this.store.read((manager) => new NotifierRepository(manager, caller).list(page));
  }

  /**
   * @param addressChecked the caller has resolved and checked the address
   * @throws InvalidField, AddressRefused, MailNotConfigured
   */
  async create(
    caller: Caller,
    fields: NotifierFields,
    addressChecked = false,
  ): Promise<NewNotifierRecord> {
    this.requireConfigured(requireKind(fields));
    if (!addressChecked) await this.requireReachable(caller, fields);
    return this.change(caller, async (change, notifiers) => {
      const id = newRowId();
      const row = newNotifier(fields, { id, now: change.now }, this.secretsOf(caller, id));
      if (!(await notifiers.hasCapacity(MAX_NOTIFIERS_PER_WORKSPACE)))
        throw new InvalidField(
          'kind',
          `one of the workspace's ${MAX_NOTIFIERS_PER_WORKSPACE} notifiers, which is the maximum`,
        );
      await notifiers.create(row);
      await recordChange(change, caller, 'created', id, { after: toRecord(row) });
      return withSecret(row);
    });
  }

  /** @throws what `create` throws, NotFound */
  async update(
    caller: Caller,
    id: string,
    fields: NotifierFields,
    addressChecked = false,
  ): Promise<NotifierRecord> {
    if (!addressChecked) await this.requireReachable(caller, fields);
    return this.change(caller, async (change, notifiers) => {
      const before = await notifiers.get(id, 'update');
      const after = updatedNotifier(before, fields, change.now, this.secretsOf(caller, id));
      if (after.active) this.requireConfigured(after.target.kind);
      await notifiers.replace(after);
      await recordChange(change, caller, 'updated', id, {
        before: toRecord(before),
        after: toRecord(after),
      });
      return toRecord(after);
    });
  }

  /** Pending deliveries are cancelled soon; the delivery log stays. @throws NotFound */
  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.change(caller, async (change, notifiers) => {
      const before = toRecord(await notifiers.get(id, 'update'));
      await notifiers.delete(id);
      await recordChange(change, caller, 'deleted', id, { before });
      return { id };
    });
  }

  /** @throws NotFound, InvalidField for a kind that does not sign */
  rotateSecret(caller: Caller, id: string, overlapSeconds: number): Promise<NewNotifierRecord> {
    return this.change(caller, async (change, notifiers) => {
      const { target, ...row } = await notifiers.get(id, 'update');
      const { now } = change;
      const secrets = this.secretsOf(caller, id);
      const rotated = channelTypeOf(target).rotateSecret?.(target, {
        secrets,
        now,
        overlapSeconds,
      });
      if (rotated === undefined)
        throw new InvalidField('id', 'that of a webhook, since nothing else is signed');
      const after = { ...row, target: rotated, updated_at: now };
      await notifiers.replace(after);
      await recordChange(change, caller, 'secret_rotated', id, {
        after: { overlap_seconds: overlapSeconds },
      });
      return withSecret(after);
    });
  }

  /**
   * Switches a notifier off whose target has failed for too long, unless that was done already, and
   * notifies the workspace's contact.
   */
  async disable(workspace: string, id: string): Promise<void> {
    const caller = { workspace, keyId: SERVICE };
    const done = this.change(caller, async (change, notifiers) => {
      const before = await notifiers.get(id, 'update');
      const { active, failing_since, name } = before;
      if (
        !active ||
        failing_since === null ||
        change.now.getTime() - failing_since.getTime() < DISABLE_AFTER_MS
      )
        return;
      const reason = `Every attempt has failed since ${failing_since.toISOString()}.`;
      const after = { ...before, active: false, disabled_reason: reason, updated_at: change.now };
      await notifiers.replace(after);
      await addDeliveries(change.manager, disabledEmail(caller, after, reason), change.now);
      await recordChange(change, caller, 'disabled', id, {
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
      // It was deleted meanwhile.
      if (!(error instanceof NotFound)) throw error;
    });
  }

  private async change<T>(
    caller: Caller,
    work: (change: Change, notifiers: NotifierRepository) => Promise<T>,
  ): Promise<T> {
    const done = await this.store.change(caller, (change) =>
      work(change, new NotifierRepository(change.manager, caller)),
    );
    this.active.invalidate(caller.workspace);
    return done;
  }

  private secretsOf({ workspace }: Caller, id: string): NotifierSecrets {
    return new NotifierSecrets(this.runtime.secrets, workspace, id);
  }

  /** @throws ChannelNotConfigured */
  private requireConfigured(kind: NotifierKind): void {
    const { notConfigured } = this.channels.of(kind);
    if (notConfigured) throw notConfigured;
  }

  /** @throws AddressRefused */
  private async requireReachable({ workspace }: Caller, fields: NotifierFields): Promise<void> {
    const address = requestedUrl(fields, new SentSecrets(this.runtime.secrets, workspace));
    if (address === undefined || address === '') return;
    await this.runtime.guard.check(address).catch((error: unknown) => {
      throw error instanceof AddressRefused ? new AddressRefused(`url: ${error.message}`) : error;
    });
  }
}

/** The signing secret stays sealed: only the gateway opens it, to show it this once. */
const withSecret = (row: StoredNotifier): NewNotifierRecord => {
  const sealed = channelTypeOf(row.target).signingSecretOf?.(row.target);
  return { ...toRecord(row), ...(sealed !== undefined && { sealedSecret: sealed }) };
};

const disabledEmail = (
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
      targetKey: serviceTargetKey(workspace),
      event: 'notifier.disabled' as const,
      recipient: '',
    },
  ],
});

/** Audits the change and invalidates the caches of other processes. */
const recordChange = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  id: string,
  states: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> => {
  await record(`notifier.${what}`, id, states);
  await announce(notifiersChanged, { workspace });
};
