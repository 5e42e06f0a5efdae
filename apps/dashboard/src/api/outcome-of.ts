import type { EvaluationResult, Status } from '@touchstone/contracts';
import type { Outcome } from '../ui/outcome';
import { titleOfCheck } from './check-words';

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

/** Returns true if the worst result is a verdict: something was judged, and nothing is open. */
export const hasVerdict = (evaluation: Parameters<typeof outcomeOf>[0]): boolean =>
  !['not_evaluated', 'bypassed'].includes(outcomeOf(evaluation));

/** Returns words on the worst result: `Personal data · PII_FOUND`, or the number of checks. */
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
    return checks === 1 ? titleOf(evaluation.evaluationResults[0]?.type) : `${checks} checks`;
  const [type, label] = found[0] ?? [];
  const others = found.length - 1;
  const what = worst === 'not_evaluated' ? titleOf(type) : `${titleOf(type)} · ${label}`;
  return others > 0 ? `${what}, and ${others} more` : what;
};

const titleOf = (type: string | undefined): string => titleOfCheck(type ?? 'no check');
