import type { EvaluationCompleted } from '@touchstone/contracts';
import { type Deployment, startAllInOne } from '@touchstone/testing';
import { bareClient } from '../lib/bare-amqp';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { openLoop, p50, p99 } from '../lib/load';
import { startProgram } from '../lib/program';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { anEvent, EVENTS, paced, PER_SECOND, SOON, untilFirstByte, withCpu } from './events';
import { addWebhooks, LOCAL, type Notified, removeWebhooks, withNotifier } from './notified';
import { atOnce, startReceiver } from './receiver';

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

const distributed = async ({
  deployment,
  brokerUrl,
  notifier,
  publish,
}: Notified): Promise<Figure[]> => {
  const receiver = await startReceiver(atOnce);
  const floor = await startProgram('bare-notifier', brokerUrl, BARE, receiver.url);
  const client = await bareClient(brokerUrl);
  const tellBare = (event: EvaluationCompleted) => client.call({ evaluation: event }, [BARE]);
  const pid = Number(notifier.child.pid);
  const values = await repeatedly(async () => {
    const bare = await withCpu(floor.pid, () => paced(receiver, tellBare));
    const unheard = await withCpu(pid, () =>
      openLoop(PER_SECOND, EVENTS, () => publish(anEvent())),
    );
    const webhooks = await addWebhooks(deployment, [{ url: receiver.url }]);
    const ours = await withCpu(pid, () => paced(receiver, publish));
    await removeWebhooks(deployment, webhooks);
    return {
      bareP50: p50(bare.load),
      bareP99: p99(bare.load),
      bareCpu: bare.cpu,
      p50: p50(ours.load),
      p99: p99(ours.load),
      cpu: ours.cpu,
      unheardCpu: unheard.cpu,
    };
  });
  await Promise.all([client.close(), floor.stop(), receiver.close()]);
  return [
    {
      name: `distributed, ${PER_SECOND}/s, bare, publication to first byte, p50`,
      unit: 'ms',
      values: values.bareP50,
    },
    {
      name: `distributed, ${PER_SECOND}/s, bare, publication to first byte, p99`,
      unit: 'ms',
      values: values.bareP99,
    },
    {
      name: `distributed, ${PER_SECOND}/s, ours, publication to first byte, p50`,
      unit: 'ms',
      values: values.p50,
    },
    {
      name: `distributed, ${PER_SECOND}/s, ours, publication to first byte, p99`,
      unit: 'ms',
      values: values.p99,
      goal: SOON,
    },
    {
      name: `distributed, ${PER_SECOND}/s, bare, cpu for each event`,
      unit: 'ms',
      values: values.bareCpu,
    },
    {
      name: `distributed, ${PER_SECOND}/s, ours, cpu for each event`,
      unit: 'ms',
      values: values.cpu,
    },
    {
      name: `distributed, ${PER_SECOND}/s, ours, cpu for each event that nobody is told of`,
      unit: 'ms',
      values: values.unheardCpu,
    },
  ];
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
  return [
    {
      name: `all-in-one, ${PER_SECOND}/s, request to answer, p99`,
      unit: 'ms',
      values: values.askedP99,
    },
    {
      name: `all-in-one, ${PER_SECOND}/s, answer to first byte, p50`,
      unit: 'ms',
      values: values.p50,
    },
    {
      name: `all-in-one, ${PER_SECOND}/s, answer to first byte, p99`,
      unit: 'ms',
      values: values.p99,
      goal: SOON,
    },
  ];
};
