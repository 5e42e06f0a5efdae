import { Counter, Gauge, Histogram } from 'prom-client';

export const deliveryCounter = new Counter({
  name: 'touchstone_deliveries_total',
  help: 'Delivery attempts by resulting status; pending means that another attempt follows.',
  labelNames: ['kind', 'outcome'] as const,
});

export const skippedCounter = new Counter({
  name: 'touchstone_deliveries_skipped_total',
  help: 'Deliveries not stored, because too many were pending for the same notifier or an address had reached its hourly limit of alerts.',
  labelNames: ['kind'] as const,
});

export const attemptDuration = new Histogram({
  name: 'touchstone_delivery_try_seconds',
  help: 'Duration of a delivery attempt.',
  labelNames: ['kind'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const pendingGauge = new Gauge({
  name: 'touchstone_deliveries_waiting',
  help: 'Pending deliveries of all replicas; counted up to 100,000.',
});
