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
const RUNS = 3;
const WARM_UP_CALLS = 200;
const PEAK_SECONDS = 10;
const OVERLOAD_SECONDS = 15;
/** Each waiting call has a connection of its own. */
const CONNECTIONS = 2_000;

interface Subject {
  name: string;
  body: string;
  /** Callers of the closed loop: enough to keep everything busy. */
  callers: number;
  /** Time until the queues are as full as they get; what is answered before does not count. */
  settlingSeconds: number;
  /** Absent if the figure is for information only. */
  goal?: Figure['goal'];
}

const JUDGE_MS = 300;
/** Few, so that the judge is the limit, and not the two cores that all processes share. */
const QUESTIONS_AT_ONCE = 4;

const JUDGED: Subject = {
  name: 'quality mode, distributed',
  body: judgedBody(ordinaryText(1_000), sampleOf('prompt_injections')),
  callers: 2 * QUESTIONS_AT_ONCE,
  settlingSeconds: 50,
  goal: { atLeast: 0.9 },
};
const LONG: Subject = {
  name: '10,000 characters, one process',
  body: evaluationBody(ordinaryText, 10_000),
  callers: 8,
  settlingSeconds: 15,
  goal: { atLeast: 0.9 },
};
/** Without a goal: refusals alone take a third of the only event loop, see decision 28. */
const SHORT: Subject = {
  name: '1,000 characters, one process',
  body: evaluationBody(ordinaryText, 1_000),
  callers: 16,
  settlingSeconds: 15,
};

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
  const { name, body, callers, goal } = subject;
  const client = connectTo(deployment, CONNECTIONS);
  await closedLoop(1, WARM_UP_CALLS, () => client.answer(body));
  await closedLoop(callers, WARM_UP_CALLS, () => client.answer(body));
  const values = await repeatedly(() => compare(client, subject), RUNS);
  await client.close();
  return (Object.keys(UNITS) as Name[]).map((figure) => ({
    name: `${name}: ${figure}`,
    values: values[figure],
    ...UNITS[figure],
    ...(figure === 'complete answers to the peak' && goal && { goal }),
  }));
};

const compare = async (client: EvaluationClient, subject: Subject) => {
  const peak = await peakOf(client, subject);
  const { complete, partial, refused, other, completeMs, refusedMs } = await flood(
    client,
    subject,
    peak * TIMES,
  );
  return {
    'peak of complete answers': peak,
    'complete answers at five times the load': complete / OVERLOAD_SECONDS,
    'complete answers to the peak': complete / OVERLOAD_SECONDS / peak,
    'answers in part': partial / OVERLOAD_SECONDS,
    'refused, with a time to try again': refused / OVERLOAD_SECONDS,
    'any other outcome': other / OVERLOAD_SECONDS,
    'complete answers, p50': percentile([...completeMs, 0], 50),
    'refusals, p50': percentile([...refusedMs, 0], 50),
  };
};

type Name = keyof Awaited<ReturnType<typeof compare>>;

const UNITS: Record<Name, Pick<Figure, 'unit' | 'goal'>> = {
  'peak of complete answers': { unit: '/s' },
  'complete answers at five times the load': { unit: '/s' },
  'complete answers to the peak': { unit: '×' },
  'answers in part': { unit: '/s' },
  'refused, with a time to try again': { unit: '/s' },
  'any other outcome': { unit: '/s', goal: { atMost: 0 } },
  'complete answers, p50': { unit: 'ms' },
  'refusals, p50': { unit: 'ms' },
};

/** Returns the complete answers a second of callers that call again as soon as they are answered. */
const peakOf = async (client: EvaluationClient, { callers, body }: Subject): Promise<number> => {
  const outcomes = countOutcomes(0, PEAK_SECONDS);
  const endsMs = performance.now() + PEAK_SECONDS * 1_000;
  const caller = async (): Promise<void> => {
    while (performance.now() < endsMs) await outcomes.note(() => client.post(body));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return outcomes.complete / PEAK_SECONDS;
};

const flood = async (
  client: EvaluationClient,
  { body, settlingSeconds }: Subject,
  perSecond: number,
): Promise<Outcomes> => {
  const seconds = settlingSeconds + OVERLOAD_SECONDS;
  const outcomes = countOutcomes(settlingSeconds, seconds);
  await openLoop(perSecond, Math.ceil(perSecond * seconds), () =>
    outcomes.note(() => client.post(body)),
  );
  return outcomes;
};
