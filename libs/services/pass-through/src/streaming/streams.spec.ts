import type { ServerResponse } from 'node:http';
import type { GuardrailRecord } from '@touchstone/contracts';
import { Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import {
  ANSWER_JUDGED,
  chunk,
  completion,
  DONE,
  FORBIDDEN,
  json,
  type PassThroughRig,
  RawCaller,
  saying,
  startPassThrough,
  stream,
  streaming,
  write,
} from '../pass-through.fixture';

const STREAM = saying('Hello', { stream: true });
const WINDOW = { ...ANSWER_JUDGED, stream: 'window' } as const;
const MODES: [string, Partial<GuardrailRecord>[]][] = [
  ['no guardrail', []],
  ['observe', [{ ...ANSWER_JUDGED, mode: 'observe' }]],
  ['hold', [ANSWER_JUDGED]],
  ['window', [WINDOW]],
];
const WORDS = Array.from({ length: 300 }, (_, number) => `word ${number} and `);
const EVENTS = [
  ': a comment\n\n',
  ...WORDS.map(chunk),
  'data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2}}\r\n\r\n',
  DONE,
];

let rig: PassThroughRig;
afterEach(() => rig.close());

describe.each(MODES)('a stream behind %s', (mode, guardrails) => {
  beforeEach(async () => {
    rig = await startPassThrough(guardrails, { silenceSeconds: 2 });
  });

  it('is forwarded unchanged', async () => {
    rig.vendor.answer = streaming(...EVENTS);
    const response = await rig.chat(STREAM);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toBe(EVENTS.join(''));
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges[0]).toMatchObject({
      outcome: 'passed',
      streamed: true,
      input_tokens: 1,
      output_tokens: 2,
      guardrails: guardrails.map(() => ({ verdict: 'pass' })),
    });
  });

  it('is complete in chunks of one byte, half frames and one huge frame', async () => {
    const text =
      EVENTS.slice(0, 20).join('') +
      chunk('ünïcode 😀') +
      chunk('x'.repeat(200_000)) +
      DONE.trimEnd();
    const bytes = Buffer.from(text);
    rig.vendor.answer = async (_request, response) => {
      stream(response);
      for (let at = 0; at < 2_000; at++) await write(response, bytes.subarray(at, at + 1));
      response.end(bytes.subarray(2_000));
    };
    expect(await (await rig.chat(STREAM)).text()).toBe(text);
  });

  it('contains the vendor’s error', async () => {
    const text = `${chunk('It ')}data: {"error":{"message":"Overloaded.","type":"server_error"}}\n\n`;
    rig.vendor.answer = streaming(text);
    expect(await (await rig.chat(STREAM)).text()).toBe(text);
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges).toMatchObject([{ outcome: 'failed', status: 200 }]);
  });

  it('is the vendor’s error if no stream began', async () => {
    rig.vendor.answer = (_request, response) =>
      json(response, { error: { message: 'Overloaded.' } }, 503);
    const response = await rig.chat(STREAM);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: { message: 'Overloaded.' } },
    ]);
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges).toMatchObject([{ outcome: 'failed', status: 503 }]);
  });

  it('ends when the vendor disconnects or times out, as a failure', async () => {
    const held = mode === 'hold';
    const begun = async (end: (response: ServerResponse) => void): Promise<string | number> => {
      const seen = deferred();
      if (held) seen.resolve();
      rig.vendor.answer = async (_request, response) => {
        await write(stream(response), WORDS.map(chunk).join(''));
        await seen.promise;
        end(response);
      };
      const response = await rig.chat(STREAM);
      seen.resolve();
      return response.status === 200
        ? response.text().then(
            () => 'whole',
            () => 'broken off',
          )
        : response.status;
    };
    expect(await begun((response) => response.destroy())).toBe(held ? 502 : 'broken off');
    expect(await begun(() => undefined)).toBe(held ? 504 : 'broken off');
    await eventually(() => rig.exchanges.length === 2);
    expect(rig.exchanges.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });
});

