import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ANSWER_RETENTION_MS, type EvaluationJob } from '@touchstone/contracts';
import { AppError, bugReport, outsideTraces, type Secrets } from '@touchstone/kernel';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { endAsFailed } from './async-evaluation.repository';
import { claim, type Claimed, endLeases, extendLeases, giveBack, hasLapsedLeases } from './claims';
import { EvaluationQueues } from './evaluation-queues';
import { SealedEvaluations, UNREADABLE } from './sealed-evaluation';

/**
 * A queued evaluation without an answer is queued again after this time: longer than a full queue
 * takes to drain, since the broker itself redelivers what a dead process had taken.
 */
export const LEASE_MS = 10 * 60_000;
/** An evaluation that was queued more often is answered without asking a family. */
const MOST_ATTEMPTS = 3;
/** Finds overdue evaluations and the batches of other replicas. */
const SWEEP_MS = 1_000;
/** Nothing but this process changes an embedded database. */
const SWEEP_EMBEDDED_MS = 60_000;
const RETRY_MS = 1_000;

/** Lines of batches in the queues at the same time, in all replicas. */
export class BatchConcurrency {
  constructor(readonly lines: number) {}
}

/**
 * Queues lines of batches a few at a time, fairly among workspaces, and evaluations again whose
 * answer never came. Woken by every stored answer.
 */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Dispatcher.name);
  private readonly sealed: SealedEvaluations;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private recovered = false;
  private stopped = false;

  constructor(
    private readonly store: ManagementStore,
    private readonly queues: EvaluationQueues,
    private readonly concurrency: BatchConcurrency,
    @Inject(MANAGEMENT_SECRETS) secrets: Secrets,
  ) {
    this.sealed = new SealedEvaluations(secrets);
  }

  onApplicationBootstrap(): void {
    this.store.onOpen(() => this.wake());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Looks for evaluations to queue: now, or once more after the round that is running. */
  wake(): void {
    this.again = true;
    if (this.running || this.stopped) return;
    clearTimeout(this.timer);
    this.running = outsideTraces(() => this.rounds()).then((pauseMs) => {
      this.running = undefined;
      if (this.again) this.wake();
      else if (!this.stopped) this.timer = setTimeout(() => this.wake(), pauseMs).unref();
    });
  }

  /** @returns the pause until the next round, in milliseconds */
  private async rounds(): Promise<number> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        if (!(await this.dispatch())) return RETRY_MS;
      }
      return this.store.isShared ? SWEEP_MS : SWEEP_EMBEDDED_MS;
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error({ bug: bugReport(error) }, 'Evaluations could not be queued; retrying.');
      return RETRY_MS;
    }
  }

  /** @returns false if a queue did not accept everything */
  private async dispatch(): Promise<boolean> {
    await this.recover();
    const { now } = this.store;
    const lease = { now, leaseUntil: new Date(now.getTime() + LEASE_MS) };
    const hasLapsed = await this.store.read((manager) => hasLapsedLeases(manager, now));
    // An evaluation that waits in a queue is not lost, however long it waits.
    if (hasLapsed && this.queues.areDurable && (await this.queues.countWaiting()) > 0)
      await this.store.read((manager) => extendLeases(manager, lease));
    const claimed = await this.store.read((manager) =>
      manager.transaction((transaction) =>
        claim(transaction, { ...lease, inFlight: this.concurrency.lines }),
      ),
    );
    const refused = (await Promise.all(claimed.map((one) => this.enqueue(one)))).flat();
    if (refused.length > 0) {
      await this.store.read((manager) => giveBack(manager, refused));
      return false;
    }
    if (claimed.length > 0) this.again = true;
    return true;
  }

  /** Queues in memory are lost with their process, so its successor queues everything again. */
  private async recover(): Promise<void> {
    if (this.recovered) return;
    if (!this.queues.areDurable)
      await this.store.read((manager) => endLeases(manager, this.store.now));
    this.recovered = true;
  }

  /** Returns the evaluation if its queue did not accept it. */
  private async enqueue(claimed: Claimed): Promise<Claimed[]> {
    const job = await this.jobOf(claimed);
    if (!job) return [];
    try {
      const [isLine, abandoned] = [claimed.batch !== null, claimed.attempts > MOST_ATTEMPTS];
      await this.queues.enqueue({
        job,
        ...(isLine && { isLine }),
        ...(abandoned && { abandoned }),
      });
      return [];
    } catch (error) {
      if (error instanceof AppError) return [claimed];
      throw error;
    }
  }

  /** Ends an evaluation whose job cannot be read, so that no other waits for it. */
  private async jobOf(claimed: Claimed): Promise<EvaluationJob | undefined> {
    try {
      return this.sealed.unsealJob(claimed);
    } catch (error) {
      this.logger.error({ evaluation: claimed.id, bug: bugReport(error) }, UNREADABLE);
      const expiresAt = new Date(this.store.now.getTime() + ANSWER_RETENTION_MS);
      await this.store.read((manager) =>
        manager.transaction((transaction) =>
          endAsFailed(transaction, claimed.id, UNREADABLE, expiresAt),
        ),
      );
      return undefined;
    }
  }
}
