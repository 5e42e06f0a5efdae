import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { deferred, eventually } from '@touchstone/testing';
import { KEY } from '@touchstone/testing/http';
import {
  ANSWER_JUDGED,
  chunk,
  completion,
  DONE,
  json,
  OTHER_KEY,
  type PassThroughRig,
  RawCaller,
  saying,
  startPassThrough,
  stream,
  write,
} from '../pass-through.fixture';
import { HeldBodies } from './held-bodies';

const STREAM = saying('Hello', { stream: true });
const WINDOW = { ...ANSWER_JUDGED, stream: 'window' } as const;
const OTHERS = { 'x-service-api-key': OTHER_KEY };
const HOUR_SECONDS = 3_600;

let rig: PassThroughRig;
afterEach(() => rig.close());
const held = (): number => rig.gateway.app.get(HeldBodies).size;

/** Writes events until the response is closed. */
const flood = async (response: ServerResponse): Promise<void> => {
  const event = chunk('x'.repeat(65_536));
  while (!response.destroyed) await write(response, event);
};
/** Sets the vendor to flood requests for a stream and to answer all others. */
const floodsStreams = (): void => {
  rig.vendor.answer = (_request, response, body) =>
    body.includes('"stream":true') ? flood(stream(response)) : json(response, completion('Hi.'));
};
/** Opens callers that request a stream and read nothing of it. */
const stalled = async (count: number): Promise<RawCaller[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const caller = await RawCaller.chat(rig.address, STREAM);
      caller.socket.pause();
      return caller;
    }),
  );

describe('a caller that stops reading', () => {
  it.each([
    ['no guardrail', []],
    ['one that observes', [{ ...ANSWER_JUDGED, mode: 'observe' as const }]],
    ['a window', [WINDOW]],
  ])('releases its connection to the vendor, behind %s', async (_title, guardrails) => {
    rig = await startPassThrough(guardrails, {
      connections: 2,
      workspacePercent: 100,
      readerSeconds: 1,
      answerBytes: 1_073_741_824,
      heldBytes: 4_294_967_296,
    });
    floodsStreams();
    await stalled(2);
    await eventually(() => rig.vendor.received.length === 2);
    expect((await rig.chat()).status).toBe(200);
    await eventually(() => rig.exchanges.length === 3 && held() === 0);
    expect(rig.exchanges.map(({ outcome }) => outcome).sort()).toEqual([
      'failed',
      'failed',
      'passed',
    ]);
  });

  it('is distinguished from one that waits for the vendor', async () => {
    rig = await startPassThrough([], { readerSeconds: 1 });
    rig.vendor.answer = async (_request, response) => {
      stream(response).write(chunk('Some words, '));
      await delay(1_500);
      response.end(chunk('and others.') + DONE);
    };
    expect(await (await rig.chat(STREAM)).text()).toBe(
      chunk('Some words, ') + chunk('and others.') + DONE,
    );
  });
});

describe('a workspace that takes every connection', () => {
  it('leaves connections for the others', async () => {
    rig = await startPassThrough([], { connections: 2, readerSeconds: HOUR_SECONDS });
    floodsStreams();
    const callers = await stalled(3);
    await eventually(() => rig.vendor.received.length === 1);
    expect((await rig.chat(saying('Hello'), OTHERS)).status).toBe(200);
    expect(rig.vendor.received).toHaveLength(2);
    callers.forEach(({ socket }) => socket.destroy());
    expect((await rig.chat()).status).toBe(200);
  });
});

