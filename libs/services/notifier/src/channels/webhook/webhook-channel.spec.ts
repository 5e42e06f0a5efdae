import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { SystemClock } from '@touchstone/kernel';
import { AllowedNetworks, OutgoingGuard, type Resolve } from '@touchstone/outgoing';
import { HOSTILE_TARGETS, INWARD_NAMES } from '@touchstone/outgoing/hostile-targets';
import { ManualClock } from '@touchstone/testing';
import { HttpPoster } from '../http/http-poster';
import { openGuard, type Receiver, startReceiver } from '../http/receivers.fixture';
import { aFarewell, anAlert, aNotice, DELIVERY } from '../notices.fixture';
import { WebhookChannel, type WebhookTarget } from './webhook-channel';

const never = new AbortController().signal;
const secretOf = (name: string): string =>
  `whsec_${Buffer.from(name.repeat(8)).toString('base64')}`;
const [NEW, OLD, OTHER] = [secretOf('new!'), secretOf('old!'), secretOf('else')] as [
  string,
  string,
  string,
];

describe('webhook channel', () => {
  let receiver: Receiver;
  let channel: WebhookChannel;

  beforeEach(async () => {
    receiver = await startReceiver();
    channel = new WebhookChannel(new HttpPoster(openGuard()), new SystemClock());
  });
  afterEach(async () => {
    await channel.close();
    await receiver.close();
  });

  const target = (overrides: Partial<WebhookTarget> = {}): WebhookTarget => ({
    kind: 'webhook',
    url: receiver.url,
    authentication: null,
    secrets: [NEW],
    ...overrides,
  });
  const received = (index = 0): { body: string; headers: Record<string, string> } =>
    receiver.received[index] as never;

  it('posts the documented fields and nothing else', async () => {
    await channel.send(DELIVERY, target(), aNotice(), never);
    expect(received().headers['content-type']).toBe('application/json');
    expect(JSON.parse(received().body)).toStrictEqual({
      event: 'evaluation.failed',
      timestamp: '2026-01-31T12:00:00.000Z',
      evaluation: {
        id: '019b0000-0000-7000-8000-00000000000e',
        status: 'failed',
        checks: [
          { name: 'prompt_injections', result: 'INJECTION', score: 3 },
          { name: 'pii', result: 'NO_PII_FOUND', score: 100 },
        ],
      },
    });
  });

  it('posts the same fields for a test and for a guardrail alert', async () => {
    await channel.send(DELIVERY, target(), aNotice({ event: 'notifier.test' }), never);
    await channel.send(DELIVERY, target(), anAlert(), never);
    for (const index of [0, 1])
      expect(Object.keys(JSON.parse(received(index).body) as object)).toEqual([
        'event',
        'timestamp',
        'evaluation',
      ]);
  });

  it('rejects a notice without an evaluation', async () => {
    expect(await channel.send(DELIVERY, target(), aFarewell(), never)).toEqual({
      delivered: false,
      statusCode: null,
      error: 'This kind of notice is sent by e-mail only.',
    });
    expect(receiver.connections).toBe(0);
  });

  it('signs with every unexpired secret and no other', async () => {
    await channel.send(
      DELIVERY,
      target({ secrets: [NEW, OLD] }),
      aNotice({}, [{ name: 'policy', result: 'Grüße, 世界', score: 0, quote: '' }]),
      never,
    );
    const { body, headers } = received();
    for (const secret of [NEW, OLD])
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(OTHER).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(NEW).verify(`${body} `, headers)).toThrow('No matching signature');
    expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
  });

  it('signs id, time of the attempt and body by Standard Webhooks; the id is the same for every attempt', async () => {
    const clock = new ManualClock(1_700_000_000_900);
    channel = new WebhookChannel(new HttpPoster(openGuard()), clock);
    await channel.send(DELIVERY, target(), aNotice(), never);
    clock.advance(5_000);
    await channel.send(DELIVERY, target(), aNotice(), never);
    for (const [index, second] of [1_700_000_000, 1_700_000_005].entries()) {
      const { body, headers } = received(index);
      const signature = createHmac('sha256', Buffer.from(NEW.slice('whsec_'.length), 'base64'))
        .update(`${DELIVERY}.${second}.${body}`)
        .digest('base64');
      expect(headers).toMatchObject({
        'webhook-id': DELIVERY,
        'webhook-timestamp': String(second),
        'webhook-signature': `v1,${signature}`,
      });
    }
  });

  it('sends the authentication unchanged, and none when there is none', async () => {
    await channel.send(DELIVERY, target({ authentication: 'ApiKey a"b=c; d' }), aNotice(), never);
    await channel.send(DELIVERY, target(), aNotice(), never);
    expect(received(0).headers['authentication']).toBe('ApiKey a"b=c; d');
    expect(received(1).headers).not.toHaveProperty('authentication');
  });

  it.each(['a\r\nx-forged: 1', 'a\nb', 'a\0b', 'ключ', '', ' a'])(
    'rejects %j as authentication, without connecting or revealing it',
    async (authentication) => {
      const outcome = await channel.send(DELIVERY, target({ authentication }), aNotice(), never);
      expect(outcome).toEqual({
        delivered: false,
        statusCode: null,
        error: 'The authentication contains characters that a header cannot carry.',
      });
      expect(receiver.connections).toBe(0);
    },
  );

  it('reports a rejection without an authentication that the receiver echoes', async () => {
    await receiver.close();
    receiver = await startReceiver((request, response) =>
      response
        .writeHead(401, String(request.headers['authentication']))
        .end(String(request.headers['authentication'])),
    );
    const outcome = await channel.send(
      DELIVERY,
      target({ authentication: 'hunter2' }),
      aNotice(),
      never,
    );
    expect(outcome).toEqual({
      delivered: false,
      statusCode: 401,
      error: 'The receiver responded with status 401.',
    });
  });
});

