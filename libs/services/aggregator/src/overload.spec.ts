import { WORK_QUEUES } from '@touchstone/contracts';
import { AmqpBroker, InProcessBroker } from '@touchstone/messaging';
import { describeWithBroker, testBrokerUrl } from '@touchstone/testing';
import { describeOverload } from './overload.suite';

describe('overload in one process', () => describeOverload(async () => new InProcessBroker()));

describeWithBroker('overload on RabbitMQ', () =>
  describeOverload(async () => {
    const broker = new AmqpBroker({ url: testBrokerUrl(), name: 'spec', queues: WORK_QUEUES });
    await broker.start();
    await broker.whenReady();
    return broker;
  }),
);