describe.each(MODES)('a caller that leaves a stream behind %s', (mode, guardrails) => {
  it('cancels the request at the vendor, before and during the answer', async () => {
    rig = await startPassThrough(guardrails);
    for (const begins of [false, true]) {
      const [reached, closed] = [deferred(), deferred()];
      rig.vendor.answer = async (_request, response) => {
        response.once('close', () => closed.resolve());
        if (begins) await write(stream(response), WORDS.map(chunk).join(''));
        reached.resolve();
      };
      const caller = await RawCaller.chat(rig.address, STREAM);
      await reached.promise;
      if (begins && mode !== 'hold') await caller.until('word 0');
      caller.socket.destroy();
      await closed.promise;
    }
    await eventually(() => rig.exchanges.length === 2);
    expect(rig.exchanges.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });
});

describe('a held stream', () => {
  it('sends no byte before its verdict, and nothing of a blocked answer', async () => {
    rig = await startPassThrough([ANSWER_JUDGED]);
    rig.vendor.answer = streaming(...WORDS.map(chunk), chunk(FORBIDDEN), DONE);
    const [judging, verdict] = [deferred(), deferred()];
    rig.judge.before = () => {
      judging.resolve();
      return verdict.promise;
    };
    const caller = await RawCaller.chat(rig.address, STREAM);
    await judging.promise;
    expect(caller.socket.bytesRead).toBe(0);
    verdict.resolve();
    const answer = await caller.end();
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).not.toContain('word 0');
  });

  it('sends comments after ten seconds, and the outcome inside the stream', async () => {
    const kept = deferred();
    const outcomes: [string, (response: ServerResponse) => unknown, string][] = [
      [
        'is the vendor’s error',
        (response) => json(response, { error: { message: 'Overloaded.' } }, 503),
        'Overloaded.',
      ],
      ['passes', (response) => response.end(EVENTS.join('')), EVENTS.join('')],
      ['is no stream', (response) => json(response, completion('Hi')), 'one body in place'],
      ['is blocked', (response) => response.end(chunk(FORBIDDEN) + DONE), 'guardrail_blocked'],
      ['breaks off', (response) => response.destroy(), 'upstream_unreachable'],
    ];
    rig = await startPassThrough([ANSWER_JUDGED]);
    const turns = [...outcomes];
    rig.vendor.answer = async (_request, response) => {
      const [title, end] = turns.shift() as (typeof outcomes)[number];
      const begins = !['is the vendor’s error', 'is no stream'].includes(title);
      if (begins) await write(stream(response), ':\n\n');
      await kept.promise;
      end(response);
    };
    const callers: RawCaller[] = [];
    for (let at = 0; at < outcomes.length; at++) {
      callers.push(await RawCaller.chat(rig.address, STREAM));
      await eventually(() => rig.vendor.received.length === at + 1);
    }
    await Promise.all(callers.map((caller) => caller.until(': judging')));
    kept.resolve();
    const answers = await Promise.all(callers.map((caller) => caller.end()));
    answers.forEach((answer, at) => {
      expect(answer).toContain('HTTP/1.1 200');
      expect(answer).toContain(outcomes[at]?.[2]);
      expect(answer).not.toContain(`"content":"${FORBIDDEN}`);
    });
    expect(rig.exchanges.map(({ outcome }) => outcome).sort()).toEqual([
      'blocked',
      'failed',
      'failed',
      'failed',
      'passed',
    ]);
  });
});

