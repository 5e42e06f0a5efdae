import {
  BORDERLINE_LABEL,
  BYPASSED_LABEL,
  type DetectionResult,
  type EvaluationResult,
  NOT_EVALUATED_LABEL,
  OUTCOME_NAMES,
  type OutcomeName,
} from '@touchstone/contracts';

const outcomeOf = ({ label, flagged }: DetectionResult): OutcomeName => {
  if (label === NOT_EVALUATED_LABEL) return 'not_evaluated';
  if (flagged) return 'failed';
  if (label === BORDERLINE_LABEL) return 'warned';
  return label === BYPASSED_LABEL ? 'bypassed' : 'passed';
};

const worst = (outcomes: readonly OutcomeName[], without: OutcomeName): OutcomeName =>
  OUTCOME_NAMES.find((outcome) => outcomes.includes(outcome)) ?? without;

/** A check without results has no verdict. */
export const checkOutcome = ({ results }: EvaluationResult): OutcomeName =>
  worst(results.map(outcomeOf), 'not_evaluated');

/** An evaluation by no check is one that had nothing to judge. */
export const evaluationOutcome = (results: readonly EvaluationResult[]): OutcomeName =>
  worst(results.map(checkOutcome), 'bypassed');
