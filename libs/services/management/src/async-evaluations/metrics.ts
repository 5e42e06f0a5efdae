import { Counter, Gauge } from 'prom-client';

export const batchLineCounter = new Counter({
  name: 'touchstone_batch_lines_total',
  help: 'Lines of batches that were evaluated (done) or could not be (failed); invalid lines are not counted.',
  labelNames: ['outcome'] as const,
});

// A rate needs a first value.
for (const outcome of ['done', 'failed']) batchLineCounter.inc({ outcome }, 0);

export const batchLinesWaitingGauge = new Gauge({
  name: 'touchstone_batch_lines_waiting',
  help: 'Lines of running batches without an answer, of all replicas.',
});
