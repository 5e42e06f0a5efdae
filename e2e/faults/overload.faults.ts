import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type OwnRabbit,
  type OwnServer,
  startOwnPostgres,
  startOwnRabbit,
} from '@touchstone/testing';
import { startFaultLoad } from './fault-load';
import { type Goodput, goodputLine, goodputOf } from './goodput';
import { type Stage, startStage } from './stage';

/** Long enough for the queues to fill. */
const DURATION_MS = 15_000;
const WAIT_SECONDS = 2;
/** Evaluations per second at the first step, and their growth from step to step. */
const FIRST_RATE = 25;
const GROWTH = 1.4;
const STEP_MS = 6_000;
/** A rate is sustained while this share is answered in time. */
const SUSTAINED = 0.98;
const TIMES_CAPACITY = 5;
const GOODPUT = 0.9;

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

  /** Sends live evaluations at a rate. */
  const at = async (perSecond: number, durationMs: number): Promise<Goodput> => {
    const load = startFaultLoad({
      ...stage,
      run: randomUUID(),
      perSecond,
      asyncShare: 0,
      waitSeconds: WAIT_SECONDS,
    });
    await wait(durationMs);
    await load.stop();
    return goodputOf(load.outcomes, WAIT_SECONDS * 1_000);
  };

  /** Raises the rate until it is no longer sustained; returns the highest goodput. */
  const peak = async (): Promise<number> => {
    let best = 0;
    for (let rate = FIRST_RATE; ; rate *= GROWTH) {
      const goodput = await at(rate, STEP_MS);
      process.stdout.write(`${goodputLine(`${Math.round(rate)}/s`, goodput)}\n`);
      best = Math.max(best, goodput.perSecond);
      if (goodput.right < SUSTAINED * goodput.sent) return best;
    }
  };

  it('answer as many evaluations at five times their capacity, and refuse the others at once', async () => {
    const capacity = await peak();
    const goodput = await at(TIMES_CAPACITY * capacity, DURATION_MS);
    process.stdout.write(
      `${goodputLine(`overload at ${TIMES_CAPACITY} × ${Math.round(capacity)}/s`, goodput)}\n`,
    );
    expect(goodput).toMatchObject({ wrong: 0, lost: 0, refusedOtherwise: 0 });
    expect(goodput.perSecond).toBeGreaterThanOrEqual(GOODPUT * capacity);
  });
});
