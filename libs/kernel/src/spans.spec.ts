import { Unavailable } from './app-error';
import {
  inSpan,
  inSpanOf,
  recordSpans,
  type Span,
  type SpanAttributes,
  type SpanOptions,
  SpanRecorder,
  startSpan,
} from './spans';
import { currentTrace, withTrace } from './trace';

const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const UNSAMPLED = SAMPLED.replace(/01$/, '00');

class Recorded implements Span {
  ended = false;
  errorType: string | undefined;
  readonly attributes: SpanAttributes = {};

  constructor(
    readonly name: string,
    readonly parent: string | undefined,
    readonly traceparent: string,
  ) {}

  set(attributes: SpanAttributes): void {
    Object.assign(this.attributes, attributes);
  }

  addEvent(): void {}

  end(errorType?: string): void {
    this.ended = true;
    this.errorType = errorType;
  }
}

class Recorder extends SpanRecorder {
  readonly spans: Recorded[] = [];

  start(name: string, parent: string | undefined, { attributes = {} }: SpanOptions): Span {
    const id = String(this.spans.length + 1).padStart(16, '0');
    const span = new Recorded(name, parent, `00-0af7651916cd43dd8448eb211c80319c-${id}-01`);
    span.set(attributes);
    this.spans.push(span);
    return span;
  }
}

describe('a span', () => {
  let recorder: Recorder;
  beforeEach(() => recordSpans((recorder = new Recorder())));
  afterEach(() => recordSpans(undefined));

  it('belongs to the current trace, and its work to the span', async () => {
    const inner = await withTrace(SAMPLED, () =>
      inSpan('outer', {}, () => inSpan('inner', {}, async () => currentTrace())),
    );
    const [first, second] = recorder.spans;
    expect([first?.parent, second?.parent, inner]).toEqual([
      SAMPLED,
      first?.traceparent,
      second?.traceparent,
    ]);
  });

  it('ends with its work, and a failed one with the type of its error only', async () => {
    await withTrace(SAMPLED, () => inSpan('done', {}, async () => undefined));
    const failing = withTrace(SAMPLED, () =>
      inSpan('failed', {}, () => Promise.reject(new Unavailable('Jane Doe is away.'))),
    );
    await expect(failing).rejects.toThrow('Jane Doe');
    expect(recorder.spans).toMatchObject([
      { name: 'done', ended: true, errorType: undefined },
      { name: 'failed', ended: true, errorType: 'unavailable' },
    ]);
  });

  it('is not recorded in a trace that its caller does not sample', async () => {
    await withTrace(UNSAMPLED, () =>
      inSpan('work', {}, async (span) => expect(span).toBeUndefined()),
    );
    expect(startSpan('more', UNSAMPLED)).toBeUndefined();
    expect(recorder.spans).toEqual([]);
  });

  it('is not recorded for work without a trace, such as that of a timer', async () => {
    await inSpan('sweep', {}, async () => undefined);
    expect(recorder.spans).toEqual([]);
  });

  it.each([undefined, 'garbage'])('is the root of a new trace in place of %j', async (given) => {
    const trace = await inSpanOf(given, 'process', {}, async () => currentTrace());
    expect(recorder.spans).toMatchObject([{ parent: undefined, traceparent: trace }]);
  });

  it('leaves the trace to its work while nothing is recorded', async () => {
    recordSpans(undefined);
    const seen = await inSpanOf(SAMPLED, 'process', {}, () =>
      inSpan('inner', {}, async () => currentTrace()),
    );
    expect(seen).toBe(SAMPLED);
  });
});
