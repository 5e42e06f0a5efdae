import type { EvaluationCompleted, NotifierEvent, NotifierFilters } from '@touchstone/contracts';

type Test = (
  filters: NotifierFilters,
  completed: EvaluationCompleted,
  event: NotifierEvent,
) => boolean;

/** One for each filter; what is not set, or is empty, lets everything through. */
const TESTS: readonly Test[] = [
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

/** Whether a notifier with these filters is to be told. */
export const matches: Test = (filters, completed, event) =>
  TESTS.every((test) => test(filters, completed, event));

/** What there is to tell of a finished evaluation. A redaction found what it was asked to take out: no occasion for anybody. */
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
