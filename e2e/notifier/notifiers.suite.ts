import type { AuditRecord, DeliveryRecord } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { ask, askOk } from '../support/managing';
import {
  deliveriesOf,
  evaluated,
  FAILING,
  newWebhook,
  type Receivers,
  verifiedId,
} from '../support/notifying';

/** Suite of notifiers, their tests, secrets and logs over HTTP, for every deployment. */
export const notifiersSuite = (running: () => Deployment, receivers: () => Receivers): void => {
  const web = () => receivers().web;
  const aWebhook = (fields?: object) => newWebhook(running(), web(), fields);
  const posted = (path: string, count = 1) =>
    eventually(() => expect(web().posts(path)).toHaveLength(count));

  it('sends a test, logs the delivery, and redelivers it under the same id', async () => {
    const { id, secret, path, posts } = await aWebhook({ active: false });
    const [tested] = await askOk<DeliveryRecord[]>(running(), 'POST', `notifiers/${id}/test`);
    expect(tested).toMatchObject({
      notifier_id: id,
      event: 'notifier.test',
      status: 'delivered',
      attempts: [{ status_code: 204, error: null }],
    });
    expect(posts().map((post) => [post.body['event'], verifiedId(post, secret)])).toEqual([
      ['notifier.test', tested?.id],
    ]);
    expect((await deliveriesOf(running(), id)).map((delivery) => delivery.id)).toEqual([
      tested?.id,
    ]);
    expect(
      (await askOk<DeliveryRecord[]>(running(), 'GET', 'notifiers/deliveries?limit=1000')).map(
        (delivery) => delivery.id,
      ),
    ).toContain(tested?.id);

    expect(
      (await ask(running(), 'POST', `notifiers/deliveries/${tested?.id}/redeliver`)).status,
    ).toBe(409);
    await askOk(running(), 'PUT', `notifiers/${id}`, { active: true });
    expect(
      await askOk(running(), 'POST', `notifiers/deliveries/${tested?.id}/redeliver`),
    ).toMatchObject({ id: tested?.id });
    await posted(path, 2);
    expect(posts().map((post) => verifiedId(post, secret))).toEqual([tested?.id, tested?.id]);
  });

  it('explains in the answer to a test why nothing arrived', async () => {
    const { id, path } = await aWebhook();
    web().answers(path, 404);
    const [tested] = await askOk<DeliveryRecord[]>(running(), 'POST', `notifiers/${id}/test`);
    expect(tested).toMatchObject({
      attempts: [{ status_code: 404, error: expect.stringContaining('404') as string }],
    });
  });

  it('signs with both secrets during the requested overlap, and shows neither again', async () => {
    const { id, secret, posts } = await aWebhook();
    const test = () => askOk(running(), 'POST', `notifiers/${id}/test`);
    const rotate = async (overlap_seconds: number) =>
      (
        await askOk<{ signing_secret: string }>(
          running(),
          'POST',
          `notifiers/${id}/rotate-secret`,
          {
            overlap_seconds,
          },
        )
      ).signing_secret;
    const second = await rotate(3_600);
    await test();
    const third = await rotate(0);
    await test();
    const [overlapping, replaced] = posts();
    const verifies = (post: typeof overlapping, by: string) => {
      try {
        return post !== undefined && verifiedId(post, by) !== '';
      } catch {
        return false;
      }
    };
    expect(
      [secret, second, third].map((by) => [verifies(overlapping, by), verifies(replaced, by)]),
    ).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(new Set([secret, second, third]).size).toBe(3);
    const shown = JSON.stringify([
      await askOk(running(), 'GET', `notifiers/${id}`),
      await askOk(running(), 'GET', 'notifiers?limit=1000'),
      await askOk(running(), 'GET', 'audit?limit=1000'),
    ]);
    for (const one of [secret, second, third])
      expect(shown).not.toContain(one.slice('whsec_'.length));
  });

  it.each([
    'http://127.0.0.2:9/',
    'http://[::1]/',
    'http://2130706434/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://nowhere.invalid/',
    'file:///etc/passwd',
  ])('refuses to save the target %s', async (url) => {
    const refused = { status: 422, body: { error: expect.stringMatching(/^url: /) as string } };
    for (const kind of ['webhook', 'chat'])
      expect(await ask(running(), 'POST', 'notifiers', { kind, url })).toMatchObject(refused);
    const { id, url: before } = await aWebhook();
    expect(await ask(running(), 'PUT', `notifiers/${id}`, { url })).toMatchObject(refused);
    expect(await askOk(running(), 'GET', `notifiers/${id}`)).toMatchObject({ url: before });
  });

  it.each<[fields: object, start: string]>([
    [{ kind: 'webhook' }, 'url: '],
    [{ kind: 'chat', channel: '#x' }, 'url: '],
    [{ kind: 'email' }, 'recipients: '],
    [
      { kind: 'email', recipients: ['a@example.org'], channel: '#x' },
      'channel: an e-mail takes none',
    ],
    [{ kind: 'pager' }, 'kind: '],
  ])('refuses %j, naming the field', async (fields, start) => {
    const { status, body } = await ask<{ error: string }>(running(), 'POST', 'notifiers', fields);
    expect([status, body.error.slice(0, start.length)]).toEqual([422, start]);
  });

  it('keeps the kind of a notifier, and drops its credential if the address changes', async () => {
    const { id } = await aWebhook({ authentication: 'key-of-the-receiver' });
    expect(await ask(running(), 'PUT', `notifiers/${id}`, { kind: 'email' })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^kind: /) as string },
    });
    expect(
      await ask(running(), 'PUT', `notifiers/${id}`, { url: web().url('elsewhere') }),
    ).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^authentication: /) as string },
    });
    expect(
      await ask(running(), 'PUT', `notifiers/${id}`, {
        url: web().url('elsewhere'),
        authentication: '',
      }),
    ).toMatchObject({ status: 200, body: { authentication_last_four: null } });
  });

  it('refuses a template that is not JSON', async () => {
    const refused = (template: string) =>
      ask(running(), 'POST', 'notifiers', { kind: 'chat', url: web().url('none'), template });
    for (const template of ['no JSON', '[]', '{"text": "{{secret}}"}'])
      expect(await refused(template)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^template: /) as string },
      });
  });

  it('delivers nothing for a disabled or deleted notifier, and records both changes in the audit log', async () => {
    const [off, gone, on] = [await aWebhook(), await aWebhook(), await aWebhook()];
    for (const { id } of [off, gone])
      await askOk(running(), 'PUT', `notifiers/${id}`, { filters: on.filters });
    await askOk(running(), 'PUT', `notifiers/${off.id}`, { active: false });
    await askOk(running(), 'DELETE', `notifiers/${gone.id}`);
    const heard = async () => {
      await evaluated(running(), { ...FAILING, metadata: on.metadata });
      return on.posts().length;
    };
    // Replicas learn of a change within five seconds; this waits for later events.
    await eventually(async () => (await heard()) > 1);
    expect([...off.posts(), ...gone.posts()]).toEqual([]);
    const entries = async () =>
      (await askOk<AuditRecord[]>(running(), 'GET', 'audit?limit=1000'))
        .filter(({ subject_id }) => subject_id === gone.id)
        .map(({ action }) => action);
    await eventually(async () =>
      expect((await entries()).sort()).toEqual([
        'notifier.created',
        'notifier.deleted',
        'notifier.updated',
      ]),
    );
  });
};
