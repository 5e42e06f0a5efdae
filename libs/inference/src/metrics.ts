import { Counter, Gauge, Histogram } from 'prom-client';
import { type EndpointMetrics, REQUEST_OUTCOMES } from './endpoint/endpoint-metrics';

export const throttledCounter = new Counter({
  name: 'touchstone_judge_throttled_total',
  help: 'Questions that the judge endpoint refused for its limit of requests; they are asked again.',
});

export const concurrencyGauge = new Gauge({
  name: 'touchstone_judge_concurrency',
  help: 'Questions that may be sent to the judge endpoint at once.',
});

const judgeRequests = new Counter({
  name: 'touchstone_judge_requests_total',
  help: 'Requests to the judge endpoint by outcome: answered, unusable (no usable verdict), failed, rejected (400, 413, 422), throttled or timed_out.',
  labelNames: ['outcome'] as const,
});

const judgeDuration = new Histogram({
  name: 'touchstone_judge_seconds',
  help: 'Time of one request to the judge endpoint, whatever its outcome.',
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60],
});

export const tokenCounter = new Counter({
  name: 'touchstone_judge_tokens_total',
  help: 'Tokens that the judge endpoint reported as used.',
  labelNames: ['direction'] as const,
});

const classifierRequests = new Counter({
  name: 'touchstone_classifier_requests_total',
  help: 'Requests to classifier endpoints by check and outcome: answered, unusable (no usable verdict), failed, rejected (400, 413, 422), throttled or timed_out.',
  labelNames: ['check', 'outcome'] as const,
});

const classifierDuration = new Histogram({
  name: 'touchstone_classifier_seconds',
  help: 'Time of one request to the classifier endpoint of a check, whatever its outcome.',
  labelNames: ['check'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
});

/** Starts the counters at 0, since a rate needs a first value. */
export const judgeMetrics = (): EndpointMetrics => {
  REQUEST_OUTCOMES.forEach((outcome) => judgeRequests.inc({ outcome }, 0));
  tokenCounter.inc({ direction: 'input' }, 0);
  tokenCounter.inc({ direction: 'output' }, 0);
  return {
    requested(outcome, seconds) {
      judgeRequests.inc({ outcome });
      judgeDuration.observe(seconds);
    },
    throttled: () => throttledCounter.inc(),
    concurrency: (requests) => concurrencyGauge.set(requests),
  };
};

/** Starts the counters of a check at 0, as above. */
export const classifierMetrics = (check: string): EndpointMetrics => {
  REQUEST_OUTCOMES.forEach((outcome) => classifierRequests.inc({ check, outcome }, 0));
  return {
    requested(outcome, seconds) {
      classifierRequests.inc({ check, outcome });
      classifierDuration.observe({ check }, seconds);
    },
  };
};
