import type { DetectionResult } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';

/** The engine that would decide cannot judge this content; the message is the cause shown to the caller. */
export class NotEvaluable extends AppError {
  readonly kind = 'unavailable';
  static readonly CODE = 'detection.not_evaluable';
  readonly code = NotEvaluable.CODE;
}

type Extras = Partial<Pick<DetectionResult, 'quote' | 'data' | 'claim'>>;

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

const result = (
  name: string,
  label: string,
  flagged: boolean,
  score: number,
  certainty: number,
  reason: string,
  extras: Extras,
): DetectionResult => ({
  name,
  score,
  label,
  confidence_score: percent(certainty),
  reason,
  flagged,
  quote: '',
  ...extras,
});

/** A violation: score 0 to 49, lower the more certain. `certainty` is 0 to 1. */
export const flag = (
  name: string,
  label: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): DetectionResult =>
  result(
    name,
    label,
    true,
    Math.round(49 * (1 - percent(certainty) / 100)),
    certainty,
    reason,
    extras,
  );

/** Nothing wrong: score 51 to 100, higher the more certain. */
export const clear = (
  name: string,
  label: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): DetectionResult =>
  result(
    name,
    label,
    false,
    51 + Math.round((49 * percent(certainty)) / 100),
    certainty,
    reason,
    extras,
  );

/** Borderline: not flagged, score 51, and the evaluation's status becomes `warning`. */
export const warn = (
  name: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): DetectionResult => result(name, 'WARNING', false, 51, certainty, reason, extras);

/** A requirement is missing: counts as passed, and says what was missing. */
export const bypass = (name: string, missing: string, extras: Extras = {}): DetectionResult =>
  result(name, 'PASS', false, 100, 0, `Bypassed: ${missing}`, extras);
