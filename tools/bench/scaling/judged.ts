import {
  type DistributedDeployment,
  judgeReplies,
  startDistributed,
  startJudgeStub,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { judgedBody, sampleOf } from '../lib/requests';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

export const JUDGE_MS = 300;
/** Questions of one worker at the same time: so few that eight workers leave this machine idle. */
export const QUESTIONS_AT_ONCE = 2;
/** The family that asks the judge. */
export const APP = 'detectors/security';
/** One question for each evaluation. */
export const JUDGED_BODY = judgedBody(ordinaryText(1_000), sampleOf('prompt_injections'));
/** Evaluations a second that one worker can have judged. */
export const WORKER_PER_SECOND = (QUESTIONS_AT_ONCE * 1_000) / JUDGE_MS;

/** Runs the work with a deployment whose judge answers after 300 ms. */
export const withJudged = async <T>(
  workers: number,
  work: (deployment: DistributedDeployment) => Promise<T>,
): Promise<T> => {
  const judge = await startJudgeStub(judgeReplies.after(JUDGE_MS));
  const env = {
    TOUCHSTONE_JUDGE_URL: judge.url,
    TOUCHSTONE_JUDGE_MODEL: 'stub',
    TOUCHSTONE_JUDGE_CONCURRENCY: String(QUESTIONS_AT_ONCE),
  };
  try {
    return await withVirtualHost((brokerUrl) =>
      withDeployment(startDistributed({ brokerUrl, env, replicas: { [APP]: workers } }), work),
    );
  } finally {
    await judge.close();
  }
};
