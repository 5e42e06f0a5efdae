import type { DeliveryRecord } from '@touchstone/contracts';
import { deferred } from '@touchstone/testing';
import type { Channel, SendOutcome } from './channels/channel-type';
import type { ChatTarget } from './channels/chat/slack-body';
import type { EmailTarget } from './channels/email/mail-message';
import type { Notice } from './channels/notice';
import type { WebhookTarget } from './channels/webhook/webhook-channel';
import { type ChannelNotConfigured, MailNotConfigured } from './errors';

type AnyTarget = WebhookTarget | ChatTarget | EmailTarget;

export interface Sent {
  id: string;
  target: AnyTarget;
  notice: Notice;
}

const DELIVERED: SendOutcome = { delivered: true, statusCode: 200 };

/** An in-memory channel: records what is sent, and returns the outcome set for each address. */
export class RecordingChannel implements Channel<AnyTarget> {
  configured = true;
  readonly sent: Sent[] = [];
  /** The largest number of attempts in progress at once, by address. */
  readonly most = new Map<string, number>();
  private readonly answers = new Map<string, () => Promise<SendOutcome>>();
  private readonly underWay = new Map<string, number>();

  get notConfigured(): ChannelNotConfigured | undefined {
    return this.configured ? undefined : new MailNotConfigured();
  }

  async send(id: string, target: AnyTarget, notice: Notice, signal: AbortSignal): Promise<SendOutcome> {
    const address = addressOf(target);
    this.sent.push({ id, target, notice });
    this.count(address, 1);
    try {
      signal.throwIfAborted();
      return await (this.answers.get(address)?.() ?? Promise.resolve(DELIVERED));
    } finally {
      this.count(address, -1);
    }
  }

  /** Sets the outcome of later attempts. */
  answer(address: string, outcome: SendOutcome): void {
    this.answers.set(address, () => Promise.resolve(outcome));
  }

  /** Makes later attempts throw, which a channel should not do. */
  break(address: string, error: Error): void {
    this.answers.set(address, () => Promise.reject(error));
  }

  /** Makes later attempts hang until the returned function is called. */
  hang(address: string): (outcome?: SendOutcome) => void {
    const { promise, resolve } = deferred<SendOutcome>();
    this.answers.set(address, () => promise);
    return (outcome = DELIVERED) => resolve(outcome);
  }

  /** Lists what was sent to an address. */
  to(address: string): Sent[] {
    return this.sent.filter(({ target }) => addressOf(target) === address);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private count(address: string, by: number): void {
    const now = (this.underWay.get(address) ?? 0) + by;
    this.underWay.set(address, now);
    this.most.set(address, Math.max(now, this.most.get(address) ?? 0));
  }
}

const addressOf = (target: AnyTarget): string => (target.kind === 'email' ? target.recipient : target.url);

export const FAILED: SendOutcome = { delivered: false, statusCode: 500, error: 'The receiver answered 500.' };

export const errorsOf = ({ attempts }: DeliveryRecord): (string | null)[] => attempts.map(({ error }) => error);
