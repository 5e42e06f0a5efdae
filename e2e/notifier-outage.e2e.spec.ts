import { randomUUID } from 'node:crypto';
import {
  type AppProcess,
  describeWithServers,
  type DistributedDeployment,
  eventually,
  startDistributed,
} from '@touchstone/testing';
import { ask, askOk } from './support/managing';
import {
  aMark,
  deliveriesOf,
  evaluated,
  FAILING,
  newNotifier,
  type Receivers,
  startReceivers,
  verifiedId,
} from './support/notifying';

/** Deliveries of a killed process are claimed by others after a minute. */
const LOST_MS = 90_000;

describeWithServers('the distributed set whose notifier is killed', () => {
  let receivers: Receivers;
  let deployment: DistributedDeployment;

  beforeAll(async () => {
    receivers = await startReceivers();
    deployment = await startDistributed({ env: receivers.env });
  });
  afterAll(async () => {
    await deployment?.close();
    await receivers?.close();
  });

  const notifier = () =>
    deployment.processes.filter(({ name }) => name === 'notifier').at(-1) as AppProcess;
  const aWebhook = async () => {
    const [path, mark] = [randomUUID(), aMark()];
    const { id, signing_secret: secret } = await newNotifier(deployment, {
      kind: 'webhook',
      url: receivers.web.url(path),
      filters: mark.filters,
    });
    const ids = () => receivers.web.posts(path).map((post) => verifiedId(post, secret));
    return {
      id,
      path,
      ids,
      failing: () => evaluated(deployment, { ...FAILING, metadata: mark.metadata }),
    };
  };

  it('continues to evaluate, answers 503 to requests that need it, and delivers everything later', async () => {
    const { ids, failing } = await aWebhook();
    await notifier().stop('SIGKILL');
    for (let evaluation = 0; evaluation < 20; evaluation++) await failing();
    const refused = await ask(deployment, 'GET', 'notifiers');
    expect([refused.status, refused.body]).toEqual([
      503,
      { error: 'The notifier service is away; try again.' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${deployment.address}/health/ready`)).status).toBe(200);
    await deployment.add('notifier');
    await eventually(() => expect(new Set(ids()).size).toBe(20));
  });

  it('loses no delivery between event and attempt, and repeats under the same id', async () => {
    const { id, path, ids, failing } = await aWebhook();
    receivers.web.answers(path, 'never');
    await failing();
    await eventually(() => expect(ids()).toHaveLength(1));
    await notifier().stop('SIGKILL');
    await deployment.add('notifier');
    await eventually(() => expect(ids().length).toBeGreaterThan(1), LOST_MS);
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    await eventually(async () =>
      expect(await deliveriesOf(deployment, id, '?status=delivered')).toMatchObject([
        { id: ids()[0] },
      ]),
    );
  });

  it('continues the retries of a delivery that failed before', async () => {
    const { id, path, ids, failing } = await aWebhook();
    receivers.web.answers(path, 500);
    await failing();
    await eventually(async () =>
      expect(await deliveriesOf(deployment, id)).toMatchObject([
        { status: 'pending', attempts: [{ status_code: 500 }] },
      ]),
    );
    await notifier().stop('SIGKILL');
    await deployment.add('notifier');
    await eventually(() => expect(ids()).toEqual([ids()[0], ids()[0]]));
    expect(await askOk(deployment, 'GET', `notifiers/${id}`)).toMatchObject({ active: true });
  });
});
