import {
  deleteNotifier,
  type DeliveryRecord,
  getNotifier,
  notifierPlace,
  updateNotifier,
} from '@touchstone/contracts';
import { type SealedPlace, Secrets } from '@touchstone/kernel';
import { type Database, newRowId } from '@touchstone/storage';
import { eventually, ManualClock } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  aWebhook,
  deliveriesOf,
  evaluated,
  HOUR_MS,
  type RunningNotifier,
  SECRETS,
  settled,
  startNotifier,
  urlOf,
} from '../notifier.fixture';
import { errorsOf, FAILED, RecordingChannel } from '../recording-channel.fixture';
import { RETRY_DELAYS_MS } from './retry-schedule';

/** Difference between the clocks of two processes. */
const AHEAD_MS = 1_000;
/** Longer than a lease. */
const AFTER_DEATH_MS = 61_000 + AHEAD_MS;

const waitingAfter =
  (tries: number) =>
  ([first]: DeliveryRecord[]) =>
    first?.status === 'pending' && first.attempts.length === tries;
const wasDelivered = ({ status }: DeliveryRecord) => status === 'delivered';
const isDelivered = (deliveries: DeliveryRecord[]) => deliveries.every(wasDelivered);

/** Attempts, retries and leases of deliveries, on any engine. */
export const describeDelivery = (
  running: () => RunningNotifier,
  database: () => Database,
): void => {
  const others: RunningNotifier[] = [];
  afterEach(() => Promise.all(others.splice(0).map((other) => other.close())));

  /**
   * Starts a second process on the same tables. Its clock is ahead: deliveries it stores are due
   * there, and not yet in the first process, which therefore does not claim them.
   */
  const startAnother = async (graceMs = 10_000): Promise<RunningNotifier> => {
    const { schema, clock } = running();
    const other = await startNotifier(database(), {
      schema,
      clock: new ManualClock(clock.nowMs() + AHEAD_MS),
      channel: new RecordingChannel(),
      graceMs,
    });
    others.push(other);
    return other;
  };

  it('is retried by the schedule under the same id, and then fails', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    service.channel.answer(url, FAILED);
    await evaluated(service, aCompletion(caller));
    for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
      const [delivery] = await settled(service, caller, waitingAfter(index + 1));
      expect(new Date(delivery?.next_attempt_at ?? '').getTime() - service.clock.nowMs()).toBe(
        delay,
      );
      service.clock.advance(delay);
    }
    const [failed] = await settled(service, caller, ([first]) => first?.status === 'failed');
    expect(failed).toMatchObject({
      next_attempt_at: null,
      completed_at: new Date(service.clock.nowMs()).toISOString(),
    });
    expect(failed && errorsOf(failed)).toEqual(
      Array.from({ length: 8 }, () => 'The receiver answered 500.'),
    );
    expect(failed?.attempts.every(({ status_code }) => status_code === 500)).toBe(true);
    expect(new Set(service.channel.to(url).map(({ id }) => id))).toEqual(new Set([failed?.id]));
    expect(service.channel.to(url)).toHaveLength(8);
  });

  it('is not attempted before it is due', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    service.channel.answer(url, FAILED);
    await evaluated(service, aCompletion(caller));
    await settled(service, caller, waitingAfter(1));
    service.clock.advance(4_999);
    // Deliveries that came later were claimed later, too.
    const other = urlOf(await aWebhook(service, caller, { events: ['detection.created'] }));
    await evaluated(service, aCompletion(caller));
    await eventually(() => service.channel.to(other).length === 1);
    expect(service.channel.to(url)).toHaveLength(2);
    service.clock.advance(1);
    await eventually(() => service.channel.to(url).length === 3);
  });

  it.each([
    ['as late as the receiver asks', 40_000, 40_000],
    ['after an hour when the receiver asks for more', 86_400_000, HOUR_MS],
    ['no earlier than the schedule', 1, 5_000],
  ])('is retried %s', async (_title, retryAfterMs, delay) => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    service.channel.answer(url, {
      delivered: false,
      statusCode: 429,
      error: 'Too many.',
      retryAfterMs,
    });
    await evaluated(service, aCompletion(caller));
    const [delivery] = await settled(service, caller, waitingAfter(1));
    expect(new Date(delivery?.next_attempt_at ?? '').getTime() - service.clock.nowMs()).toBe(delay);
  });

  it('records since when its notifier fails, until it succeeds', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    const failingSince = async () =>
      (await service.ask(getNotifier, { caller, id: made.id })).failing_since;
    service.channel.answer(urlOf(made), FAILED);
    const since = new Date(service.clock.nowMs()).toISOString();
    await evaluated(service, aCompletion(caller));
    await eventually(async () => expect(await failingSince()).toBe(since));
    service.clock.advance(5_000);
    await settled(service, caller, waitingAfter(2));
    await expect(failingSince()).resolves.toBe(since);
    service.channel.answer(urlOf(made), { delivered: true, statusCode: 204 });
    service.clock.advance(300_000);
    await settled(service, caller, isDelivered);
    await eventually(async () => expect(await failingSince()).toBeNull());
  });

  it('goes to each recipient of an e-mail separately', async () => {
    const service = running();
    const caller = aCaller();
    const [good, bad] = [`${newRowId()}@example.com`, `${newRowId()}@example.com`];
    await aMailNotifier(service, caller, {
      recipients: [good, bad],
      body_type: 'html',
      subject: 'Look',
    });
    service.channel.answer(bad, { delivered: false, statusCode: 550, error: 'No such mailbox.' });
    await evaluated(service, aCompletion(caller));
    const deliveries = await settled(service, caller, (all) =>
      all.every(({ attempts }) => attempts.length === 1),
    );
    expect(deliveries.map(({ recipient, status }) => [recipient, status]).sort()).toEqual(
      [
        [good, 'delivered'],
        [bad, 'pending'],
      ].sort(),
    );
    expect(service.channel.to(good)[0]?.target).toEqual({
      kind: 'email',
      recipient: good,
      bodyType: 'html',
      subject: 'Look',
      notifierName: 'mail',
    });
  });

  it('is cancelled for a recipient that an update removes', async () => {
    const service = running();
    const caller = aCaller();
    const [stays, leaves] = [`${newRowId()}@example.com`, `${newRowId()}@example.com`];
    const { id } = await aMailNotifier(service, caller, { recipients: [stays, leaves] });
    for (const recipient of [stays, leaves]) service.channel.answer(recipient, FAILED);
    await evaluated(service, aCompletion(caller));
    await settled(service, caller, (all) => all.every(({ attempts }) => attempts.length === 1));
    await service.ask(updateNotifier, { caller, id, fields: { recipients: [stays] } });
    service.clock.advance(5_000);
    const deliveries = await settled(service, caller, (all) =>
      all.every(({ recipient, status, attempts }) =>
        recipient === stays ? attempts.length === 2 : status === 'cancelled',
      ),
    );
    expect(deliveries.find(({ recipient }) => recipient === leaves)?.attempts).toHaveLength(1);
    expect(service.channel.to(leaves)).toHaveLength(1);
  });

  it.each<
    [
      string,
      (
        service: RunningNotifier,
        caller: ReturnType<typeof aCaller>,
        id: string,
      ) => Promise<unknown>,
    ]
  >([
    ['was deleted', ({ ask }, caller, id) => ask(deleteNotifier, { caller, id })],
    [
      'is off',
      ({ ask }, caller, id) => ask(updateNotifier, { caller, id, fields: { active: false } }),
    ],
  ])('is cancelled when its notifier %s', async (_title, act) => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    service.channel.answer(urlOf(made), FAILED);
    await evaluated(service, ...Array.from({ length: 10 }, () => aCompletion(caller)));
    await settled(service, caller, (all) =>
      all.every(({ attempts, status }) => status === 'pending' && attempts.length === 1),
    );
    await act(service, caller, made.id);
    service.clock.advance(10_000);
    const deliveries = await settled(service, caller, (all) =>
      all.every(({ status }) => status === 'cancelled'),
    );
    expect(
      deliveries.every(
        ({ attempts, completed_at }) => attempts.length === 1 && completed_at !== null,
      ),
    ).toBe(true);
    expect(service.channel.to(urlOf(made))).toHaveLength(10);
  });

  it.each<
    [
      string,
      (
        service: RunningNotifier,
        caller: ReturnType<typeof aCaller>,
        id: string,
      ) => Promise<unknown>,
    ]
  >([
    ['was deleted', ({ ask }, caller, id) => ask(deleteNotifier, { caller, id })],
    [
      'is off',
      ({ ask }, caller, id) => ask(updateNotifier, { caller, id, fields: { active: false } }),
    ],
  ])(
    'is cancelled before it is due when its notifier %s, except attempts in progress',
    async (_title, act) => {
      const service = running();
      const caller = aCaller();
      const made = await aWebhook(service, caller);
      service.channel.answer(urlOf(made), {
        delivered: false,
        statusCode: 503,
        error: 'Later.',
        retryAfterMs: HOUR_MS,
      });
      await evaluated(service, ...Array.from({ length: 10 }, () => aCompletion(caller)));
      await settled(service, caller, (all) => all.every(({ attempts }) => attempts.length === 1));
      const answer = service.channel.hang(urlOf(made));
      const last = aCompletion(caller);
      await evaluated(service, last);
      await eventually(() => service.channel.to(urlOf(made)).length === 11);
      await act(service, caller, made.id);
      const cancelled = (all: DeliveryRecord[]) =>
        all.filter(({ status }) => status === 'cancelled').length === 10;
      await settled(service, caller, cancelled);
      answer();
      const deliveries = await settled(
        service,
        caller,
        (all) => cancelled(all) && all.some(wasDelivered),
      );
      expect(deliveries.find(wasDelivered)?.subject_id).toBe(last.id);
    },
  );

  it('by e-mail uses only the slots for e-mail, however many hang', async () => {
    const service = await startNotifier(database(), {
      channel: new RecordingChannel(),
      graceMs: 50,
    });
    try {
      const caller = aCaller();
      const recipients = Array.from({ length: 20 }, () => `${newRowId()}@example.com`);
      for (const recipient of recipients) {
        service.channel.hang(recipient);
        await aMailNotifier(service, caller, { recipients: [recipient] });
      }
      const url = urlOf(await aWebhook(service, caller));
      await evaluated(service, ...Array.from({ length: 4 }, () => aCompletion(caller)));
      await eventually(() => service.channel.to(url).length === 4);
      const mails = () =>
        recipients.reduce((sum, recipient) => sum + service.channel.to(recipient).length, 0);
      await eventually(() => mails() === 5);
      await evaluated(service, aCompletion(caller));
      await eventually(() => service.channel.to(url).length === 5);
      expect(mails()).toBe(5);
    } finally {
      await service.close();
    }
  });

  it('to a dead target does not delay others, and uses few slots', async () => {
    const service = running();
    const caller = aCaller();
    const [dead, live] = [
      urlOf(await aWebhook(service, caller)),
      urlOf(await aWebhook(service, caller)),
    ];
    const revive = service.channel.hang(dead);
    await evaluated(service, ...Array.from({ length: 200 }, () => aCompletion(caller)));
    await eventually(() => service.channel.to(live).length === 200);
    expect([service.channel.to(dead).length, service.channel.most.get(dead)]).toEqual([4, 4]);
    revive();
    await settled(service, caller, isDelivered);
    expect(service.channel.to(dead)).toHaveLength(200);
    expect(service.channel.most.get(dead)).toBeLessThanOrEqual(16);
  });

  it('to a slow target uses one slot', async () => {
    const service = running();
    const caller = aCaller();
    const [late, live] = [
      urlOf(await aWebhook(service, caller)),
      urlOf(await aWebhook(service, caller)),
    ];
    const answer = service.channel.hang(late);
    await evaluated(service, aCompletion(caller));
    await eventually(() => service.channel.to(late).length === 1);
    service.clock.advance(3_000);
    answer();
    await settled(service, caller, isDelivered);
    const answerAgain = service.channel.hang(late);
    await evaluated(service, ...Array.from({ length: 8 }, () => aCompletion(caller)));
    await eventually(() => service.channel.to(live).length === 9);
    expect(service.channel.most.get(late)).toBe(1);
    answerAgain();
    await settled(service, caller, isDelivered);
  });

  it('is attempted again when its process died, and ignores that one’s late outcome', async () => {
    const [mine, theirs] = [running(), await startAnother()];
    const caller = aCaller();
    const url = urlOf(await aWebhook(mine, caller));
    const answerLate = theirs.channel.hang(url);
    await evaluated(theirs, aCompletion(caller));
    await eventually(() => theirs.channel.to(url).length === 1);
    mine.clock.advance(AFTER_DEATH_MS);
    await settled(mine, caller, isDelivered);
    answerLate(FAILED);
    await theirs.close();
    const [delivery] = await deliveriesOf(mine, caller);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ error: null }] });
    expect([...mine.channel.to(url), ...theirs.channel.to(url)].map(({ id }) => id)).toEqual([
      delivery?.id,
      delivery?.id,
    ]);
  });

  it('is attempted by another process when its own stored it and died', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    const { sql, schema, clock } = service;
    await sql(
      `INSERT INTO "${schema}"."delivery" SELECT $1, $2, $3, $3, 'evaluation.created', 'subject', '', 'pending', '{"timestamp": "2026-01-15T12:00:00Z"}', '[]', 0, 0, $4, $4`,
      [newRowId(), caller.workspace, made.id, new Date(clock.nowMs())],
    );
    await settled(service, caller, isDelivered);
    expect(service.channel.to(urlOf(made))).toHaveLength(1);
  });

  it.each<[string, Secrets, SealedPlace | undefined]>([
    ['with another key', new Secrets('the secret key of before'), undefined],
    ['for a notifier of another workspace', SECRETS, notifierPlace('elsewhere', 'n-1')],
  ])('fails with instructions when its secret was sealed %s', async (_title, sealer, place) => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    const { sql, schema } = service;
    const own = notifierPlace(caller.workspace, made.id);
    const secrets = JSON.stringify([{ sealed: sealer.seal('whsec_x', place ?? own), until: null }]);
    await sql(
      `UPDATE "${schema}"."notifier" SET "target" = jsonb_set("target"::jsonb, '{secrets}', $2::jsonb) WHERE "id" = $1`,
      [made.id, secrets],
    );
    await evaluated(service, aCompletion(caller));
    const [delivery] = await settled(service, caller, waitingAfter(1));
    expect(delivery && errorsOf(delivery)).toEqual([expect.stringContaining('store it again')]);
    expect(service.channel.to(urlOf(made))).toEqual([]);
  });

  it('fails without details when a channel throws', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    service.channel.break(url, new Error(`cannot read ${url}`));
    await evaluated(service, aCompletion(caller));
    const [delivery] = await settled(service, caller, waitingAfter(1));
    expect(delivery && errorsOf(delivery)).toEqual([
      'The attempt failed because of an internal error.',
    ]);
  });

  it('in progress finishes before the process stops', async () => {
    const leaving = await startAnother();
    const caller = aCaller();
    const url = urlOf(await aWebhook(leaving, caller));
    const answer = leaving.channel.hang(url);
    await evaluated(leaving, aCompletion(caller));
    await eventually(() => leaving.channel.to(url).length === 1);
    const left = leaving.close();
    answer();
    await left;
    await expect(deliveriesOf(running(), caller)).resolves.toMatchObject([{ status: 'delivered' }]);
    expect(running().channel.to(url)).toEqual([]);
  });

  it('that hangs while the process stops is released for others at once', async () => {
    const leaving = await startAnother(50);
    const caller = aCaller();
    const url = urlOf(await aWebhook(leaving, caller));
    leaving.channel.hang(url);
    await evaluated(leaving, aCompletion(caller));
    await eventually(() => leaving.channel.to(url).length === 1);
    await leaving.close();
    running().clock.advance(AHEAD_MS);
    await settled(running(), caller, isDelivered);
    expect([...leaving.channel.to(url), ...running().channel.to(url)].map(({ id }) => id)).toEqual(
      Array.from({ length: 2 }, () => leaving.channel.to(url)[0]?.id),
    );
    await expect(deliveriesOf(running(), caller)).resolves.toMatchObject([
      { attempts: { length: 1 } },
    ]);
  });
};
