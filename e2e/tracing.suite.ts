import { randomBytes } from 'node:crypto';
import {
  type Deployment,
  eventually,
  type OtlpReceiver,
  type ReceivedSpan,
} from '@touchstone/testing';
import { evaluate, send } from './support/client';

const SECRET_CONTENT = 'Wolpertinger';

const aTrace = (): { id: string; traceparent: string } => {
  const id = randomBytes(16).toString('hex');
  return { id, traceparent: `00-${id}-00000000000000aa-01` };
};

/** Expects the spans of a deployment with a judge to arrive at a collector. */
export const tracingSuite = (deployment: () => Deployment, collector: () => OtlpReceiver): void => {
  const spansOf = (id: string): ReceivedSpan[] =>
    collector().spans.filter(({ traceId }) => traceId === id);

  /** Waits for the span of the request, which ends last, and those that were exported apart. */
  const arrived = (id: string, names: readonly string[]): Promise<ReceivedSpan[]> =>
    eventually(() => {
      const spans = spansOf(id);
      expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
      return spans;
    });

  it('traces an evaluation through every queue to its engines and the judge', async () => {
    const { id, traceparent } = aTrace();
    const body = {
      input: `My name is ${SECRET_CONTENT}.`,
      prompt_injections: true,
      pii_check: true,
    };
    await evaluate(deployment(), { ...body, mode: 'quality' }, { traceparent });
    const spans = await arrived(id, [
      'POST /api/v1/evaluation/evaluate',
      'send evaluation.run.v1',
      'wait evaluate.quality.live',
      'process evaluation.run.v1',
      'evaluate',
      'send detection.run.v1',
      'wait detect.security.quality.live',
      'process detection.run.v1',
      'compute',
      'chat stub',
    ]);
    const parents = new Map(spans.map((span) => [span.spanId, span]));
    const root = spans.find(({ name }) => name.startsWith('POST'));
    expect(root).toMatchObject({ parentSpanId: '00000000000000aa', kind: 2 });
    for (const span of spans.filter((other) => other !== root))
      expect(parents.has(span.parentSpanId)).toBe(true);
  });

  it('adds each result to the span of its evaluation, without texts', async () => {
    const { id, traceparent } = aTrace();
    const body = {
      input: `Write to ${SECRET_CONTENT}@example.com`,
      pii_check: true,
      mode: 'speed',
    };
    await evaluate(deployment(), body, { traceparent });
    const spans = await arrived(id, ['evaluate', 'POST /api/v1/evaluation/evaluate']);
    const results = spans.flatMap(({ events }) => events);
    expect(results).toContainEqual({
      name: 'gen_ai.evaluation.result',
      attributes: {
        'gen_ai.evaluation.name': 'pii',
        'gen_ai.evaluation.score.label': 'PII_FOUND',
        'gen_ai.evaluation.score.value': expect.any(Number),
      },
    });
    expect(collector().text()).not.toContain(SECRET_CONTENT);
  });

  it('traces a query of the database', async () => {
    const { id, traceparent } = aTrace();
    const path = '/api/evaluations';
    await send(deployment(), undefined, { path, method: 'GET', headers: { traceparent } });
    const spans = await arrived(id, ['GET /api/evaluations', 'database']);
    expect(spans.find(({ name }) => name === 'database')?.attributes).toMatchObject({
      'db.namespace': 'management',
    });
  });

  it('does not trace probes', () => {
    expect(collector().spans.filter(({ name }) => name.includes('/health'))).toEqual([]);
  });
};
