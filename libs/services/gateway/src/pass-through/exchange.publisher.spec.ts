import {
  type ExchangeCompleted,
  type ExchangesCompleted,
  exchangesCompleted,
} from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { eventually } from '@touchstone/testing';
import { anExchange } from '../management.fixture';
import { ExchangePublisher } from './exchange.publisher';

const exchange = (id: string): ExchangeCompleted => ({
  ...anExchange({ id }),
  workspace: 'workspace-1',
});

describe('exchange publisher', () => {
  const publishing = async () => {
    const [broker, heard] = [new InProcessBroker(), [] as string[][]];
    await broker.subscribe(
      { service: 'spec', kind: 'shared' },
      exchangesCompleted.pattern,
      async ({ body }) => {
        heard.push((body as ExchangesCompleted).exchanges.map(({ id }) => id));
      },
    );
    return {
      publisher: new ExchangePublisher(new MessagingClient(broker), new Readiness()),
      heard,
    };
  };

  it('tells of exchanges that end together in one message, each once', async () => {
    const { publisher, heard } = await publishing();
    ['a', 'b', 'c'].forEach((id) => publisher.publish(exchange(id), []));
    await eventually(() => heard.length > 0);
    publisher.publish(exchange('d'), []);
    await publisher.onApplicationShutdown();
    await eventually(() => heard.length > 1);
    expect(heard).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('leaves none untold when the process ends', async () => {
    const { publisher, heard } = await publishing();
    for (let index = 0; index < 120; index++) publisher.publish(exchange(String(index)), []);
    await publisher.onApplicationShutdown();
    await eventually(() => heard.flat().length === 120);
    expect(heard.map(({ length }) => length)).toEqual([50, 50, 20]);
  });
});
