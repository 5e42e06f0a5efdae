import { type Deployment, startAllInOne, startDistributed } from '@touchstone/testing';
import { type BareHops, startBareHops } from '../lib/bare-hops';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { alternately, closedLoop, p50, p95 } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const CHARACTERS = 1_000;
const BODY = evaluationBody(ordinaryText, CHARACTERS);
const CALLS = 300;
const CALLERS = 16;
const BUSY_CALLS = 1_000;

type Evaluate = (body: string) => Promise<unknown>;

/** Measures all speed checks on 1,000 characters: both deployments, and the bare hops, in turn. */
export const latency = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startAllInOne(), (allInOne) =>
      withDeployment(startDistributed({ brokerUrl }), (distributed) =>
        compare(allInOne, distributed, brokerUrl),
      ),
    ),
  );

const compare = async (one: Deployment, set: Deployment, brokerUrl: string): Promise<Figure[]> => {
  const [allInOne, distributed] = [connectTo(one, CALLERS), connectTo(set, CALLERS)];
  const hops = await startBareHops(brokerUrl);
  await closedLoop(1, CALLS, () =>
    Promise.all([allInOne.evaluate(BODY), distributed.evaluate(BODY), hops.post(BODY)]),
  );
  const values = await repeatedly(() => inTurn(allInOne.evaluate, distributed.evaluate, hops));
  await Promise.all([hops, allInOne, distributed].map((each) => each.close()));
  return figuresOf(values);
};

const inTurn = async (allInOne: Evaluate, distributed: Evaluate, hops: BareHops) => {
  const { one, set, floor } = await alternately(CALLS, {
    one: () => allInOne(BODY),
    set: () => distributed(BODY),
    floor: () => hops.post(BODY),
  });
  const added = p50(set) - p50(one);
  return {
    'all-in-one, p50': p50(one),
    'all-in-one, p95': p95(one),
    'all-in-one, 16 callers': (await closedLoop(CALLERS, BUSY_CALLS, () => allInOne(BODY)))
      .perSecond,
    'distributed, p50': p50(set),
    'distributed, p95': p95(set),
    'distributed, 16 callers': (await closedLoop(CALLERS, BUSY_CALLS, () => distributed(BODY)))
      .perSecond,
    'bare hops, p50': p50(floor),
    'bare hops, p95': p95(floor),
    'distributed less all-in-one, p50': added,
    'the same as a multiple of the bare hops': added / p50(floor),
  };
};

type Name = keyof Awaited<ReturnType<typeof inTurn>>;

const UNITS: Record<Name, Pick<Figure, 'unit' | 'goal'>> = {
  'all-in-one, p50': { unit: 'ms' },
  'all-in-one, p95': { unit: 'ms', goal: { atMost: 10 } },
  'all-in-one, 16 callers': { unit: '/s' },
  'distributed, p50': { unit: 'ms' },
  'distributed, p95': { unit: 'ms' },
  'distributed, 16 callers': { unit: '/s' },
  'bare hops, p50': { unit: 'ms' },
  'bare hops, p95': { unit: 'ms' },
  'distributed less all-in-one, p50': { unit: 'ms', goal: { atMost: 4 } },
  'the same as a multiple of the bare hops': { unit: '×', goal: { atMost: 2 } },
};

const figuresOf = (values: Record<Name, number[]>): Figure[] =>
  (Object.keys(UNITS) as Name[]).map((name) => ({ name, values: values[name], ...UNITS[name] }));
