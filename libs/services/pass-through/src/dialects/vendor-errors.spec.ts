import { anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect } from './dialect';
import { geminiGenerate } from './gemini/dialect';
import { openAiChat } from './openai-chat/dialect';
import { openAiResponses } from './openai-responses/dialect';
import { readStream, sse } from './stream.fixture';

const error = { type: 'overloaded_error', message: 'Overloaded.' };
const response = { model: 'm-1', output: [], error: null };
const chunk = { model: 'm-1', choices: [{ index: 0, delta: { content: 'Hi' } }] };
const candidate = { candidates: [{ content: { role: 'model', parts: [{ text: 'Hi' }] } }] };
const started = { type: 'message_start', message: { model: 'm-1', content: [] } };

describe('an answer of a vendor', () => {
  it.each<[string, Dialect, unknown[], unknown]>([
    ['chat completions', openAiChat, [chunk], { error }],
    ['messages', anthropicMessages, [started], { type: 'error', error }],
    ['generated content', geminiGenerate, [candidate], { error }],
    [
      'responses',
      openAiResponses,
      [{ type: 'response.created', response }],
      { type: 'error', error },
    ],
    [
      'responses that fail',
      openAiResponses,
      [{ type: 'response.created', response }],
      { type: 'response.failed', response: { ...response, error } },
    ],
  ])('is an error if its stream has one: %s', (_title, dialect, events, failure) => {
    expect(readStream(dialect, sse(events)).answer.isError).toBeUndefined();
    expect(readStream(dialect, sse([...events, failure])).answer.isError).toBe(true);
  });

  it.each<[string, Dialect, unknown]>([
    ['chat completions', openAiChat, { choices: [] }],
    ['messages', anthropicMessages, { content: [] }],
    ['generated content', geminiGenerate, candidate],
    ['responses', openAiResponses, response],
  ])('is an error if its body has one: %s', (_title, dialect, body) => {
    expect(dialect.readAnswer(body).isError).toBeUndefined();
    expect(dialect.readAnswer({ ...(body as object), error }).isError).toBe(true);
  });
});
