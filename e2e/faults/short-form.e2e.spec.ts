import { connect } from 'amqplib';
import {
  describeWithServers,
  type DistributedApp,
  eventually,
  newDatabase,
  startTcpProxy,
  type TcpProxy,
  testBrokerUrl,
} from '@touchstone/testing';
import { MISBEHAVIOURS, startFaultyFamily } from './faulty-family';
import { deadLettersIn, poison, withPoison } from './poison';
import { runScenario, UNHARMED } from './scenario';
import { type Stage, startStage } from './stage';

/** A process of each of these is killed; the long form kills one of every app. */
const DOUBLED: DistributedApp[] = ['detectors/policy', 'aggregator', 'management', 'api-gateway'];
const START_LIMIT_MS = 300_000;
const PER_SECOND = 10;
const CALLS = 20;
/** Late and refused evaluations are no fault here: the machine may be busy. */
const ANY: unknown = expect.any(Number);
const KEPT = { ...UNHARMED, abstained: ANY, refused: ANY, refusedReads: ANY };
const BRIEF = { callsAround: CALLS, untilRateBack: false };

describeWithServers('faults, in short', () => {
  let wire: TcpProxy;
  let dropDatabase: () => Promise<void>;
  let stage: Stage;

  beforeAll(async () => {
    const broker = new URL(testBrokerUrl());
    wire = await startTcpProxy({ host: broker.hostname, port: Number(broker.port) || 5672 });
    const database = await newDatabase();
    dropDatabase = database.drop;
    stage = await startStage({
      brokerUrl: Object.assign(broker, { host: `127.0.0.1:${wire.port}` }).toString(),
      databaseUrl: database.url,
      doubled: DOUBLED,
      perSecond: PER_SECOND,
    });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await stage?.close();
    await wire?.close();
    await dropDatabase?.();
  });

  it('a family that answers garbage changes no verdict', async () => {
    const report = await runScenario(
      stage,
      'garbage',
      async ({ fault, ended }) =>
        fault(async () => {
          const { garbage } = MISBEHAVIOURS;
          const family = await startFaultyFamily(testBrokerUrl(), garbage, stage.seed);
          await ended(2 * CALLS);
          await family.close();
        }),
      BRIEF,
    );
    expect(report).toMatchObject(KEPT);
    expect(report.abstainedChecks).toContain('topic_scoping');
  });

  it('poison messages reach the dead letters and disturb no other message', async () => {
    const connection = await connect(testBrokerUrl());
    const before = await deadLettersIn(connection);
    const report = await runScenario(
      stage,
      'poison',
      async ({ fault, ended }) =>
        fault(async () => {
          await poison(connection);
          await ended(CALLS);
        }),
      BRIEF,
    );
    expect(report).toMatchObject(KEPT);
    await eventually(async () =>
      expect(await deadLettersIn(connection)).toEqual(withPoison(before)),
    );
    await connection.close();
  });

  it('a lost connection to the broker loses and changes no evaluation', async () => {
    const report = await runScenario(
      stage,
      'broker cut off',
      async ({ fault, ended }) =>
        fault(async () => {
          wire.cut();
          await ended(CALLS);
          wire.restore();
        }),
      BRIEF,
    );
    expect(report).toMatchObject({ lost: 0, wrong: 0, conflicting: 0, unrecorded: 0 });
    expect(report.refused).toBeGreaterThan(0);
  });

  it('killed processes lose, change and refuse no evaluation while another of their app is alive', async () => {
    const report = await runScenario(
      stage,
      'kill -9 of several apps in turn',
      async ({ fault, right }) => {
        for (const app of DOUBLED) {
          await fault(() => stage.running(app)[0]?.stop('SIGKILL'));
          await right(CALLS);
        }
      },
      BRIEF,
    );
    expect(report).toMatchObject(KEPT);
  });
});
