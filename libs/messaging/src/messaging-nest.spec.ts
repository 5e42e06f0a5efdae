import { setTimeout as wait } from 'node:timers/promises';
import { Catch, Controller, type ExceptionFilter, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  Ctx,
  EventPattern,
  MessagePattern,
  type NestMicroservice,
  Payload,
} from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { lastValueFrom, throwError } from 'rxjs';
import { event, request } from '@touchstone/contracts';
import { currentTrace, Deadline, DeadlineExceeded, withTrace } from '@touchstone/kernel';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import { AmqpBroker } from './amqp/amqp-broker';
import type { Broker, Delivery } from './broker';
import { OutOfTea, unique } from './broker.suite';
import { InProcessBroker } from './in-process/in-process-broker';
import { MessagingClient } from './messaging-client';
import { MessagingServer } from './messaging-server';

const brew = request<{ cups: number }, { brewed: number; trace: string | undefined }>(
  'tea.brew.v1',
);
const pour = request<{ cups: number }, string>('tea.pour.v1');
const spilled = event<{ cups: number }>(unique('tea.spilled.v1'));
const queues = ['a', 'b'].map((name) => ({ name: unique(`nest.${name}`), prefetch: 4 }));
const [first, second] = queues as [
  { name: string; prefetch: number },
  { name: string; prefetch: number },
];
const silent = { name: unique('nest.silent'), prefetch: 1 };

const heard: string[] = [];

@Controller()
class TeaConsumer {
  @MessagePattern(brew.pattern, { queues: [first] })
  brew(@Payload() { cups }: { cups: number }): { brewed: number; trace: string | undefined } {
    if (cups > 9) throw new OutOfTea('No tea left.', { asked: cups });
    return { brewed: cups, trace: currentTrace() };
  }

  @EventPattern(spilled.pattern, { subscription: { service: unique('floor'), kind: 'shared' } })
  mop(@Payload() { cups }: { cups: number }): void {
    heard.push(`floor ${cups}`);
  }
}

@Controller()
class OtherConsumer {
  @MessagePattern(brew.pattern, { queues: [second] })
  brew(): { brewed: number; trace: undefined } {
    return { brewed: -1, trace: undefined };
  }

  @MessagePattern(pour.pattern, { queues: [second], immutableResult: true })
  async pour(
    @Payload() { cups }: { cups: number },
    @Ctx() { queue, pattern }: Delivery,
  ): Promise<string> {
    if (cups > 9) throw new OutOfTea('No tea left.', { asked: cups });
    return `${cups} by ${queue} for ${pattern} in ${currentTrace()}`;
  }

  @EventPattern(spilled.pattern, { subscription: { service: unique('ledger'), kind: 'shared' } })
  note(@Payload() { cups }: { cups: number }): void {
    heard.push(`ledger ${cups}`);
  }

  @MessagePattern('tea.late.v1', { queues: [silent] })
  late(): Promise<void> {
    return wait(500);
  }
}

@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

@Module({ controllers: [TeaConsumer, OtherConsumer] })
class TeaModule {}

const handlersOn = (make: () => Broker) => (): void => {
  let broker: Broker;
  let app: NestFastifyApplication;
  let client: MessagingClient;

  beforeAll(async () => {
    broker = make();
    app = await NestFactory.create<NestFastifyApplication>(TeaModule, new FastifyAdapter(), {
      logger: false,
    });
    const server = app.connectMicroservice(
      { strategy: new MessagingServer(broker) },
      { deferInitialization: true },
    ) as NestMicroservice;
    server.useGlobalFilters(new Keep());
    await app.startAllMicroservices();
    client = new MessagingClient(broker);
    await client.connect();
    heard.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await broker.close(100);
  });

  it('are selected by queue if both name the same pattern', async () => {
    const deadline = Deadline.in(5_000);
    await expect(client.call(brew, { cups: 3 }, { queue: first, deadline })).resolves.toMatchObject(
      { brewed: 3 },
    );
    await expect(
      client.call(brew, { cups: 3 }, { queue: second, deadline }),
    ).resolves.toMatchObject({ brewed: -1 });
  });

  it('receive a body and its delivery in the trace of the caller', async () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = withTrace(trace, () =>
      client.call(pour, { cups: 2 }, { queue: second, deadline: Deadline.in(5_000) }),
    );
    await expect(answer).resolves.toBe(`2 by ${second.name} for ${pour.pattern} in ${trace}`);
    await expect(
      client.call(pour, { cups: 10 }, { queue: second, deadline: Deadline.in(5_000) }),
    ).rejects.toMatchObject({ code: 'tea.out', details: { asked: 10 } });
  });

  it('keep the kind, code, message and details of an AppError', async () => {
    await expect(
      client.call(brew, { cups: 10 }, { queue: first, deadline: Deadline.in(5_000) }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      code: 'tea.out',
      message: 'No tea left.',
      details: { asked: 10 },
    });
  });

  it('run in the trace of the caller', async () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = withTrace(trace, () =>
      client.call(brew, { cups: 1 }, { queue: first, deadline: Deadline.in(5_000) }),
    );
    await expect(answer).resolves.toMatchObject({ trace });
  });

  it('each receive an event through their own subscription', async () => {
    await client.publishEvent(spilled, { cups: 2 });
    await eventually(() => heard.length === 2);
    expect([...heard].sort()).toEqual(['floor 2', 'ledger 2']);
  });

  it('do not keep a caller waiting beyond its deadline', async () => {
    await expect(
      client.call(request('tea.late.v1'), null, { queue: silent, deadline: Deadline.in(50) }),
    ).rejects.toBeInstanceOf(DeadlineExceeded);
  });

  it('keep working after a caller throws on their reply', async () => {
    const tripping = client.gather(
      brew,
      { cups: 1 },
      {
        queues: [first],
        deadline: Deadline.in(5_000),
        onReply: () => {
          throw new TypeError('tripped');
        },
      },
    );
    await expect(tripping).rejects.toThrow('tripped');
    await expect(
      client.call(brew, { cups: 3 }, { queue: first, deadline: Deadline.in(5_000) }),
    ).resolves.toMatchObject({ brewed: 3 });
  });

  it('can be called with Nest’s own send', async () => {
    const answer = client.send(brew.pattern, {
      body: { cups: 5 },
      queue: first,
      deadline: Deadline.in(5_000),
    });
    await expect(lastValueFrom(answer)).resolves.toMatchObject({ brewed: 5 });
  });
};

describe(
  'Nest handlers in one process',
  handlersOn(() => new InProcessBroker()),
);
describeWithBroker(
  'Nest handlers over RabbitMQ',
  handlersOn(
    () => new AmqpBroker({ url: testBrokerUrl(), name: 'nest spec', queues: [...queues, silent] }),
  ),
);

describe('MessagingServer', () => {
  it('refuses a handler that does not say where its messages come from', async () => {
    @Controller()
    class Lost {
      @MessagePattern('lost.v1')
      run(): void {}
    }
    @Module({ controllers: [Lost] })
    class LostModule {}
    const start = async () => {
      const lost = await NestFactory.createMicroservice(LostModule, {
        strategy: new MessagingServer(new InProcessBroker()),
        logger: false,
        abortOnError: false,
      });
      await lost.listen();
    };
    await expect(start()).rejects.toThrow('does not say where its messages come from');
  });
});
