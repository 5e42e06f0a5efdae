import { register } from 'prom-client';
import { inSpan, inSpanOf, recordSpans, startSpan } from '@touchstone/kernel';
import { type OtlpReceiver, startOtlpReceiver } from '@touchstone/testing';
import { startTracing } from './start-tracing';
import { tracingSettings } from './tracing.config';

const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const VARIABLES = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_BSP_SCHEDULE_DELAY',
];

describe('tracing', () => {
  let collector: OtlpReceiver;
  let stop: () => Promise<void>;

  /** Starts with variables, which the exporter reads from the environment of the process. */
  const started = async (variables: Record<string, string> = {}): Promise<void> => {
    Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...variables });
    stop = await startTracing(tracingSettings(), 'tea-house', '1.2.3');
  };

  beforeEach(async () => {
    collector = await startOtlpReceiver();
    stop = async () => undefined;
  });
  afterEach(async () => {
    recordSpans(undefined);
    await stop();
    await collector.close();
    for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
  });

  it("sends spans with parents, times and attributes to the collector's address", async () => {
    await started();
    const startMs = Date.now() - 50;
    await inSpanOf(SAMPLED, 'process', { kind: 'consumer', startMs }, () =>
      inSpan('compute', { attributes: { 'touchstone.check': 'pii' } }, async (span) =>
        span?.addEvent('gen_ai.evaluation.result', { 'gen_ai.evaluation.score.value': 12 }),
      ),
    );
    await stop();
    const [compute, process] = collector.spans;
    expect(process).toMatchObject({
      service: 'touchstone-tea-house',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      name: 'process',
      kind: 5,
      startMs,
    });
    expect(compute).toMatchObject({
      traceId: process?.traceId,
      parentSpanId: process?.spanId,
      attributes: { 'touchstone.check': 'pii' },
      events: [
        { name: 'gen_ai.evaluation.result', attributes: { 'gen_ai.evaluation.score.value': 12 } },
      ],
    });
  });

  it('decides at the root of a trace, for all its spans, by the configured sampler', async () => {
    await started({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const root = startSpan('request', undefined);
    expect(root?.traceparent).toMatch(/-00$/);
    await inSpanOf(root?.traceparent, 'inner', {}, async (span) => expect(span).toBeUndefined());
    root?.end();
    await inSpanOf(SAMPLED, 'sampled by its caller', {}, async () => undefined);
    await stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(['sampled by its caller']);
  });

  it('records nothing without an address', async () => {
    await started({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    expect(startSpan('request', SAMPLED)).toBeUndefined();
  });

  it('loses spans, and nothing else, while the collector is away', async () => {
    await started();
    await collector.close();
    await inSpanOf(SAMPLED, 'process', {}, async () => undefined);
    await expect(stop()).resolves.toBeUndefined();
    collector = await startOtlpReceiver();
    expect(await register.metrics()).toMatch(/touchstone_spans_total\{outcome="recorded"\} \d/);
  });
});

describe('settings of tracing', () => {
  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('refuse %s=%s by name', (variable, value) => {
    const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(() => tracingSettings({ ...address, [variable]: value })).toThrow(variable);
  });

  it('ignore what is set for other programs while no collector is named', () => {
    const others = { OTEL_TRACES_EXPORTER: 'console', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' };
    expect(tracingSettings(others).enabled).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['no address', {}],
    ['no exporter', { OTEL_TRACES_EXPORTER: 'none' }],
    ['a disabled SDK', { OTEL_SDK_DISABLED: 'TRUE' }],
  ])('switch it off with %s', (_title, variables) => {
    const address =
      Object.keys(variables).length > 0
        ? { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
        : {};
    expect(tracingSettings({ ...address, ...variables }).enabled).toBe(false);
  });
});
