import { startDistributed, startOtlpReceiver } from '@touchstone/testing';
import { type CostOf, withCostMeter } from '../lib/cost';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

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
  const measure = async (costOf: CostOf) => (await costOf(BODY, CALLS)).cpuMs;
  const { without, hundredth, every } = await withTracing({}, (off) =>
    withTracing(sampled(0.01), (some) =>
      withTracing(sampled(1), async (all) => {
        for (const costOf of [off, some, all]) await measure(costOf);
        return repeatedly(async () => {
          const [none, few, each] = [await measure(off), await measure(some), await measure(all)];
          return { without: none, hundredth: few / none, every: each / none };
        });
      }),
    ),
  );
  await collector.close();
  return [
    { name: 'an evaluation without tracing', unit: 'ms', values: without },
    { name: 'one of a hundred traced', unit: '×', values: hundredth, goal: { atMost: 1.05 } },
    { name: 'every one traced', unit: '×', values: every },
  ];
};

const withTracing = <T>(
  env: Record<string, string>,
  work: (costOf: CostOf) => Promise<T>,
): Promise<T> =>
  withVirtualHost((brokerUrl) => withCostMeter(startDistributed({ brokerUrl, env }), work));
