import { CHECK_NAMES } from '@touchstone/contracts';
import { startAllInOne } from '@touchstone/testing';
import { withCostMeter } from '../lib/cost';
import type { Figure } from '../lib/report';
import { evaluationBody, sampleOf } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { HOSTILE_TEXTS, ordinaryText } from '../lib/texts';

const CALLS = 10;

/**
 * Measures each check by itself, to show where the time goes. For information; the figure without a
 * check is the cost of the round trip.
 */
export const checks = (): Promise<Figure[]> =>
  withCostMeter(startAllInOne(), async (costOf) => {
    await costOf(evaluationBody(ordinaryText, 1_000), 100);
    const figures: Figure[] = [];
    const measure = async (name: string, body: string, calls: number, runs?: number) => {
      await costOf(body, 2);
      const { values } = await repeatedly(
        async () => ({ values: (await costOf(body, calls)).latencyMs }),
        runs,
      );
      figures.push({ name, unit: 'ms', values });
    };
    await measure('no check, 1,000 characters', evaluationBody(ordinaryText, 1_000, {}), 100);
    for (const check of CHECK_NAMES) {
      const body = (characters: number, text = ordinaryText) =>
        evaluationBody(text, characters, sampleOf(check));
      await measure(`${check}, 1,000 characters`, body(1_000), 100);
      await measure(`${check}, 20,000 characters`, body(20_000), CALLS);
      for (const [kind, text] of Object.entries(HOSTILE_TEXTS))
        await measure(`${check}, 20,000 characters: ${kind}`, body(20_000, text), 3, 1);
    }
    return figures;
  });