describe('held bodies', () => {
  /** Builds a body of about so many bytes. */
  const sized = (bytes: number): object => saying('x'.repeat(bytes));
  const limits = { bodyBytes: 2_000, answerBytes: 2_000 };
  const refusal = async (response: Response): Promise<unknown[]> => [
    response.status,
    response.headers.get('retry-after'),
    await response.json(),
  ];

  it('are limited for each workspace and in total', async () => {
    rig = await startPassThrough([], { ...limits, heldBytes: 10_000, workspacePercent: 60 });
    const answers = deferred();
    rig.vendor.answer = async (_request, response) => {
      await answers.promise;
      json(response, completion('Hi.'));
    };
    const own = Array.from({ length: 3 }, () => rig.chat(sized(1_600)));
    await eventually(() => rig.vendor.received.length === 3);
    expect(await refusal(await rig.chat(sized(1_600)))).toEqual([
      429,
      '2',
      { error: expect.stringContaining('This workspace has as many bytes') as string },
    ]);
    const others = Array.from({ length: 2 }, () => rig.chat(sized(1_600), OTHERS));
    await eventually(() => rig.vendor.received.length === 5);
    expect(await refusal(await rig.chat(sized(1_900), OTHERS))).toEqual([
      503,
      '2',
      { error: expect.stringContaining('The gateway holds as many bytes') as string },
    ]);
    answers.resolve();
    expect((await Promise.all([...own, ...others])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    await eventually(() => held() === 0);
    expect((await rig.chat(sized(1_600))).status).toBe(200);
  });

  it('fit one exchange of the maximum size, however small the share is', async () => {
    rig = await startPassThrough([ANSWER_JUDGED], {
      ...limits,
      heldBytes: 6_000,
      workspacePercent: 1,
    });
    expect((await rig.chat(sized(1_900))).status).toBe(200);
  });

  it('are refused by Content-Length before they are read', async () => {
    rig = await startPassThrough([], limits);
    expect(await refusal(await rig.chat(sized(100_000)))).toEqual([
      413,
      null,
      { error: expect.stringContaining('2000') as string },
    ]);
    expect(held()).toBe(0);
  });

  it('are released when the caller disconnects while sending', async () => {
    rig = await startPassThrough([], {});
    const caller = await RawCaller.begin(rig.address, 1_000, 'x'.repeat(500));
    await eventually(() => held() === 500);
    caller.socket.destroy();
    await eventually(() => held() === 0);
  });

  describe('from the vendor', () => {
    const LONG = 'x'.repeat(100_000);
    const room = {
      bodyBytes: 1_000,
      answerBytes: 200_000,
      heldBytes: 250_000,
      workspacePercent: 100,
    };
    /** Sends the body twice: the second exchange arrives while the first is being judged. */
    const second = async (body: object): Promise<Response> => {
      const [judging, verdict] = [deferred(), deferred()];
      rig.judge.before = () => {
        judging.resolve();
        return verdict.promise;
      };
      const first = rig.chat(body);
      await judging.promise;
      rig.judge.before = () => undefined;
      rig.vendor.answer = (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(completion(LONG + LONG.slice(0, 90_000))));
      const response = await rig.chat(body);
      verdict.resolve();
      expect((await first).status).toBe(200);
      return response;
    };

    it('are limited when the answer is held', async () => {
      rig = await startPassThrough([ANSWER_JUDGED], room);
      rig.vendor.answer = (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(completion(LONG)));
      const response = await second(saying('Hello'));
      expect(await refusal(response)).toEqual([
        503,
        '2',
        { error: expect.stringContaining('The gateway holds as many bytes') as string },
      ]);
      await eventually(() => rig.exchanges.length === 2 && held() === 0);
      expect(rig.exchanges.map(({ outcome, status }) => [outcome, status]).sort()).toEqual([
        ['failed', 503],
        ['passed', 200],
      ]);
    });

    it('are reported inside a stream behind a window', async () => {
      rig = await startPassThrough([WINDOW], { ...room, heldBytes: 50_000 });
      rig.vendor.answer = (_request, response) =>
        void stream(response).end(
          Array.from({ length: 50 }, () => chunk(`${'word '.repeat(200)}`)).join('') + DONE,
        );
      expect(await (await rig.chat(STREAM)).text()).toContain('The gateway holds as many bytes');
      expect(rig.exchanges).toMatchObject([{ outcome: 'failed' }]);
    });

    it.each([
      ['behind a window', WINDOW],
      ['under an observing guardrail', { ...ANSWER_JUDGED, mode: 'observe' as const }],
    ])('are counted in an unfinished event, %s', async (_title, guardrail) => {
      rig = await startPassThrough([guardrail], room);
      const over = deferred();
      rig.vendor.answer = async (_request, response) => {
        stream(response).write(`data: ${LONG}`);
        await over.promise;
        response.end(`\n\n${DONE}`);
      };
      const asked = rig.chat(STREAM).then((response) => response.text());
      await eventually(() => held() > LONG.length);
      over.resolve();
      await asked;
      await eventually(() => held() === 0);
    });

    it.each([
      ['one body', false],
      ['a stream', true],
    ])('pass an observing guardrail unread above the limit, as %s', async (_title, streamed) => {
      rig = await startPassThrough([{ ...ANSWER_JUDGED, mode: 'observe' }], {
        ...room,
        heldBytes: 50_000,
      });
      rig.vendor.answer = (_request, response) => {
        if (streamed) stream(response).end(chunk(LONG) + DONE);
        else
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify(completion(LONG)));
      };
      expect(await (await rig.chat(streamed ? STREAM : saying('Hello'))).text()).toContain(LONG);
      await eventually(() => rig.exchanges.length === 1 && held() === 0);
      expect(rig.exchanges[0]?.guardrails).toMatchObject([{ verdict: 'fail', evaluation_id: '' }]);
    });
  });

  it.each([
    [
      'OpenAI’s',
      (rig: PassThroughRig) =>
        new OpenAI(options(rig, 'openai')).chat.completions.create({
          model: 'm',
          messages: [{ role: 'user', content: 'x'.repeat(500) }],
        }),
    ],
    [
      'Anthropic’s',
      (rig: PassThroughRig) =>
        new Anthropic(options(rig, 'anthropic')).messages.create({
          model: 'm',
          max_tokens: 5,
          messages: [{ role: 'user', content: 'x'.repeat(500) }],
        }),
    ],
  ])('are refused with a message that %s client shows', async (_title, ask) => {
    rig = await startPassThrough([], {
      bodyBytes: 1_000,
      answerBytes: 10,
      heldBytes: 2_000,
      workspacePercent: 100,
    });
    const callers = await Promise.all(
      [1, 2].map(() => RawCaller.begin(rig.address, 950, 'x'.repeat(900))),
    );
    await eventually(() => held() === 1_800);
    await expect(ask(rig)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('The gateway holds as many bytes') as string,
    });
    callers.forEach(({ socket }) => socket.destroy());
    await eventually(() => held() === 0);
    await ask(rig);
    expect(rig.vendor.received).toHaveLength(1);
  });
});

const options = ({ address }: PassThroughRig, provider: string) => ({
  apiKey: 'k',
  baseURL: `${address}/api/providers/${provider}`,
  defaultHeaders: { 'X-Service-API-Key': KEY },
  maxRetries: 0,
});
