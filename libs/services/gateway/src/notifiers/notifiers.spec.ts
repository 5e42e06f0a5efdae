import { Logger } from '@nestjs/common';
import {
  createNotifier,
  listDeliveries,
  messagePlace,
  rotateNotifierSecret,
  updateNotifier,
} from '@touchstone/contracts';
import { AllowedNetworks, OutgoingGuard } from '@touchstone/outgoing';
import { deferred, eventually } from '@touchstone/testing';
import {
  aDelivery,
  aPrincipal,
  type Gateway,
  KEY,
  SECRETS,
  SIGNING_SECRET,
  startGateway,
} from '@touchstone/testing/http';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
const AUTHENTICATION = 'Bearer token-of-the-receiver-7531';
const URL = 'https://models.example/hook';
const CHAT_URL = 'https://models.example/services/T0/B0/secret-of-the-chat-8642';
const caller = { workspace: 'workspace-1', keyId: 'key-1' };
const sent = (field: 'authentication' | 'url') =>
  messagePlace(caller.workspace, `notifier.${field}`);

const WEBHOOK = { kind: 'webhook', name: 'ops', url: URL, authentication: AUTHENTICATION };
const CHAT = {
  kind: 'chat',
  name: 'room',
  url: CHAT_URL,
  channel: '#alerts',
  template: '{"text":"{{summary}}"}',
};
const EMAIL = {
  kind: 'email',
  name: 'owners',
  recipients: ['a@example.org', 'b@example.org'],
  body_type: 'html',
  subject: 'Failed',
};
const COMMON = {
  active: true,
  events: ['evaluation.failed'],
  filters: {},
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  failing_since: null,
  disabled_reason: null,
  skipped: null,
};

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway(
    {},
    { [KEY]: aPrincipal(), other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }) },
  );
});
afterEach(() => gateway.app.close());

const ask = (method: string, path: string, body?: unknown, key = KEY) =>
  gateway.ask(method, `/api/notifiers${path}`, body, { 'x-service-api-key': key });
const made = async (body: object = WEBHOOK) => String((await ask('POST', '', body)).body['id']);
const problemOf = async (method: string, path: string, body: object) => {
  const { status, body: answer } = await ask(method, path, body);
  return [status, answer['error']];
};

