import { register } from 'prom-client';
import { Deadline, DeadlineExceeded, RemoteError } from '@touchstone/kernel';
import {
  deferred,
  endpointReplies,
  type EndpointStub,
  eventually,
  ManualClock,
  startEndpointStub,
  type StubReply,
} from '@touchstone/testing';
import { CIRCUIT_LIMITS } from '../endpoint/circuit-breaker';
import { readClassifierSettings } from './classifier.config';
import { Classifiers, createClassifiers } from './classifiers';
import {
  ClassifierFailed,
  type TextClassifier,
  TextRejected,
  type TextScores,
} from './text-classifier';

/** An API as the contract of all classifiers needs it. */
export interface ApiUnderTest<Body> {
  check: 'prompt_injections' | 'safety';
  /** Variables without their prefix. */
  settings: Record<string, string>;
  path: string;
  textsIn(body: Body): string[];
  /** Builds an answer in which every text has this score. */
  answer(scores: number[]): unknown;
  /** The part whose score `answer` sets. */
  part: string;
}

export interface ClassifierUnderTest<Body> {
  stub: EndpointStub<Body>;
  classifier: TextClassifier;
  clock: ManualClock;
  /** Replaces the classifier by one with further settings. */
  configure(settings: Record<string, string>): Promise<void>;
}

const KEY = 'a-very-secret-key';
const GOOD = 0.01;
const BAD = 0.97;
/** Texts with this word are scored as `BAD`. */
const WORD = 'forbidden';
const AT_ONCE = { 'retry-after': '0' };

/** Starts a stub and a classifier for every test of the surrounding block. */
export const useClassifier = <Body>(api: ApiUnderTest<Body>): ClassifierUnderTest<Body> => {
  const under = {} as ClassifierUnderTest<Body>;
  let classifiers = new Classifiers([]);

  under.configure = async (settings) => {
    await classifiers.close();
    const given = { URL: under.stub.origin, API_KEY: KEY, ...api.settings, ...settings };
    const prefix = `TOUCHSTONE_CLASSIFIER_${api.check.toUpperCase()}_`;
    const environment = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`${prefix}${name}`, value]),
    );
    classifiers = createClassifiers(readClassifierSettings(environment), under.clock);
    under.classifier = classifiers.for({ check: api.check, mode: 'quality' }) as TextClassifier;
  };
  beforeEach(async () => {
    under.clock = new ManualClock();
    under.stub = await startEndpointStub<Body>(byRule(api));
    await under.configure({});
  });
  afterEach(async () => {
    await under.stub.close();
    await classifiers.close();
    classifiers = new Classifiers([]);
  });
  return under;
};

const byRule =
  <Body>(api: ApiUnderTest<Body>): StubReply<Body> =>
  (response, request) =>
    endpointReplies.json(
      api.answer(api.textsIn(request.body).map((text) => (text.includes(WORD) ? BAD : GOOD))),
    )(response, request);

/** The contract of classifiers over HTTP. */
export const describeClassifier = <Body>(name: string, api: ApiUnderTest<Body>): void =>
  describe(`classifier over ${name}`, () => contract(api));

