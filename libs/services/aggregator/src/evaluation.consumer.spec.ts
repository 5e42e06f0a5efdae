import { type EvaluationCompleted, evaluationQueue, runEvaluation } from '@touchstone/contracts';
import { Deadline, Readiness, SystemClock } from '@touchstone/kernel';
import { AmqpBroker, type Delivery, InProcessBroker, MessagingClient } from '@touchstone/messaging';
import {
  aJob,
  deferred,
  describeWithBroker,
  eventually,
  startTcpProxy,
  testBrokerUrl,
} from '@touchstone/testing';
import { BatchPace } from './batch-pace';
import { CompletionPublisher } from './completion.publisher';
import { DetectionClient } from './detection.client';
import { EvaluationConsumer } from './evaluation.consumer';
import { EvaluationService } from './evaluation.service';
import { FamilyCapacity } from './family-capacity';

const consumerOn = (broker: AmqpBroker | InProcessBroker): EvaluationConsumer => {
  const messages = new MessagingClient(broker);
  return new EvaluationConsumer(
    new EvaluationService(
      new DetectionClient(messages, new FamilyCapacity(new SystemClock())),
      new CompletionPublisher(messages, new Readiness()),
      new SystemClock(),
    ),
    new BatchPace(new SystemClock()),
  );
};
const job = aJob({ checks: [] });

describe('EvaluationConsumer', () => {
  it('answers before the result event is confirmed, and acknowledges after it', async () => {
    const confirmed = deferred();
    const consumer = consumerOn(
      Object.assign(new InProcessBroker(), { emit: () => confirmed.promise }),
    );
    const held: Promise<unknown>[] = [];
    const delivery: Delivery = {
      pattern: runEvaluation.pattern,
      body: job,
      queue: 'q',
      acknowledgeAfter: (work) => held.push(work),
    };
    await expect(consumer.run(job, delivery)).resolves.toMatchObject({ id: job.id });
    const acknowledged = jest.fn();
    const all = Promise.all(held).then(acknowledged);
    await Promise.resolve();
    expect(acknowledged).not.toHaveBeenCalled();
    confirmed.resolve();
    await all;
    expect(acknowledged).toHaveBeenCalled();
  });

  it('does not delay the acknowledgement of a job without a result event', async () => {
    const held: Promise<unknown>[] = [];
    const part = { ...job, unrecorded: true as const };
    await consumerOn(new InProcessBroker()).run(part, {
      pattern: runEvaluation.pattern,
      body: part,
      queue: 'q',
      acknowledgeAfter: (work) => held.push(work),
    });
    await expect(Promise.all(held)).resolves.toEqual([undefined]);
  });

  describeWithBroker('on RabbitMQ', () => {
    const start = async (url: string): Promise<AmqpBroker> => {
      const broker = new AmqpBroker({ url, name: 'spec', queues: [evaluationQueue('balanced')] });
      await broker.start();
      await broker.whenReady();
      return broker;
    };
    const serve = (broker: AmqpBroker): Promise<void> => {
      const consumer = consumerOn(broker);
      return broker.serve(evaluationQueue('balanced'), runEvaluation.pattern, (delivery) =>
        consumer.run(job, delivery),
      );
    };

    it('lets another aggregator publish the result event of one that died after its answer', async () => {
      const { hostname, port } = new URL(testBrokerUrl());
      const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5672) });
      const dying = await start(
        Object.assign(new URL(testBrokerUrl()), {
          hostname: '127.0.0.1',
          port: String(proxy.port),
        }).toString(),
      );
      dying.emit = () => new Promise(() => undefined);
      await serve(dying);
      const other = await start(testBrokerUrl());
      const published: string[] = [];
      await other.subscribe(
        { service: 'any', kind: 'broadcast' },
        'evaluation.completed.v1',
        async ({ body }) => published.push((body as EvaluationCompleted).id),
      );
      const outcome = await new MessagingClient(other).call(runEvaluation, job, {
        queue: evaluationQueue('balanced'),
        deadline: Deadline.in(20_000),
      });
      expect(outcome.id).toBe(job.id);
      await serve(other);
      expect(published).toEqual([]);
      proxy.cut();
      await eventually(() => published.length === 1);
      expect(published).toEqual([job.id]);
      await Promise.all([dying.close(0), other.close(100)]);
      await proxy.close();
    });
  });
});
