import {
  eventually,
  type OwnServer,
  type RabbitCluster,
  startOwnPostgres,
  startRabbitCluster,
} from '@touchstone/testing';
import { type Course, runScenario } from './scenario';
import { type Stage, startStage } from './stage';

const NODES = 3;
const CALLS_WITHOUT_ONE = 500;
const KEPT = { lost: 0, wrong: 0, conflicting: 0, unrecorded: 0 };
/** A queue whose leader is the node to disturb. */
const QUEUE = 'events.management.v2';

describe('a RabbitMQ of three nodes', () => {
  let cluster: RabbitCluster;
  let postgres: OwnServer;
  let stage: Stage;

  beforeAll(async () => {
    [cluster, postgres] = await Promise.all([startRabbitCluster(NODES), startOwnPostgres()]);
    stage = await startStage({ brokerUrl: cluster.address, databaseUrl: postgres.address });
  });
  afterAll(async () => {
    await stage?.close();
    await Promise.all([cluster?.close(), postgres?.close()]);
  });

  /** Returns the node that leads the queue, according to the first that answers. */
  const leader = async (): Promise<number> => {
    const table = await eventually(() =>
      Promise.any(cluster.nodes.map((node) => node.control('list_queues', 'name', 'leader'))),
    );
    const line = table.split('\n').find((text) => text.startsWith(`${QUEUE}\t`)) ?? '';
    const index = cluster.nodes.findIndex((_node, at) => line.includes(cluster.nameOf(at)));
    if (index === -1) throw new Error(`No node leads ${QUEUE}: ${table}`);
    return index;
  };

  it('loses no accepted evaluation when the leader is killed and starts again', async () => {
    const index = await leader();
    const report = await runScenario(
      stage,
      'leader of three nodes killed',
      async ({ fault, ended, recovered }: Course) => {
        await fault(() => cluster.nodes[index]?.kill());
        await recovered();
        await ended(CALLS_WITHOUT_ONE);
        await fault(() => cluster.nodes[index]?.start());
      },
    );
    expect(report).toMatchObject(KEPT);
  });

  it('loses no accepted evaluation when the network of the leader is cut and restored', async () => {
    const index = await leader();
    const report = await runScenario(
      stage,
      'leader of three nodes cut off',
      async ({ fault, ended, recovered }: Course) => {
        await fault(() => cluster.isolate(index));
        await recovered();
        await ended(CALLS_WITHOUT_ONE);
        await fault(() => cluster.rejoin(index));
      },
    );
    expect(report).toMatchObject(KEPT);
  });
});
