import { Counter } from 'prom-client';

export const evaluationCounter = new Counter({
  name: 'touchstone_evaluations_total',
  help: 'Evaluations by status.',
  labelNames: ['status'] as const,
});

export const notEvaluatedCounter = new Counter({
  name: 'touchstone_not_evaluated_total',
  help: 'Checks that were asked for and did not run to their end.',
  labelNames: ['family', 'check'] as const,
});

export const eventsLostCounter = new Counter({
  name: 'touchstone_completion_events_lost_total',
  help: 'Result events given up because the broker was away too long.',
});

export const familyRefusalCounter = new Counter({
  name: 'touchstone_family_refusals_total',
  help: 'Evaluations whose share a detector family did not take for lack of capacity.',
  labelNames: ['family', 'mode'] as const,
});
