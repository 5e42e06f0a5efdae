import { createOpenAI } from '@ai-sdk/openai';
import { generateText, streamText } from 'ai';
import OpenAI, { APIError, BadRequestError } from 'openai';
import { ANSWER, collected, reading, REFUSAL, withVendor } from '../vendor.fixture';
import { openAiResponses } from './dialect';

describe('the OpenAI client on responses', () => {
  const harness = withVendor(openAiResponses);
  const client = (): OpenAI => new OpenAI({ baseURL: harness.vendor.url, apiKey: 'vendor' });

  it('sends only fields that the dialect reads', async () => {
    await client().responses.create({
      model: 'm-1',
      instructions: 'Be brief.',
      previous_response_id: 'resp_0',
      tools: [
        {
          type: 'function',
          name: 'weather',
          description: 'Tells the weather.',
          parameters: { type: 'object' },
          strict: null,
        },
      ],
      input: [
        { role: 'developer', content: 'Be kind.' },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'What is this?' },
            { type: 'input_image', image_url: 'https://example.com/a.png', detail: 'auto' },
          ],
        },
        { type: 'function_call', call_id: 'c1', name: 'weather', arguments: '{"city":"Bern"}' },
        { type: 'function_call_output', call_id: 'c1', output: 'Rain over Bern.' },
        { type: 'custom_tool_call', call_id: 'c2', name: 'shout', input: 'LOUD' },
        {
          type: 'custom_tool_call_output',
          call_id: 'c2',
          output: [{ type: 'input_text', text: 'Echo.' }],
        },
        { type: 'reasoning', id: 'r1', summary: [{ type: 'summary_text', text: 'It rains.' }] },
      ],
    });
    const { content } = reading(openAiResponses, harness.vendor);
    expect(content.messages).toEqual([
      { role: 'system', content: 'Be brief.', toolCalls: [] },
      { role: 'developer', content: 'Be kind.', toolCalls: [] },
      { role: 'user', content: 'What is this?', toolCalls: [], skipped: ['image'] },
      {
        role: 'assistant',
        content: null,
        toolCalls: [{ id: 'c1', name: 'weather', arguments: { city: 'Bern' } }],
      },
      { role: 'tool', content: 'Rain over Bern.', toolCalls: [], toolCallId: 'c1' },
      {
        role: 'assistant',
        content: null,
        toolCalls: [{ id: 'c2', name: 'shout', arguments: 'LOUD' }],
      },
      { role: 'tool', content: 'Echo.', toolCalls: [], toolCallId: 'c2' },
      { role: 'assistant', content: 'It rains.', toolCalls: [] },
      { role: 'developer', content: 'Tells the weather.', toolCalls: [] },
    ]);
    expect(content.tools).toEqual([
      { name: 'weather', description: 'Tells the weather.', parameters: { type: 'object' } },
    ]);
  });

  it('accepts a written text as the model’s answer', async () => {
    expect((await client().responses.create({ model: 'm-1', input: 'Hello' })).output_text).toBe(
      ANSWER,
    );
  });

  it('accepts a written text as a stream', async () => {
    const final = await client().responses.stream({ model: 'm-1', input: 'Hello' }).finalResponse();
    expect(final).toMatchObject({ output_text: ANSWER, status: 'completed' });
  });

  it('throws its own error for a refusal without a retry', async () => {
    harness.manner = 'refuse';
    const error: unknown = await client()
      .responses.create({ model: 'm-1', input: 'Hello' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ status: 400, code: 'guardrail_blocked' });
    expect(harness.vendor.received).toHaveLength(1);
  });

  it('throws its own error for a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const stream = await client().responses.create({ model: 'm-1', input: 'Hello', stream: true });
    const error: unknown = await collected(stream).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ code: 'guardrail_blocked' });
  });
});

describe('the AI SDK on responses', () => {
  const harness = withVendor(openAiResponses);
  const model = (): ReturnType<ReturnType<typeof createOpenAI>['responses']> =>
    createOpenAI({ baseURL: harness.vendor.url, apiKey: 'vendor' }).responses('m-1');

  it('has its request read and accepts a written answer', async () => {
    const { text } = await generateText({ model: model(), system: 'Be brief.', prompt: 'Hello' });
    expect(text).toBe(ANSWER);
    expect(
      reading(openAiResponses, harness.vendor).content.messages.map(({ content }) => content),
    ).toEqual(['Be brief.', 'Hello']);
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
    await collected(
      streamText({
        model: model(),
        prompt: 'Hello',
        onError: ({ error }) => void errors.push(error),
      }).textStream,
    );
    expect(
      errors.map((error) => JSON.stringify(error, Object.getOwnPropertyNames(error))).join(),
    ).toContain('guardrail_blocked');
  });
});
