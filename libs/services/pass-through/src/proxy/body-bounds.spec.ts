import fc from 'fast-check';
import type { Content, ToolCall } from '@touchstone/contracts';
import {
  completion,
  FORBIDDEN,
  json,
  type PassThroughRig,
  SIDES_JUDGED,
  startPassThrough,
} from '../pass-through.fixture';
import { bodyProblem, type Bounds, contentProblem } from './body-bounds';

const BOUNDS: Bounds = { messages: 2, bodyValues: 20, argumentValues: 5 };
const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);
const asKeys = (count: number): Record<string, number> =>
  Object.fromEntries(texts(count).map((key) => [key, 1]));
const isRefused = (
  body: string | Record<string, unknown>,
  bodyValues = BOUNDS.bodyValues,
): boolean => bodyProblem(body, { ...BOUNDS, bodyValues }) !== undefined;

describe('a body for guardrails', () => {
  it.each([
    ['in a list', (count: number) => ({ messages: texts(count) })],
    ['in an object', (count: number) => ({ metadata: asKeys(count) })],
    [
      'at a great depth',
      (count: number) => ({ a: texts(count).reduceRight<unknown>((inner) => [inner], 'x') }),
    ],
    [
      'in the arguments of a tool call',
      (count: number) => ({
        tool_calls: [{ function: { arguments: JSON.stringify(texts(count)) } }],
      }),
    ],
    [
      'in the text of a custom tool',
      (count: number) => ({ calls: [{ input: ` ${JSON.stringify(asKeys(count))}` }] }),
    ],
  ])('is refused over the limit of values %s', (_title, holding) => {
    expect(isRefused(holding(12))).toBe(false);
    expect(isRefused(holding(20))).toBe(true);
  });

  it('is refused over the limit before it is parsed', () => {
    expect([isRefused(JSON.stringify(texts(12))), isRefused(JSON.stringify(texts(20)))]).toEqual([
      false,
      true,
    ]);
    expect(isRefused(JSON.stringify({ text: '\\",{['.repeat(500), more: '\\' }))).toBe(false);
  });

  it('may contain a text of any length', () => {
    expect(
      isRefused({
        input: JSON.stringify(texts(500)),
        messages: [
          { content: '[1,'.repeat(500) },
          { arguments: JSON.stringify({ code: '"\\",{['.repeat(500) }) },
        ],
      }),
    ).toBe(false);
  });

  it('is counted only up to the limit', () => {
    const body = asKeys(30);
    Object.defineProperty(body, 'last', {
      enumerable: true,
      get: () => {
        throw new Error('looked at');
      },
    });
    expect(isRefused(body)).toBe(true);
  });

  it('never contains more values than are counted', () => {
    const count = (value: unknown): number =>
      1 +
      (typeof value === 'object' && value !== null
        ? Object.values(value).reduce<number>((sum, item) => sum + count(item), 0)
        : 0);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const given = { call: { arguments: JSON.stringify({ value }) } };
        // The body, the call and the text count as well.
        expect(isRefused(given, count(value) + 3)).toBe(true);
      }),
    );
  });
});

describe('content for guardrails', () => {
  const content = (calls: ToolCall['arguments'][], count = 1): Content => ({
    input: null,
    output: null,
    tools: [],
    messages: Array.from({ length: count }, () => ({
      role: 'assistant',
      content: 'a',
      toolCalls: calls.map((given) => ({ name: 'f', arguments: given })),
    })),
  });

  it('is refused over the limits of messages and of values in tool calls', () => {
    expect([
      contentProblem(content([], 2), BOUNDS),
      contentProblem(content([{ call: { input: '[1, 2, 3, 4]' } }, '[5, 6]']), BOUNDS),
    ]).toEqual([undefined, undefined]);
    expect(contentProblem(content([], 3), BOUNDS)).toContain('at most 2 messages, got 3');
    expect(contentProblem(content([asKeys(3), asKeys(1)]), BOUNDS)).toContain('at most 5 values');
  });

  it('is counted without its context', () => {
    const given = content([asKeys(9)], 5);
    expect(
      contentProblem(
        { ...given, messages: given.messages.map((message) => ({ ...message, context: true })) },
        BOUNDS,
      ),
    ).toBeUndefined();
  });
});

describe('the proxy', () => {
  let rig: PassThroughRig;
  afterEach(() => rig.close());
  const many = { model: 'm', messages: texts(3).map((text) => ({ role: 'user', content: text })) };

  it.each([
    [
      'openai/chat/completions',
      many,
      {
        error: {
          message: expect.stringContaining('at most 2 messages') as string,
          code: 'unreadable_request',
        },
      },
    ],
    [
      'anthropic/messages',
      { ...many, max_tokens: 5 },
      {
        type: 'error',
        error: { message: expect.stringContaining('at most 2 messages') as string },
      },
    ],
    [
      'gemini/models/m:generateContent',
      { contents: texts(3).map((text) => ({ parts: [{ text }] })) },
      { error: { code: 400, message: expect.stringContaining('at most 2 messages') as string } },
    ],
    [
      'openai/chat/completions',
      { messages: [], metadata: asKeys(40) },
      { error: { message: expect.stringContaining('at most 30 values') as string } },
    ],
  ])('refuses a request of %s over the limits before it is judged', async (path, body, error) => {
    rig = await startPassThrough([SIDES_JUDGED], { messages: 2, bodyValues: 30 });
    const response = await rig.ask(`/api/providers/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toMatchObject([400, error]);
    expect([rig.judge.jobs, rig.vendor.received]).toEqual([[], []]);
  });

  it('blocks an answer over the limits', async () => {
    rig = await startPassThrough([SIDES_JUDGED], { argumentValues: 5 });
    const calls = (count: number) => [
      {
        id: 'c-1',
        type: 'function',
        function: { name: 'f', arguments: JSON.stringify(asKeys(count)) },
      },
    ];
    const answering = (count: number) => ({
      ...completion(''),
      choices: [
        { index: 0, message: { role: 'assistant', content: 'Hi', tool_calls: calls(count) } },
      ],
    });
    const answers = [answering(3), answering(9)];
    rig.vendor.answer = (_request, response) => json(response, answers.shift());
    expect([(await rig.chat()).status, (await rig.chat()).status]).toEqual([200, 400]);
    expect(rig.judge.of('response')).toHaveLength(1);
  });

  it('forwards a request over the limits unchanged without guardrails', async () => {
    rig = await startPassThrough([], { messages: 2, bodyValues: 5 });
    const body = JSON.stringify({ ...many, note: `$ ${FORBIDDEN}` });
    expect(
      (await rig.ask('/api/providers/openai/chat/completions', { method: 'POST', body })).status,
    ).toBe(200);
    expect(rig.vendor.last.body.toString()).toBe(body);
  });
});
