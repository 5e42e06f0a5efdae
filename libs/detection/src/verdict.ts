import {
  BORDERLINE_LABEL,
  type Bypassed,
  type NeedsJudge,
  type NotEvaluated,
  type Subject,
  type Verdict,
} from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';

/** Thrown when no engine can judge the content; the message is the cause that the caller receives. */
export class NotEvaluable extends AppError {
  readonly kind = 'unavailable';
  static readonly CODE = 'detection.not_evaluable';
  readonly code = NotEvaluable.CODE;
}

type Part = Omit<Subject, 'name'>;
type Extras = Part & Partial<Pick<Verdict, 'quote'>>;

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

const verdict = (
  name: string,
  label: string,
  flagged: boolean,
  score: number,
  certainty: number,
  reason: string,
  extras: Extras,
): Verdict => ({
  kind: 'verdict',
  name,
  score,
  label,
  confidence_score: percent(certainty),
  reason,
  flagged,
  quote: '',
  ...extras,
});

/** Creates a violation: score 0 to 49, lower the more certain. `certainty` is 0 to 1. */
export const flag = (
  name: string,
  label: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): Verdict =>
  verdict(
    name,
    label,
    true,
    Math.round(49 * (1 - percent(certainty) / 100)),
    certainty,
    reason,
    extras,
  );

/** Creates a clean verdict: score 51 to 100, higher the more certain. */
export const clear = (
  name: string,
  label: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): Verdict =>
  verdict(
    name,
    label,
    false,
    51 + Math.round((49 * percent(certainty)) / 100),
    certainty,
    reason,
    extras,
  );

/**
 * Creates a borderline verdict: not flagged, score 51, and the evaluation's status becomes
 * `warning`.
 */
export const warn = (
  name: string,
  certainty: number,
  reason: string,
  extras: Extras = {},
): Verdict => ({
  ...verdict(name, BORDERLINE_LABEL, false, 51, certainty, reason, extras),
  borderline: true,
});

/**
 * Creates a bypass: a requirement is missing, so the check counts as passed. `missing` is a clause
 * without capital and full stop.
 */
export const bypass = (name: string, missing: string, part: Part = {}): Bypassed => ({
  kind: 'bypassed',
  name,
  missing,
  ...part,
});

/** Creates an outcome without a verdict. `cause` is a sentence that explains why. */
export const notEvaluated = (name: string, cause: string, part: Part = {}): NotEvaluated => ({
  kind: 'not_evaluated',
  name,
  cause,
  ...part,
});

/**
 * Creates an outcome that only a judge model can decide. `obstacle` is a sentence that explains why
 * the built-in engines cannot.
 */
export const needsJudge = (name: string, obstacle: string, part: Part = {}): NeedsJudge => ({
  kind: 'needs_judge',
  name,
  obstacle,
  ...part,
});
