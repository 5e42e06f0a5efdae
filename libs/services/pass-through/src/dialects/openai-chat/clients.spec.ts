import { createOpenAI } from '@ai-sdk/openai';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, streamText } from 'ai';
import OpenAI, { APIError, BadRequestError } from 'openai';
import { ANSWER, collected, reading, REFUSAL, withVendor } from '../vendor.fixture';
import { openAiChat, openAiCompletions } from './dialect';

const PIXEL = `data:image/png;base64,${'iVBORw0KGgo'.repeat(10)}`;
const WEATHER = { type: 'object', properties: { city: { type: 'string' } } };

describe('the OpenAI client on chat completions', () => {
  const harness = withVendor(openAiChat);
  const client = (): OpenAI =>
    new OpenAI({ baseURL: `${harness.vendor.url}/v1`, apiKey: 'vendor' });

  it('sends only fields that the dialect reads', async () => {
    await client().chat.completions.create({
      model: 'm-1',
      n: 2,
      tools: [
        {
          type: 'function',
          function: { name: 'weather', description: 'Tells the weather.', parameters: WEATHER },
        },
      ],
      messages: [
        { role: 'developer', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: PIXEL } },
            { type: 'text', text: 'And where?' },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'c1',
              type: 'function',
              function: { name: 'weather', arguments: '{"city":"Bern"}' },
            },
          ],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'Rain over Bern.' },
      ],
    });
    const { model, stream, content } = reading(openAiChat, harness.vendor);
    expect({ model, stream }).toEqual({ model: 'm-1', stream: false });
    expect(content.messages).toEqual([
      { role: 'developer', content: 'Be brief.', toolCalls: [] },
      { role: 'user', content: 'What is this?\nAnd where?', toolCalls: [], skipped: ['image'] },
      {
        role: 'assistant',
        content: null,
        toolCalls: [{ id: 'c1', name: 'weather', arguments: { city: 'Bern' } }],
      },
      { role: 'tool', content: 'Rain over Bern.', toolCalls: [], toolCallId: 'c1' },
      { role: 'developer', content: 'Tells the weather.', toolCalls: [] },
    ]);
    expect(content.tools).toEqual([
      { name: 'weather', description: 'Tells the weather.', parameters: WEATHER },
    ]);
  });

  const asked = { model: 'm-1', messages: [{ role: 'user' as const, content: 'Hello' }] };

  it('accepts a written text as the model’s answer', async () => {
    const { choices, model } = await client().chat.completions.create(asked);
    expect({ model, choices }).toMatchObject({
      model: 'm-1',
      choices: [{ message: { role: 'assistant', content: ANSWER }, finish_reason: 'stop' }],
    });
  });

  it('accepts a stream with the requested usage', async () => {
    const chunks = await collected(
      await client().chat.completions.create({
        ...asked,
        stream: true,
        stream_options: { include_usage: true },
      }),
    );
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(ANSWER);
    expect(chunks.at(-1)?.usage).toMatchObject({ total_tokens: 0 });
  });

  it('receives no chunk without a choice unless it requested the usage', async () => {
    const chunks = await collected(
      await client().chat.completions.create({ ...asked, stream: true }),
    );
    expect(chunks.every(({ choices }) => choices.length === 1)).toBe(true);
  });

  it.each([false, true])(
    'throws its own error for a refusal without a retry (stream: %s)',
    async (stream) => {
      harness.manner = 'refuse';
      const error: unknown = await client()
        .chat.completions.create({ ...asked, stream })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({
        status: 400,
        code: 'guardrail_blocked',
        type: 'invalid_request_error',
        error: { details: REFUSAL.details },
      });
      expect((error as Error).message).toContain(REFUSAL.message);
      expect(harness.vendor.received).toHaveLength(1);
    },
  );

  it('throws its own error for a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const stream = await client().chat.completions.create({ ...asked, stream: true });
    const error: unknown = await collected(stream).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ code: 'guardrail_blocked' });
  });
});

describe('the OpenAI client on completions', () => {
  const harness = withVendor(openAiCompletions);
  const client = (): OpenAI => new OpenAI({ baseURL: harness.vendor.url, apiKey: 'vendor' });

  it('has every prompt read and accepts a written answer', async () => {
    const { choices } = await client().completions.create({
      model: 'm-1',
      prompt: ['One', 'Two'],
      suffix: 'Three',
    });
    expect(
      reading(openAiCompletions, harness.vendor).content.messages.map(({ content }) => content),
    ).toEqual(['One', 'Two', 'Three']);
    expect(choices[0]?.text).toBe(ANSWER);
  });

  it('accepts a written text as a stream', async () => {
    const chunks = await collected(
      await client().completions.create({ model: 'm-1', prompt: 'One', stream: true }),
    );
    expect(chunks.map(({ choices }) => choices[0]?.text).join('')).toBe(ANSWER);
  });
});

describe('the AI SDK on chat completions', () => {
  const harness = withVendor(openAiChat);
  const model = (): ReturnType<ReturnType<typeof createOpenAI>['chat']> =>
    createOpenAI({ baseURL: harness.vendor.url, apiKey: 'vendor' }).chat('m-1');

  it('has its request read and accepts a written answer', async () => {
    const { text } = await generateText({ model: model(), system: 'Be brief.', prompt: 'Hello' });
    expect(text).toBe(ANSWER);
    expect(
      reading(openAiChat, harness.vendor).content.messages.map(({ role, content }) => [
        role,
        content,
      ]),
    ).toEqual([
      ['system', 'Be brief.'],
      ['user', 'Hello'],
    ]);
  });

  it('accepts a written stream', async () => {
    expect(
      (await collected(streamText({ model: model(), prompt: 'Hello' }).textStream)).join(''),
    ).toBe(ANSWER);
  });

  it('reports a refusal without a retry', async () => {
    harness.manner = 'refuse';
    await expect(generateText({ model: model(), prompt: 'Hello' })).rejects.toMatchObject({
      statusCode: 400,
      message: REFUSAL.message,
    });
    expect(harness.vendor.received).toHaveLength(1);
  });

  it('reports a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const errors: unknown[] = [];
    const { textStream } = streamText({
      model: model(),
      prompt: 'Hello',
      onError: ({ error }) => void errors.push(error),
    });
    expect((await collected(textStream)).join('')).toBe('');
    expect(JSON.stringify(errors)).toContain('guardrail_blocked');
  });
});

describe('LangChain on chat completions', () => {
  const harness = withVendor(openAiChat);
  const model = (): ChatOpenAI =>
    new ChatOpenAI({
      model: 'm-1',
      apiKey: 'vendor',
      configuration: { baseURL: harness.vendor.url },
    });

  it('has its request read and accepts a written answer', async () => {
    const { content } = await model().invoke([
      ['system', 'Be brief.'],
      ['human', 'Hello'],
    ]);
    expect(content).toBe(ANSWER);
    expect(
      reading(openAiChat, harness.vendor).content.messages.map((message) => message.content),
    ).toEqual(['Be brief.', 'Hello']);
  });

  it('accepts a written stream', async () => {
    expect(
      (await collected(await model().stream('Hello'))).map(({ content }) => content).join(''),
    ).toBe(ANSWER);
  });

  it('reports a refusal without a retry', async () => {
    harness.manner = 'refuse';
    await expect(model().invoke('Hello')).rejects.toMatchObject({
      status: 400,
      code: 'guardrail_blocked',
    });
    expect(harness.vendor.received).toHaveLength(1);
  });
});
