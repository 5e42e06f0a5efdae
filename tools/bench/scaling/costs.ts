import { readdirSync, readFileSync } from 'node:fs';
import { type Deployment, startDistributed } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { openLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly, total } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const PER_SECOND = 20;
const CALLS = 200;
/** Every check, in speed mode. */
const BODY = evaluationBody((characters, seed) => ordinaryText(characters, seed), 1_000);
/** Servers of this machine; what others ask of them counts as well. */
const SERVERS = { RabbitMQ: 'beam.smp', PostgreSQL: 'postgres' };

/** Measures the processor time that one evaluation costs in each process, for sizing. */
export const costs = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl }), async (deployment) => {
      const client = connectTo(deployment, 50);
      const load = () => openLoop(PER_SECOND, CALLS, () => client.evaluate(BODY));
      await load();
      const all = await repeatedly(async () => {
        const before = usedBy(deployment);
        await load();
        const after = usedBy(deployment);
        return Object.fromEntries(
          Object.keys(before).map((name) => [
            name,
            ((after[name] ?? NaN) - (before[name] ?? NaN)) / CALLS,
          ]),
        );
      });
      await client.close();
      return Object.entries(all).map(([name, values]) => ({ name, unit: 'ms', values }));
    }),
  );

const usedBy = ({ processes }: Deployment): Record<string, number> => ({
  ...Object.fromEntries(processes.map(({ name, child }) => [name, cpuMs(Number(child.pid))])),
  ...Object.fromEntries(
    Object.entries(SERVERS).map(([name, program]) => [name, total(pidsOf(program).map(cpuOf))]),
  ),
});

const pidsOf = (program: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid) === program);

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

/** A process that has ended meanwhile counts as none. */
const cpuOf = (pid: number): number => {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
};