describe('webhook channel with internal addresses', () => {
  const resolve: Resolve = (name) => {
    const found = Object.entries(INWARD_NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
    return found ? Promise.resolve([...found]) : Promise.reject(new Error('ENOTFOUND'));
  };
  let canary: Receiver;
  let channel: WebhookChannel;

  beforeAll(async () => {
    canary = await startReceiver();
    channel = new WebhookChannel(
      new HttpPoster(new OutgoingGuard({ allowed: new AllowedNetworks(), resolve })),
      new SystemClock(),
    );
  });
  afterAll(async () => {
    await channel.close();
    await canary.close();
  });

  it.each(HOSTILE_TARGETS.map((url) => [JSON.stringify(url).slice(0, 80), url]))(
    'rejects %s without connecting',
    async (_title, url) => {
      const target = {
        kind: 'webhook',
        url: url.replaceAll('PORT', String(canary.port)),
        authentication: 'hunter2',
        secrets: [NEW],
      } as const;
      expect(
        await channel.send(DELIVERY, { ...target, secrets: [...target.secrets] }, aNotice(), never),
      ).toEqual({
        delivered: false,
        statusCode: null,
        error: expect.stringMatching(
          /^The address is too long|^The address must|^This address is inside|does not resolve to an address\.$/,
        ),
      });
      expect(canary.connections).toBe(0);
    },
  );

  it('ignores proxy settings of the environment', async () => {
    const before = { ...process.env };
    process.env['HTTP_PROXY'] =
      process.env['http_proxy'] =
      process.env['ALL_PROXY'] =
        `http://127.0.0.1:${canary.port}`;
    try {
      const target: WebhookTarget = {
        kind: 'webhook',
        url: 'http://nowhere.example/',
        authentication: null,
        secrets: [NEW],
      };
      expect(await channel.send(DELIVERY, target, aNotice(), never)).toMatchObject({
        delivered: false,
        error: 'The name nowhere.example does not resolve to an address.',
      });
    } finally {
      process.env = before;
    }
    expect(canary.connections).toBe(0);
  });
});