const contract = <Body>(api: ApiUnderTest<Body>): void => {
  const under = useClassifier(api);
  const rule = byRule(api);
  const classify = (texts: string[] = ['fine'], deadlineMs = 60_000) =>
    under.classifier.classify(texts, Deadline.in(deadlineMs));
  const failure = (texts?: string[], deadlineMs?: number) =>
    classify(texts, deadlineMs).catch((error: unknown) => error);
  const scoresOf = async (texts: string[]) =>
    (await classify(texts)).map(
      (scores) =>
        !(scores instanceof TextRejected) && scores.find(({ part }) => part === api.part)?.score,
    );
  const answered = async (outcome: string): Promise<number> => {
    const metric = register.getSingleMetric('touchstone_classifier_requests_total');
    const values = (await metric?.get())?.values ?? [];
    const { value } = values.find(
      ({ labels }) => labels['check'] === api.check && labels['outcome'] === outcome,
    ) ?? { value: NaN };
    return value;
  };

  describe('with a working endpoint', () => {
    it('scores each text, in their order, in batches', async () => {
      await under.configure({ BATCH_SIZE: '2' });
      const texts = ['one', `two ${WORD}`, 'three', 'four', `five ${WORD}`];
      await expect(scoresOf(texts)).resolves.toEqual([GOOD, BAD, GOOD, GOOD, BAD]);
      const sent = under.stub.requests.map(({ body }) => api.textsIn(body));
      expect(sent).toHaveLength(3);
      expect(sent.flat().sort()).toEqual([...texts].sort());
    });

    it('sends nothing for no texts', async () => {
      await expect(classify([])).resolves.toEqual([]);
      expect(under.stub.requests).toEqual([]);
    });

    it.each([
      ['a path', '/models/', `/models${api.path}`],
      ['a query', '/v1?version=1', `/v1${api.path}?version=1`],
    ])('accepts an address with %s', async (_title, given, path) => {
      await under.configure({ URL: `${under.stub.origin}${given}` });
      await classify();
      expect(under.stub.requests[0]).toMatchObject({
        path,
        headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      });
    });

    it('sends no authorization without a key', async () => {
      await under.configure({ API_KEY: '' });
      await classify();
      expect(under.stub.requests[0]?.headers).not.toHaveProperty('authorization');
    });

    it('reuses its connections', async () => {
      for (let round = 0; round < 10; round++) await classify();
      // The pool may open a second one while the first is still being put away.
      expect(under.stub.connections).toBeLessThanOrEqual(2);
    });

    it('replaces characters that no server can read', async () => {
      await classify(['a\0b\ud800c']);
      expect(under.stub.requests.flatMap(({ body }) => api.textsIn(body))).toEqual([
        'a\ufffdb\ufffdc',
      ]);
    });

    it('sends few requests of one content at once, so that others need not wait', async () => {
      await under.configure({ BATCH_SIZE: '1' });
      const release = deferred();
      under.stub.reply(async (response, request) => {
        if (!api.textsIn(request.body).includes('other')) await release.promise;
        rule(response, request);
      });
      const long = classify(Array.from({ length: 20 }, (_, index) => `text ${index}`));
      await under.stub.received(4);
      await classify(['other']);
      expect(under.stub.pending).toBe(4);
      release.resolve();
      await expect(long).resolves.toHaveLength(20);
      expect(under.stub.requests).toHaveLength(21);
    });

    it('sends no more requests at once than configured, and refuses what cannot wait', async () => {
      await under.configure({ CONCURRENCY: '2', MAX_WAITING: '1' });
      under.stub.reply(endpointReplies.hangs);
      const running = [failure(), failure(), failure()];
      await under.stub.received(2);
      await expect(classify()).rejects.toThrow('Too many requests are waiting for the classifier.');
      expect(under.stub.pending).toBe(2);
      under.stub.reply(rule);
      under.stub.dropConnections();
      expect(await Promise.all(running)).not.toContainEqual(expect.any(Error));
    });

    it('counts its requests by check and outcome', async () => {
      const before = [await answered('answered'), await answered('failed')];
      under.stub.reply(endpointReplies.status(500), rule);
      await classify();
      expect([await answered('answered'), await answered('failed')]).toEqual(
        before.map((count) => count + 1),
      );
    });
  });

  describe('with a failing endpoint', () => {
    it.each<[string, StubReply<unknown>, string]>([
      [
        'a server error',
        endpointReplies.status(500),
        'The classifier endpoint answered with status 500.',
      ],
      [
        'an overload without a hint',
        endpointReplies.status(503),
        'The classifier endpoint answered with status 503.',
      ],
      [
        'a closed socket',
        endpointReplies.closesSocket,
        'The connection to the classifier endpoint failed (UND_ERR_SOCKET).',
      ],
      [
        'an interrupted body',
        endpointReplies.cutBody(api.answer([GOOD])),
        'The connection to the classifier endpoint failed (UND_ERR_SOCKET).',
      ],
      [
        'a huge body',
        endpointReplies.huge,
        'The classifier gave no usable verdict: the answer is too large.',
      ],
      [
        'a page',
        endpointReplies.wrongType,
        'The classifier gave no usable verdict: the answer is not JSON.',
      ],
      [
        'text that is no JSON',
        endpointReplies.text('zebra'),
        'The classifier gave no usable verdict: the answer does not have the expected form.',
      ],
      [
        'half of an answer',
        endpointReplies.text(JSON.stringify(api.answer([GOOD])).slice(0, 20)),
        'The classifier gave no usable verdict: the answer does not have the expected form.',
      ],
      [
        'null',
        endpointReplies.json(null),
        'The classifier gave no usable verdict: the answer does not have the expected form.',
      ],
      [
        'an error with status 200',
        endpointReplies.json({ error: 'zebra' }),
        'The classifier gave no usable verdict: the answer does not have the expected form.',
      ],
      [
        'no result',
        endpointReplies.json(api.answer([])),
        'The classifier gave no usable verdict: the answer does not have one result for each text.',
      ],
      [
        'more results than texts',
        endpointReplies.json(api.answer([GOOD, GOOD])),
        'The classifier gave no usable verdict: the answer does not have one result for each text.',
      ],
      [
        'a score above 1',
        endpointReplies.json(api.answer([1.5])),
        'The classifier gave no usable verdict: a score is not a number from 0 to 1.',
      ],
      [
        'a negative score',
        endpointReplies.json(api.answer([-0.5])),
        'The classifier gave no usable verdict: a score is not a number from 0 to 1.',
      ],
      [
        'a score that is null',
        endpointReplies.json(api.answer([NaN])),
        'The classifier gave no usable verdict: a score is not a number from 0 to 1.',
      ],
    ])(
      'retries %s once and then fails, with a message without content',
      async (_title, reply, message) => {
        under.stub.reply(reply);
        const error = await failure(['a zebra crossed']);
        expect(error).toBeInstanceOf(ClassifierFailed);
        expect(error).toMatchObject({ code: 'classifier.failed', message });
        expect(under.stub.requests).toHaveLength(2);
        under.stub.reply(reply, rule);
        await expect(scoresOf([WORD])).resolves.toEqual([BAD]);
      },
    );

    it.each([400, 401, 403, 404, 413, 422, 424, 302])(
      'does not retry after status %d and shows no key',
      async (status) => {
        under.stub.reply(endpointReplies.status(status, { location: '/elsewhere' }));
        const error = (await failure()) as ClassifierFailed;
        expect(error.message).toBe(`The classifier endpoint answered with status ${status}.`);
        expect(JSON.stringify(error.toRecord()) + error.stack).not.toContain(KEY);
        expect(under.stub.requests).toHaveLength(1);
      },
    );

    it('reports an endpoint that refuses connections', async () => {
      await under.stub.close();
      await expect(classify()).rejects.toThrow(
        'The connection to the classifier endpoint failed (ECONNREFUSED).',
      );
    });

    it.each([
      ['429', endpointReplies.status(429)],
      ['429 with a hint', endpointReplies.status(429, AT_ONCE)],
      ['503 with a hint', endpointReplies.status(503, AT_ONCE)],
    ])('asks again after %s, as often as needed', async (_title, reply) => {
      under.stub.reply(reply, reply, rule);
      await expect(scoresOf([WORD])).resolves.toEqual([BAD]);
      expect(under.stub.requests).toHaveLength(3);
    });

    it('fails at once if the endpoint asks for more time than there is', async () => {
      under.stub.reply(endpointReplies.status(429, { 'retry-after': '3600' }));
      await expect(classify()).rejects.toThrow(
        'The classifier was at its limit of requests until too little time was left for an answer.',
      );
    });

    it.each([
      ['hangs', endpointReplies.hangs],
      ['drips', endpointReplies.drips],
    ])('gives up at the deadline on an endpoint that %s', async (_title, reply) => {
      under.stub.reply(reply);
      await expect(classify(['hello'], 200)).rejects.toThrow(DeadlineExceeded);
      await eventually(() => under.stub.pending === 0);
    });

    it('sends nothing after the deadline', async () => {
      await expect(classify(['hello'], 0)).rejects.toThrow(DeadlineExceeded);
      expect(under.stub.requests).toEqual([]);
    });

    it('scores the other texts if the endpoint refuses one, whatever batch it is in', async () => {
      await under.configure({ BATCH_SIZE: '3' });
      const tooLong: StubReply<Body> = (response, request) =>
        (api.textsIn(request.body).includes('dense') ? endpointReplies.status(413) : rule)(
          response,
          request,
        );
      under.stub.reply(tooLong);
      const results = await classify(['one', 'dense', WORD, 'two', 'three']);
      expect(results.map((result) => result instanceof TextRejected)).toEqual([
        false,
        true,
        false,
        false,
        false,
      ]);
      const [, , third] = results as TextScores[];
      expect(third?.find(({ part }) => part === api.part)?.score).toBe(BAD);
    });

    it('fails if one batch fails, without sending the rest', async () => {
      await under.configure({ BATCH_SIZE: '1', CONCURRENCY: '1' });
      under.stub.reply(rule, endpointReplies.status(401), rule);
      await expect(
        classify(Array.from({ length: 50 }, (_, index) => `text ${index}`)),
      ).rejects.toThrow('status 401');
      // Whatever is still sent takes turns with these at the one slot.
      for (let round = 0; round < 5; round++) await classify(['other']);
      // Those that were waiting for the slot when the second one failed.
      expect(under.stub.requests.length - 5).toBeLessThanOrEqual(2 + 3);
    });

    it('leaves an endpoint alone that keeps failing, until one request finds it well', async () => {
      under.stub.reply(endpointReplies.status(500));
      for (let failures = 0; failures < CIRCUIT_LIMITS.failures; failures += 2) {
        await failure();
        under.clock.advance(CIRCUIT_LIMITS.spanMs);
      }
      under.stub.reply(rule);
      const sent = under.stub.requests.length;
      await expect(classify()).rejects.toThrow('left alone for a moment');
      expect(under.stub.requests).toHaveLength(sent);
      under.clock.advance(CIRCUIT_LIMITS.cooldownMs);
      await expect(scoresOf([WORD])).resolves.toEqual([BAD]);
    });

    it('reports the same error to a caller in another process', async () => {
      under.stub.reply(endpointReplies.status(401));
      const error = (await failure()) as ClassifierFailed;
      expect(new RemoteError(error.toRecord())).toMatchObject({
        kind: 'unavailable',
        code: 'classifier.failed',
        message: error.message,
      });
    });
  });
};
