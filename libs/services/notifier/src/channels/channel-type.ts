import type { NotifierFields, NotifierKind, NotifierRecord } from '@touchstone/contracts';
import type { Clock, Environment } from '@touchstone/kernel';
import type { OutgoingGuard } from '@touchstone/outgoing';
import type { ChannelNotConfigured } from '../errors';
import type { NotifierSecrets } from '../notifiers/notifier-secrets';
import type { Notice } from './notice';

/** Settings of one notifier that only its channel understands, stored as JSON, secrets sealed. */
export interface StoredTarget {
  kind: NotifierKind;
}

/** Destination of one delivery with secrets unsealed: kept in memory only, never logged. */
export interface Target {
  kind: NotifierKind;
}

/**
 * `error` is one sentence for the delivery log: no secret, no resolved address, at most 200
 * printable characters of the receiver's response.
 */
export type SendOutcome =
  | { delivered: true; statusCode: number | null }
  | { delivered: false; statusCode: number | null; error: string; retryAfterMs?: number };

/** Sends notices over one medium. */
export interface Channel<Destination extends Target = Target> {
  /** Error for notifiers of a channel that the operator has not configured; otherwise undefined. */
  readonly notConfigured?: ChannelNotConfigured | undefined;

  /**
   * Makes one attempt. Never throws because of the receiver; returns within the channel's own time
   * limit, or when the signal fires.
   * @param deliveryId the same for every attempt
   */
  send(
    deliveryId: string,
    target: Destination,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** Resources for creating a channel, once per process. */
export interface ChannelContext {
  /** Checks addresses that workspaces choose. */
  guard: OutgoingGuard;
  clock: Clock;
  /** Variables of the process, for the channel's own settings. */
  environment?: Environment;
}

export interface OpenContext {
  notifierName: string;
  /** `''` unless the channel has recipients. */
  recipient: string;
  secrets: NotifierSecrets;
  now: Date;
}

type SharedField = Exclude<keyof NotifierRecord, 'kind'>;
type WithoutShared<Record> = Record extends unknown ? Omit<Record, SharedField> : never;
/** Fields of a notifier's public record that depend on its kind. */
export type TargetRecord = WithoutShared<NotifierRecord>;

/**
 * Everything the service needs to know about one kind of notifier. Implement it in a folder of its
 * own and list it in `channel-types.ts`.
 */
export interface ChannelType<
  Stored extends StoredTarget = StoredTarget,
  Destination extends Target = Target,
> {
  /** E-mails of all workspaces share the operator's one server, and so a concurrency limit. */
  readonly usesMailServer?: boolean;

  /**
   * Validates the fields of a new notifier, or applies changes; fields left out keep their value.
   * @param before `undefined` for a new notifier
   * @throws InvalidField, TemplateRefused
   */
  configure(before: Stored | undefined, fields: NotifierFields, secrets: NotifierSecrets): Stored;
  /** Returns the public view: no secret, sealed or not. */
  describe(stored: Stored): TargetRecord;
  /** Identifies the destination: when it changes, recorded failures no longer count. */
  addressOf(stored: Stored): string;
  /**
   * Returns the recipients, each with its own delivery. Without it there is one delivery per event.
   */
  recipientsOf?(stored: Stored): readonly string[];
  /** @throws Error for a secret sealed with another key or for another notifier */
  open(stored: Stored, context: OpenContext): Destination;
  create(context: ChannelContext): Channel<Destination>;
  /** Replaces each sealed secret, as when the secret key changes; without any, returns `stored`. */
  replaceSealed(stored: Stored, replace: (sealed: string) => string): Stored;

  /**
   * Only for channels that sign: replaces the signing secret; the old one expires after the
   * overlap.
   */
  rotateSecret?(
    stored: Stored,
    rotation: { secrets: NotifierSecrets; now: Date; overlapSeconds: number },
  ): Stored;
  /** Only for channels that sign: the current signing secret, sealed. */
  signingSecretOf?(stored: Stored): string | undefined;
}
