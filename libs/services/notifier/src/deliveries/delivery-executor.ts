import { Injectable, Logger } from '@nestjs/common';
import { bugReport } from '@touchstone/kernel';
import { retryWhileUnavailable } from '@touchstone/storage';
import { runAbortable } from '../channels/abortable';
import type { SendOutcome, Target } from '../channels/channel-type';
import { channelTypeOf } from '../channels/channel-types';
import { Channels } from '../channels/channels';
import { serviceEmail } from '../channels/email/email-channel-type';
import { attemptDuration, deliveryCounter } from '../metrics';
import { NotifierRuntime } from '../notifier-runtime';
import { NotifierService } from '../notifiers/notifier.service';
import { NotifierSecrets } from '../notifiers/notifier-secrets';
import { type Claimed, DeliveryQueue, type Settlement } from './delivery-queue';
import { isObsolete, kindOf } from './delivery-target';
import { DueTargets } from './due-targets';
import { DISABLE_AFTER_MS } from './retry-schedule';
import { type AttemptResult, settlementOf } from './settlement';
import { serviceTargetKey } from './target-key';
import { WorkspaceContactClient } from './workspace-contact.client';

/** Longer than the limits of the channels themselves, shorter than a lease. */
const ATTEMPT_TIMEOUT_MS = 40_000;
/** A target that takes longer gets one attempt at a time, even if it answers well. */
const SLOW_ATTEMPT_MS = 2_000;

type Sent = Pick<AttemptResult, 'outcome' | 'recipient' | 'finalStatus'>;

const failure = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

/**
 * Runs `work` at least once, and repeats it while the database is unavailable. A stopping process
 * leaves the rest to the expiry of the lease.
 */
const untilStored = (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  let started = false;
  const attempt = () => {
    started = true;
    return work();
  };
  return retryWhileUnavailable(attempt, () => started && signal.aborted);
};

/** Executes one delivery attempt and records the outcome. */
@Injectable()
export class DeliveryExecutor {
  private readonly logger = new Logger(DeliveryExecutor.name);

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly channels: Channels,
    private readonly contacts: WorkspaceContactClient,
    private readonly notifiers: NotifierService,
    private readonly dueTargets: DueTargets,
    private readonly runtime: NotifierRuntime,
  ) {}

  /**
   * Returns when the outcome is stored.
   * @returns true when the target failed or was slow
   * @throws the signal's reason when it fires: the outcome of the attempt is then unknown
   */
  async execute(claimed: Claimed, signal: AbortSignal): Promise<boolean> {
    const { queue } = this;
    if (isObsolete(claimed)) {
      const cancelled: Settlement = { status: 'cancelled', dueAt: null, attempt: null };
      await untilStored(() => queue.settle(claimed, cancelled), signal);
      return false;
    }
    const settlement = await this.attempt(claimed, signal);
    const failed = settlement.status !== 'delivered';
    // A failed test does not count towards disabling: it may be the only attempt in weeks.
    const failing = failed && claimed.event === 'notifier.test' ? undefined : failed;
    await untilStored(() => queue.settle(claimed, settlement, failing), signal);
    if (failing) await untilStored(() => this.disableAfterRepeatedFailure(claimed), signal);
    return failed || (settlement.attempt?.duration_ms ?? 0) > SLOW_ATTEMPT_MS;
  }

  private async disableAfterRepeatedFailure({ workspace, notifier }: Claimed): Promise<void> {
    const failingSince = notifier?.failing_since?.getTime() ?? Infinity;
    if (notifier === null || this.queue.now.getTime() - failingSince < DISABLE_AFTER_MS) return;
    await this.notifiers.disable(workspace, notifier.id);
    this.dueTargets.add([serviceTargetKey(workspace)]);
  }

  private async attempt(claimed: Claimed, signal: AbortSignal): Promise<Settlement> {
    const { clock, random } = this.runtime;
    const [startedAt, startMs] = [new Date(clock.nowMs()), clock.monotonicMs()];
    const sent = await this.send(claimed, signal);
    const durationMs = clock.monotonicMs() - startMs;
    const endedAt = new Date(clock.nowMs());
    const settlement = settlementOf(claimed, { startedAt, endedAt, durationMs, ...sent }, random());
    const kind = kindOf(claimed);
    attemptDuration.observe({ kind }, durationMs / 1_000);
    deliveryCounter.inc({ kind, outcome: settlement.status });
    return settlement;
  }

  private async send(claimed: Claimed, signal: AbortSignal): Promise<Sent> {
    const { notConfigured } = this.channels.of(kindOf(claimed));
    if (notConfigured) return { outcome: failure(notConfigured.reason), finalStatus: 'failed' };
    return claimed.notifier === null
      ? this.sendServiceEmail(claimed, signal)
      : { outcome: await this.sendToNotifier(claimed, claimed.notifier, signal) };
  }

  private async sendServiceEmail(claimed: Claimed, signal: AbortSignal): Promise<Sent> {
    const isForContact = claimed.event === 'notifier.disabled';
    const recipient = isForContact ? await this.contactOf(claimed.workspace) : claimed.recipient;
    if (recipient === undefined)
      return { outcome: failure("The workspace's contact could not be looked up.") };
    if (recipient === '')
      return {
        outcome: failure('No recipient is set.'),
        finalStatus: isForContact ? 'cancelled' : 'failed',
      };
    return { outcome: await this.sendTo(serviceEmail(recipient), claimed, signal), recipient };
  }

  private async contactOf(workspace: string): Promise<string | undefined> {
    try {
      return await this.contacts.emailOf(workspace);
    } catch (error) {
      this.logger.warn({ workspace, bug: bugReport(error) }, 'A contact could not be looked up.');
      return undefined;
    }
  }

  private async sendToNotifier(
    claimed: Claimed,
    { id, name, target: stored }: NonNullable<Claimed['notifier']>,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const { clock } = this.runtime;
    const { recipient, workspace } = claimed;
    const secrets = new NotifierSecrets(this.runtime.secrets, workspace, id);
    const context = { notifierName: name, recipient, secrets, now: new Date(clock.nowMs()) };
    let target: Target;
    try {
      target = channelTypeOf(stored).open(stored, context);
    } catch {
      return failure(
        'A secret of this notifier cannot be read with the secret key of this installation; store it again.',
      );
    }
    return this.sendTo(target, claimed, signal);
  }

  private async sendTo(
    target: Target,
    { id, event, notice }: Claimed,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const channel = this.channels.of(target.kind);
    try {
      return await runAbortable(ATTEMPT_TIMEOUT_MS, signal, (limited) =>
        channel.send(id, target, { ...notice, event }, limited),
      );
    } catch (error) {
      signal.throwIfAborted();
      this.logger.error({ delivery: id, bug: bugReport(error) }, 'A delivery attempt failed.');
      return failure('The attempt failed because of an internal error.');
    }
  }
}
