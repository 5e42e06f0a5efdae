import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AppError, bugReport, outsideTraces, withTimeLimit } from '@touchstone/kernel';
import { PeriodicTask } from '@touchstone/storage';
import { MAIL_CONNECTIONS } from '../channels/email/smtp-pool';
import { pendingGauge } from '../metrics';
import { NotifierRuntime, NotifierStore } from '../notifier-runtime';
import { DeliveryExecutor } from './delivery-executor';
import { type Claimed, DeliveryQueue } from './delivery-queue';
import { DueTargets } from './due-targets';
import { type ClaimRequest, TargetScheduler } from './target-scheduler';

const TARGETS_PER_SWEEP = 1_000;
const COUNT_MS = 15_000;
/** Attempts in progress to one target, in each process. */
const TARGET_CONCURRENCY = 4;

/**
 * Claims due deliveries and executes them, with a concurrency limit in total and for each target.
 */
@Injectable()
export class DeliveryWorker implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DeliveryWorker.name);
  private readonly scheduler: TargetScheduler;
  private readonly inProgress = new Set<Promise<void>>();
  private readonly sweeping: PeriodicTask;
  private readonly counting = new PeriodicTask(COUNT_MS, async () =>
    pendingGauge.set(await this.queue.countAllPending()),
  );
  private readonly cancellation = new AbortController();
  private claiming: Promise<void> = Promise.resolve();
  private isClaiming = false;
  private sweptUpTo = '';
  private stopped = true;

  constructor(
    private readonly store: NotifierStore,
    private readonly queue: DeliveryQueue,
    private readonly executor: DeliveryExecutor,
    private readonly dueTargets: DueTargets,
    private readonly runtime: NotifierRuntime,
  ) {
    const { concurrency, sweepMs } = runtime.limits;
    this.sweeping = new PeriodicTask(sweepMs, () => this.sweep());
    this.scheduler = new TargetScheduler({
      total: concurrency,
      perTarget: Math.min(TARGET_CONCURRENCY, concurrency),
      mail: MAIL_CONNECTIONS,
    });
  }

  onModuleInit(): void {
    this.dueTargets.onAdd((targetKeys) => this.wake(targetKeys));
    this.store.onOpen(() => this.start());
  }

  /** Lets attempts in progress finish; releases those that exceed the grace period. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.sweeping.stop(), this.counting.stop(), this.claiming]);
    await withTimeLimit(this.runtime.limits.graceMs, (signal) => {
      signal.addEventListener('abort', () => this.cancellation.abort(signal.reason), {
        once: true,
      });
      return Promise.all(this.inProgress);
    });
  }

  private start(): void {
    this.stopped = false;
    this.sweeping.start();
    this.counting.start();
  }

  private wake(targetKeys: Iterable<string>): void {
    this.scheduler.add(targetKeys);
    if (!this.stopped && !this.isClaiming) this.claiming = outsideTraces(() => this.claimAll());
  }

  private async claimAll(): Promise<void> {
    this.isClaiming = true;
    try {
      for (
        let requests = this.scheduler.take();
        requests.length > 0;
        requests = this.stopped ? [] : this.scheduler.take()
      )
        await this.claim(requests);
    } catch (error) {
      // The next sweep finds the targets again.
      if (!(error instanceof AppError))
        this.logger.error({ bug: bugReport(error) }, 'Due deliveries could not be claimed.');
    } finally {
      this.isClaiming = false;
    }
  }

  private async claim(requests: readonly ClaimRequest[]): Promise<void> {
    const claimed = await this.queue.claim(requests);
    claimed.forEach((one) => this.begin(one));
    const counts = new Map<string, number>();
    for (const { target_key: key } of claimed) counts.set(key, (counts.get(key) ?? 0) + 1);
    // A target that had as many as requested may have more.
    this.scheduler.add(
      requests
        .filter(({ targetKey, max }) => counts.get(targetKey) === max)
        .map(({ targetKey }) => targetKey),
    );
  }

  private begin(claimed: Claimed): void {
    const { target_key: targetKey } = claimed;
    this.scheduler.begin(targetKey);
    const done = this.execute(claimed)
      .catch((error: unknown) => {
        // The delivery is claimed again when its lease has expired.
        this.logger.error(
          { delivery: claimed.id, bug: bugReport(error) },
          'The outcome of a delivery could not be stored.',
        );
        return true;
      })
      .then((troubled) => {
        this.scheduler.end(targetKey, troubled);
        this.inProgress.delete(done);
        this.wake([]);
      });
    this.inProgress.add(done);
  }

  /** @returns true when the target failed or was slow */
  private async execute(claimed: Claimed): Promise<boolean> {
    try {
      return await this.executor.execute(claimed, this.cancellation.signal);
    } catch (error) {
      if (!this.cancellation.signal.aborted) throw error;
      await this.queue.release(claimed);
      return true;
    }
  }

  private async sweep(): Promise<void> {
    const targets = await this.queue.targetsWithPending(this.sweptUpTo, TARGETS_PER_SWEEP);
    this.sweptUpTo = targets.length < TARGETS_PER_SWEEP ? '' : (targets.at(-1)?.targetKey ?? '');
    this.wake(targets.filter(({ due }) => due).map(({ targetKey }) => targetKey));
    const off = targets.filter((target) => target.off).map(({ targetKey }) => targetKey);
    if (off.length > 0) await this.queue.cancelSome(off);
  }
}
