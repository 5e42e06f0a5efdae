import { startAllInOne } from '@touchstone/testing';
import { withCostMeter } from '../lib/cost';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';

const SHORT = evaluationBody(ordinaryText, 10_000);
const LONG = evaluationBody(ordinaryText, 50_000);
const AT_MOST = { atMost: 6 };

/** Measures cost by length: five times the text may cost six times as much. */
export const length = (): Promise<Figure[]> =>
  withCostMeter(startAllInOne(), async (costOf) => {
    await costOf(SHORT, 20);
    await costOf(LONG, 5);
    const values = await repeatedly<string>(async () => {
      const short = await costOf(SHORT, 25);
      const long = await costOf(LONG, 10);
      return {
        ...prefixed('10,000', short),
        ...prefixed('50,000', long),
        latency: long.latencyMs / short.latencyMs,
        cpu: long.cpuMs / short.cpuMs,
      };
    });
    return [
      ...['10,000 latency', '10,000 cpu', '50,000 latency', '50,000 cpu'].map((name) => ({
        name,
        unit: 'ms',
        values: values[name] ?? [],
      })),
      {
        name: '50,000 characters to 10,000, latency',
        unit: '×',
        values: values['latency'] ?? [],
        goal: AT_MOST,
      },
      {
        name: '50,000 characters to 10,000, cpu',
        unit: '×',
        values: values['cpu'] ?? [],
        goal: AT_MOST,
      },
    ];
  });

const prefixed = (
  size: string,
  cost: { latencyMs: number; cpuMs: number },
): Record<string, number> => ({
  [`${size} latency`]: cost.latencyMs,
  [`${size} cpu`]: cost.cpuMs,
});
