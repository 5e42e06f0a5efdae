import type { EvaluationResult, Status } from '@touchstone/contracts';
import type { Outcome } from '../ui/outcome';

/** The labels that the service itself gives; all others are those of detectors. */
const BYPASSED = 'PASS';
const NOT_EVALUATED = 'NOT_EVALUATED';
const BORDERLINE = 'WARNING';

type Labelled = Pick<EvaluationResult['results'][number], 'label' | 'flagged'>;

/** Returns what was proven about one result. A check that did not run is never passed. */
export const outcomeOfResult = ({ label, flagged }: Labelled): Outcome => {
  if (label === NOT_EVALUATED) return 'not_evaluated';
  if (flagged) return 'failed';
  if (label === BORDERLINE) return 'warning';
  return label === BYPASSED ? 'bypassed' : 'passed';
};

const WORST_FIRST: readonly Outcome[] = [
  'failed',
  'not_evaluated',
  'warning',
  'passed',
  'bypassed',
];

/** Returns the worst outcome of an evaluation's results. */
export const outcomeOf = (evaluation: {
  status: Status;
  evaluationResults: readonly EvaluationResult[];
}): Outcome => {
  const outcomes = evaluation.evaluationResults.flatMap(({ results }) =>
    results.map(outcomeOfResult),
  );
  return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'bypassed';
};

/** Returns a few words about the worst result: `pii · PII_FOUND`, or the number of checks. */
export const summaryOf = (evaluation: {
  status: Status;
  evaluationResults: readonly EvaluationResult[];
}): string => {
  const worst = outcomeOf(evaluation);
  const found = evaluation.evaluationResults.flatMap(({ type, results }) =>
    results.filter((result) => outcomeOfResult(result) === worst).map(({ label }) => [type, label]),
  );
  const checks = evaluation.evaluationResults.length;
  if (worst === 'passed' || worst === 'bypassed')
    return checks === 1 ? `${evaluation.evaluationResults[0]?.type}` : `${checks} checks`;
  const [type, label] = found[0] ?? [];
  const others = found.length - 1;
  const what = worst === 'not_evaluated' ? type : `${type} · ${label}`;
  return others > 0 ? `${what}, and ${others} more` : `${what}`;
};
