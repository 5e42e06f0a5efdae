import { connect } from 'amqplib';
import {
  asyncAcceptedQueue,
  asyncAnswersQueue,
  type Check,
  detectionQueue,
  evaluationCompleted,
  evaluationQueue,
} from '@touchstone/contracts';
import {
  eventually,
  type OwnRabbit,
  type OwnServer,
  startOwnPostgres,
  startOwnRabbit,
} from '@touchstone/testing';
import { type Misbehaviour, MISBEHAVIOURS, startFaultyFamily } from './faulty-family';
import { eventRoute, workRoute } from './interceptor';
import { MODE } from './known-requests';
import { deadLettersIn, poison, withPoison } from './poison';
import { runScenario, UNHARMED } from './scenario';
import { startShuffler } from './shuffler';
import { type Stage, startStage } from './stage';

const CALLS = 300;

describe('messages', () => {
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

  it.each<[string, Misbehaviour, Check[]]>([
    ['never answers', MISBEHAVIOURS.hangs, ['topic_scoping']],
    ['reports errors', MISBEHAVIOURS.errors, ['topic_scoping']],
    ['answers garbage', MISBEHAVIOURS.garbage, ['topic_scoping']],
    ['answers too late', MISBEHAVIOURS.late, ['topic_scoping']],
    ['answers twice, first rightly', MISBEHAVIOURS.twice, []],
  ])('of a family that %s change no verdict', async (title, misbehave, abstainedChecks) => {
    const report = await runScenario(stage, `a family that ${title}`, async ({ fault, ended }) =>
      fault(async () => {
        const family = await startFaultyFamily(rabbit.address, misbehave, stage.seed);
        await ended(CALLS);
        await family.close();
      }),
    );
    const abstained: unknown = expect.any(Number);
    expect(report).toMatchObject({ ...UNHARMED, abstained, abstainedChecks });
  });

  it('delivered twice and in another order change no verdict', async () => {
    const routes = [
      workRoute(evaluationQueue(MODE).name),
      workRoute(evaluationQueue(MODE, 'batch').name),
      workRoute(asyncAcceptedQueue.name),
      workRoute(asyncAnswersQueue.name),
      workRoute(detectionQueue('security', MODE).name),
      workRoute(detectionQueue('policy', MODE).name),
      eventRoute('management', evaluationCompleted.pattern),
    ];
    const report = await runScenario(
      stage,
      'messages delivered twice and out of order',
      async ({ fault, ended }) =>
        fault(async () => {
          const shufflers = await Promise.all(
            routes.map((route) => startShuffler(rabbit.address, route)),
          );
          await ended(CALLS);
          await Promise.all(shufflers.map((shuffler) => shuffler.close()));
        }),
    );
    expect(report).toMatchObject(UNHARMED);
  });

  it('that no consumer can handle become dead letters and disturb no other', async () => {
    const connection = await connect(rabbit.address);
    const before = await deadLettersIn(connection);
    const report = await runScenario(stage, 'poison messages', async ({ fault, ended }) =>
      fault(async () => {
        await poison(connection);
        await ended(CALLS);
      }),
    );
    expect(report).toMatchObject(UNHARMED);
    await eventually(async () =>
      expect(await deadLettersIn(connection)).toEqual(withPoison(before)),
    );
    await connection.close();
  });
});