describe('a stream behind a window', () => {
  const sentence = (number: number): string => `sentence number ${number} of the answer. `;
  const SENTENCES = Array.from({ length: 100 }, (_, number) => sentence(number));

  it('is released during the answer, and never before a verdict', async () => {
    rig = await startPassThrough([WINDOW]);
    const seen: { caller?: RawCaller } = {};
    let judged = '';
    const ahead: string[] = [];
    rig.judge.before = ({ content }) => {
      ahead.push(
        ...SENTENCES.filter((one) => seen.caller?.received.includes(one) && !judged.includes(one)),
      );
      judged += content.output;
    };
    const moved = deferred();
    rig.vendor.answer = async (_request, response) => {
      stream(response);
      for (const one of SENTENCES.slice(0, 50)) await write(response, chunk(one));
      await moved.promise;
      response.end(SENTENCES.slice(50).map(chunk).join('') + DONE);
    };
    const caller = (seen.caller = await RawCaller.chat(rig.address, STREAM));
    await caller.until(sentence(0));
    moved.resolve();
    const answer = await caller.end();
    for (const one of SENTENCES) expect(answer).toContain(one);
    expect(ahead).toEqual([]);
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.judge.jobs.map(({ unrecorded }) => unrecorded === true)).toEqual([
      ...rig.judge.jobs.slice(1).map(() => true),
      false,
    ]);
    expect(rig.exchanges[0]?.guardrails).toHaveLength(1);
    expect(rig.recorded).toEqual([]);
  });

  it.each([0, 20, 50, 99])(
    'releases no part of a forbidden word after sentence %d, however it is cut',
    async (place) => {
      rig = await startPassThrough([WINDOW]);
      rig.vendor.answer = streaming(
        ...SENTENCES.slice(0, place).map(chunk),
        ...[...FORBIDDEN].map(chunk),
        ...SENTENCES.slice(place).map(chunk),
        DONE,
      );
      const caller = await RawCaller.chat(rig.address, STREAM);
      const answer = await caller.end();
      expect(answer).toContain('guardrail_blocked');
      expect(answer).not.toContain(chunk(FORBIDDEN.charAt(0)).trim());
      expect(SENTENCES.slice(place).filter((one) => answer.includes(one))).toEqual([]);
      expect(rig.exchanges).toMatchObject([
        { outcome: 'blocked', guardrails: [{ verdict: 'fail' }] },
      ]);
    },
  );

  describe('that is blocked midway', () => {
    const CUT = [...SENTENCES.slice(0, 50), FORBIDDEN, ...SENTENCES.slice(50)].map(chunk);
    const blocked = async (
      guardrails: Partial<GuardrailRecord>[],
      principal = {},
    ): Promise<string> => {
      rig = await startPassThrough(guardrails, {}, principal);
      rig.vendor.answer = streaming(...CUT, DONE);
      return (await RawCaller.chat(rig.address, STREAM)).end();
    };

    it('names one recorded evaluation for each definition', async () => {
      const answer = await blocked([WINDOW, WINDOW, { ...WINDOW, mode: 'observe' }]);
      const [exchange] = rig.exchanges;
      const ids = new Set(exchange?.guardrails.map(({ evaluation_id }) => evaluation_id));
      expect(rig.recorded.map(({ id }) => id)).toEqual([...ids]);
      expect(answer).toContain(`"evaluation_id":"${rig.recorded[0]?.id}"`);
      const job = rig.judge.jobs.find(({ id }) => id === rig.recorded[0]?.id);
      expect(job).toMatchObject({ unrecorded: true });
      expect(rig.recorded).toEqual([
        {
          id: job?.id,
          workspace: 'workspace-1',
          source: 'guardrail',
          completedAt: expect.any(String),
          timings: [],
          metadata: { side: 'response' },
          keyId: 'key-1',
          definition: { id: 'd-1', version: 3 },
          guardrails: ['g-1', 'g-2', 'g-3'],
          answer: {
            status: 'failed',
            score: 4,
            evaluationResults: [
              {
                type: 'pii',
                results: [expect.objectContaining({ label: 'PII_FOUND', quote: '', reason: '' })],
              },
            ],
          },
        },
      ]);
    });

    it('is recorded with the judged part where the workspace stores contents', async () => {
      await blocked([WINDOW], { storeContent: true });
      expect(rig.recorded).toMatchObject([
        {
          content: { output: expect.stringContaining(FORBIDDEN) },
          answer: { evaluationResults: [{ results: [{ quote: FORBIDDEN }] }] },
        },
      ]);
    });

    it('names no evaluation if the evaluation failed', async () => {
      rig = await startPassThrough([WINDOW]);
      rig.judge.failure = new Unavailable('No aggregator.');
      rig.vendor.answer = streaming(...CUT, DONE);
      expect(await (await RawCaller.chat(rig.address, STREAM)).end()).toContain(
        '"evaluation_id":""',
      );
      expect([rig.exchanges[0]?.guardrails, rig.recorded]).toMatchObject([
        [{ verdict: 'fail', evaluation_id: '' }],
        [],
      ]);
    });
  });

  it('releases reasoning before the answer, however short it is', async () => {
    rig = await startPassThrough([WINDOW]);
    const moved = deferred();
    rig.vendor.answer = async (_request, response) => {
      stream(response).write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning_content: 'a short thought' } }] })}\n\n`,
      );
      for (const one of SENTENCES.slice(0, 50)) await write(response, chunk(one));
      await moved.promise;
      response.end(SENTENCES.slice(50).map(chunk).join('') + DONE);
    };
    const caller = await RawCaller.chat(rig.address, STREAM);
    await caller.until(sentence(0));
    moved.resolve();
    const answer = await caller.end();
    for (const one of ['a short thought', ...SENTENCES]) expect(answer).toContain(one);
  });

  it('is held when a check needs the whole answer', async () => {
    rig = await startPassThrough([{ ...WINDOW, evaluations: { response_evaluation: 'd-2' } }]);
    rig.vendor.answer = streaming(...SENTENCES.map(chunk), chunk(FORBIDDEN), DONE);
    expect((await rig.chat(STREAM)).status).toBe(400);
  });

  it('ends at an unreadable event or over the limit', async () => {
    rig = await startPassThrough([WINDOW], { answerBytes: 20_000 });
    rig.vendor.answer = streaming(chunk('It '), 'data: {not JSON\n\n', chunk(FORBIDDEN), DONE);
    expect(await (await rig.chat(STREAM)).text()).toContain('unreadable_answer');
    rig.vendor.answer = streaming(...WORDS.map(chunk), DONE);
    expect(await (await rig.chat(STREAM)).text()).toContain('upstream_too_long');
    expect(rig.exchanges.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  it('judges an unstreamed answer as a whole', async () => {
    rig = await startPassThrough([WINDOW]);
    rig.vendor.answer = (_request, response) =>
      json(response, {
        choices: [{ index: 0, message: { role: 'assistant', content: FORBIDDEN } }],
      });
    expect((await rig.chat(STREAM)).status).toBe(400);
  });
});

describe('a caller that reads slowly', () => {
  const MOST = 64 * 1_048_576;
  /** Consecutive polls without progress after which the vendor counts as blocked. */
  const STILL = 25;

  it.each(MODES.filter(([mode]) => mode !== 'hold'))(
    'slows the vendor down behind %s and loses nothing',
    async (_mode, guardrails) => {
      rig = await startPassThrough(guardrails, { answerBytes: 2 * MOST });
      let written = 0;
      rig.vendor.answer = async (_request, response) => {
        stream(response);
        const event = chunk('x'.repeat(65_536));
        for (; written < MOST && !response.destroyed; written += event.length)
          await write(response, event);
        response.end(DONE);
      };
      const caller = await RawCaller.chat(rig.address, STREAM);
      caller.socket.pause();
      let [before, still] = [0, 0];
      await eventually(() => {
        still = written > 0 && written === before ? still + 1 : 0;
        before = written;
        return still === STILL;
      });
      expect(written).toBeLessThan(MOST);
      caller.socket.resume();
      expect((await caller.end()).length).toBeGreaterThan(MOST);
    },
  );
});
