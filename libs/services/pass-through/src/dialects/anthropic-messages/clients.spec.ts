import { createAnthropic } from '@ai-sdk/anthropic';
import Anthropic, { APIError, BadRequestError } from '@anthropic-ai/sdk';
import { generateText, streamText } from 'ai';
import { ANSWER, collected, reading, REFUSAL, withVendor } from '../vendor.fixture';
import { anthropicMessages } from './dialect';

const IMAGE = 'iVBORw0KGgo'.repeat(10);

describe('the Anthropic client', () => {
  const harness = withVendor(anthropicMessages);
  const client = (): Anthropic => new Anthropic({ baseURL: harness.vendor.url, apiKey: 'vendor' });
  const asked = {
    model: 'm-1',
    max_tokens: 100,
    messages: [{ role: 'user' as const, content: 'Hello' }],
  };

  it('sends only fields that the dialect reads', async () => {
    await client().messages.create({
      ...asked,
      system: [
        { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } },
        { type: 'text', text: 'Be kind.' },
      ],
      tools: [
        { name: 'weather', description: 'Tells the weather.', input_schema: { type: 'object' } },
      ],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: IMAGE } },
            {
              type: 'document',
              title: 'A note',
              source: { type: 'text', media_type: 'text/plain', data: 'Written down.' },
            },
            {
              type: 'search_result',
              title: 'Found',
              source: 'https://example.com/a',
              content: [{ type: 'text', text: 'Looked up.' }],
            },
            { type: 'text', text: 'What is this?' },
          ],
        },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'Let me see.', signature: 's'.repeat(80) },
            { type: 'tool_use', id: 'c1', name: 'weather', input: { city: 'Bern' } },
          ],
        },
        {
          role: 'user',
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'c1',
              content: [{ type: 'text', text: 'Rain over Bern.' }],
            },
            { type: 'text', text: 'And now?' },
          ],
        },
        { role: 'assistant', content: 'It is' },
      ],
    });
    const { content } = reading(anthropicMessages, harness.vendor);
    expect(content.messages).toEqual([
      { role: 'system', content: 'Be brief.\nBe kind.', toolCalls: [] },
      {
        role: 'user',
        content: 'A note\nWritten down.\nFound\nLooked up.\nWhat is this?',
        toolCalls: [],
        skipped: ['image'],
      },
      {
        role: 'assistant',
        content: 'Let me see.',
        toolCalls: [{ id: 'c1', name: 'weather', arguments: { city: 'Bern' } }],
      },
      { role: 'tool', content: 'Rain over Bern.', toolCalls: [], toolCallId: 'c1' },
      { role: 'user', content: 'And now?', toolCalls: [] },
      { role: 'assistant', content: 'It is', toolCalls: [] },
      { role: 'developer', content: 'Tells the weather.', toolCalls: [] },
    ]);
    expect(content.tools).toEqual([
      { name: 'weather', description: 'Tells the weather.', parameters: { type: 'object' } },
    ]);
  });

  it('accepts a written text as the model’s answer', async () => {
    expect(await client().messages.create(asked)).toMatchObject({
      content: [{ type: 'text', text: ANSWER }],
      stop_reason: 'end_turn',
    });
  });

  it('accepts a written text as a stream', async () => {
    expect(await client().messages.stream(asked).finalText()).toBe(ANSWER);
  });

  it('throws its own error for a refusal without a retry', async () => {
    harness.manner = 'refuse';
    const error: unknown = await client()
      .messages.create(asked)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      error: {
        error: { code: 'guardrail_blocked', message: REFUSAL.message, details: REFUSAL.details },
      },
    });
    expect(harness.vendor.received).toHaveLength(1);
  });

  it('throws its own error for a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const error: unknown = await collected(
      await client().messages.create({ ...asked, stream: true }),
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ error: { error: { code: 'guardrail_blocked' } } });
  });
});

describe('the AI SDK on messages', () => {
  const harness = withVendor(anthropicMessages);
  const model = (): ReturnType<ReturnType<typeof createAnthropic>> =>
    createAnthropic({ baseURL: harness.vendor.url, apiKey: 'vendor' })('m-1');

  it('has its request read and accepts a written answer', async () => {
    const { text } = await generateText({
      model: model(),
      maxOutputTokens: 100,
      system: 'Be brief.',
      prompt: 'Hello',
    });
    expect(text).toBe(ANSWER);
    expect(
      reading(anthropicMessages, harness.vendor).content.messages.map(({ content }) => content),
    ).toEqual(['Be brief.', 'Hello']);
  });

  it('accepts a written stream', async () => {
    expect(
      (
        await collected(
          streamText({ model: model(), maxOutputTokens: 100, prompt: 'Hello' }).textStream,
        )
      ).join(''),
    ).toBe(ANSWER);
  });

  it('reports a refusal without a retry', async () => {
    harness.manner = 'refuse';
    await expect(
      generateText({ model: model(), maxOutputTokens: 100, prompt: 'Hello' }),
    ).rejects.toMatchObject({ statusCode: 400, message: REFUSAL.message });
    expect(harness.vendor.received).toHaveLength(1);
  });

  it('reports a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const errors: unknown[] = [];
    await collected(
      streamText({
        model: model(),
        maxOutputTokens: 100,
        prompt: 'Hello',
        onError: ({ error }) => void errors.push(error),
      }).textStream,
    );
    expect(
      errors.map((error) => JSON.stringify(error, Object.getOwnPropertyNames(error))).join(),
    ).toContain(REFUSAL.message);
  });
});
