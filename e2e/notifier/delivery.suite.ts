import { randomUUID } from 'node:crypto';
import type { DeliveryRecord, EvaluationAnswer } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { resultsOf, send } from '../support/client';
import { askOk, newDefinition } from '../support/managing';
import {
  aMark,
  deliveriesOf,
  evaluated,
  FAILING,
  newNotifier,
  newWebhook,
  type Receivers,
  verifiedId,
} from '../support/notifying';
import type { VendorStub } from '../support/vendor-stub';

const CLEAN = { input: 'The river runs past the old mill.', pii_check: true };

/** Suite of notifications as recipients see them, for every deployment. */
export const deliverySuite = (
  running: () => Deployment,
  receivers: () => Receivers,
  vendor: () => VendorStub,
): void => {
  const { web, mail } = { web: () => receivers().web, mail: () => receivers().mail };
  const aWebhook = (fields?: object) => newWebhook(running(), web(), fields);
  const posted = (path: string, count = 1) =>
    eventually(() => expect(web().posts(path)).toHaveLength(count));

  it('posts a failed evaluation in exactly the documented body, signed, with the receiver’s key', async () => {
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

  it('delivers only the events that a notifier selects and its filters match', async () => {
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
    const eventsIn = (posts: { body: Record<string, unknown> }[]) =>
      posts
        .map(({ body }) => [body['event'], (body['evaluation'] as { id: string }).id].join(' '))
        .sort();
    expect(eventsIn(posts())).toEqual(
      [
        `detection.created ${failed}`,
        `evaluation.created ${failed}`,
        `evaluation.created ${passed}`,
        `evaluation.failed ${failed}`,
      ].sort(),
    );
    await posted(picky.path);
    expect(eventsIn(picky.posts())).toEqual([`evaluation.created ${passed}`]);
  });

  it('retries after a failure under the same id', async () => {
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

  it('posts to chat in Slack’s format or that of a template, and never shows the address', async () => {
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
        await askOk<{ id: string }>(where, 'POST', 'guardrails', {
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
      // An exchange alerts the first address before the second: after two mails to the second, two
      // alerts for the first have been raised.
      await eventually(async () => {
        expect((await chat()).status).toBe(400);
        expect(mail().mailsTo(always).length).toBeGreaterThan(1);
      });
    } finally {
      for (const id of ids) await askOk(where, 'DELETE', `guardrails/${id}`);
    }
    expect(mail().mailsTo(once)).toHaveLength(1);
    const text = mail().mailsTo(once)[0]?.texts['text/plain'];
    expect(text).toContain('Look at the support bot.');
    expect(text).not.toContain('jane.doe');
    const alerts = (
      await askOk<DeliveryRecord[]>(where, 'GET', 'notifiers/deliveries?limit=1000')
    ).filter(({ recipient }) => recipient === once);
    expect(alerts).toMatchObject([{ notifier_id: null, event: 'guardrail.alert' }]);
  });
};
