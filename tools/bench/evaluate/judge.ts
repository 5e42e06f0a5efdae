import { judgeReplies, startDistributed, startJudgeStub } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { judgedBody, sampleOf } from '../lib/requests';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const DELAY_MS = 300;
/** One question for each evaluation. */
const BODY = judgedBody(ordinaryText(1_000), sampleOf('prompt_injections'));

/**
 * Measures how many evaluations wait at the same time in one worker, with default settings, for a
 * judge that takes 300 ms.
 */
export const judge = async (): Promise<Figure[]> => {
  const stub = await startJudgeStub(judgeReplies.after(DELAY_MS));
  const env = { TOUCHSTONE_JUDGE_URL: stub.url, TOUCHSTONE_JUDGE_MODEL: 'stub' };
  await withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, env }), async (deployment) => {
      const client = connectTo(deployment, 100);
      await closedLoop(100, 400, () => client.evaluate(BODY));
      await client.close();
    }),
  );
  await stub.close();
  return [
    {
      name: 'evaluations one worker carries at once',
      unit: '',
      values: [stub.peak],
      goal: { atLeast: 50 },
    },
  ];
};
