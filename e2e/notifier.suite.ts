import { randomUUID } from 'node:crypto';
import type { AuditRecord, DeliveryRecord, EvaluationAnswer } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { resultsOf, send } from './support/client';
import { ask, newDefinition, told } from './support/managing';
import {
  aMark,
  deliveriesOf,
  evaluated,
  FAILING,
  newNotifier,
  type Told,
  verifiedId,
} from './support/notifying';
import type { VendorStub } from './support/vendor-stub';

const CLEAN = { input: 'The river runs past the old mill.', pii_check: true };

/** What those who are told see of the service. */
export const notifierSuite = (
  running: () => Deployment,
  receivers: () => Told,
  vendor: () => VendorStub,
): void => {
  const { web, mail } = { web: () => receivers().web, mail: () => receivers().mail };
  /** A webhook at a path of its own, told of marked evaluations only. */
  const aWebhook = async (fields: object = {}) => {
    const [path, mark] = [randomUUID(), aMark()];
    const { signing_secret: secret, ...made } = await newNotifier(running(), {
      kind: 'webhook',
      name: 'ops',
      url: web().url(path),
      filters: mark.filters,
      ...fields,
    });
    return { ...made, secret, path, metadata: mark.metadata, posts: () => web().posts(path) };
  };
  const posted = (path: string, count = 1) =>
    eventually(() => expect(web().posts(path)).toHaveLength(count));

  it('tells a webhook of a failed evaluation in exactly the documented body, signed, with the receiver’s key', async () => {
    const { id, secret, metadata, path, posts } = await aWebhook({
      authentication: 'key-of-the-receiver',
    });
    const passed = await evaluated(running(), { ...CLEAN, metadata });
    const { headers, text } = await send(running(), { ...FAILING, metadata });
    const answer = JSON.parse(text) as EvaluationAnswer;
    await posted(path);
    const [post] = posts();
    expect(post?.body).toEqual({
      event: 'evaluation.failed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      evaluation: {
        id: headers.get('x-evaluation-id'),
        status: 'failed',
        checks: resultsOf(answer).map(({ name, label, score }) => ({ name, result: label, score })),
      },
    });
    expect(post?.headers).toMatchObject({
      authentication: 'key-of-the-receiver',
      'content-type': 'application/json',
    });
    await eventually(async () =>
      expect(await deliveriesOf(running(), id)).toMatchObject([
        {
          id: post && verifiedId(post, secret),
          event: 'evaluation.failed',
          status: 'delivered',
          attempts: [{ status_code: 204, error: null }],
          next_attempt_at: null,
        },
      ]),
    );
    expect((await deliveriesOf(running(), id)).map(({ subject_id }) => subject_id)).not.toContain(
      passed,
    );
  });

  it('tells each event that a notifier chose, and nothing that its filters keep out', async () => {
    const { metadata, path, posts } = await aWebhook({
      events: ['evaluation.created', 'evaluation.failed', 'detection.created'],
    });
    const picky = await aWebhook({
      events: ['evaluation.created'],
      filters: { metadata, checks: ['pii'], minimum_score: 60, statuses: ['success'] },
    });
    const [failed, passed] = [
      await evaluated(running(), { ...FAILING, metadata }),
      await evaluated(running(), { ...CLEAN, metadata }),
    ];
    await evaluated(running(), FAILING);
    await posted(path, 4);
    const told = (posts: { body: Record<string, unknown> }[]) =>
      posts
        .map(({ body }) => [body['event'], (body['evaluation'] as { id: string }).id].join(' '))
        .sort();
    expect(told(posts())).toEqual(
      [
        `detection.created ${failed}`,
        `evaluation.created ${failed}`,
        `evaluation.created ${passed}`,
        `evaluation.failed ${failed}`,
      ].sort(),
    );
    await posted(picky.path);
    expect(told(picky.posts())).toEqual([`evaluation.created ${passed}`]);
  });

  it('tries again after a failure, under the same id', async () => {
    const { id, secret, metadata, path, posts } = await aWebhook();
    web().answers(path, 500);
    await evaluated(running(), { ...FAILING, metadata });
    await posted(path);
    await eventually(async () =>
      expect(await deliveriesOf(running(), id, '?status=pending')).toMatchObject([
        {
          attempts: [{ status_code: 500, error: expect.stringContaining('500') as string }],
          next_attempt_at: expect.any(String) as string,
        },
      ]),
    );
    await posted(path, 2);
    const [first, second] = posts().map((post) => ({
      id: verifiedId(post, secret),
      body: post.text,
    }));
    expect(second).toEqual(first);
    await eventually(async () =>
      expect(await deliveriesOf(running(), id, '?status=delivered')).toMatchObject([
        { id: first?.id, attempts: [{ status_code: 500 }, { status_code: 204, error: null }] },
      ]),
    );
  });

  it('tells a chat tool in Slack’s form, or in that of a template, and never shows its address', async () => {
    const mark = aMark();
    const [slack, other] = [`services/T0/B0/${randomUUID()}`, randomUUID()];
    const shown = await newNotifier(running(), {
      kind: 'chat',
      name: 'ops room',
      channel: '#alerts',
      url: web().url(slack),
      filters: mark.filters,
    });
    expect(JSON.stringify(shown)).not.toContain(slack);
    const template = JSON.stringify({
      message: { body: '{{status}}: {{evaluation_id}}', room: '{{channel}}' },
    });
    await newNotifier(running(), {
      kind: 'chat',
      channel: 'lobby',
      url: web().url(other),
      filters: mark.filters,
      template,
    });
    const id = await evaluated(running(), { ...FAILING, metadata: mark.metadata });
    await posted(slack);
    await posted(other);
    const [body] = web()
      .posts(slack)
      .map((post) => post.body);
    expect(body).toMatchObject({
      channel: '#alerts',
      username: 'ops room',
      text: expect.stringContaining(id) as string,
      blocks: expect.any(Array) as object[],
    });
    expect(web().posts(other)[0]?.body).toEqual({
      message: { body: `failed: ${id}`, room: 'lobby' },
    });
  });

  it.each([
    ['text', ['text/plain']],
    ['html', ['text/plain', 'text/html']],
  ])('sends e-mail as %s, one to each recipient', async (body_type, types) => {
    const mark = aMark();
    const recipients = ['a', 'b'].map((name) => `${name}-${randomUUID()}@example.org`);
    const { id } = await newNotifier(running(), {
      kind: 'email',
      name: 'owners',
      recipients,
      body_type,
      subject: 'Failed: {{evaluation_id}}',
      filters: mark.filters,
    });
    const evaluation = await evaluated(running(), { ...FAILING, metadata: mark.metadata });
    for (const recipient of recipients) {
      await eventually(() => expect(mail().mailsTo(recipient)).toHaveLength(1));
      const [one] = mail().mailsTo(recipient);
      expect(one?.recipients).toEqual([recipient]);
      expect(one?.headers).toMatchObject({
        subject: `Failed: ${evaluation}`,
        from: expect.stringContaining('touchstone@example.org') as string,
      });
      expect(Object.keys(one?.texts ?? {})).toEqual(types);
      for (const [type, text] of Object.entries(one?.texts ?? {})) {
        expect(text).toContain(evaluation);
        expect(text).not.toContain('jane.doe');
        expect(/<\/\w+>/.test(text)).toBe(type === 'text/html');
      }
    }
    await eventually(async () =>
      expect(
        (await deliveriesOf(running(), id, '?status=delivered'))
          .map(({ recipient }) => recipient)
          .sort(),
      ).toEqual([...recipients].sort()),
    );
  });

  it('is tried with a test, shows what it sent, and sends it again under the same id', async () => {
    const { id, secret, path, posts } = await aWebhook({ active: false });
    const [tested] = await told<DeliveryRecord[]>(running(), 'POST', `notifiers/${id}/test`);
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
      (await told<DeliveryRecord[]>(running(), 'GET', 'notifiers/deliveries?limit=1000')).map(
        (delivery) => delivery.id,
      ),
    ).toContain(tested?.id);

    expect(
      (await ask(running(), 'POST', `notifiers/deliveries/${tested?.id}/redeliver`)).status,
    ).toBe(409);
    await told(running(), 'PUT', `notifiers/${id}`, { active: true });
    expect(
      await told(running(), 'POST', `notifiers/deliveries/${tested?.id}/redeliver`),
    ).toMatchObject({ id: tested?.id });
    await posted(path, 2);
    expect(posts().map((post) => verifiedId(post, secret))).toEqual([tested?.id, tested?.id]);
  });

  it('tells in the answer to a test why nothing arrives', async () => {
    const { id, path } = await aWebhook();
    web().answers(path, 404);
    const [tested] = await told<DeliveryRecord[]>(running(), 'POST', `notifiers/${id}/test`);
    expect(tested).toMatchObject({
      attempts: [{ status_code: 404, error: expect.stringContaining('404') as string }],
    });
  });

  it('signs with the old secret beside the new one for as long as was asked, and shows neither again', async () => {
    const { id, secret, posts } = await aWebhook();
    const test = () => told(running(), 'POST', `notifiers/${id}/test`);
    const rotate = async (overlap_seconds: number) =>
      (
        await told<{ signing_secret: string }>(running(), 'POST', `notifiers/${id}/rotate-secret`, {
          overlap_seconds,
        })
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
      await told(running(), 'GET', `notifiers/${id}`),
      await told(running(), 'GET', 'notifiers?limit=1000'),
      await told(running(), 'GET', 'audit?limit=1000'),
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
  ])('refuses to post to %s when it is saved', async (url) => {
    const refused = { status: 422, body: { error: expect.stringMatching(/^url: /) as string } };
    for (const kind of ['webhook', 'chat'])
      expect(await ask(running(), 'POST', 'notifiers', { kind, url })).toMatchObject(refused);
    const { id, url: before } = await aWebhook();
    expect(await ask(running(), 'PUT', `notifiers/${id}`, { url })).toMatchObject(refused);
    expect(await told(running(), 'GET', `notifiers/${id}`)).toMatchObject({ url: before });
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

  it('stays of its kind, and takes its key to no other address', async () => {
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

  it('refuses a template that is none', async () => {
    const refused = (template: string) =>
      ask(running(), 'POST', 'notifiers', { kind: 'chat', url: web().url('none'), template });
    for (const template of ['no JSON', '[]', '{"text": "{{secret}}"}'])
      expect(await refused(template)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/^template: /) as string },
      });
  });

  it('tells nobody any more once it is switched off or deleted, and the audit log what was done', async () => {
    const [off, gone, on] = [await aWebhook(), await aWebhook(), await aWebhook()];
    for (const { id } of [off, gone])
      await told(running(), 'PUT', `notifiers/${id}`, { filters: on.filters });
    await told(running(), 'PUT', `notifiers/${off.id}`, { active: false });
    await told(running(), 'DELETE', `notifiers/${gone.id}`);
    const heard = async () => {
      await evaluated(running(), { ...FAILING, metadata: on.metadata });
      return on.posts().length;
    };
    // Replicas hear of a change within five seconds; here, what comes after it is awaited.
    await eventually(async () => (await heard()) > 1);
    expect([...off.posts(), ...gone.posts()]).toEqual([]);
    const entries = async () =>
      (await told<AuditRecord[]>(running(), 'GET', 'audit?limit=1000'))
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

  it('sends the alert of a guardrail by e-mail, once within its cooldown', async () => {
    const where = running();
    const [once, always] = [
      `once-${randomUUID()}@example.org`,
      `always-${randomUUID()}@example.org`,
    ];
    const evaluations = {
      request_evaluation: await newDefinition(where, { name: 'no personal data', piiCheck: true }),
    };
    const alerting = async (alert: object) =>
      (
        await told<{ id: string }>(where, 'POST', 'guardrails', {
          name: 'house rules',
          evaluations,
          actions: { alert },
        })
      ).id;
    const ids = [
      await alerting({ email: once, message: 'Look at the support bot.', cooldown: 3_600 }),
      await alerting({ email: always, message: 'Every time.', cooldown: 0 }),
    ];
    const chat = () =>
      send(
        where,
        { model: 'm-1', messages: [{ role: 'user', content: FAILING.input }] },
        {
          path: '/api/providers/openai/chat/completions',
          headers: { authorization: 'Bearer sk-of-the-caller' },
        },
      );
    vendor().says = 'Hello.';
    try {
      // An exchange tells the one before the other, so after two of the other there were two of the one.
      await eventually(async () => {
        expect((await chat()).status).toBe(400);
        expect(mail().mailsTo(always).length).toBeGreaterThan(1);
      });
    } finally {
      for (const id of ids) await told(where, 'DELETE', `guardrails/${id}`);
    }
    expect(mail().mailsTo(once)).toHaveLength(1);
    const text = mail().mailsTo(once)[0]?.texts['text/plain'];
    expect(text).toContain('Look at the support bot.');
    expect(text).not.toContain('jane.doe');
    const alerts = (
      await told<DeliveryRecord[]>(where, 'GET', 'notifiers/deliveries?limit=1000')
    ).filter(({ recipient }) => recipient === once);
    expect(alerts).toMatchObject([{ notifier_id: null, event: 'guardrail.alert' }]);
  });
};
