import { startAllInOne } from '@touchstone/testing';
import { type CostOf, withCostMeter } from '../lib/cost';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { HOSTILE_TEXTS, ordinaryText } from '../lib/texts';

const CHARACTERS = 20_000;
const ORDINARY = evaluationBody(ordinaryText, CHARACTERS);
const CALLS = 8;
const TWICE = { atMost: 2 };

/** Measures texts made to be expensive, beside plain prose of the same length. */
export const hostile = (): Promise<Figure[]> =>
  withCostMeter(startAllInOne(), async (costOf) => {
    await costOf(ORDINARY, CALLS);
    const figures: Figure[] = [];
    const ordinaryMs: number[] = [];
    for (const [kind, text] of Object.entries(HOSTILE_TEXTS)) {
      const body = evaluationBody(text, CHARACTERS);
      await costOf(body, 1);
      const values = await repeatedly(() => compared(costOf, body));
      ordinaryMs.push(...values.ordinaryMs);
      figures.push({
        name: `hostile to ordinary, cpu: ${kind}`,
        unit: '×',
        values: values.ratio,
        goal: TWICE,
      });
    }
    return [
      { name: '20,000 ordinary characters, cpu', unit: 'ms', values: ordinaryMs },
      ...figures,
    ];
  });

const compared = async (costOf: CostOf, body: string) => {
  const ordinary = await costOf(ORDINARY, CALLS);
  const dear = await costOf(body, CALLS);
  return { ratio: dear.cpuMs / ordinary.cpuMs, ordinaryMs: ordinary.cpuMs };
};
