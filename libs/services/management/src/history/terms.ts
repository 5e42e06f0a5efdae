import {
  type EvaluationCriteria,
  type EvaluationResult,
  NOT_EVALUATED_LABEL,
  type OutcomeName,
} from '@touchstone/contracts';
import { checkOutcome, evaluationOutcome } from '../stats/outcomes';

/**
 * Terms by which one index finds evaluations; `pii:PII_FOUND` is a label of one check, and
 * `pii=failed` its outcome.
 */
const term = {
  guardrail: (id: string) => `guardrail=${id}`,
  outcome: (outcome: OutcomeName, check = 'outcome') => `${check}=${outcome}`,
  label: (label: string, check = 'label') => `${check}:${label}`,
};

export const termsOf = (
  guardrails: readonly string[],
  results: readonly EvaluationResult[],
): string[] => [
  ...new Set([
    ...guardrails.map(term.guardrail),
    term.outcome(evaluationOutcome(results)),
    ...results.map((one) => term.outcome(checkOutcome(one), one.type)),
    ...results.flatMap((one) =>
      one.results.flatMap(({ label }) => [term.label(label), term.label(label, one.type)]),
    ),
  ]),
];

/** Returns the terms that an evaluation must have. */
export const requiredTerms = ({
  type,
  outcome,
  label,
  not_evaluated,
  guardrail,
}: EvaluationCriteria): string[] => [
  ...(guardrail === undefined ? [] : [term.guardrail(guardrail)]),
  ...(outcome === undefined ? [] : [term.outcome(outcome, type)]),
  ...(label === undefined ? [] : [term.label(label, type)]),
  ...(not_evaluated === true ? [term.label(NOT_EVALUATED_LABEL, type)] : []),
];
