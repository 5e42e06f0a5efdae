import {
  type OwnRabbit,
  type OwnServer,
  type PostgresProxy,
  startOwnPostgres,
  startOwnRabbit,
  startPostgresProxy,
} from '@touchstone/testing';
import { runScenario } from './scenario';
import { type Stage, startStage } from './stage';

const CALLS_WITHOUT = 500;
/** Live evaluations go on; asynchronous ones may be refused, but not lost. */
const KEPT = { lost: 0, wrong: 0, abstained: 0, conflicting: 0, unrecorded: 0 };

describe('a PostgreSQL', () => {
  let rabbit: OwnRabbit;
  let postgres: OwnServer;
  let proxy: PostgresProxy;
  let stage: Stage;

  beforeAll(async () => {
    [rabbit, postgres] = await Promise.all([startOwnRabbit(), startOwnPostgres()]);
    proxy = await startPostgresProxy(postgres.address);
    stage = await startStage({ brokerUrl: rabbit.address, databaseUrl: proxy.address });
  });
  afterAll(async () => {
    await stage?.close();
    await proxy?.close();
    await Promise.all([rabbit?.close(), postgres?.close()]);
  });

  it.each(['stop', 'kill'] as const)('loses no evaluation when it goes away: %s', async (end) => {
    const report = await runScenario(
      stage,
      `PostgreSQL away (${end}) and back`,
      async ({ fault, ended }) =>
        fault(async () => {
          await postgres[end]();
          await ended(CALLS_WITHOUT);
          await postgres.start();
        }),
    );
    expect(report).toMatchObject(KEPT);
  });

  it('loses no evaluation while its disk is full', async () => {
    const report = await runScenario(stage, 'disk full (53100)', async ({ fault, ended }) =>
      fault(async () => {
        proxy.fillDisk();
        await ended(CALLS_WITHOUT);
        proxy.freeDisk();
      }),
    );
    expect(proxy.refused).toBeGreaterThan(0);
    expect(report).toMatchObject(KEPT);
  });
});
