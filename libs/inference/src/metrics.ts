import { Counter, Gauge } from 'prom-client';

export const throttledCounter = new Counter({
  name: 'touchstone_judge_throttled_total',
  help: 'Questions that the judge endpoint refused for its limit of requests; they are asked again.',
});

export const concurrencyGauge = new Gauge({
  name: 'touchstone_judge_concurrency',
  help: 'Questions that may be sent to the judge endpoint at once.',
});
