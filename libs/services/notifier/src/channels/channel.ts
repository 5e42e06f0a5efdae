import type { DetectionResult, MailBodyType, NoticeEvent, Status } from '@touchstone/contracts';

/** One result of an evaluation as receivers are told of it. */
export interface NoticeCheck {
  name: string;
  /** The label. */
  result: string;
  score: number;
  /** `''` unless the workspace allows content. */
  quote: DetectionResult['quote'];
}

/** What happened, in no medium yet; kept with the delivery, so that every try says the same. */
export interface Notice {
  event: NoticeEvent;
  /** ISO 8601: of what happened, not of the try. */
  timestamp: string;
  /** Absent only when a notifier was switched off. */
  evaluation?: { id: string; status: Status; score: number | null; checks: NoticeCheck[] };
  /** Of an alert. */
  guardrail?: {
    id: string;
    name: string;
    message: string;
    side: 'request' | 'response';
    provider: string;
  };
  /** Of a notifier that was switched off. */
  disabled?: { id: string; name: string; reason: string };
}

/** Where a notice goes, secrets opened: lives in memory only, never logged. */
export type Target =
  | {
      kind: 'webhook';
      url: string;
      authentication: string | null;
      /** Live ones, newest first, as `whsec_…`. */ secrets: string[];
    }
  | { kind: 'chat'; url: string; notifierName: string; channel: string; template: string }
  | {
      kind: 'email';
      recipient: string;
      bodyType: MailBodyType;
      /** May hold placeholders; `''` for one of our own. */ subject: string;
      /** Of what a notifier sends. */ notifierName?: string;
    };

/** `error` is one sentence for the delivery log: no secret, no address that was resolved, none of the receiver's bytes beyond 200 printable characters. */
export type SendOutcome =
  | { delivered: true; statusCode: number | null }
  | { delivered: false; statusCode: number | null; error: string; retryAfterMs?: number };

/** One medium. Never throws for what a receiver does or does not do; keeps to the signal and to its own time limit. */
export interface Channel<Kind extends Target['kind'] = Target['kind']> {
  send(
    id: string,
    target: Extract<Target, { kind: Kind }>,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome>;
  close(): Promise<void>;
}
export interface Channels {
  webhook: Channel<'webhook'>;
  chat: Channel<'chat'>;
  email: Channel<'email'> & {
    /** Whether the operator has named a mail server. */ readonly configured: boolean;
  };
}