describe('notifiers', () => {
  it.each([
    [
      'a webhook',
      WEBHOOK,
      { kind: 'webhook', name: 'ops', url: URL, authentication_last_four: '7531' },
    ],
    [
      'a chat tool',
      CHAT,
      {
        kind: 'chat',
        name: 'room',
        url: 'https://models.example/…8642',
        channel: '#alerts',
        template: CHAT.template,
      },
    ],
    ['e-mail', EMAIL, { ...EMAIL, recipient: 'a@example.org' }],
  ])('for %s are created, read and listed without secrets', async (_title, body, expected) => {
    const created = await ask('POST', '', body);
    expect(created).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    const { signing_secret, ...record } = created.body;
    expect(record).toEqual({ id: expect.any(String) as string, ...COMMON, ...expected });
    expect(signing_secret).toBe(body.kind === 'webhook' ? SIGNING_SECRET : undefined);
    expect((await ask('GET', `/${String(record['id'])}`)).body).toEqual(record);
    expect((await ask('GET', '')).body).toEqual([record]);
  });

  it('are sent with sealed secrets', async () => {
    await made();
    const { fields } = gateway.notifier.lastAsked(createNotifier);
    expect(fields).toEqual({
      kind: 'webhook',
      name: 'ops',
      url: URL,
      authentication: { sealed: expect.any(String) as string, lastFour: '7531' },
    });
    expect(SECRETS.unseal(String(fields.authentication?.sealed), sent('authentication'))).toBe(
      AUTHENTICATION,
    );
    await made(CHAT);
    const { sealedUrl, ...others } = gateway.notifier.lastAsked(createNotifier).fields;
    expect(others).toEqual({
      kind: 'chat',
      name: 'room',
      channel: '#alerts',
      template: CHAT.template,
    });
    expect(SECRETS.unseal(String(sealedUrl), sent('url'))).toBe(CHAT_URL);
  });

  it('accept every filter and a list of events', async () => {
    const filters = {
      statuses: ['failed', 'warning'],
      checks: ['pii', 'safety'],
      minimum_score: 0,
      maximum_score: 100,
      definition: 'def-1',
      metadata: { team: 'a', '': '' },
    };
    const events = ['evaluation.created', 'evaluation.failed', 'detection.created'];
    expect(
      (await ask('POST', '', { ...EMAIL, events, filters, active: false })).body,
    ).toMatchObject({ events, filters, active: false });
    expect(gateway.notifier.lastAsked(createNotifier)).toEqual({
      caller,
      fields: { ...EMAIL, events, filters, active: false },
    });
  });

  it('drop fields that are absent, unknown or read-only', async () => {
    await made({
      ...WEBHOOK,
      authentication: '',
      channel: '',
      recipients: [],
      events: [],
      filters: { statuses: [], definition: null, x: 1 },
      id: 'mine',
      sealedUrl: 'x',
      failing_since: 'now',
      signing_secret: 'mine',
    });
    expect(gateway.notifier.lastAsked(createNotifier)).toEqual({
      caller,
      addressChecked: true,
      fields: { kind: 'webhook', name: 'ops', url: URL, filters: {} },
    });
  });

  it('accept a single recipient', async () => {
    await made({ kind: 'email', recipient: 'a@example.org' });
    expect(gateway.notifier.lastAsked(createNotifier).fields).toEqual({
      kind: 'email',
      recipients: ['a@example.org'],
    });
  });

  it('accept the recipient and the recipients of a response sent back', async () => {
    const { body: record } = await ask('POST', '', EMAIL);
    expect((await ask('PUT', `/${String(record['id'])}`, record)).status).toBe(200);
    expect(gateway.notifier.lastAsked(updateNotifier).fields).toMatchObject({
      recipients: EMAIL.recipients,
    });
  });

  it('change only in the fields of an update; empty values clear', async () => {
    const id = await made();
    await ask('PUT', `/${id}`, { name: 'new', url: null, authentication: null, kind: 'webhook' });
    expect(gateway.notifier.lastAsked(updateNotifier)).toEqual({
      caller,
      id,
      fields: { name: 'new', kind: 'webhook' },
    });
    expect(
      (await ask('PUT', `/${id}`, { name: '', authentication: '', filters: {} })).body,
    ).toMatchObject({ name: '', url: URL, authentication_last_four: null });
    expect(gateway.notifier.lastAsked(updateNotifier)).toEqual({
      caller,
      id,
      fields: { name: '', authentication: null, filters: {} },
    });
    expect(
      (await ask('PUT', `/${id}`, { authentication: 'another-token-9999' })).body,
    ).toMatchObject({ authentication_last_four: '9999' });
  });

  it('seal the new address of a chat tool as well', async () => {
    const id = await made(CHAT);
    expect(
      (
        await ask('PUT', `/${id}`, {
          url: 'https://models.example/services/new-1111',
          template: '',
          channel: '',
        })
      ).body,
    ).toMatchObject({ url: 'https://models.example/…1111', template: '', channel: '' });
    expect(
      SECRETS.unseal(
        String(gateway.notifier.lastAsked(updateNotifier).fields.sealedUrl),
        sent('url'),
      ),
    ).toBe('https://models.example/services/new-1111');
    expect(gateway.notifier.lastAsked(updateNotifier).fields).not.toHaveProperty('url');
  });

  it('are deleted, and belong to their own workspace only', async () => {
    const id = await made();
    expect([
      (await ask('GET', '', undefined, 'other')).body,
      (await ask('GET', `/${id}`, undefined, 'other')).status,
    ]).toEqual([[], 404]);
    expect(await ask('DELETE', `/${id}`)).toMatchObject({
      status: 200,
      body: { id, deleted: true },
    });
    expect(await problemOf('DELETE', `/${id}`, {})).toEqual([
      404,
      'There is no notifier with this id; check the id.',
    ]);
  });

  it.each([
    ['for a day', undefined, 86_400],
    ['for the requested time', { overlap_seconds: 60 }, 60],
    ['not at all', { overlap_seconds: 0 }, 0],
  ])(
    'get a new secret, and the old one continues to sign %s',
    async (_title, body, overlapSeconds) => {
      const id = await made();
      const rotated = await ask('POST', `/${id}/rotate-secret`, body);
      expect(rotated).toMatchObject({
        status: 200,
        body: { id, signing_secret: SIGNING_SECRET },
        headers: { 'cache-control': 'no-store' },
      });
      expect(gateway.notifier.lastAsked(rotateNotifierSecret)).toEqual({
        caller,
        id,
        overlapSeconds,
      });
    },
  );

  it('send a test delivery at once', async () => {
    const id = await made();
    expect(await ask('POST', `/${id}/test`)).toMatchObject({
      status: 200,
      body: [{ notifier_id: id, event: 'notifier.test', status: 'delivered' }],
    });
  });

  it('contain no secret in a response or a log, sealed or not', async () => {
    const logged: unknown[] = [];
    const log = (...parts: unknown[]) => void logged.push(parts);
    Logger.overrideLogger({ log, error: log, warn: log, debug: log, verbose: log, fatal: log });
    const ids = [await made(), await made(CHAT)];
    const answers: unknown[] = [];
    for (const id of ids)
      answers.push(
        await ask('GET', `/${id}`),
        await ask('PUT', `/${id}`, { name: 'n' }),
        await ask('PUT', `/${id}`, {
          url: `${CHAT_URL}\u0000`,
          authentication: `${AUTHENTICATION}\n`,
        }),
      );
    answers.push(await ask('PUT', `/${ids[0]}`, { authentication: AUTHENTICATION }));
    gateway.notifier.away();
    answers.push(await ask('POST', '', CHAT));
    gateway.notifier.failure = new TypeError('A bug.');
    answers.push(await ask('POST', '', WEBHOOK), await ask('POST', '', CHAT));
    Logger.overrideLogger(false);
    expect(logged).not.toEqual([]);
    for (const secret of ['token-of-the-receiver', 'secret-of-the-chat', 'sealed'])
      expect(JSON.stringify([answers, logged])).not.toContain(secret);
    for (const secret of ['token-of-the-receiver', 'secret-of-the-chat'])
      expect(JSON.stringify(gateway.notifier.asked)).not.toContain(secret);
  });
});

