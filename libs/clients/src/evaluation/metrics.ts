import { Counter } from 'prom-client';

export const refusalCounter = new Counter({
  name: 'touchstone_evaluations_refused_total',
  help: 'Evaluations refused for lack of capacity, by each full family; "aggregator" if none could take the job.',
  labelNames: ['family'] as const,
});
