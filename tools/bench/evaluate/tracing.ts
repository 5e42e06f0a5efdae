import {
  type DistributedDeployment,
  startDistributed,
  startOtlpReceiver,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { openLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly, total } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const PER_SECOND = 25;
const CALLS = 250;
const BODY = evaluationBody((characters, seed) => ordinaryText(characters, seed), 1_000);

/** Measures the processor time of an evaluation, over all processes, with and without tracing. */
export const tracing = async (): Promise<Figure[]> => {
  const collector = await startOtlpReceiver();
  const sampled = (share: number) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: String(share),
  });
  const figures = await withTracing({}, (off) =>
    withTracing(sampled(0.01), (some) =>
      withTracing(sampled(1), async (all) => {
        const meters = [off, some, all].map(meter) as [Meter, Meter, Meter];
        for (const { measure } of meters) await measure();
        const runs = await repeatedly(async () => {
          const [without, hundredth, every] = [
            await meters[0].measure(),
            await meters[1].measure(),
            await meters[2].measure(),
          ];
          return { without, hundredth: hundredth / without, every: every / without };
        });
        await Promise.all(meters.map(({ close }) => close()));
        return runs;
      }),
    ),
  );
  await collector.close();
  return [
    { name: 'an evaluation without tracing', unit: 'ms', values: figures.without },
    {
      name: 'one of a hundred traced',
      unit: '×',
      values: figures.hundredth,
      goal: { atMost: 1.05 },
    },
    { name: 'every one traced', unit: '×', values: figures.every },
  ];
};

const withTracing = <T>(
  env: Record<string, string>,
  work: (deployment: DistributedDeployment) => Promise<T>,
): Promise<T> =>
  withVirtualHost((brokerUrl) => withDeployment(startDistributed({ brokerUrl, env }), work));

interface Meter {
  measure(): Promise<number>;
  close(): Promise<void>;
}

const meter = (deployment: DistributedDeployment): Meter => {
  const client = connectTo(deployment, 50);
  const used = () => total(deployment.processes.map(({ child }) => cpuMs(Number(child.pid))));
  return {
    measure: async () => {
      const before = used();
      await openLoop(PER_SECOND, CALLS, () => client.evaluate(BODY));
      return (used() - before) / CALLS;
    },
    close: () => client.close(),
  };
};
