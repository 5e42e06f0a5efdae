import type { Caller, DeliveryRecord, DeliveryStatus, Page } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Store } from '@touchstone/storage';
import { NotifierOff, TooManyTests } from '../errors';
import { NotifierRepository, type StoredNotifier } from '../notifiers/notifier.repository';
import { testNoticeOf } from '../occasions/notice';
import type { Courier } from './courier';
import { DeliveryRepository, type StoredDelivery, toRecord } from './delivery.repository';
import { type Claimed, leaseFrom } from './delivery-queue';
import { laneOf } from './lane-names';
import { Tally } from './tally';

/** Of one workspace, under way at once. */
const MOST_TESTS = 4;

/** The log of what was sent, and what callers want sent. */
export class DeliveryService {
  /** By workspace. */
  private readonly tests = new Tally();

  constructor(
    private readonly store: Store,
    private readonly courier: Courier,
    /** Hears of lanes that something is due in. */
    private readonly wake: (lanes: string[]) => void,
  ) {}

  /** @throws NotFound for another workspace's notifier */
  list(
    caller: Caller,
    filter: { id?: string; status?: DeliveryStatus; page: Page },
  ): Promise<DeliveryRecord[]> {
    return this.store.read(async (manager) => {
      if (filter.id !== undefined) await new NotifierRepository(manager, caller).get(filter.id);
      return new DeliveryRepository(manager, caller).list(filter);
    });
  }

  /** One try for each receiver, whether the notifier is on or off. @throws NotFound; TooManyTests */
  async test(caller: Caller, id: string): Promise<DeliveryRecord[]> {
    if (this.tests.of(caller.workspace) >= MOST_TESTS) throw new TooManyTests();
    this.tests.add(caller.workspace);
    try {
      return await this.testNow(caller, id);
    } finally {
      this.tests.remove(caller.workspace);
    }
  }

  /** @throws NotFound; NotifierOff */
  async redeliver(caller: Caller, id: string): Promise<DeliveryRecord> {
    const { row, lane } = await this.store.change(caller, async ({ manager, now }) => {
      const deliveries = new DeliveryRepository(manager, caller);
      const before = await deliveries.get(id, 'update');
      if (before.notifier_id !== null)
        await demandOn(new NotifierRepository(manager, caller), before.notifier_id);
      await deliveries.restart(before, now);
      return { row: toRecord(await deliveries.get(id)), lane: before.lane };
    });
    this.wake([lane]);
    return row;
  }

  private async testNow(caller: Caller, id: string): Promise<DeliveryRecord[]> {
    const { notifier, rows } = await this.store.change(caller, async ({ manager, now }) => {
      const stored = await new NotifierRepository(manager, caller).get(id);
      const made = testsOf(stored, now);
      for (const row of made) await new DeliveryRepository(manager, caller).create(row);
      return { notifier: stored, rows: made };
    });
    const never = new AbortController().signal;
    await Promise.all(
      rows.map((row) => this.courier.deliver(claimedBy(caller, row, notifier), never)),
    );
    return this.store.read((manager) =>
      Promise.all(
        rows.map(async (row) =>
          toRecord(await new DeliveryRepository(manager, caller).get(row.id)),
        ),
      ),
    );
  }
}

/** @throws NotifierOff */
const demandOn = async (notifiers: NotifierRepository, id: string): Promise<void> => {
  const [notifier] = await notifiers.withId(id);
  if (!notifier?.active) throw new NotifierOff();
};

/** Taken on already: only where this process dies will another one try them. */
const testsOf = ({ id, target }: StoredNotifier, now: Date): StoredDelivery[] =>
  (target.kind === 'email' ? target.recipients : ['']).map((recipient) => {
    const testId = newId();
    return {
      id: testId,
      notifier_id: id,
      lane: laneOf(id, target.kind),
      event: 'notifier.test',
      subject_id: testId,
      recipient,
      status: 'pending',
      notice: testNoticeOf(testId, now),
      attempts: [],
      tries: 0,
      claims: 1,
      created_at: now,
      due_at: leaseFrom(now),
      completed_at: null,
    };
  });

const claimedBy = (
  { workspace }: Caller,
  row: StoredDelivery,
  notifier: StoredNotifier,
): Claimed => ({ ...row, workspace, notifier });
