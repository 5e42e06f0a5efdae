import { readFileSync } from 'node:fs';
import { type Deployment, startAllInOne } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop, p50, p99 } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { percentile, repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';

const BODY = evaluationBody(ordinaryText, 200);
const CALLERS = 32;
const CALLS = 1_500;
const WARM_UP_CALLS = 300;

/**
 * Measures all checks on 200 characters over 32 connections, reopened for each run: no connection
 * may wait much longer than the others.
 */
export const connections = (): Promise<Figure[]> =>
  withDeployment(startAllInOne(), async (deployment) => {
    const first = connectTo(deployment);
    await closedLoop(1, WARM_UP_CALLS, () => first.answer(BODY));
    await first.close();
    const values = await repeatedly(() => busy(deployment));
    return [
      { name: '32 connections, p50', unit: 'ms', values: values.p50 },
      { name: '32 connections, p99', unit: 'ms', values: values.p99 },
      { name: '32 connections, p99 to p50', unit: '×', values: values.ratio, goal: { atMost: 4 } },
      { name: '32 connections', unit: '/s', values: values.perSecond },
      // Independent of the machine's load: in turn with 31 others, each is answered after
      // 31.
      {
        name: 'answers to others while one waits, p99',
        unit: '',
        values: values.overtaken,
        goal: { atMost: 2 * CALLERS },
      },
      {
        name: 'computing of the event loop while one waits, p99 to p50',
        unit: '×',
        values: values.computing,
        goal: { atMost: 4 },
      },
    ];
  });

const busy = async (deployment: Deployment) => {
  const client = connectTo(deployment, CALLERS);
  const [overtaken, computedMs]: [number[], number[]] = [[], []];
  const computing = computingOf(Number(deployment.processes[0]?.child.pid));
  let answered = 0;
  const load = await closedLoop(CALLERS, CALLS, async () => {
    const [before, startedMs] = [answered, computing()];
    await client.evaluate(BODY);
    overtaken.push(answered++ - before);
    computedMs.push(computing() - startedMs);
  });
  await client.close();
  return {
    p50: p50(load),
    p99: p99(load),
    ratio: p99(load) / p50(load),
    perSecond: load.perSecond,
    overtaken: percentile(overtaken, 99),
    computing: percentile(computedMs, 99) / percentile(computedMs, 50),
  };
};

/** Reads the processor time of a process's first thread so far, in milliseconds; Linux only. */
const computingOf = (pid: number) => (): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
