import type { EvaluationCompleted, NotifierEvent, NotifierFilters } from '@touchstone/contracts';

type Predicate = (
  filters: NotifierFilters,
  completed: EvaluationCompleted,
  event: NotifierEvent,
) => boolean;

/** One for each filter; a filter that is unset or empty passes everything. */
const PREDICATES: readonly Predicate[] = [
  ({ statuses = [] }, { answer }) => statuses.length === 0 || statuses.includes(answer.status),
  ({ checks = [] }, { answer }, event) =>
    checks.length === 0 ||
    answer.evaluationResults.some(
      ({ type, results }) =>
        checks.includes(type) &&
        (event !== 'detection.created' || results.some(({ flagged }) => flagged)),
    ),
  ({ minimum_score }, { answer }) =>
    isUnset(minimum_score) || (answer.score !== null && answer.score >= minimum_score),
  ({ maximum_score }, { answer }) =>
    isUnset(maximum_score) || (answer.score !== null && answer.score <= maximum_score),
  ({ definition = '' }, completed) => definition === '' || completed.definition?.id === definition,
  ({ metadata = {} }, completed) =>
    Object.entries(metadata).every(
      ([key, value]) => Object.hasOwn(completed.metadata, key) && completed.metadata[key] === value,
    ),
];

const isUnset = (bound: number | undefined): bound is undefined => bound === undefined;

export const matchesFilters: Predicate = (filters, completed, event) =>
  PREDICATES.every((passes) => passes(filters, completed, event));

/**
 * Lists the events of a completed evaluation: none for a redaction, which is meant to find
 * something.
 */
export const eventsOf = ({
  source,
  answer,
}: Pick<EvaluationCompleted, 'source' | 'answer'>): NotifierEvent[] => {
  if (source === 'redact') return [];
  const found = answer.evaluationResults.some(({ results }) =>
    results.some(({ flagged }) => flagged),
  );
  return [
    'evaluation.created',
    ...(answer.status === 'failed' ? (['evaluation.failed'] as const) : []),
    ...(found ? (['detection.created'] as const) : []),
  ];
};
