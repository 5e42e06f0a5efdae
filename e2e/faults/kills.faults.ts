import {
  type OwnRabbit,
  type OwnServer,
  startOwnPostgres,
  startOwnRabbit,
} from '@touchstone/testing';
import { runScenario, UNHARMED } from './scenario';
import { ALL_APPS, type Stage, startStage } from './stage';

/** The goal is a second; the machine may be shared. */
const TOUCHED_P99_MS = 2_000;

describe('two processes of each app', () => {
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

  it.each(ALL_APPS)('lose and change no evaluation when one of %s is killed', async (app) => {
    const [victim] = stage.running(app);
    const report = await runScenario(stage, `kill -9 ${app}`, async ({ fault, recovered }) => {
      await fault(() => victim?.stop('SIGKILL'));
      await recovered();
      await stage.deployment.add(app);
    });
    expect(report).toMatchObject(UNHARMED);
    expect(report.p99Ms).toBeLessThan(TOUCHED_P99_MS);
  });

  it('refuse nothing while each is stopped and replaced in turn', async () => {
    const codes: (number | null)[] = [];
    const report = await runScenario(
      stage,
      'rolling restart with SIGTERM',
      async ({ fault, ended }) => {
        for (const process of ALL_APPS.flatMap((app) => stage.running(app))) {
          await stage.deployment.add(process.name as (typeof ALL_APPS)[number]);
          stage.takeOut(process);
          await fault(async () => codes.push(await process.stop('SIGTERM')));
          await ended(50);
        }
      },
    );
    expect(report).toMatchObject({ ...UNHARMED, brokenConnections: 0 });
    expect(codes).toEqual(codes.map(() => 0));
  });
});
