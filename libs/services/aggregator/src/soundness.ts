import {
  type Check,
  CHECKS,
  type DetectionResult,
  type Finding,
  type Unevaluated,
} from '@touchstone/contracts';
import { NOT_EVALUATED } from './failure-policy';

type Loose<T> = { [K in keyof T]?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPercent = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A finding as it may stand in an answer, without fields nobody knows, or `undefined` when it breaks a rule of decisions,
 * section 3. What breaks one is a detector's fault, and its verdict is worth nothing.
 */
export const soundFinding = (check: Check, finding: unknown): Finding | undefined => {
  if (!isRecord(finding) || !isText(finding.name) || !areExtras(finding)) return undefined;
  if ('cause' in finding)
    return isExplained(finding)
      ? { name: finding.name, cause: finding.cause, ...extrasOf(finding) }
      : undefined;
  if (!isResult(finding) || !isConsistent(check, finding)) return undefined;
  const { name, score, label, confidence_score, reason, flagged, quote } = finding;
  return { name, score, label, confidence_score, reason, flagged, quote, ...extrasOf(finding) };
};

/** Every finding sound, and at least one; else `undefined`. */
export const soundFindings = (check: Check, findings: unknown): Finding[] | undefined => {
  if (!Array.isArray(findings) || findings.length === 0) return undefined;
  const sound = findings.map((finding: unknown) => soundFinding(check, finding));
  return sound.every((finding) => finding !== undefined) ? sound : undefined;
};

const areExtras = ({ data, claim }: Loose<DetectionResult>): boolean =>
  [data, claim].every((extra) => extra === undefined || typeof extra === 'string');

const isExplained = (finding: object): finding is Unevaluated =>
  isText((finding as Loose<Unevaluated>).cause);

const isResult = (finding: object): finding is DetectionResult => {
  const {
    score,
    label,
    confidence_score: confidence,
    reason,
    flagged,
    quote,
  } = finding as Loose<DetectionResult>;
  return (
    isPercent(score) &&
    isText(label) &&
    isPercent(confidence) &&
    typeof reason === 'string' &&
    typeof flagged === 'boolean' &&
    typeof quote === 'string'
  );
};

/** Score, label and flag tell the same story; only this service says `NOT_EVALUATED`. */
const isConsistent = (
  check: Check,
  { score, label, flagged, confidence_score: confidence, reason }: DetectionResult,
): boolean => {
  if (label === NOT_EVALUATED) return false;
  if (flagged)
    return score < 50 && ![CHECKS[check].clean as string, 'PASS', 'WARNING'].includes(label);
  return label === 'PASS'
    ? score === 100 && confidence === 0 && reason.startsWith('Bypassed:')
    : score > 50;
};

type Extras = Pick<Finding, 'data' | 'claim'>;

const extrasOf = ({ data, claim }: Extras): Extras | undefined =>
  data === undefined && claim === undefined
    ? undefined
    : { ...(data !== undefined && { data }), ...(claim !== undefined && { claim }) };
