/** Notifiers of a workspace, and the log of their deliveries. */
import type { Check } from '../checks/catalogue';
import type { DetectionResult, Status } from '../evaluation/results';
import type { SealedCredential } from '../exchanges/exchanges';
import type { CallerRequest, Page } from '../management/caller';
import type { GuardrailVerdict } from '../management/guardrail-decision';
import type { GuardrailAlert } from '../management/guardrails';
import { event, request, type WorkQueue } from '../message';

export const notifierQueue: WorkQueue = { name: 'notifier.live', prefetch: 64 };

export const NOTIFIER_KINDS = ['webhook', 'chat', 'email'] as const;
export type NotifierKind = (typeof NOTIFIER_KINDS)[number];

/** Events that notifiers choose: an evaluation was completed; it failed; a result was flagged. */
export const NOTIFIER_EVENTS = [
  'evaluation.created',
  'evaluation.failed',
  'detection.created',
] as const;
export type NotifierEvent = (typeof NOTIFIER_EVENTS)[number];

export const MAIL_BODY_TYPES = ['text', 'html'] as const;
export type MailBodyType = (typeof MAIL_BODY_TYPES)[number];

/** Filters of a notifier, all of which must match. */
export interface NotifierFilters {
  statuses?: Status[];
  /**
   * At least one of them must have been requested and, for an event about a finding, have found it.
   */
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
  /**
   * Webhook and chat. A chat tool's address is itself a secret: it is sent and stored sealed in
   * `sealedUrl`.
   */
  url?: string;
  sealedUrl?: string;
  /** Webhook: the value of the `Authentication` header; `null` deletes it. */
  authentication?: SealedCredential | null;
  /** Chat. */
  channel?: string;
  /**
   * Chat tools that do not accept Slack's format: the JSON body to post, with `{{…}}` in its
   * strings; `''` for Slack's format.
   */
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
  /** Start of the current run of failed attempts; `null` if the last one did not fail. */
  failing_since: string | null;
  /** Reason why the service disabled it; `null` if it did not. */
  disabled_reason: string | null;
  /**
   * Deliveries that were not stored because too many were waiting; `null` if there were none since
   * the notifier was last enabled or its target changed.
   */
  skipped: { count: number; /** ISO 8601. */ since: string } | null;
}
export type NotifierRecord = NotifierBase &
  (
    | { kind: 'webhook'; url: string; authentication_last_four: string | null }
    /** `url` shows the origin and the last four characters. */
    | { kind: 'chat'; url: string; channel: string; template: string }
    /**
     * `recipient` is the first of them. `recipients` is optional: older services do not return it.
     */
    | {
        kind: 'email';
        recipients: string[];
        recipient?: string;
        body_type: MailBodyType;
        subject: string;
      }
  );
/**
 * A new notifier. `sealedSecret`, readable with the shared secret only, is the key with which a
 * webhook's receiver verifies signatures (`whsec_…`).
 */
export type NewNotifierRecord = NotifierRecord & { sealedSecret?: string };

/** Events of deliveries: those that notifiers choose, and the service's own. */
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
  /** Status of the receiver's answer, HTTP or SMTP; `null` when there was none. */
  status_code: number | null;
  /** `null` if it was delivered. */
  error: string | null;
}
export interface DeliveryRecord {
  /** Also the `webhook-id`: the same on every attempt. */
  id: string;
  /** `null` for the service's own e-mails. */
  notifier_id: string | null;
  event: NoticeEvent;
  /** Id of the subject, usually an evaluation. */
  subject_id: string;
  /** Recipient of an e-mail. */
  recipient: string | null;
  status: DeliveryStatus;
  attempts: DeliveryAttempt[];
  created_at: string;
  next_attempt_at: string | null;
  completed_at: string | null;
}

/**
 * True when the gateway has already resolved and checked the address. Optional: older gateways
 * leave that to the notifier service.
 */
type Checked = { addressChecked?: boolean };
export const createNotifier = request<
  CallerRequest<{ fields: NotifierFields } & Checked>,
  NewNotifierRecord
>('notifier.create.v1');
export const updateNotifier = request<
  CallerRequest<{ id: string; fields: NotifierFields } & Checked>,
  NotifierRecord
>('notifier.update.v1');
export const getNotifier = request<CallerRequest<{ id: string }>, NotifierRecord>(
  'notifier.get.v1',
);
export const listNotifiers = request<CallerRequest<{ page: Page }>, NotifierRecord[]>(
  'notifier.list.v1',
);
export const deleteNotifier = request<CallerRequest<{ id: string }>, { id: string }>(
  'notifier.delete.v1',
);
/** Replaces the secret of a webhook; the old one also signs for `overlapSeconds`. */
export const rotateNotifierSecret = request<
  CallerRequest<{ id: string; overlapSeconds: number }>,
  NewNotifierRecord
>('notifier.rotate-secret.v1');
/** Makes one attempt at once, even if the notifier is disabled, and returns its record. */
export const testNotifier = request<CallerRequest<{ id: string }>, DeliveryRecord[]>(
  'notifier.test.v1',
);
/**
 * Lists deliveries, latest first; without an `id` those of the whole workspace, its alerts
 * included.
 */
export const listDeliveries = request<
  CallerRequest<{ id?: string; status?: DeliveryStatus; page: Page }>,
  DeliveryRecord[]
>('delivery.list.v1');
/** Restarts the attempts of a failed, cancelled or successful delivery under the same id. */
export const redeliver = request<CallerRequest<{ id: string }>, DeliveryRecord>(
  'delivery.redeliver.v1',
);

export const notifiersChanged = event<{ workspace: string }>('notifier.changed.v1');

/** The service has disabled a notifier because its target failed for too long. */
export interface NotifierDisabled {
  id: string;
  workspace: string;
  name: string;
  /** ISO 8601. */
  at: string;
  reason: string;
}
export const notifierDisabled = event<NotifierDisabled>('notifier.disabled.v1');

/** An enforcing guardrail failed one side of an exchange and requests an alert. */
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
