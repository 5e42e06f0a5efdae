import { Counter, Gauge, Histogram } from 'prom-client';

export const deliveryCounter = new Counter({
  name: 'touchstone_deliveries_total',
  help: 'Tries to deliver by what became of the delivery; a pending one will be tried again.',
  labelNames: ['kind', 'outcome'] as const,
});

export const skippedCounter = new Counter({
  name: 'touchstone_deliveries_skipped_total',
  help: 'Deliveries that were not stored, since too many waited for the same notifier already.',
  labelNames: ['kind'] as const,
});

export const tryDuration = new Histogram({
  name: 'touchstone_delivery_try_seconds',
  help: 'How long a try to deliver took.',
  labelNames: ['kind'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const waitingGauge = new Gauge({
  name: 'touchstone_deliveries_waiting',
  help: 'Deliveries that wait for a try, of all replicas together; not counted beyond 100,000.',
});
