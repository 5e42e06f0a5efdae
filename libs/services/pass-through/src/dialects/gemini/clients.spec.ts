import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { ApiError, GoogleGenAI } from '@google/genai';
import { generateText, streamText } from 'ai';
import { ANSWER, collected, reading, REFUSAL, withVendor } from '../vendor.fixture';
import { geminiGenerate } from './dialect';

const NOTE = Buffer.from('Written down, over several words and long enough to be data.').toString(
  'base64',
);

describe('the Gemini client', () => {
  const harness = withVendor(geminiGenerate);
  // Its default `fetch` needs a global that Jest's sandbox hides.
  const client = (): GoogleGenAI =>
    new GoogleGenAI({ apiKey: 'vendor', httpOptions: { baseUrl: harness.vendor.url, fetch } });
  const asked = { model: 'm-1', contents: 'Hello' };

  it('sends only fields that the dialect reads', async () => {
    await client().models.generateContent({
      model: 'm-1',
      config: {
        systemInstruction: 'Be brief.',
        tools: [
          {
            functionDeclarations: [
              {
                name: 'weather',
                description: 'Tells the weather.',
                parametersJsonSchema: { type: 'object' },
              },
            ],
          },
        ],
      },
      contents: [
        {
          role: 'user',
          parts: [
            { text: 'What is this?' },
            { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo'.repeat(10) } },
            { inlineData: { mimeType: 'text/plain', data: NOTE } },
          ],
        },
        {
          role: 'model',
          parts: [{ functionCall: { id: 'c1', name: 'weather', args: { city: 'Bern' } } }],
        },
        {
          role: 'user',
          parts: [
            {
              functionResponse: {
                id: 'c1',
                name: 'weather',
                response: { sky: 'Rain over Bern.', degrees: 9 },
              },
            },
          ],
        },
      ],
    });
    const { model, content } = reading(geminiGenerate, harness.vendor);
    expect(model).toBe('m-1');
    expect(content.messages).toEqual([
      { role: 'system', content: 'Be brief.', toolCalls: [] },
      {
        role: 'user',
        content: 'What is this?\nWritten down, over several words and long enough to be data.',
        toolCalls: [],
        skipped: ['image'],
      },
      {
        role: 'assistant',
        content: null,
        toolCalls: [{ id: 'c1', name: 'weather', arguments: { city: 'Bern' } }],
      },
      {
        role: 'tool',
        content: 'sky: Rain over Bern.\ndegrees: 9',
        toolCalls: [],
        toolCallId: 'c1',
        name: 'weather',
      },
      { role: 'developer', content: 'Tells the weather.', toolCalls: [] },
    ]);
    expect(content.tools).toEqual([
      { name: 'weather', description: 'Tells the weather.', parameters: { type: 'object' } },
    ]);
  });

  it('accepts a written text as the model’s answer', async () => {
    expect((await client().models.generateContent(asked)).text).toBe(ANSWER);
  });

  it('accepts a written text as a stream', async () => {
    const chunks = await collected(await client().models.generateContentStream(asked));
    expect(chunks.map(({ text }) => text).join('')).toBe(ANSWER);
    expect(reading(geminiGenerate, harness.vendor)).toMatchObject({ stream: true });
  });

  it('throws its own error for a refusal without a retry', async () => {
    harness.manner = 'refuse';
    const error: unknown = await client()
      .models.generateContent(asked)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400 });
    expect((error as Error).message).toContain('guardrail_blocked');
    expect(harness.vendor.received).toHaveLength(1);
  });

  it('throws its own error for a refusal within a stream', async () => {
    harness.manner = 'refuse in stream';
    const error: unknown = await collected(
      await client().models.generateContentStream(asked),
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400 });
  });
});

describe('the AI SDK on Gemini', () => {
  const harness = withVendor(geminiGenerate);
  const model = (): ReturnType<ReturnType<typeof createGoogleGenerativeAI>> =>
    createGoogleGenerativeAI({ baseURL: harness.vendor.url, apiKey: 'vendor' })('m-1');

  it('has its request read and accepts a written answer', async () => {
    const { text } = await generateText({ model: model(), system: 'Be brief.', prompt: 'Hello' });
    expect(text).toBe(ANSWER);
    expect(
      reading(geminiGenerate, harness.vendor).content.messages.map(({ content }) => content),
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
});
