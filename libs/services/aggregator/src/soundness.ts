import {
  BORDERLINE_LABEL,
  BYPASSED_LABEL,
  type Check,
  CHECKS,
  type DetectionResult,
  NOT_EVALUATED_LABEL,
  type Outcome,
  type Verdict,
} from '@touchstone/contracts';
import { legacyOutcome } from './legacy-finding';
import { isRecord, isText, subjectOf, type Unchecked } from './unchecked';

const isPercent = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;

/**
 * Validates a finding from the wire and drops unknown fields. Returns `undefined` if it breaks a
 * rule of decisions, section 3: that is a fault of the detector, so its verdict is not used.
 */
export const soundOutcome = (check: Check, finding: unknown): Outcome | undefined => {
  if (!isRecord(finding)) return undefined;
  if (finding.kind === undefined)
    return legacyOutcome(finding, (result) => soundVerdict(check, result));
  const part = subjectOf(finding);
  if (part === undefined) return undefined;
  const { kind, missing, cause, obstacle } = finding;
  if (kind === 'verdict') return soundVerdict(check, finding);
  if (kind === 'bypassed') return isText(missing) ? { kind, missing, ...part } : undefined;
  if (kind === 'not_evaluated') return isText(cause) ? { kind, cause, ...part } : undefined;
  if (kind === 'needs_judge') return isText(obstacle) ? { kind, obstacle, ...part } : undefined;
  return undefined;
};

/** Returns the findings if there is at least one and all are sound; otherwise `undefined`. */
export const soundOutcomes = (check: Check, findings: unknown): Outcome[] | undefined => {
  if (!Array.isArray(findings) || findings.length === 0) return undefined;
  const sound = findings.map((finding: unknown) => soundOutcome(check, finding));
  return sound.every((outcome) => outcome !== undefined) ? sound : undefined;
};

const soundVerdict = (check: Check, finding: Unchecked<Verdict>): Verdict | undefined => {
  const part = subjectOf(finding);
  if (part === undefined || !isResult(finding) || !isConsistent(check, finding)) return undefined;
  const { score, label, confidence_score, reason, flagged, quote, borderline } = finding;
  return {
    kind: 'verdict',
    score,
    label,
    confidence_score,
    reason,
    flagged,
    quote,
    ...part,
    ...(borderline && { borderline }),
  };
};

const isResult = (
  finding: Unchecked<Verdict>,
): finding is DetectionResult & Pick<Verdict, 'borderline'> => {
  const {
    score,
    label,
    confidence_score: confidence,
    reason,
    flagged,
    quote,
    borderline,
  } = finding;
  return (
    isPercent(score) &&
    isText(label) &&
    isPercent(confidence) &&
    typeof reason === 'string' &&
    typeof flagged === 'boolean' &&
    typeof quote === 'string' &&
    (borderline === undefined || borderline === true)
  );
};

/** Labels of the service itself, which a detector's verdict must not carry. */
const RESERVED: readonly string[] = [BYPASSED_LABEL, NOT_EVALUATED_LABEL];

/** Returns true if score, label, flag and borderline field agree. */
const isConsistent = (
  check: Check,
  { score, label, flagged, borderline }: DetectionResult & Pick<Verdict, 'borderline'>,
): boolean => {
  if (RESERVED.includes(label) || (label === BORDERLINE_LABEL) !== (borderline === true))
    return false;
  return flagged ? score < 50 && label !== CHECKS[check].clean && !borderline : score > 50;
};
