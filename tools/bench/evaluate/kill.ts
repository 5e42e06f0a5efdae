import { setTimeout as wait } from 'node:timers/promises';
import type { EvaluationAnswer } from '@touchstone/contracts';
import {
  type AppProcess,
  type Deployment,
  type DistributedApp,
  startApp,
  startDistributed,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { median, repeatedly, total } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const CALLERS = 16;
const BEFORE_MS = 1_000;
const AFTER_MS = 2_000;
/** One body per caller, each with a distinct answer: a finding that quotes the caller's address. */
const BODIES = Array.from({ length: CALLERS }, (_, caller) =>
  evaluationBody(
    (characters, seed) => `Write to caller${caller}@example.org. ${ordinaryText(characters, seed)}`,
    700,
  ),
);

const REPLICAS: Partial<Record<DistributedApp, number>> = {
  aggregator: 2,
  'detectors/security': 2,
  'detectors/safety': 2,
  'detectors/reliability': 2,
  'detectors/policy': 2,
  'detectors/topic': 2,
};

/** Kills one of two replicas under load; accepted requests must be answered correctly and soon. */
export const kill = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, replicas: REPLICAS }), (deployment) =>
      killEach(deployment, brokerUrl),
    ),
  );

const killEach = async (deployment: Deployment, brokerUrl: string): Promise<Figure[]> => {
  const client = connectTo(deployment, CALLERS);
  const expected = await Promise.all(
    BODIES.map(async (body) => judged(await client.evaluate(body))),
  );
  if (new Set(expected).size < CALLERS)
    throw new Error('Answers to different callers are alike, so mixing them up would not show.');
  await underLoad(client, expected, async () => undefined);
  const figures: Figure[] = [];
  for (const app of ['detectors/reliability', 'aggregator'] as const) {
    const values = await repeatedly(() => killOne(deployment, brokerUrl, client, app, expected));
    figures.push(...figuresOf(app, values));
  }
  await client.close();
  return figures;
};

interface Observed {
  answered: number;
  lost: number;
  wrong: number;
  latenciesMs: number[];
}

/** Keeps callers sending until the disturbance is over. */
const underLoad = async (
  client: EvaluationClient,
  expected: readonly string[],
  disturb: () => Promise<void>,
): Promise<Observed> => {
  const observed: Observed = { answered: 0, lost: 0, wrong: 0, latenciesMs: [] };
  let going = true;
  const caller = async (body: string, index: number) => {
    while (going) await observe(client, body, String(expected[index]), observed);
  };
  const callers = BODIES.map(caller);
  await wait(BEFORE_MS);
  await disturb();
  await wait(AFTER_MS);
  going = false;
  await Promise.all(callers);
  return observed;
};

const observe = async (
  client: EvaluationClient,
  sent: string,
  expected: string,
  observed: Observed,
): Promise<void> => {
  const startedMs = performance.now();
  const { status, body } = await client.post(sent);
  observed.latenciesMs.push(performance.now() - startedMs);
  observed.answered++;
  if (status !== 200) observed.lost++;
  else if (judged(body) !== expected) observed.wrong++;
};

const judged = (answer: EvaluationAnswer): string => JSON.stringify(answer);

const killOne = async (
  deployment: Deployment,
  brokerUrl: string,
  client: EvaluationClient,
  app: DistributedApp,
  expected: readonly string[],
) => {
  const victim = deployment.processes.find(
    ({ name, child }) => name === app && child.exitCode === null && child.signalCode === null,
  );
  if (!victim) throw new Error(`No ${app} runs.`);
  const { answered, lost, wrong, latenciesMs } = await underLoad(
    client,
    expected,
    async () => void (await victim.stop('SIGKILL')),
  );
  deployment.processes.push(await replacement(victim, brokerUrl));
  return { answered, lost, wrong, addedMs: Math.max(...latenciesMs) - median(latenciesMs) };
};

const replacement = ({ name }: AppProcess, brokerUrl: string): Promise<AppProcess> =>
  startApp(name, { TOUCHSTONE_MESSAGING_URL: brokerUrl });

const figuresOf = (
  app: string,
  values: Record<'answered' | 'lost' | 'wrong' | 'addedMs', number[]>,
): Figure[] => [
  { name: `kill -9 of ${app}, evaluations during the run`, unit: '', values: values.answered },
  { name: `kill -9 of ${app}, lost`, unit: '', values: [total(values.lost)], goal: { atMost: 0 } },
  {
    name: `kill -9 of ${app}, answered wrongly`,
    unit: '',
    values: [total(values.wrong)],
    goal: { atMost: 0 },
  },
  {
    name: `kill -9 of ${app}, longest added delay`,
    unit: 'ms',
    values: values.addedMs,
    goal: { atMost: 1_000 },
  },
];
