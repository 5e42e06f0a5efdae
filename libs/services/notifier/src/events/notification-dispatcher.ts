import { Injectable } from '@nestjs/common';
import type {
  EvaluationCompleted,
  GuardrailAlerted,
  NotifierEvent,
  NotifierKind,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { BacklogLimit } from '../deliveries/backlog-limit';
import { addDeliveries } from '../deliveries/delivery-queue';
import { DueTargets } from '../deliveries/due-targets';
import { serviceTargetKey, targetKeyOf } from '../deliveries/target-key';
import { skippedCounter } from '../metrics';
import { NotifierRuntime, NotifierStore } from '../notifier-runtime';
import { type ActiveNotifier, ActiveNotifierCache } from '../notifiers/active-notifier-cache';
import { NotifierRepository } from '../notifiers/notifier.repository';
import { addAlert } from './guardrail-alerts';
import { evaluationNotice } from './notice';
import { eventsOf, matchesFilters } from './notifier-filters';

/** Turns events into deliveries to the notifiers that subscribe to them. */
@Injectable()
export class NotificationDispatcher {
  constructor(
    private readonly store: NotifierStore,
    private readonly active: ActiveNotifierCache,
    private readonly backlog: BacklogLimit,
    private readonly dueTargets: DueTargets,
    private readonly runtime: NotifierRuntime,
  ) {}

  /** Returns when the deliveries are stored. Idempotent. @throws Unavailable */
  async evaluationCompleted(completed: EvaluationCompleted): Promise<void> {
    const events = eventsOf(completed);
    if (events.length === 0) return;
    const { store } = this;
    const { id: subjectId, workspace } = completed;
    const notifiers = await this.active.get(workspace);
    if (notifiers.length === 0) return;
    const { to, skipped } = await this.reserve(deliveriesOf(completed, events, notifiers));
    const notice = evaluationNotice(completed);
    if (to.length > 0)
      await store.read((manager) =>
        addDeliveries(manager, { workspace, subjectId, notice, to }, store.now),
      );
    this.dueTargets.add(to.map(({ targetKey }) => targetKey));
    await this.countSkipped(workspace, skipped);
  }

  /** Returns when the delivery is stored. Idempotent. @throws Unavailable */
  async guardrailAlerted(alerted: GuardrailAlerted): Promise<void> {
    const { workspace } = alerted;
    const { alertsPerHour: perHour } = this.runtime.limits;
    const targetKey = serviceTargetKey(workspace);
    if (!(await this.backlog.reserve(targetKey))) return skippedCounter.inc({ kind: 'email' });
    await this.store.change({ workspace, keyId: '' }, ({ manager, now }) =>
      addAlert(manager, alerted, { now, perHour }),
    );
    this.dueTargets.add([targetKey]);
  }

  private async reserve(
    deliveries: readonly NewDelivery[],
  ): Promise<{ to: NewDelivery[]; skipped: NewDelivery[] }> {
    const [to, skipped]: [NewDelivery[], NewDelivery[]] = [[], []];
    for (const delivery of deliveries)
      ((await this.backlog.reserve(delivery.targetKey)) ? to : skipped).push(delivery);
    return { to, skipped };
  }

  /** Runs after the other deliveries are stored, so that a redelivered event is counted once. */
  private async countSkipped(workspace: string, skipped: readonly NewDelivery[]): Promise<void> {
    const { store } = this;
    for (const notifierId of new Set(skipped.map((delivery) => delivery.notifierId))) {
      const count = skipped.filter((delivery) => delivery.notifierId === notifierId).length;
      await store.read((manager) =>
        new NotifierRepository(manager, { workspace }).addSkipped(notifierId, count, store.now),
      );
    }
    for (const { kind } of skipped) skippedCounter.inc({ kind });
  }
}

interface NewDelivery {
  id: string;
  notifierId: string;
  kind: NotifierKind;
  targetKey: string;
  event: NotifierEvent;
  recipient: string;
}

/** One for each notifier, event and recipient. */
const deliveriesOf = (
  completed: EvaluationCompleted,
  events: readonly NotifierEvent[],
  notifiers: readonly ActiveNotifier[],
): NewDelivery[] =>
  notifiers.flatMap(({ id, kind, events: subscribed, filters, recipients }) =>
    events
      .filter((event) => subscribed.includes(event) && matchesFilters(filters, completed, event))
      .flatMap((event) =>
        recipients.map((recipient) => ({
          id: newId(),
          notifierId: id,
          kind,
          targetKey: targetKeyOf(id, kind),
          event,
          recipient,
        })),
      ),
  );
