import fc from 'fast-check';
import { allFields } from '@touchstone/contracts';
import { frozen } from '@touchstone/testing';
import { anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect, JsonObject, ModelRequest } from './dialect';
import { geminiGenerate } from './gemini/dialect';
import { openAiChat } from './openai-chat/dialect';
import { openAiResponses } from './openai-responses/dialect';
import { readStream, sse } from './stream.fixture';

const FOUND = 'the text to be found';

/** Places in each vendor's request whose text a model would see. */
const PLACES: readonly [Dialect, readonly ((text: string) => JsonObject)[]][] = [
  [
    openAiChat,
    [
      (text) => ({ messages: [{ role: 'user', content: text }] }),
      (text) => ({ messages: [{ role: 'system', content: [{ type: 'text', text }] }] }),
      (text) => ({
        messages: [
          {
            role: 'assistant',
            tool_calls: [
              {
                id: 'c',
                type: 'function',
                function: { name: 'f', arguments: JSON.stringify({ a: { b: [text] } }) },
              },
            ],
          },
        ],
      }),
      (text) => ({ messages: [{ role: 'tool', tool_call_id: 'c', content: text }] }),
      (text) => ({
        messages: [],
        prediction: { type: 'content', content: [{ type: 'text', text }] },
      }),
    ],
  ],
  [
    openAiResponses,
    [
      (text) => ({ input: text }),
      (text) => ({ instructions: text }),
      (text) => ({ prompt: { id: 'p', variables: { a: text } } }),
      (text) => ({ input: [{ role: 'user', content: [{ type: 'input_text', text }] }] }),
      (text) => ({ input: [{ type: 'function_call_output', call_id: 'c', output: text }] }),
      (text) => ({ input: [{ type: 'custom_tool_call', call_id: 'c', name: 'f', input: text }] }),
    ],
  ],
  [
    anthropicMessages,
    [
      (text) => ({ messages: [{ role: 'user', content: text }] }),
      (text) => ({ system: text, messages: [] }),
      (text) => ({ system: [{ type: 'text', text }], messages: [] }),
      (text) => ({
        messages: [
          {
            role: 'assistant',
            content: [{ type: 'tool_use', id: 'c', name: 'f', input: { a: text } }],
          },
        ],
      }),
      (text) => ({
        messages: [
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: 'c', content: [{ type: 'text', text }] }],
          },
        ],
      }),
      (text) => ({
        messages: [
          {
            role: 'user',
            content: [
              { type: 'document', source: { type: 'text', media_type: 'text/plain', data: text } },
            ],
          },
        ],
      }),
    ],
  ],
  [
    geminiGenerate,
    [
      (text) => ({ contents: [{ role: 'user', parts: [{ text }] }] }),
      (text) => ({ systemInstruction: { parts: [{ text }] }, contents: [] }),
      (text) => ({ system_instruction: { parts: [{ text }] }, contents: [] }),
      (text) => ({
        contents: [{ role: 'model', parts: [{ functionCall: { name: 'f', args: { a: text } } }] }],
      }),
      (text) => ({
        contents: [
          {
            role: 'user',
            parts: [{ functionResponse: { name: 'f', response: { a: { b: text } } } }],
          },
        ],
      }),
    ],
  ],
];

const text = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
  .map(([before, after]) => `${before} ${FOUND} ${after}`);

describe.each(PLACES.map(([dialect, places]) => ({ name: dialect.name, dialect, places })))(
  '$name',
  ({ dialect, places }) => {
    it('finds every text that a model would see', () => {
      fc.assert(
        fc.property(text, fc.constantFrom(...places), (said, place) => {
          const { content } = dialect.readRequest(place(said), '/models/m-1:generateContent');
          expect(allFields(content).some((field) => field.text.includes(said))).toBe(true);
        }),
      );
    });

    it('never changes what it reads or expands', () => {
      fc.assert(
        fc.property(text, fc.constantFrom(...places), (said, place) => {
          const body = frozen(place(said));
          const { messages } = dialect.readRequest(body, '/models/m-1:generateContent');
          dialect.expand(
            body,
            new Map(
              messages.map(({ index }) => [
                index,
                [
                  { role: 'system', content: 'S' },
                  { role: 'user', content: 'U' },
                ],
              ]),
            ),
          );
        }),
      );
    });

    const request: ModelRequest = {
      model: 'm-1',
      stream: true,
      content: { input: null, output: null, messages: [], tools: [] },
      messages: [],
    };

    it('reads back its own answers, whole and streamed, in chunks of any size', () => {
      fc.assert(
        fc.property(text, fc.integer({ min: 1, max: 40 }), (said, size) => {
          expect(
            dialect.readAnswer(
              JSON.parse(dialect.answerWith(said, { ...request, stream: false }).body),
            ).texts,
          ).toEqual([said]);
          const { texts, answer, ended } = readStream(
            dialect,
            dialect.answerWith(said, request).body,
            size,
          );
          expect(texts.join('')).toBe(said);
          expect(answer.texts).toEqual([said]);
          expect(ended).toBe(true);
        }),
      );
    });
  },
);

/** Builds the event with which each vendor's stream continues a text. */
const PARTS: readonly [Dialect, (text: string) => unknown][] = [
  [openAiChat, (content) => ({ choices: [{ index: 0, delta: { content } }] })],
  [
    openAiResponses,
    (delta) => ({
      type: 'response.output_text.delta',
      item_id: 'm',
      output_index: 0,
      content_index: 0,
      delta,
    }),
  ],
  [
    anthropicMessages,
    (said) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: said },
    }),
  ],
  [
    geminiGenerate,
    (said) => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text: said }] } }] }),
  ],
];

describe.each(PARTS.map(([dialect, part]) => ({ name: dialect.name, dialect, part })))(
  'a stream of $name',
  ({ dialect, part }) => {
    it('carries the text of its answer event by event', () => {
      fc.assert(
        fc.property(
          fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }),
          fc.integer({ min: 1, max: 40 }),
          (parts, size) => {
            const { texts, answer } = readStream(dialect, sse(parts.map(part)), size);
            expect(texts).toEqual(parts);
            expect(answer.texts.join('')).toBe(parts.join(''));
          },
        ),
      );
    });
  },
);