describe('the address of a notifier', () => {
  const looking = (
    lookUpTimeoutMs: number,
    resolve = () => new Promise<string[]>(() => undefined),
  ) =>
    startGateway(
      {},
      { [KEY]: aPrincipal(), other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }) },
      [
        {
          provide: OutgoingGuard,
          useValue: new OutgoingGuard({ allowed: new AllowedNetworks(), resolve, lookUpTimeoutMs }),
        },
      ],
    );

  it.each([
    ['created', 'POST', '', WEBHOOK],
    ['created for a chat tool', 'POST', '', CHAT],
    ['changed', 'PUT', '/notifier-1', { url: URL }],
  ])(
    'is refused if its name server does not respond when a notifier is %s',
    async (_title, method, path, body) => {
      await gateway.app.close();
      gateway = await looking(50);
      gateway.notifier.notifiers.put('workspace-1', {
        id: 'notifier-1',
        kind: 'webhook',
        url: URL,
      });
      const [status, error] = await problemOf(method, path, body);
      expect({ status, error }).toEqual({
        status: 422,
        error: expect.stringMatching(
          /^url: The name servers did not answer for models\.example in time/,
        ) as string,
      });
      expect(
        gateway.notifier.asked.filter(({ pattern }) =>
          [createNotifier.pattern, updateNotifier.pattern].includes(pattern),
        ),
      ).toEqual([]);
    },
  );

  it('is refused in this service if it is in an internal network', async () => {
    expect(await problemOf('POST', '', { ...WEBHOOK, url: 'https://inside.example/' })).toEqual([
      422,
      expect.stringMatching(/^url: This address is inside a network/),
    ]);
    expect(gateway.notifier.asked).toEqual([]);
  });

  it('is looked up concurrently with a limit for each workspace', async () => {
    await gateway.app.close();
    const names = deferred<string[]>();
    let asked = 0;
    gateway = await looking(60_000, () => (asked++, names.promise));
    const waiting = Array.from({ length: 8 }, () => ask('POST', '', WEBHOOK));
    await eventually(() => asked === 8);
    const refused = await ask('POST', '', WEBHOOK);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: expect.stringContaining('Too many addresses') as string },
    });
    const other = ask('POST', '', WEBHOOK, 'other');
    await eventually(() => asked === 9);
    names.resolve(['93.184.215.14']);
    for (const answer of [
      ...(await Promise.all(waiting)),
      await other,
      await ask('POST', '', WEBHOOK),
    ])
      expect(answer.status).toBe(200);
  });
});

