import type { DeliveryRecord } from '@touchstone/contracts';
import { deferred } from '@touchstone/testing';
import type { Channel, Notice, SendOutcome, Target } from './channels/channel';

export interface Sent {
  id: string;
  target: Target;
  notice: Notice;
}

const DELIVERED: SendOutcome = { delivered: true, statusCode: 200 };

/** A medium in memory: it keeps what it is given, and answers for each address as it was told to. */
export class RecordingChannel implements Channel {
  configured = true;
  readonly sent: Sent[] = [];
  /** Of all the tries that were under way at once, to one address. */
  readonly most = new Map<string, number>();
  private readonly answers = new Map<string, () => Promise<SendOutcome>>();
  private readonly underWay = new Map<string, number>();

  async send(id: string, target: Target, notice: Notice, signal: AbortSignal): Promise<SendOutcome> {
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

  /** What comes of tries there from now on. */
  answer(address: string, outcome: SendOutcome): void {
    this.answers.set(address, () => Promise.resolve(outcome));
  }

  /** Tries there throw, which a channel should not. */
  break(address: string, error: Error): void {
    this.answers.set(address, () => Promise.reject(error));
  }

  /** Tries there stay without an answer until it is called. */
  hang(address: string): (outcome?: SendOutcome) => void {
    const { promise, resolve } = deferred<SendOutcome>();
    this.answers.set(address, () => promise);
    return (outcome = DELIVERED) => resolve(outcome);
  }

  /** What was sent there. */
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

const addressOf = (target: Target): string => (target.kind === 'email' ? target.recipient : target.url);

export const FAILED: SendOutcome = { delivered: false, statusCode: 500, error: 'The receiver answered 500.' };

/** What its attempts say. */
export const errorsOf = ({ attempts }: DeliveryRecord): (string | null)[] => attempts.map(({ error }) => error);
