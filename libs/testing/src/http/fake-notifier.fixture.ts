import {
  createNotifier, deleteNotifier, type DeliveryRecord, getNotifier, listDeliveries, listNotifiers, messagePlace, type NotifierFields, notifierPlace, notifierQueue, type NotifierRecord, redeliver,
  rotateNotifierSecret, testNotifier, updateNotifier,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { InProcessBroker } from '@touchstone/messaging';
import { SECRETS } from './fake-management.fixture';
import { FakeService, paged, Rows } from './fake-service.fixture';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
export const SIGNING_SECRET = 'whsec_bWFkZSBmb3IgdGhlIHNwZWNz';

export const aDelivery = (parts: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  id: newId(), notifier_id: 'notifier-1', event: 'notifier.test', subject_id: 'subject-1', recipient: null, status: 'delivered',
  attempts: [{ at: CREATED_AT, duration_ms: 3, status_code: 200, error: null }], created_at: CREATED_AT, next_attempt_at: null, completed_at: CREATED_AT, ...parts,
});

const ofKind = (workspace: string, { kind, url = '', sealedUrl = '', authentication, channel = '', template = '', recipients = [], body_type = 'text', subject = '' }: NotifierFields) => {
  if (kind === 'chat') return { kind, url: SECRETS.unseal(sealedUrl, messagePlace(workspace, 'notifier.url')).replace(/(?<=^https?:\/\/[^/]+\/).*(?=.{4}$)/, '…'), channel, template };
  return kind === 'email' ? { kind, recipients, recipient: recipients[0], body_type, subject } : { kind: 'webhook' as const, url, authentication_last_four: authentication?.lastFour ?? null };
};

type Row = NotifierFields & { id: string };

const recordOf = (workspace: string, { id, name = '', active = true, events = ['evaluation.failed'], filters = {}, ...fields }: Row): NotifierRecord => ({
  id, name, active, events, filters, created_at: CREATED_AT, updated_at: CREATED_AT, failing_since: null, disabled_reason: null, skipped: null, ...ofKind(workspace, fields),
});

/** Fake notifier service that sends nothing, on real messages. */
export class FakeNotifier extends FakeService {
  readonly notifiers = new Rows<Row>();
  readonly deliveries = new Rows<DeliveryRecord>();

  static async on(broker: InProcessBroker): Promise<FakeNotifier> {
    const notifier = new FakeNotifier(broker, notifierQueue);
    await notifier.serveNotifiers();
    await notifier.serveDeliveries();
    return notifier;
  }

  private async serveNotifiers(): Promise<void> {
    const withSecret = (workspace: string, record: NotifierRecord) =>
      ({ ...record, ...(record.kind === 'webhook' && { sealedSecret: SECRETS.seal(SIGNING_SECRET, notifierPlace(workspace, record.id)) }) });
    await this.serve(createNotifier, ({ caller, fields }) => withSecret(caller.workspace, recordOf(caller.workspace, this.notifiers.put(caller.workspace, { ...fields, id: newId() }))));
    await this.serve(getNotifier, ({ caller, id }) => recordOf(caller.workspace, this.notifiers.get(caller.workspace, id)));
    await this.serve(listNotifiers, ({ caller, page }) => paged(this.notifiers.all(caller.workspace).map((row) => recordOf(caller.workspace, row)), page));
    await this.serve(updateNotifier, ({ caller, id, fields }) =>
      recordOf(caller.workspace, this.notifiers.put(caller.workspace, { ...this.notifiers.get(caller.workspace, id), ...fields })));
    await this.serve(deleteNotifier, ({ caller, id }) => this.notifiers.delete(caller.workspace, id));
    await this.serve(rotateNotifierSecret, ({ caller, id }) => withSecret(caller.workspace, recordOf(caller.workspace, this.notifiers.get(caller.workspace, id))));
    await this.serve(testNotifier, ({ caller, id }) => [aDelivery({ notifier_id: this.notifiers.get(caller.workspace, id).id })]);
  }

  private async serveDeliveries(): Promise<void> {
    await this.serve(listDeliveries, ({ caller, id, status, page }) => {
      const of = id === undefined ? undefined : this.notifiers.get(caller.workspace, id).id;
      const wanted = (one: DeliveryRecord) => (of === undefined || one.notifier_id === of) && (status === undefined || one.status === status);
      return paged(this.deliveries.all(caller.workspace).filter(wanted), page);
    });
    await this.serve(redeliver, ({ caller, id }) => ({ ...this.deliveries.get(caller.workspace, id), status: 'pending' as const }));
  }
}
