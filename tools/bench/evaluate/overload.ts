import {
  type Deployment,
  judgeReplies,
  startAllInOne,
  startDistributed,
  startJudgeStub,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import { closedLoop, openLoop } from '../lib/load';
import { countOutcomes, type Outcomes } from '../lib/outcomes';
import type { Figure } from '../lib/report';
import { evaluationBody, judgedBody, sampleOf } from '../lib/requests';
import { percentile, repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const TIMES = 5;
const PEAK_SECONDS = 5;
const OVERLOAD_SECONDS = 15;
/** Until the queues are as full as they get; what is answered before does not count. */
const SETTLING_SECONDS = 5;
const CONNECTIONS = 2_000;

interface Subject {
  name: string;
  body: string;
  /** Callers of the closed loop: enough to keep everything busy. */
  callers: number;
}

const LONG: Subject = {
  name: '10,000 characters, one process',
  body: evaluationBody(ordinaryText, 10_000),
  callers: 16,
};
const SHORT: Subject = {
  name: '1,000 characters, one process',
  body: evaluationBody(ordinaryText, 1_000),
  callers: 32,
};
const JUDGED: Subject = {
  name: 'judge, distributed',
  body: judgedBody(ordinaryText(1_000), sampleOf('prompt_injections')),
  callers: 32,
};
const JUDGE_MS = 300;
const QUESTIONS_AT_ONCE = 16;

/** Measures the complete answers at five times the load that can be answered. */
export const overload = async (): Promise<Figure[]> => [
  ...(await judged()),
  ...(await withDeployment(startAllInOne(), async (one) => [
    ...(await measured(one, LONG)),
    ...(await measured(one, SHORT)),
  ])),
];

const judged = async (): Promise<Figure[]> => {
  const stub = await startJudgeStub(judgeReplies.after(JUDGE_MS));
  const env = {
    TOUCHSTONE_JUDGE_URL: stub.url,
    TOUCHSTONE_JUDGE_MODEL: 'stub',
    TOUCHSTONE_JUDGE_CONCURRENCY: String(QUESTIONS_AT_ONCE),
  };
  const figures = await withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, env }), (set) => measured(set, JUDGED)),
  );
  await stub.close();
  return figures;
};

const measured = async (deployment: Deployment, subject: Subject): Promise<Figure[]> => {
  const client = connectTo(deployment, CONNECTIONS);
  const { callers, body } = subject;
  const { perSecond } = await closedLoop(callers, callers * 10, () => client.evaluate(body));
  const values = await repeatedly(() => compare(client, subject, perSecond));
  await client.close();
  return Object.entries(values).map(([name, runs]) => ({
    name: `${subject.name}: ${name}`,
    values: runs,
    ...UNITS[name as keyof typeof UNITS],
  }));
};

const compare = async (client: EvaluationClient, { callers, body }: Subject, expected: number) => {
  const calls = Math.ceil(expected * PEAK_SECONDS);
  const peak = (await closedLoop(callers, calls, () => client.evaluate(body))).perSecond;
  const outcomes = await flood(client, body, peak * TIMES);
  const seconds = OVERLOAD_SECONDS - SETTLING_SECONDS;
  return {
    peak,
    'complete answers at five times the load': outcomes.complete / seconds,
    'part of the peak': outcomes.complete / seconds / peak,
    'answers in part': outcomes.partial / seconds,
    'refused with 503 and Retry-After': outcomes.refused / seconds,
    'any other answer': outcomes.other / seconds,
    'complete answers, p99': percentile(outcomes.completeMs, 99),
    'refusals, p99': percentile(outcomes.refusedMs, 99),
  };
};

const UNITS = {
  peak: { unit: '/s' },
  'complete answers at five times the load': { unit: '/s' },
  'part of the peak': { unit: '', goal: { atLeast: 0.9 } },
  'answers in part': { unit: '/s' },
  'refused with 503 and Retry-After': { unit: '/s' },
  'any other answer': { unit: '/s', goal: { atMost: 0 } },
  'complete answers, p99': { unit: 'ms' },
  'refusals, p99': { unit: 'ms' },
} satisfies Record<keyof Awaited<ReturnType<typeof compare>>, Pick<Figure, 'unit' | 'goal'>>;

const flood = async (
  client: EvaluationClient,
  body: string,
  perSecond: number,
): Promise<Outcomes> => {
  const outcomes = countOutcomes(SETTLING_SECONDS, OVERLOAD_SECONDS);
  await openLoop(perSecond, Math.ceil(perSecond * OVERLOAD_SECONDS), () =>
    outcomes.note(() => client.post(body)),
  );
  return outcomes;
};
