import { CHECK_NAMES, OUTCOME_NAMES, STATUSES } from '@touchstone/contracts';

/** Query parameters that select evaluations. */
export const CRITERIA = {
  status: { type: 'string', enum: [...STATUSES] },
  check: {
    type: 'string',
    enum: CHECK_NAMES,
    description: 'Only evaluations with a result of this check.',
  },
  type: { type: 'string', enum: CHECK_NAMES, description: 'Another name of `check`.' },
  outcome: {
    type: 'string',
    enum: [...OUTCOME_NAMES],
    description:
      'Only evaluations whose worst result is this; that of `check`, if it is given. Counted in /api/stats.',
  },
  label: {
    type: 'string',
    description: 'Only evaluations with this label on a result; on one of `check`, if it is given.',
    example: 'PII_FOUND',
  },
  not_evaluated: {
    type: 'boolean',
    description:
      'true: only evaluations with a check that was not evaluated; with `check`, if it is given.',
  },
  definition: { type: 'string', description: 'Only evaluations by this definition.' },
  guardrail: {
    type: 'string',
    description: 'Only evaluations that this guardrail or rule requested.',
  },
  key: { type: 'string', description: 'Only evaluations with the API key of this id.' },
  min_score: { type: 'integer', minimum: 0, maximum: 100 },
  max_score: { type: 'integer', minimum: 0, maximum: 100 },
  'metadata.KEY': {
    type: 'string',
    description:
      'Only evaluations whose metadata has this value at KEY; may be given for several keys.',
  },
} as const;
