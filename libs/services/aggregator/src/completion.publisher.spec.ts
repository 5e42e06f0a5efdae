import {
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationsCompleted,
  evaluationsCompleted,
} from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { eventually } from '@touchstone/testing';
import { CompletionPublisher } from './completion.publisher';

const anEvent = (id: string, input?: string): EvaluationCompleted => ({
  id,
  workspace: 'w',
  source: 'evaluate',
  completedAt: '2030-01-01T00:00:00.000Z',
  timings: [],
  metadata: {},
  keyId: 'k',
  answer: { status: 'success', score: null, evaluationResults: [] },
  ...(input !== undefined && { content: { input, output: null, messages: [], tools: [] } }),
});

/** A broker that can be made unavailable. */
class MoodyBroker extends InProcessBroker {
  away = false;
  refused = 0;
  readonly emitted: string[] = [];
  readonly batches: string[][] = [];

  override async emit(_pattern: string, body: unknown): Promise<void> {
    if (this.away) {
      this.refused++;
      throw new Error('away');
    }
    if ('evaluations' in (body as object))
      return void this.batches.push((body as EvaluationsCompleted).evaluations.map(({ id }) => id));
    this.emitted.push((body as EvaluationCompleted).id);
  }
}

describe('CompletionPublisher', () => {
  const start = () => {
    const [broker, readiness] = [new MoodyBroker(), new Readiness()];
    return {
      broker,
      readiness,
      publisher: new CompletionPublisher(new MessagingClient(broker), readiness),
    };
  };

  it('publishes an event', async () => {
    const { broker, publisher } = start();
    void publisher.publish(anEvent('1'));
    await publisher.onApplicationShutdown();
    expect(broker.emitted).toEqual(['1']);
  });

  it('reports an event as published only once the broker has confirmed it', async () => {
    const { broker, publisher } = start();
    broker.away = true;
    const published = jest.fn();
    const confirmed = publisher.publish(anEvent('1')).then(published);
    await eventually(() => broker.refused === 1);
    expect(published).not.toHaveBeenCalled();
    broker.away = false;
    await confirmed;
    expect(broker.emitted).toEqual(['1']);
  });

  describe('events of guardrails', () => {
    const ofGuardrail = (id: string, input?: string): EvaluationCompleted => ({
      ...anEvent(id, input),
      source: 'guardrail',
    });
    const publishing = async () => {
      const [broker, heard] = [new InProcessBroker(), [] as string[][]];
      await broker.subscribe(
        { service: 'spec', kind: 'shared' },
        evaluationsCompleted.pattern,
        async ({ body }) => {
          heard.push((body as EvaluationsCompleted).evaluations.map(({ id }) => id));
        },
      );
      await broker.subscribe(
        { service: 'spec', kind: 'shared' },
        evaluationCompleted.pattern,
        async ({ body }) => {
          heard.push([(body as EvaluationCompleted).id]);
        },
      );
      return {
        publisher: new CompletionPublisher(new MessagingClient(broker), new Readiness()),
        heard,
      };
    };

    it('publishes evaluations that end together in one message', async () => {
      const { publisher, heard } = await publishing();
      ['a', 'b', 'c'].forEach((id) => void publisher.publish(ofGuardrail(id)));
      await eventually(() => heard.length > 0);
      expect(heard).toEqual([['a', 'b', 'c']]);
    });

    it('reports each as published only once the broker has confirmed the batch', async () => {
      const { broker, publisher } = start();
      broker.away = true;
      const published = jest.fn();
      const all = Promise.all(
        ['a', 'b'].map((id) => publisher.publish(ofGuardrail(id)).then(published)),
      );
      await eventually(() => broker.refused === 1);
      expect(published).not.toHaveBeenCalled();
      broker.away = false;
      await all;
      expect(broker.batches).toEqual([['a', 'b']]);
    });

    it('publishes all events when the process ends', async () => {
      const { publisher, heard } = await publishing();
      for (let index = 0; index < 60; index++) void publisher.publish(ofGuardrail(String(index)));
      await publisher.onApplicationShutdown();
      await eventually(() => heard.flat().length === 60);
      expect(heard.map(({ length }) => length)).toEqual([50, 10]);
    });

    it('publishes an event with content separately', async () => {
      const { publisher, heard } = await publishing();
      ['a', 'b'].forEach((id) => void publisher.publish(ofGuardrail(id, 'a text')));
      await eventually(() => heard.length === 2);
      expect(heard).toEqual([['a'], ['b']]);
    });

    it('is not ready while such events are lost', async () => {
      const { broker, readiness, publisher } = start();
      broker.away = true;
      for (let id = 0; id < 50_050; id++) void publisher.publish(ofGuardrail(String(id)));
      await eventually(() => readiness.reasons().has('result events'));
      broker.away = false;
      await eventually(() => readiness.reasons().size === 0);
    });
  });

  it('keeps events while the broker is unavailable and publishes them when it is back', async () => {
    const { broker, publisher } = start();
    broker.away = true;
    void publisher.publish(anEvent('1'));
    void publisher.publish(anEvent('2'));
    await Promise.resolve();
    broker.away = false;
    await eventually(() => broker.emitted.length === 2);
    expect(broker.emitted.sort()).toEqual(['1', '2']);
  });

  it('is not ready once its bounded buffer lost an event, until the buffer is empty again', async () => {
    const { broker, readiness, publisher } = start();
    broker.away = true;
    for (let id = 0; id < 1_001; id++) void publisher.publish(anEvent(String(id)));
    await eventually(() => readiness.reasons().has('result events'));
    broker.away = false;
    await eventually(() => readiness.reasons().size === 0);
    expect(broker.emitted).toHaveLength(1_000);
    expect(broker.emitted).not.toContain('0');
  });

  it('publishes an event without its texts when they make it larger than a message', async () => {
    const broker = new InProcessBroker();
    const heard: EvaluationCompleted[] = [];
    await broker.subscribe(
      { service: 'spec', kind: 'shared' },
      evaluationCompleted.pattern,
      async ({ body }) => heard.push(body as EvaluationCompleted),
    );
    await new CompletionPublisher(new MessagingClient(broker), new Readiness()).publish(
      anEvent('1', 'x'.repeat(17 * 1024 * 1024)),
    );
    await eventually(() => heard.length === 1);
    expect(heard[0]).toEqual(anEvent('1'));
  });

  it('keeps fewer events when they carry contents', async () => {
    const { broker, readiness, publisher } = start();
    broker.away = true;
    const large = 'x'.repeat(1024 * 1024);
    for (let id = 0; id < 70; id++) void publisher.publish(anEvent(String(id), large));
    await eventually(() => readiness.reasons().has('result events'));
    broker.away = false;
    await eventually(() => readiness.reasons().size === 0);
    expect(broker.emitted).toHaveLength(63);
    expect(broker.emitted).not.toContain('6');
    expect(broker.emitted).toContain('7');
  });
});
