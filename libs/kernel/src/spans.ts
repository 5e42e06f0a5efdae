import { AppError } from './app-error';
import { currentTrace, isSampled, isTrace, withTrace } from './trace';

/** Names of OpenTelemetry's conventions where they exist. Values never hold content or secrets. */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** Unix time in milliseconds, if the span began before now. */
  startMs?: number;
}

/** Work that takes time, as part of a trace. */
export interface Span {
  /** The trace of work within the span. */
  readonly traceparent: string;
  set(attributes: SpanAttributes): void;
  addEvent(name: string, attributes: SpanAttributes): void;
  /** @param errorType marks the span as failed */
  end(errorType?: string): void;
}

/** Records spans; a root span may decide that its trace is not sampled. */
export abstract class SpanRecorder {
  /** @param parent the trace that the span belongs to; without one, it is the root of a new trace */
  abstract start(name: string, parent: string | undefined, options: SpanOptions): Span;
}

let recorder: SpanRecorder | undefined;

/** Records the spans of this process from now on; `undefined` stops it. */
export const recordSpans = (by: SpanRecorder | undefined): void => {
  recorder = by;
};

/**
 * Starts a span that the caller ends, as part of a trace or of a new one. Returns `undefined` if
 * nothing is recorded: then the trace goes on without it.
 */
export const startSpan = (
  name: string,
  traceparent: string | undefined,
  options: SpanOptions = {},
): Span | undefined => {
  if (!recorder) return undefined;
  const parent = isTrace(traceparent) ? traceparent : undefined;
  // Where a request arrives, the sampler decides; after that, all follow it.
  if (parent !== undefined && !isSampled(parent) && options.kind !== 'server') return undefined;
  return recorder.start(name, parent, options);
};

/** Runs `work` in a span of the current trace, if there is one; it receives a recorded span. */
export const inSpan = <T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> => {
  const current = recorder && currentTrace();
  const span = current === undefined ? undefined : startSpan(name, current, options);
  return span ? withTrace(span.traceparent, () => ended(span, work)) : work();
};

/** Runs `work` as part of a given trace, or of a new one, and in a span of it if it is recorded. */
export const inSpanOf = <T>(
  traceparent: string | undefined,
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> => {
  const span = startSpan(name, traceparent, options);
  return withTrace(span?.traceparent ?? traceparent, () => (span ? ended(span, work) : work()));
};

const ended = async <T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> => {
  let errorType: string | undefined;
  try {
    return await work(span);
  } catch (error) {
    errorType = typeOf(error);
    throw error;
  } finally {
    span.end(errorType);
  }
};

/** The message of an error may hold content, its type does not. */
const typeOf = (error: unknown): string =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown';
