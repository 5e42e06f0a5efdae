import type { DetectionResult, NoticeEvent, Status } from '@touchstone/contracts';

/** One check result in a notice. */
export interface NoticeCheck {
  name: string;
  /** The label. */
  result: string;
  score: number;
  /** `''` unless the workspace allows content. */
  quote: DetectionResult['quote'];
}

/**
 * The content of a notification, independent of the channel. Stored with the delivery, so that
 * every attempt sends the same.
 */
export interface Notice {
  event: NoticeEvent;
  /** ISO 8601: time of the event, not of the attempt. */
  timestamp: string;
  /** Absent only for `notifier.disabled`. */
  evaluation?: { id: string; status: Status; score: number | null; checks: NoticeCheck[] };
  /** Set for `guardrail.alert`. */
  guardrail?: {
    id: string;
    name: string;
    message: string;
    side: 'request' | 'response';
    provider: string;
  };
  /** Set for `notifier.disabled`. */
  disabled?: { id: string; name: string; reason: string };
}
