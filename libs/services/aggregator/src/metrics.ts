import { Counter, Histogram } from 'prom-client';
import { CHECK_NAMES, familyOf } from '@touchstone/contracts';

export const evaluationCounter = new Counter({
  name: 'touchstone_evaluations_total',
  help: 'Evaluations by status.',
  labelNames: ['status'] as const,
});

export const evaluationDuration = new Histogram({
  name: 'touchstone_evaluation_seconds',
  help: 'Time from the job to its answer, by the slowest mode and the status.',
  labelNames: ['mode', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const notEvaluatedCounter = new Counter({
  name: 'touchstone_not_evaluated_total',
  help: 'Checks that were asked for and did not run to their end; the policy "open" lets their content pass.',
  labelNames: ['family', 'check', 'policy'] as const,
});

// A rate needs a first value: otherwise the first failures of a process would go unnoticed.
for (const check of CHECK_NAMES)
  for (const policy of ['open', 'closed'])
    notEvaluatedCounter.inc({ family: familyOf(check), check, policy }, 0);

export const eventsLostCounter = new Counter({
  name: 'touchstone_completion_events_lost_total',
  help: 'Result events given up because the broker was away too long.',
});

export const familyRefusalCounter = new Counter({
  name: 'touchstone_family_refusals_total',
  help: 'Evaluations whose share a detector family did not take for lack of capacity.',
  labelNames: ['family', 'mode'] as const,
});
