import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { Counter } from 'prom-client';
import { type Span, type SpanAttributes, type SpanOptions, SpanRecorder } from '@touchstone/kernel';

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** A collector that is away must not hold up the end of a process. */
const SHUTDOWN_MS = 2_000;

const spanCounter = new Counter({
  name: 'touchstone_spans_total',
  help: 'Spans recorded and, of these, exported; the others wait or were lost, because the collector is away or too slow.',
  labelNames: ['outcome'] as const,
});

/**
 * Sends spans to an OpenTelemetry collector, in the background and from a bounded queue. Reads the
 * standard variables of the exporter, the sampler and the batches.
 */
export class OtlpSpans extends SpanRecorder {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(service: string, version: string) {
    super();
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        'service.name': `touchstone-${service}`,
        'service.version': version,
      }).merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new CountRecorded(), new BatchSpanProcessor(new CountingExporter())],
    });
    this.tracer = this.provider.getTracer('touchstone', version);
  }

  start(name: string, parent: string | undefined, options: SpanOptions): Span {
    const { kind = 'internal', attributes, startMs } = options;
    const span = this.tracer.startSpan(
      name,
      {
        kind: KINDS[kind],
        ...(attributes && { attributes }),
        ...(startMs !== undefined && { startTime: startMs }),
      },
      contextOf(parent),
    );
    return new OtlpSpan(span);
  }

  /** Exports what is left, within two seconds. */
  async close(): Promise<void> {
    const late = wait(SHUTDOWN_MS, undefined, { ref: false });
    await Promise.race([this.provider.shutdown(), late]).catch(() => undefined);
  }
}

class OtlpSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  addEvent(name: string, attributes: SpanAttributes): void {
    this.span.addEvent(name, attributes);
  }

  end(errorType?: string): void {
    if (errorType !== undefined) {
      this.span.setAttribute('error.type', errorType);
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

const contextOf = (traceparent: string | undefined): Context => {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

class CountRecorded implements SpanProcessor {
  onStart(): void {}

  onEnd(): void {
    spanCounter.inc({ outcome: 'recorded' });
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}

type ExportCallback = Parameters<OTLPTraceExporter['export']>[1];

class CountingExporter extends OTLPTraceExporter {
  override export(spans: ReadableSpan[], done: ExportCallback): void {
    super.export(spans, (result) => {
      if (result.code === 0) spanCounter.inc({ outcome: 'exported' }, spans.length);
      done(result);
    });
  }
}
