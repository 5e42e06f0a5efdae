import {
  type EvaluationCompleted,
  evaluationCompleted,
  type ExchangeCompleted,
  type ExchangesCompleted,
  exchangesCompleted,
} from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { eventually } from '@touchstone/testing';
import { anExchange } from '@touchstone/testing/http';
import { ExchangePublisher } from './exchange.publisher';

const exchange = (id: string): ExchangeCompleted => ({
  ...anExchange({ id }),
  workspace: 'workspace-1',
});

describe('ExchangePublisher', () => {
  const publishing = async () => {
    const [broker, received] = [new InProcessBroker(), [] as string[][]];
    await broker.subscribe(
      { service: 'spec', kind: 'shared' },
      exchangesCompleted.pattern,
      async ({ body }) => {
        received.push((body as ExchangesCompleted).exchanges.map(({ id }) => id));
      },
    );
    return {
      publisher: new ExchangePublisher(new MessagingClient(broker), new Readiness()),
      received,
    };
  };

  it('publishes exchanges that end together as one message, each once', async () => {
    const { publisher, received } = await publishing();
    ['a', 'b', 'c'].forEach((id) => publisher.publish(exchange(id), []));
    await eventually(() => received.length > 0);
    publisher.publish(exchange('d'), []);
    await publisher.onApplicationShutdown();
    await eventually(() => received.length > 1);
    expect(received).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('publishes pending exchanges at shutdown', async () => {
    const { publisher, received } = await publishing();
    for (let index = 0; index < 120; index++) publisher.publish(exchange(String(index)), []);
    await publisher.onApplicationShutdown();
    await eventually(() => received.flat().length === 120);
    expect(received.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('publishes unrecorded evaluations', async () => {
    const [broker, received] = [new InProcessBroker(), [] as unknown[]];
    await broker.subscribe(
      { service: 'spec', kind: 'shared' },
      evaluationCompleted.pattern,
      async ({ body }) => void received.push(body),
    );
    const publisher = new ExchangePublisher(new MessagingClient(broker), new Readiness());
    const evaluation: EvaluationCompleted = {
      id: 'e-1',
      workspace: 'workspace-1',
      source: 'guardrail',
      completedAt: '',
      timings: [],
      metadata: {},
      keyId: 'key-1',
      answer: { status: 'failed', score: 1, evaluationResults: [] },
    };
    publisher.publish(exchange('a'), [], [evaluation]);
    await publisher.onApplicationShutdown();
    await eventually(() => received.length > 0);
    expect(received).toEqual([evaluation]);
  });
});
