import { allFields } from '@touchstone/contracts';
import { parseBody } from '@touchstone/http-edge';
import { contentWith } from '../guardrails/response-content';
import { anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect, JsonObject } from './dialect';
import { geminiGenerate } from './gemini/dialect';
import { openAiChat } from './openai-chat/dialect';
import { openAiResponses } from './openai-responses/dialect';

const SOURCE = '{"card":6212345678901234577,"to":"jane.doe@example.com","to":"x"}';
const WANTED = ['6212345678901234577', 'jane.doe@example.com', 'x'];
const AS_TEXT = JSON.stringify(SOURCE);
const PATH = '/models/m-1:generateContent';

const chat = (given: string): string =>
  `{"role":"assistant","content":null,"tool_calls":[{"id":"c","type":"function","function":{"name":"pay","arguments":${given}}}]}`;
const item = (given: string): string =>
  `{"type":"function_call","call_id":"c","name":"pay","arguments":${given}}`;
const block = `{"type":"tool_use","id":"c","name":"pay","input":${SOURCE}}`;
const content = `{"role":"model","parts":[{"functionCall":{"name":"pay","args":${SOURCE}}}]}`;

const values = (fields: readonly { text: string; key?: string }[]): string[] =>
  fields.filter(({ key }) => key !== undefined).map(({ text }) => text);

describe('arguments that lose information when parsed', () => {
  it.each<[string, Dialect, string]>([
    ['chat, as text', openAiChat, `{"messages":[${chat(AS_TEXT)}]}`],
    ['chat, as an object', openAiChat, `{"messages":[${chat(SOURCE)}]}`],
    ['responses, as text', openAiResponses, `{"input":[${item(AS_TEXT)}]}`],
    ['responses, as an object', openAiResponses, `{"input":[${item(SOURCE)}]}`],
    ['messages', anthropicMessages, `{"messages":[{"role":"assistant","content":[${block}]}]}`],
    ['contents', geminiGenerate, `{"contents":[${content}]}`],
  ])('are judged whole in a request of %s', (_title, dialect, body) => {
    expect(
      values(allFields(dialect.readRequest(parseBody(body) as JsonObject, PATH).content)),
    ).toEqual(WANTED);
  });

  it.each<[string, Dialect, string, string[]]>([
    [
      'chat, as text',
      openAiChat,
      `{"choices":[{"message":${chat(AS_TEXT)}}]}`,
      [`{"choices":[{"delta":${chat(AS_TEXT)}}]}`],
    ],
    [
      'chat, as an object',
      openAiChat,
      `{"choices":[{"message":${chat(SOURCE)}}]}`,
      [`{"choices":[{"delta":${chat(SOURCE)}}]}`],
    ],
    [
      'responses, as text',
      openAiResponses,
      `{"output":[${item(AS_TEXT)}]}`,
      [`{"type":"response.output_item.done","output_index":0,"item":${item(AS_TEXT)}}`],
    ],
    [
      'responses, as an object',
      openAiResponses,
      `{"output":[${item(SOURCE)}]}`,
      [`{"type":"response.output_item.done","output_index":0,"item":${item(SOURCE)}}`],
    ],
    [
      'messages',
      anthropicMessages,
      `{"content":[${block}]}`,
      [`{"type":"content_block_start","index":0,"content_block":${block}}`],
    ],
    [
      'contents',
      geminiGenerate,
      `{"candidates":[{"content":${content}}]}`,
      [`{"candidates":[{"content":${content}}]}`],
    ],
  ])('are judged whole in an answer of %s, streamed or not', (_title, dialect, body, events) => {
    const stream = dialect.openStream();
    for (const data of events) stream.read({ data });
    for (const answer of [dialect.readAnswer(parseBody(body)), stream.answer()])
      expect(
        values(
          allFields(contentWith({ input: null, output: null, messages: [], tools: [] }, answer)),
        ),
      ).toEqual(WANTED);
  });
});
