import {
  BORDERLINE_LABEL,
  BYPASSED_LABEL,
  type Outcome,
  type Verdict,
} from '@touchstone/contracts';
import { isText, subjectOf, type Unchecked } from './unchecked';

const BYPASSED = 'Bypassed: ';
const LACKS_A_JUDGE = /needs? a judge model/;
const UNDECIDED = 'The built-in engine cannot decide.';

/**
 * Reads a finding of an older worker, which carries no `kind` and is recognised by its fields and
 * sentences. `soundVerdict` checks what looks like a verdict. Delete this once a roll-out cannot
 * include such workers.
 */
export const legacyOutcome = (
  finding: Unchecked<Verdict> & { cause?: unknown },
  soundVerdict: (verdict: Unchecked<Verdict>) => Verdict | undefined,
): Outcome | undefined => {
  const part = subjectOf(finding);
  if (part === undefined) return undefined;
  if ('cause' in finding)
    return isText(finding.cause)
      ? { kind: 'not_evaluated', cause: finding.cause, ...part }
      : undefined;
  if (finding.label !== BYPASSED_LABEL)
    return soundVerdict({
      ...finding,
      ...(finding.label === BORDERLINE_LABEL && { borderline: true }),
    });
  const { score, confidence_score: confidence, reason, flagged } = finding;
  if (
    score !== 100 ||
    confidence !== 0 ||
    flagged !== false ||
    !isText(reason) ||
    !reason.startsWith(BYPASSED)
  )
    return undefined;
  // Such workers let an assertion that only a judge could decide pass as bypassed.
  if (LACKS_A_JUDGE.test(reason)) return { kind: 'needs_judge', obstacle: UNDECIDED, ...part };
  return { kind: 'bypassed', missing: reason.slice(BYPASSED.length).replace(/\.$/, ''), ...part };
};
