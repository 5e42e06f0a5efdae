/** Who is told of what: the notifiers of a workspace, and the log of what was sent. */
import type { Check } from './checks';
import type { GuardrailVerdict } from './guardrail-decision';
import type { Caller, GuardrailAlert, Page } from './management';
import { event, request, type WorkQueue } from './message';
import type { SealedCredential } from './pass-through';
import type { DetectionResult, Status } from './results';

export const notifierQueue: WorkQueue = { name: 'notifier.live', prefetch: 64 };

export const NOTIFIER_KINDS = ['webhook', 'chat', 'email'] as const;
export type NotifierKind = (typeof NOTIFIER_KINDS)[number];

/** An evaluation was done; it failed; something was flagged in it. */
export const NOTIFIER_EVENTS = [
  'evaluation.created',
  'evaluation.failed',
  'detection.created',
] as const;
export type NotifierEvent = (typeof NOTIFIER_EVENTS)[number];

export const MAIL_BODY_TYPES = ['text', 'html'] as const;
export type MailBodyType = (typeof MAIL_BODY_TYPES)[number];

/** All that are set must hold. */
export interface NotifierFilters {
  statuses?: Status[];
  /** One of them at least must have been asked for and, where the event is about something found, have found it. */
  checks?: Check[];
  /** 0 to 100, of the evaluation's score; an evaluation without a score passes neither bound. */
  minimum_score?: number;
  maximum_score?: number;
  /** Id of the evaluation definition. */
  definition?: string;
  /** Every pair must match. */
  metadata?: Record<string, string>;
}

export interface NotifierFields {
  name?: string;
  /** Never changes. */
  kind?: NotifierKind;
  active?: boolean;
  events?: NotifierEvent[];
  filters?: NotifierFilters;
  /** Webhook and chat. A chat tool's address is a secret in itself: it travels and is kept sealed in `sealedUrl`. */
  url?: string;
  sealedUrl?: string;
  /** Webhook: the value of the `Authentication` header; `null` takes it away. */
  authentication?: SealedCredential | null;
  /** Chat. */
  channel?: string;
  /** Chat tools that do not take Slack's form: the JSON body to post, with `{{…}}` in its strings; `''` for Slack's form. */
  template?: string;
  /** E-mail. */
  recipients?: string[];
  body_type?: MailBodyType;
  subject?: string;
}

interface NotifierBase {
  id: string;
  name: string;
  active: boolean;
  events: NotifierEvent[];
  filters: NotifierFilters;
  created_at: string;
  updated_at: string;
  /** Since when every try has failed; `null` when the last one did not. */
  failing_since: string | null;
  /** Why the service switched it off itself; `null` when it did not. */
  disabled_reason: string | null;
  /** Deliveries that were not stored, since too many waited already; `null` when there were none since it was last switched on or sent elsewhere. */
  skipped: { count: number; /** ISO 8601. */ since: string } | null;
}
export type NotifierRecord = NotifierBase &
  (
    | { kind: 'webhook'; url: string; authentication_last_four: string | null }
    /** `url` shows the origin and the last four characters. */
    | { kind: 'chat'; url: string; channel: string; template: string }
    | { kind: 'email'; recipients: string[]; body_type: MailBodyType; subject: string }
  );
/** `sealedSecret`: what a webhook's receiver checks signatures with (`whsec_…`), readable with the shared secret only. */
export type NewNotifierRecord = NotifierRecord & { sealedSecret?: string };

/** What a delivery is about: an occurrence that notifiers choose, or one of the service's own. */
export const NOTICE_EVENTS = [
  ...NOTIFIER_EVENTS,
  'notifier.test',
  'notifier.disabled',
  'guardrail.alert',
] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export interface DeliveryAttempt {
  at: string;
  duration_ms: number;
  /** Of the receiver's answer, HTTP or SMTP; `null` when there was none. */
  status_code: number | null;
  /** `null` when it was delivered. */
  error: string | null;
}
export interface DeliveryRecord {
  /** Also the `webhook-id`: the same on every try. */
  id: string;
  /** `null` for the service's own e-mails. */
  notifier_id: string | null;
  event: NoticeEvent;
  /** What it is about: an evaluation's id, mostly. */
  subject_id: string;
  /** Of an e-mail. */
  recipient: string | null;
  status: DeliveryStatus;
  attempts: DeliveryAttempt[];
  created_at: string;
  next_attempt_at: string | null;
  completed_at: string | null;
}

type Asked<T = object> = { caller: Caller } & T;
export const createNotifier = request<Asked<{ fields: NotifierFields }>, NewNotifierRecord>(
  'notifier.create.v1',
);
export const updateNotifier = request<
  Asked<{ id: string; fields: NotifierFields }>,
  NotifierRecord
>('notifier.update.v1');
export const getNotifier = request<Asked<{ id: string }>, NotifierRecord>('notifier.get.v1');
export const listNotifiers = request<Asked<{ page: Page }>, NotifierRecord[]>('notifier.list.v1');
export const deleteNotifier = request<Asked<{ id: string }>, { id: string }>('notifier.delete.v1');
/** The old secret goes on signing beside the new one for `overlapSeconds`. Webhooks only. */
export const rotateNotifierSecret = request<
  Asked<{ id: string; overlapSeconds: number }>,
  NewNotifierRecord
>('notifier.rotate-secret.v1');
/** One try, at once, whether the notifier is active or not; answers what came of it. */
export const testNotifier = request<Asked<{ id: string }>, DeliveryRecord[]>('notifier.test.v1');
/** Latest first; without an `id` those of the whole workspace, its alerts among them. */
export const listDeliveries = request<
  Asked<{ id?: string; status?: DeliveryStatus; page: Page }>,
  DeliveryRecord[]
>('delivery.list.v1');
/** Starts the tries of one that failed, was cancelled or was delivered anew, under the same id. */
export const redeliver = request<Asked<{ id: string }>, DeliveryRecord>('delivery.redeliver.v1');

export const notifiersChanged = event<{ workspace: string }>('notifier.changed.v1');

/** The service has switched a notifier off, because its target failed for too long. */
export interface NotifierDisabled {
  id: string;
  workspace: string;
  name: string;
  /** ISO 8601. */
  at: string;
  reason: string;
}
export const notifierDisabled = event<NotifierDisabled>('notifier.disabled.v1');

/** A guardrail that enforces has failed one side of an exchange, and asks to tell somebody. */
export interface GuardrailAlerted {
  /** UUIDv7. */
  id: string;
  workspace: string;
  /** ISO 8601. */
  at: string;
  guardrail: { id: string; name: string };
  alert: GuardrailAlert;
  side: 'request' | 'response';
  verdict: GuardrailVerdict;
  exchangeId: string;
  evaluationId: string;
  provider: string;
  /** The worst first, 20 at most; without quotes and reasons. */
  results: Pick<DetectionResult, 'name' | 'label' | 'score'>[];
}
export const guardrailAlerted = event<GuardrailAlerted>('guardrail.alerted.v1');
