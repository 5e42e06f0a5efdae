import { startApp } from '@touchstone/testing';

/** Apps with settings that each break a rule, and the required settings that are missing. */
const BROKEN: [app: string, settings: Record<string, string>, missing: string[]][] = [
  [
    'api-gateway',
    {
      PORT: '99999',
      TOUCHSTONE_LOG_LEVEL: 'loud',
      TOUCHSTONE_MESSAGING_URL: 'http://broker',
      TOUCHSTONE_SECRET_KEY: 'short',
      TOUCHSTONE_LIMIT_MESSAGES: 'many',
    },
    [],
  ],
  ['api-gateway', { PORT: '-1', TOUCHSTONE_MESSAGING_URL: 'memory:' }, ['TOUCHSTONE_SECRET_KEY']],
  [
    'aggregator',
    {
      TOUCHSTONE_MESSAGING_URL: 'memory:',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_TRACES_SAMPLER_ARG: '2',
    },
    [],
  ],
  ['aggregator', { PORT: '99999', TOUCHSTONE_MESSAGING_URL: 'memory:' }, []],
  [
    'detectors/policy',
    {
      PORT: 'x',
      TOUCHSTONE_MESSAGING_URL: 'memory',
      TOUCHSTONE_JUDGE_URL: 'ftp://judge',
      TOUCHSTONE_DETECTOR_QUEUES: 'detect.policy.slow',
    },
    ['TOUCHSTONE_JUDGE_MODEL'],
  ],
  ['detectors/topic', { TOUCHSTONE_DETECTOR_QUEUES: 'detect.policy.speed.live' }, []],
  [
    'notifier',
    {
      TOUCHSTONE_MESSAGING_URL: 'memory:',
      TOUCHSTONE_DATABASE_URL: 'pglite:',
      TOUCHSTONE_ALLOWED_NETWORKS: 'everywhere',
      TOUCHSTONE_SMTP_URL: 'http://mail',
      TOUCHSTONE_MAIL_FROM: 'nobody',
      TOUCHSTONE_NOTIFIER_CONCURRENCY: '0',
      TOUCHSTONE_NOTIFIER_RETENTION_DAYS: 'long',
    },
    ['TOUCHSTONE_SECRET_KEY'],
  ],
  [
    'all-in-one',
    {
      PORT: '-1',
      TOUCHSTONE_JUDGE_URL: 'http://user:word@judge',
      TOUCHSTONE_RATE_LIMIT_PER_SECOND: 'fast',
      TOUCHSTONE_SECRET_KEY: 'short',
    },
    ['TOUCHSTONE_JUDGE_MODEL'],
  ],
];

describe('broken settings', () => {
  it.each(BROKEN)('of %s are all named before it exits with 1', async (app, settings, missing) => {
    const ended = startApp(app, { TOUCHSTONE_JUDGE_MODEL: '', ...settings });
    const { message } = await ended.then(
      () => new Error('It started.'),
      (error: Error) => error,
    );
    const variables = [...Object.keys(settings), ...missing];
    expect(message).toContain('exit code 1\n');
    expect(
      variables.filter((variable) => !new RegExp(`^  ${variable}: \\S`, 'm').test(message)),
    ).toEqual([]);
    expect(message).not.toMatch(/^\s+at /m);
  });
});
