import { contentWith } from '../guardrails/response-content';
import { anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect, JsonObject } from './dialect';
import { geminiGenerate } from './gemini/dialect';
import { openAiChat } from './openai-chat/dialect';
import { openAiResponses } from './openai-responses/dialect';

const URL = 'https://example.com/a.png';
const DATA = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  ...Array.from({ length: 80 }, (_, index) => 255 - index),
]).toString('base64');
const PATH = '/models/m-1:generateContent';
const image = { type: 'image', source: { type: 'url', url: URL } };
const inline = { inlineData: { mimeType: 'image/png', data: DATA } };
/** Arguments may look like a part. */
const args = { type: 'image', url: URL };
const generated = { type: 'image_generation_call', id: 'ig_1', result: DATA };
const NOTHING = { input: null, output: null, messages: [], tools: [] };

describe('skipped parts', () => {
  it.each<[string, Dialect, JsonObject, [role: string, skipped: string[] | undefined][]]>([
    [
      'chat',
      openAiChat,
      {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'image_url', image_url: { url: URL } },
              { type: 'input_audio', input_audio: { data: DATA, format: 'wav' } },
            ],
          },
          {
            role: 'assistant',
            content: 'Look.',
            tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: args } }],
          },
        ],
      },
      [
        ['user', ['image', 'audio']],
        ['assistant', undefined],
      ],
    ],
    [
      'responses',
      openAiResponses,
      {
        input: [
          { role: 'user', content: [{ type: 'input_image', image_url: URL }] },
          { type: 'function_call', call_id: 'c', name: 'f', arguments: JSON.stringify(args) },
          {
            type: 'function_call_output',
            call_id: 'c',
            output: [{ type: 'input_image', file_id: 'file-1' }],
          },
          generated,
        ],
      },
      [
        ['user', ['image']],
        ['assistant', undefined],
        ['tool', ['image']],
        ['tool', ['image']],
      ],
    ],
    [
      'messages',
      anthropicMessages,
      {
        messages: [
          {
            role: 'user',
            content: [
              image,
              { type: 'tool_use', id: 'c', name: 'f', input: args },
              { type: 'tool_result', tool_use_id: 'c', content: [image, image] },
            ],
          },
        ],
      },
      [
        ['user', ['image']],
        ['tool', ['image', 'image']],
      ],
    ],
    [
      'contents',
      geminiGenerate,
      {
        contents: [
          { role: 'user', parts: [inline, { functionCall: { name: 'f', args } }] },
          {
            role: 'user',
            parts: [
              {
                functionResponse: {
                  name: 'f',
                  response: { type: 'image', url: URL },
                  parts: [inline],
                },
              },
            ],
          },
        ],
      },
      [
        ['user', ['image']],
        ['tool', ['image']],
      ],
    ],
  ])('of %s are carried by their message', (_title, dialect, body, expected) => {
    const { messages } = dialect.readRequest(body, PATH).content;
    expect(messages.map(({ role, skipped }) => [role, skipped])).toEqual(expected);
  });

  it.each<[string, Dialect, JsonObject, JsonObject[]]>([
    [
      'chat',
      openAiChat,
      {
        choices: [
          { message: { content: null, images: [{ type: 'image_url', image_url: { url: URL } }] } },
        ],
      },
      [{ choices: [{ delta: { images: [{ type: 'image_url', image_url: { url: URL } }] } }] }],
    ],
    [
      'responses',
      openAiResponses,
      { output: [generated] },
      [
        { type: 'response.output_item.done', item: generated },
        { type: 'response.completed', response: { output: [generated] } },
      ],
    ],
    [
      'messages',
      anthropicMessages,
      { content: [image] },
      [{ type: 'content_block_start', index: 0, content_block: image }],
    ],
    [
      'contents',
      geminiGenerate,
      { candidates: [{ content: { parts: [inline] } }] },
      [{ candidates: [{ content: { parts: [inline] } }] }],
    ],
  ])(
    'of an answer of %s are carried by the output, streamed or not',
    (_title, dialect, body, events) => {
      const stream = dialect.openStream();
      for (const event of events) stream.read({ data: JSON.stringify(event) });
      for (const answer of [dialect.readAnswer(body), stream.answer()])
        expect(contentWith(NOTHING, answer)).toMatchObject({
          output: null,
          outputSkipped: ['image'],
        });
    },
  );

  it('are absent from an answer of text only', () => {
    const answer = openAiChat.readAnswer({ choices: [{ message: { content: 'text' } }] });
    expect([answer, contentWith(NOTHING, answer)].flatMap(Object.keys)).not.toContain(
      expect.stringMatching(/skipped/i),
    );
  });
});
