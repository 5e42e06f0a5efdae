import { type Deployment, startAllInOne } from '@touchstone/testing';
import { type ApiClient, apiClient } from '../lib/api-client';
import { withDeployment } from '../lib/deployment';
import { alternately, closedLoop, p50 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { withManaged } from './managed';

const CALLS = 2_000;
/**
 * Neither address has a route, and only `/api` requires a key: the difference is the key's check.
 */
const WITH_KEY = '/api/nothing';
const WITHOUT_KEY = '/nothing';
const FIFTH_MS = { atMost: 0.2 };

/** Measures what the check of a cached key adds to a request, in both deployments. */
export const keys = async (): Promise<Figure[]> => [
  ...(await withDeployment(startAllInOne(), figuresOf)),
  ...(await withManaged(({ deployment }) => figuresOf(deployment))),
];

const figuresOf = async (deployment: Deployment): Promise<Figure[]> => {
  const client = apiClient(deployment);
  await closedLoop(1, CALLS, () =>
    Promise.all([missed(client, WITH_KEY), missed(client, WITHOUT_KEY)]),
  );
  const values = await repeatedly(async () => {
    const { without, known } = await alternately(CALLS, {
      without: () => missed(client, WITHOUT_KEY),
      known: () => missed(client, WITH_KEY),
    });
    return { without: p50(without), known: p50(known), added: p50(known) - p50(without) };
  });
  await client.close();
  return [
    { name: `${deployment.name}, 404 without a key, p50`, unit: 'ms', values: values.without },
    { name: `${deployment.name}, 404 with a key, p50`, unit: 'ms', values: values.known },
    {
      name: `${deployment.name}, what the key adds, p50`,
      unit: 'ms',
      values: values.added,
      goal: FIFTH_MS,
    },
  ];
};

const missed = async (client: ApiClient, path: string): Promise<void> => {
  const { status } = await client.ask('GET', path);
  if (status !== 404) throw new Error(`${path} answered ${status}.`);
};
