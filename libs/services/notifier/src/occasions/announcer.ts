import type {
  EvaluationCompleted,
  GuardrailAlerted,
  NotifierEvent,
  NotifierKind,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Store } from '@touchstone/storage';
import { addDeliveries } from '../deliveries/delivery-queue';
import { laneOf, ownLane } from '../deliveries/lane-names';
import type { Room } from '../deliveries/room';
import { skippedCounter } from '../metrics';
import type { ActiveNotifier, ActiveNotifiers } from '../notifiers/active-notifiers';
import { NotifierRepository } from '../notifiers/notifier.repository';
import { addAlert } from './alerts';
import { eventsOf, matches } from './filters';
import { noticeOf } from './notice';

export interface AnnouncerParts {
  store: Store;
  active: ActiveNotifiers;
  room: Room;
  /** Hears of lanes that something is due in. */
  wake: (lanes: string[]) => void;
}

/** Makes deliveries of what happens; they are stored when it returns, and what comes again adds none. */
export class Announcer {
  constructor(private readonly parts: AnnouncerParts) {}

  /** @throws Unavailable */
  async evaluated(completed: EvaluationCompleted): Promise<void> {
    const events = eventsOf(completed);
    if (events.length === 0) return;
    const { store, active, wake } = this.parts;
    const { id: subjectId, workspace } = completed;
    const notifiers = await active.of(workspace);
    if (notifiers.length === 0) return;
    const { to, skipped } = await this.withRoom(addressed(completed, events, notifiers));
    if (to.length > 0)
      await store.read((manager) =>
        addDeliveries(
          manager,
          { workspace, subjectId, notice: noticeOf(completed), to },
          store.now,
        ),
      );
    wake(to.map(({ lane }) => lane));
    await this.note(workspace, skipped);
  }

  /** @throws Unavailable */
  async alerted(alerted: GuardrailAlerted): Promise<void> {
    const { store, room, wake } = this.parts;
    const { workspace } = alerted;
    const lane = ownLane(workspace);
    if (!(await room.take(lane))) return skippedCounter.inc({ kind: 'email' });
    await store.change({ workspace, keyId: '' }, ({ manager, now }) =>
      addAlert(manager, alerted, now),
    );
    wake([lane]);
  }

  private async withRoom(
    addressed: readonly Addressed[],
  ): Promise<{ to: Addressed[]; skipped: Addressed[] }> {
    const [to, skipped]: [Addressed[], Addressed[]] = [[], []];
    for (const one of addressed) ((await this.parts.room.take(one.lane)) ? to : skipped).push(one);
    return { to, skipped };
  }

  /** After the others are stored: where this fails and all comes again, nothing is counted twice. */
  private async note(workspace: string, skipped: readonly Addressed[]): Promise<void> {
    const { store } = this.parts;
    for (const notifierId of new Set(skipped.map((one) => one.notifierId))) {
      const missed = skipped.filter((one) => one.notifierId === notifierId).length;
      await store.read((manager) =>
        new NotifierRepository(manager, { workspace }).skip(notifierId, missed, store.now),
      );
    }
    for (const { kind } of skipped) skippedCounter.inc({ kind });
  }
}

interface Addressed {
  id: string;
  notifierId: string;
  kind: NotifierKind;
  lane: string;
  event: NotifierEvent;
  recipient: string;
}

const addressed = (
  completed: EvaluationCompleted,
  events: readonly NotifierEvent[],
  notifiers: readonly ActiveNotifier[],
): Addressed[] =>
  notifiers.flatMap(({ id, kind, events: wanted, filters, recipients }) =>
    events
      .filter((event) => wanted.includes(event) && matches(filters, completed, event))
      .flatMap((event) =>
        recipients.map((recipient) => ({
          id: newId(),
          notifierId: id,
          kind,
          lane: laneOf(id, kind),
          event,
          recipient,
        })),
      ),
  );
