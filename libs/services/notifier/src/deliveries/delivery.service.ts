import { Injectable } from '@nestjs/common';
import type { Caller, DeliveryRecord, DeliveryStatus, Page } from '@touchstone/contracts';
import { Counter, newId } from '@touchstone/kernel';
import { recipientsOf } from '../channels/channel-types';
import { NotifierOff, TooManyTests } from '../errors';
import { testNotice } from '../events/notice';
import { NotifierStore } from '../notifier-runtime';
import { NotifierRepository, type StoredNotifier } from '../notifiers/notifier.repository';
import { DeliveryRepository, type StoredDelivery, toRecord } from './delivery.repository';
import { DeliveryExecutor } from './delivery-executor';
import { leaseUntil } from './delivery-queue';
import { DueTargets } from './due-targets';
import { targetKeyOf } from './target-key';

/** Tests of one workspace in progress at once. */
const MAX_TESTS = 4;

/** Lists deliveries, tests notifiers and delivers again. */
@Injectable()
export class DeliveryService {
  /** In progress, by workspace. */
  private readonly tests = new Counter();

  constructor(
    private readonly store: NotifierStore,
    private readonly executor: DeliveryExecutor,
    private readonly dueTargets: DueTargets,
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

  /**
   * Makes one attempt for each recipient, even if the notifier is off.
   * @throws NotFound, TooManyTests
   */
  async test(caller: Caller, id: string): Promise<DeliveryRecord[]> {
    if (this.tests.of(caller.workspace) >= MAX_TESTS) throw new TooManyTests();
    this.tests.add(caller.workspace);
    try {
      return await this.testNow(caller, id);
    } finally {
      this.tests.remove(caller.workspace);
    }
  }

  /** @throws NotFound; NotifierOff */
  async redeliver(caller: Caller, id: string): Promise<DeliveryRecord> {
    const { row, targetKey } = await this.store.change(caller, async ({ manager, now }) => {
      const deliveries = new DeliveryRepository(manager, caller);
      const before = await deliveries.get(id, 'update');
      if (before.notifier_id !== null)
        await requireActive(new NotifierRepository(manager, caller), before.notifier_id);
      await deliveries.restart(before, now);
      return { row: toRecord(await deliveries.get(id)), targetKey: before.target_key };
    });
    this.dueTargets.add([targetKey]);
    return row;
  }

  private async testNow(caller: Caller, id: string): Promise<DeliveryRecord[]> {
    const { notifier, rows } = await this.store.change(caller, async ({ manager, now }) => {
      const stored = await new NotifierRepository(manager, caller).get(id);
      const tests = testDeliveries(stored, now);
      for (const row of tests) await new DeliveryRepository(manager, caller).create(row);
      return { notifier: stored, rows: tests };
    });
    const neverAborted = new AbortController().signal;
    await Promise.all(
      rows.map((row) =>
        this.executor.execute({ ...row, workspace: caller.workspace, notifier }, neverAborted),
      ),
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
const requireActive = async (notifiers: NotifierRepository, id: string): Promise<void> => {
  const [notifier] = await notifiers.find(id);
  if (!notifier?.active) throw new NotifierOff();
};

/** Creates them claimed, so that another process attempts them only if this one dies. */
const testDeliveries = ({ id, target }: StoredNotifier, now: Date): StoredDelivery[] =>
  recipientsOf(target).map((recipient) => {
    const testId = newId();
    return {
      id: testId,
      notifier_id: id,
      target_key: targetKeyOf(id, target.kind),
      event: 'notifier.test',
      subject_id: testId,
      recipient,
      status: 'pending',
      notice: testNotice(testId, now),
      attempts: [],
      tries: 0,
      claims: 1,
      created_at: now,
      due_at: leaseUntil(now),
      completed_at: null,
    };
  });
