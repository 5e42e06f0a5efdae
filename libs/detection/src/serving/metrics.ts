import { Histogram } from 'prom-client';

export const waitDuration = new Histogram({
  name: 'touchstone_detection_wait_seconds',
  help: "Time that a job spent in a family's queue.",
  labelNames: ['family', 'mode', 'lane'] as const,
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 25, 60],
});

export const computeDuration = new Histogram({
  name: 'touchstone_detection_compute_seconds',
  help: "Time from a job's arrival in a worker to the family's reply, the judge's time included; outcome not_evaluated: a check of the job could not be decided.",
  labelNames: ['family', 'mode', 'outcome'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 2.5, 5, 25],
});
