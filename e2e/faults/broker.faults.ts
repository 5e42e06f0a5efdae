import {
  type OwnRabbit,
  type OwnServer,
  startOwnPostgres,
  startOwnRabbit,
} from '@touchstone/testing';
import { percentile } from './report';
import { runScenario } from './scenario';
import { type Stage, startStage } from './stage';

const KILLS = 20;
const CALLS_BETWEEN = 50;
/** The goal for every restart; here for most of them, since the machine may be shared. */
const RATE_BACK_MS = 10_000;

describe('a RabbitMQ that is killed', () => {
  let rabbit: OwnRabbit;
  let postgres: OwnServer;
  let stage: Stage;

  beforeAll(async () => {
    [rabbit, postgres] = await Promise.all([startOwnRabbit(), startOwnPostgres()]);
    stage = await startStage({ brokerUrl: rabbit.address, databaseUrl: postgres.address });
  });
  afterAll(async () => {
    await stage?.close();
    await Promise.all([rabbit?.close(), postgres?.close()]);
  });

  it(`loses no accepted evaluation in ${KILLS} restarts, and the rate is soon back`, async () => {
    const report = await runScenario(
      stage,
      `RabbitMQ killed and restarted ${KILLS} times`,
      async ({ fault, recovered, ended }) => {
        for (let kills = 0; kills < KILLS; kills++) {
          await fault(async () => {
            await rabbit.kill();
            await rabbit.start();
          });
          await recovered();
          await ended(CALLS_BETWEEN);
        }
      },
    );
    expect(report).toMatchObject({ lost: 0, wrong: 0, conflicting: 0, unrecorded: 0 });
    expect(percentile(report.recoveriesMs, 0.5)).toBeLessThanOrEqual(RATE_BACK_MS);
  });
});