describe('a field of another kind', () => {
  const FOREIGN: [body: object, sentence: string][] = [
    [{ ...WEBHOOK, channel: '#x' }, 'channel: a webhook takes none; it belongs to a chat tool.'],
    [{ ...WEBHOOK, template: '{}' }, 'template: a webhook takes none; it belongs to a chat tool.'],
    [
      { ...WEBHOOK, recipients: ['a@example.org'], subject: 'x' },
      'recipients: a webhook takes none; it belongs to an e-mail. subject: a webhook takes none; it belongs to an e-mail.',
    ],
    [
      { ...CHAT, authentication: 'x' },
      'authentication: a chat tool takes none; it belongs to a webhook.',
    ],
    [{ ...CHAT, body_type: 'html' }, 'body_type: a chat tool takes none; it belongs to an e-mail.'],
    [{ ...EMAIL, url: URL }, 'url: an e-mail takes none; it belongs to a webhook and a chat tool.'],
  ];

  it.each(FOREIGN)('is refused in a new notifier: %j', async (body, sentence) => {
    expect(await problemOf('POST', '', body)).toEqual([422, sentence]);
    expect(gateway.notifier.asked).toEqual([]);
  });

  it.each([
    [WEBHOOK, { channel: '' }, 'channel: a webhook takes none; it belongs to a chat tool.'],
    [
      CHAT,
      { authentication: 'x' },
      'authentication: a chat tool takes none; it belongs to a webhook.',
    ],
    [
      EMAIL,
      { url: 'http://127.0.0.1' },
      'url: an e-mail takes none; it belongs to a webhook and a chat tool.',
    ],
    [
      EMAIL,
      { recipients: ['a@example.org'], recipient: 'c@example.org' },
      'recipient: expected one of recipients where both are there; leave one of the two fields out.',
    ],
    [
      WEBHOOK,
      { filters: { minimum_score: 60, maximum_score: 50 } },
      'filters.minimum_score: expected a number that is not above maximum_score.',
    ],
  ])(
    'is refused, like a contradiction, in an update of %j: %j',
    async (body, changes, sentence) => {
      const id = await made(body);
      expect(await problemOf('PUT', `/${id}`, changes)).toEqual([422, sentence]);
      expect(gateway.notifier.timesAsked(updateNotifier)).toBe(0);
    },
  );

  it('is not reported for a notifier of another workspace', async () => {
    const id = await made();
    expect((await ask('PUT', `/${id}`, { channel: '#x' }, 'other')).status).toBe(404);
  });
});

describe('deliveries', () => {
  it.each([
    ['', { page: { limit: 100, offset: 0 } }],
    ['?status=failed&limit=7&offset=2', { status: 'failed', page: { limit: 7, offset: 2 } }],
    ['?status=&limit=', { page: { limit: 100, offset: 0 } }],
  ])('of one notifier and of the workspace are filtered by %j', async (query, filter) => {
    const id = await made();
    await ask('GET', `/${id}/deliveries${query}`);
    expect(gateway.notifier.lastAsked(listDeliveries)).toEqual({ caller, id, ...filter });
    await ask('GET', `/deliveries${query}`);
    expect(gateway.notifier.lastAsked(listDeliveries)).toEqual({ caller, ...filter });
  });

  it('are listed in full; those of the workspace include alerts of the service', async () => {
    const notifier_id = await made();
    const [own, alert] = [
      aDelivery({ notifier_id }),
      aDelivery({
        notifier_id: null,
        event: 'guardrail.alert',
        recipient: 'a@example.org',
        status: 'failed',
      }),
    ];
    for (const delivery of [own, alert]) gateway.notifier.deliveries.put('workspace-1', delivery);
    expect((await ask('GET', `/${notifier_id}/deliveries`)).body).toEqual([own]);
    expect((await ask('GET', '/deliveries')).body).toEqual([own, alert]);
    expect((await ask('GET', '/deliveries?status=failed')).body).toEqual([alert]);
    expect((await ask('GET', '/deliveries', undefined, 'other')).body).toEqual([]);
    expect(await problemOf('GET', '/another/deliveries', {})).toEqual([
      404,
      'There is no notifier with this id; check the id.',
    ]);
  });

  it('are redelivered', async () => {
    const delivery = gateway.notifier.deliveries.put(
      'workspace-1',
      aDelivery({ status: 'failed' }),
    );
    expect(await ask('POST', `/deliveries/${delivery.id}/redeliver`)).toMatchObject({
      status: 200,
      body: { id: delivery.id, status: 'pending' },
    });
    expect(
      await ask('POST', `/deliveries/${delivery.id}/redeliver`, undefined, 'other'),
    ).toMatchObject({
      status: 404,
      body: { error: 'There is no delivery with this id; check the id.' },
    });
  });
});
