import { Counter, Histogram } from 'prom-client';

export const exchangeCounter = new Counter({
  name: 'touchstone_exchanges_total',
  help: 'Exchanges with model vendors by outcome.',
  labelNames: ['outcome'] as const,
});

export const guardrailVerdictCounter = new Counter({
  name: 'touchstone_guardrail_verdicts_total',
  help: 'Verdicts of guardrails on one side of an exchange.',
  labelNames: ['side', 'mode', 'verdict'] as const,
});

export const vendorDuration = new Histogram({
  name: 'touchstone_vendor_seconds',
  help: 'Time of an exchange that the vendor took, over all attempts.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
});

export const exchangeEventsLostCounter = new Counter({
  name: 'touchstone_exchange_events_lost_total',
  help: 'Events of exchanges with model vendors, alerts and evaluations among them, given up because the broker was away too long.',
});
