import { Logger } from '@nestjs/common';
import { bugReport, type Clock, type Secrets } from '@touchstone/kernel';
import { untilAvailable } from '@touchstone/storage';
import type { Channels, Notice, SendOutcome, Target } from '../channels/channel';
import { within } from '../channels/within';
import { deliveryCounter, tryDuration } from '../metrics';
import { type ContactOf, isOff, kindOf, plainMail, targetOf, wasTakenOff } from './addressee';
import type { Claimed, DeliveryQueue, Settlement } from './delivery-queue';
import { PATIENCE_MS } from './schedule';
import { type Ended, settlementOf } from './settlement';

/** Channels have limits of their own, which are shorter; a lease is longer. */
const LONGEST_TRY_MS = 40_000;
/** Who takes longer is not given many places at once, even if it answers well. */
const LONG_TRY_MS = 2_000;

export interface CourierParts {
  queue: DeliveryQueue;
  channels: Channels;
  secrets: Secrets;
  contactOf: ContactOf;
  clock: Clock;
  /** 0 to 1. */
  random: () => number;
  /** Called with a notifier whose target has failed for longer than one is patient. */
  giveUp: (workspace: string, notifierId: string) => Promise<void>;
}

/** What came of a try. */
type Sent = Pick<Ended, 'outcome' | 'recipient' | 'ends'>;

const failure = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

/** Works at least once, and again while the database is away; a process that ends leaves the rest to the lease. */
const insistent = (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  let begun = false;
  const beginning = () => {
    begun = true;
    return work();
  };
  return untilAvailable(beginning, () => begun && signal.aborted);
};

/** Makes one try of a delivery, and stores what came of it. */
export class Courier {
  private readonly logger = new Logger(Courier.name);

  constructor(private readonly parts: CourierParts) {}

  /**
   * Whatever comes of it is stored when it returns.
   * @returns whether its target is in trouble: it failed, or took long
   * @throws the signal's reason when it fires: it is unknown then what came of the try
   */
  async deliver(claimed: Claimed, signal: AbortSignal): Promise<boolean> {
    const { queue } = this.parts;
    const insist = (work: () => Promise<void>) => insistent(work, signal);
    if (isOff(claimed) || wasTakenOff(claimed)) {
      await insist(() =>
        queue.settle(claimed, { status: 'cancelled', dueAt: null, attempt: null }),
      );
      return false;
    }
    const settlement = await this.attempt(claimed, signal);
    const failed = settlement.status !== 'delivered';
    // A test that fails says nothing of how long a target has failed: it may be the first try ever, and the last one for weeks.
    const failing = failed && claimed.event === 'notifier.test' ? undefined : failed;
    await insist(() => queue.settle(claimed, settlement, failing));
    if (failing) await insist(() => this.giveUpAtLast(claimed));
    return failed || (settlement.attempt?.duration_ms ?? 0) > LONG_TRY_MS;
  }

  /** A target that has failed for too long. */
  private async giveUpAtLast({ workspace, notifier }: Claimed): Promise<void> {
    const { queue, giveUp } = this.parts;
    const since = notifier?.failing_since?.getTime() ?? Infinity;
    if (notifier !== null && queue.now.getTime() - since >= PATIENCE_MS)
      await giveUp(workspace, notifier.id);
  }

  private async attempt(claimed: Claimed, signal: AbortSignal): Promise<Settlement> {
    const { clock, random } = this.parts;
    const [begunAt, from] = [new Date(clock.nowMs()), clock.monotonicMs()];
    const sent = await this.send(claimed, signal);
    const durationMs = clock.monotonicMs() - from;
    const settlement = settlementOf(
      claimed,
      { begunAt, endedAt: new Date(clock.nowMs()), durationMs, ...sent },
      random(),
    );
    const kind = kindOf(claimed);
    tryDuration.observe({ kind }, durationMs / 1_000);
    deliveryCounter.inc({ kind, outcome: settlement.status });
    return settlement;
  }

  private async send(claimed: Claimed, signal: AbortSignal): Promise<Sent> {
    if (kindOf(claimed) !== 'email') return { outcome: await this.sendTo('', claimed, signal) };
    if (!this.parts.channels.email.configured)
      return {
        outcome: failure('No e-mail can be sent: the operator has named no mail server.'),
        ends: 'failed',
      };
    const { event, workspace } = claimed;
    const recipient =
      event === 'notifier.disabled' ? await this.contactOf(workspace) : claimed.recipient;
    if (recipient === undefined)
      return { outcome: failure("The workspace's contact could not be looked up.") };
    if (recipient === '')
      return {
        outcome: failure('There is nobody to send it to.'),
        ends: event === 'notifier.disabled' ? 'cancelled' : 'failed',
      };
    return { outcome: await this.sendTo(recipient, claimed, signal), recipient };
  }

  private async contactOf(workspace: string): Promise<string | undefined> {
    try {
      return await this.parts.contactOf(workspace);
    } catch (error) {
      this.logger.warn({ workspace, bug: bugReport(error) }, 'A contact could not be looked up.');
      return undefined;
    }
  }

  private async sendTo(
    recipient: string,
    { id, event, notice, notifier }: Claimed,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const { secrets, clock } = this.parts;
    let target: Target;
    try {
      target =
        notifier === null
          ? plainMail(recipient)
          : targetOf(notifier.name, notifier.target, recipient, secrets, new Date(clock.nowMs()));
    } catch {
      return failure(
        'A secret of this notifier cannot be read with the secret key of this installation; store it again.',
      );
    }
    try {
      return await within(LONGEST_TRY_MS, signal, (limited) =>
        this.through(id, target, { ...notice, event }, limited),
      );
    } catch (error) {
      signal.throwIfAborted();
      this.logger.error({ delivery: id, bug: bugReport(error) }, 'A try to deliver failed inside.');
      return failure('The try failed inside the service.');
    }
  }

  private async through(
    id: string,
    target: Target,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const { webhook, chat, email } = this.parts.channels;
    switch (target.kind) {
      case 'webhook':
        return webhook.send(id, target, notice, signal);
      case 'chat':
        return chat.send(id, target, notice, signal);
      case 'email':
        return email.send(id, target, notice, signal);
    }
  }
}
