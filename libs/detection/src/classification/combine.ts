import {
  type Check,
  descriptorOf,
  isUndecided,
  type NeedsJudge,
  type NotEvaluated,
  type Outcome,
  type Verdict,
} from '@touchstone/contracts';
import { clear, flag, notEvaluated } from '../verdict';
import type { Opinion } from './opinion';

/** Longer windows are no excerpt: the range of their characters is in the reason. */
const LONGEST_QUOTE = 200;

type Scored = Extract<Opinion, { kind: 'scored' }>;

/**
 * Combines the outcomes of the detector with the opinions of a classifier: the stricter one stands.
 * A classifier flags what passed, but clears nothing. One that failed leaves a violation as it is,
 * and every other verdict without the second opinion that it needs.
 * @param decidesAlone true if its opinion suffices where the detector would need a judge
 */
export const combine = (
  check: Check,
  outcomes: readonly Outcome[],
  opinions: readonly Opinion[],
  decidesAlone: boolean,
): Outcome[] =>
  opinions.reduce<Outcome[]>(
    (combined, opinion) => withOpinion(check, combined, opinion, decidesAlone),
    [...outcomes],
  );

const withOpinion = (
  check: Check,
  outcomes: readonly Outcome[],
  opinion: Opinion,
  decidesAlone: boolean,
): Outcome[] => {
  const own = outcomes.filter(({ name }) => name === opinion.part);
  const first = own.find(({ kind }) => kind === 'verdict') ?? own[0];
  // The detector has one outcome for the whole check, which is undecided.
  if (!first) return [...outcomes, ...(isFlagged(opinion) ? [violation(check, opinion)] : [])];
  const combined =
    opinion.kind === 'failed'
      ? withoutOpinion(first, opinion.cause)
      : withScore(check, first, opinion, decidesAlone);
  return outcomes.map((outcome) => (outcome === first ? combined : outcome));
};

const isFlagged = (opinion: Opinion): opinion is Scored =>
  opinion.kind === 'scored' && opinion.flagged;

const withoutOpinion = (outcome: Outcome, cause: string): Outcome => {
  if (outcome.kind !== 'verdict') return outcome;
  const { name, flagged, data, claim } = outcome;
  if (flagged) return adding(outcome, `There is no second opinion: ${cause}`);
  return notEvaluated(name, cause, {
    ...(data !== undefined && { data }),
    ...(claim !== undefined && { claim }),
  });
};

const withScore = (
  check: Check,
  outcome: Outcome,
  opinion: Scored,
  decidesAlone: boolean,
): Outcome => {
  if (outcome.kind === 'verdict') return stricter(check, outcome, opinion);
  if (opinion.flagged)
    return isUndecided(outcome)
      ? adding(violation(check, opinion), obstacleOf(outcome))
      : violation(check, opinion);
  return outcome.kind === 'needs_judge' && decidesAlone
    ? adding(clean(check, opinion), outcome.obstacle)
    : outcome;
};

const obstacleOf = (outcome: NotEvaluated | NeedsJudge): string =>
  outcome.kind === 'needs_judge' ? outcome.obstacle : outcome.cause;

const stricter = (check: Check, verdict: Verdict, opinion: Scored): Verdict => {
  if (verdict.flagged !== opinion.flagged)
    return verdict.flagged
      ? adding(verdict, `The classifier does not flag it (${percent(opinion)}).`)
      : adding(violation(check, opinion), `Without it, the label would be ${verdict.label}.`);
  const own = opinion.flagged ? violation(check, opinion) : clean(check, opinion);
  const { score, confidence_score } = own.score < verdict.score ? own : verdict;
  return adding(
    { ...verdict, score, confidence_score },
    opinion.flagged
      ? `The classifier agrees: ${opinion.label} (${percent(opinion)}).`
      : `The classifier agrees (${percent(opinion)}).`,
  );
};

const violation = (check: Check, opinion: Scored): Verdict => {
  const { part, label, score, place, text } = opinion;
  const [flaggedLabel = label] = descriptorOf(check).otherLabels;
  const reason = `The classifier flags ${place} as ${label} (${percent(opinion)}).`;
  const quote = text.length <= LONGEST_QUOTE ? text : '';
  return flag(part, flaggedLabel, score, reason, { quote });
};

const clean = (check: Check, opinion: Scored): Verdict =>
  clear(
    opinion.part,
    descriptorOf(check).clean,
    1 - opinion.score,
    `The classifier finds no violation (${percent(opinion)}).`,
  );

const adding = <V extends Verdict>(verdict: V, sentence: string): V => ({
  ...verdict,
  reason: `${verdict.reason} ${sentence}`.trim(),
});

const percent = ({ score }: Scored): string => `${Math.round(score * 100)} %`;
