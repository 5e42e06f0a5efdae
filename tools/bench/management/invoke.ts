import { type Deployment, startAllInOne, startDistributed } from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { alternately, closedLoop, p50 } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody, evaluationChecks, evaluationContent } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const CHARACTERS = 1_000;
const CALLS = 300;

/**
 * Measures all speed checks on 1,000 characters: named in the request, and by a definition that
 * gateways have cached, in turn.
 */
export const invoke = async (): Promise<Figure[]> => [
  ...(await withDeployment(startAllInOne(), compare)),
  ...(await withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl }), compare),
  )),
];

const compare = async (deployment: Deployment): Promise<Figure[]> => {
  const [evaluating, invoking] = [
    evaluationBody(ordinaryText, CHARACTERS),
    await invocation(deployment),
  ];
  const client = connectTo(deployment);
  const calls = {
    evaluate: () => client.evaluate(evaluating),
    invoke: () => client.invoke(invoking),
  };
  await closedLoop(1, CALLS, async () => {
    const [one, other] = [await calls.evaluate(), await calls.invoke()];
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new Error('Invoke answers something else than evaluate.');
  });
  const values = await repeatedly(async () => {
    const loads = await alternately(CALLS, calls);
    return {
      evaluate: p50(loads.evaluate),
      invoke: p50(loads.invoke),
      ratio: p50(loads.invoke) / p50(loads.evaluate),
    };
  });
  await client.close();
  return [
    { name: `${deployment.name}, evaluate p50`, unit: 'ms', values: values.evaluate },
    { name: `${deployment.name}, invoke p50`, unit: 'ms', values: values.invoke },
    {
      name: `${deployment.name}, invoke to evaluate`,
      unit: '×',
      values: values.ratio,
      goal: { atMost: 1.1 },
    },
  ];
};

/** Builds an invocation with the same checks as `evaluationBody`. */
const invocation = async (deployment: Deployment): Promise<string> => {
  const client = apiClient(deployment);
  const { id } = await client.askOk<{ id: string }>(
    'POST',
    '/api/evaluation',
    JSON.stringify({ name: 'bench', ...evaluationChecks() }),
  );
  await client.close();
  return JSON.stringify({ evaluation_id: id, ...evaluationContent(ordinaryText, CHARACTERS) });
};
