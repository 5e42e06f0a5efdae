import type { EvaluationCompleted } from '@touchstone/contracts';
import { type Deployment, startAllInOne } from '@touchstone/testing';
import { bareClient } from '../lib/bare-amqp';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { openLoop, p50, p99 } from '../lib/load';
import { startProgram } from '../lib/program';
import type { Figure, Goal } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { anEvent, EVENTS, paced, PER_SECOND, SOON, untilFirstByte, withCpu } from './events';
import { addWebhooks, LOCAL, type Notified, removeWebhooks, withNotifier } from './notified';
import { atOnce, type Receiver, startReceiver } from './receiver';

const BARE = 'bare.hooks';
const BODY = JSON.stringify({
  mode: 'speed',
  input: 'Write to jane@example.com.',
  pii_check: true,
});

/** Measures the time from an event to the first byte at a local receiver, beside a floor. */
export const latency = async (): Promise<Figure[]> => [
  ...(await withNotifier(distributed)),
  ...(await withDeployment(startAllInOne(LOCAL), allInOne)),
];

/** Builds figures in milliseconds of one kind of deployment. */
const figuresOf =
  (deployment: string) =>
  (name: string, values: number[], goal?: Goal): Figure => ({
    name: `${deployment}, ${PER_SECOND}/s, ${name}`,
    unit: 'ms',
    values,
    ...(goal && { goal }),
  });

const distributed = async (notified: Notified): Promise<Figure[]> => {
  const { brokerUrl } = notified;
  const receiver = await startReceiver(atOnce);
  const floor = await startProgram('bare-notifier', brokerUrl, BARE, receiver.url);
  const client = await bareClient(brokerUrl);
  const publishBare = (event: EvaluationCompleted) => client.call({ evaluation: event }, [BARE]);
  const values = await repeatedly(async () => {
    const bare = await withCpu(floor.pid, () => paced(receiver, publishBare));
    return {
      bareP50: p50(bare.load),
      bareP99: p99(bare.load),
      bareCpu: bare.cpu,
      ...(await oursTo(receiver, notified)),
    };
  });
  await Promise.all([client.close(), floor.stop(), receiver.close()]);
  const figure = figuresOf('distributed');
  return [
    figure('bare, publication to first byte, p50', values.bareP50),
    figure('bare, publication to first byte, p99', values.bareP99),
    figure('ours, publication to first byte, p50', values.p50),
    figure('ours, publication to first byte, p99', values.p99, SOON),
    figure('bare, cpu for each event', values.bareCpu),
    figure('ours, cpu for each event', values.cpu),
    figure('ours, cpu for each event without a subscription', values.unsubscribedCpu),
  ];
};

/** Publishes events without a subscription, then with a webhook to the receiver. */
const oursTo = async (receiver: Receiver, { deployment, notifier, publish }: Notified) => {
  const pid = Number(notifier.child.pid);
  const unsubscribed = await withCpu(pid, () =>
    openLoop(PER_SECOND, EVENTS, () => publish(anEvent())),
  );
  const webhooks = await addWebhooks(deployment, [{ url: receiver.url }]);
  const ours = await withCpu(pid, () => paced(receiver, publish));
  await removeWebhooks(deployment, webhooks);
  return {
    p50: p50(ours.load),
    p99: p99(ours.load),
    cpu: ours.cpu,
    unsubscribedCpu: unsubscribed.cpu,
  };
};

const allInOne = async (deployment: Deployment): Promise<Figure[]> => {
  const receiver = await startReceiver(atOnce);
  await addWebhooks(deployment, [{ url: receiver.url }]);
  const client = connectTo(deployment, 16);
  const values = await repeatedly(async () => {
    const answeredMs = new Map<string, number>();
    const asking = await openLoop(PER_SECOND, EVENTS, async () => {
      const { headers } = await client.post(BODY);
      answeredMs.set(String(headers['x-evaluation-id']), performance.now());
    });
    const load = await untilFirstByte(receiver, answeredMs);
    return { askedP99: p99(asking), p50: p50(load), p99: p99(load) };
  });
  await Promise.all([client.close(), receiver.close()]);
  const figure = figuresOf('all-in-one');
  return [
    figure('request to answer, p99', values.askedP99),
    figure('answer to first byte, p50', values.p50),
    figure('answer to first byte, p99', values.p99, SOON),
  ];
};
