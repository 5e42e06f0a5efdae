import { UnreadableAnswer, UnreadableRequest } from '../../errors';
import type { JsonObject } from '../dialect';
import { byChannel, readStream, sse } from '../stream.fixture';
import { openAiChat, openAiCompletions } from './dialect';

const textsOf = (body: JsonObject): (string | null)[] =>
  openAiChat.readRequest(body, '/chat/completions').content.messages.map(({ content }) => content);
const user = (content: unknown): JsonObject => ({ role: 'user', content });

describe('the chat request reader', () => {
  it.each([
    [
      'texts among parts of an unknown kind',
      { messages: [user([{ type: 'novelty', words: 'Hidden text' }])] },
      ['Hidden text'],
    ],
    [
      'an image',
      {
        messages: [user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }])],
      },
      [null],
    ],
    [
      'a refusal and reasoning',
      {
        messages: [
          {
            role: 'assistant',
            content: 'A',
            refusal: 'I will not.',
            reasoning_content: 'I think.',
          },
        ],
      },
      ['A\nI will not.\nI think.'],
    ],
    [
      'an unknown field of a message',
      { messages: [{ role: 'user', Content: 'in another spelling' }] },
      ['in another spelling'],
    ],
    [
      'a prediction',
      { messages: [user('A')], prediction: { type: 'content', content: 'I guess this' } },
      ['A', 'I guess this'],
    ],
    [
      'metadata and unknown fields',
      { messages: [user('A')], metadata: { note: 'for later' }, documents: [{ text: 'A page' }] },
      ['A', 'for later\nA page'],
    ],
  ])('reads %s', (_title, body, expected) => {
    expect(textsOf(body)).toEqual(expected);
  });

  it('parses arguments that are an object and keeps other arguments as text', () => {
    const call = (given: unknown): JsonObject => ({
      id: 'c',
      type: 'function',
      function: { name: 'f', arguments: given },
    });
    const deep = '{"a":'.repeat(40) + '1' + '}'.repeat(40);
    const body = {
      messages: [
        {
          role: 'assistant',
          tool_calls: [
            call('{"a":1}'),
            call('[1]'),
            call('{"a'),
            call(''),
            call(deep),
            { id: 'x', type: 'custom', custom: { name: 'g', input: 'words' } },
          ],
        },
      ],
    };
    const [message] = openAiChat.readRequest(body, '').content.messages;
    expect(message?.toolCalls.map((each) => each.arguments)).toEqual([
      { a: 1 },
      '[1]',
      '{"a',
      {},
      deep,
      'words',
    ]);
  });

  it('reads the older form of a call', () => {
    const [message] = openAiChat.readRequest(
      { messages: [{ role: 'assistant', function_call: { name: 'f', arguments: '{}' } }] },
      '',
    ).content.messages;
    expect(message?.toolCalls).toEqual([{ name: 'f', arguments: {} }]);
  });

  it.each([
    [{}, 'messages'],
    [{ messages: 'hi' }, 'messages'],
    [{ messages: [null] }, 'messages[0]'],
    [{ messages: [{ content: 'A' }] }, 'messages[0].role'],
    [{ messages: [user(7)] }, 'messages[0].content'],
    [{ messages: [user([7])] }, 'messages[0].content[0]'],
    [{ messages: [{ role: 'assistant', tool_calls: [{}] }] }, 'messages[0].tool_calls[0].function'],
    [{ messages: [], tools: {} }, 'tools'],
    [{ messages: [], model: 5 }, 'model'],
  ])('refuses %j and names the field', (body, field) => {
    expect(() => openAiChat.readRequest(body, '')).toThrow(UnreadableRequest);
    expect(() => openAiChat.readRequest(body, '')).toThrow(`${field}: `);
  });

  it('lists the messages that are one text and replaces them', () => {
    const body = {
      model: 'm',
      messages: [
        user('$one'),
        user([{ type: 'text', text: '$two' }]),
        user([
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ]),
      ],
      top_p: 1,
    };
    expect(openAiChat.readRequest(body, '').messages).toEqual([
      { index: 0, role: 'user', text: '$one' },
      { index: 1, role: 'user', text: '$two' },
    ]);
    const expanded = openAiChat.expand(
      body,
      new Map([
        [
          0,
          [
            { role: 'system', content: 'S' },
            { role: 'user', content: 'U' },
          ],
        ],
      ]),
    );
    expect(expanded).toEqual({
      ...body,
      messages: [
        { role: 'system', content: 'S' },
        { role: 'user', content: 'U' },
        body.messages[1],
        body.messages[2],
      ],
    });
  });
});

describe('the completion request reader', () => {
  it.each([[[1, 2]], [[[1], [2]]], [undefined], [{ a: 1 }]])('refuses the prompt %j', (prompt) => {
    expect(() => openAiCompletions.readRequest({ prompt }, '')).toThrow(UnreadableRequest);
  });

  it('replaces a text with a stored prompt', () => {
    const stored = new Map([
      [
        0,
        [
          { role: 'system', content: 'S' },
          { role: 'user', content: 'U' },
        ],
      ],
    ]);
    expect(openAiCompletions.expand({ prompt: '$a', n: 1 }, stored)).toEqual({
      prompt: 'S\n\nU',
      n: 1,
    });
  });
});

describe('the chat answer reader', () => {
  it('reads all choices, calls and counts', () => {
    const answer = openAiChat.readAnswer({
      model: 'm-1',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: 'One',
            reasoning_content: 'Why',
            tool_calls: [{ id: 'c', function: { name: 'f', arguments: '{"a":1}' } }],
          },
        },
        {
          index: 1,
          message: {
            role: 'assistant',
            content: null,
            refusal: 'No',
            annotations: [
              {
                type: 'url_citation',
                url_citation: { title: 'A title', url: 'https://example.com' },
              },
            ],
          },
        },
      ],
      usage: { prompt_tokens: 3, completion_tokens: 4 },
      search_results: [{ snippet: 'Found this' }],
    });
    expect(answer).toEqual({
      texts: ['One', 'Why', 'No', 'A title', 'Found this'],
      toolCalls: [{ id: 'c', name: 'f', arguments: { a: 1 } }],
      usage: { inputTokens: 3, outputTokens: 4 },
      model: 'm-1',
    });
  });

  it.each([
    [null],
    [{}],
    [{ choices: {} }],
    [{ choices: [1] }],
    [{ choices: [{ message: 'hi' }] }],
  ])('refuses %j as unreadable', (body) => {
    expect(() => openAiChat.readAnswer(body)).toThrow(UnreadableAnswer);
  });

  it('finds no text in an error', () => {
    expect(openAiChat.readAnswer({ error: { message: 'Overloaded' } }).texts).toEqual([]);
  });
});

describe('the chat stream reader', () => {
  const delta = (index: number, said: JsonObject): JsonObject => ({
    model: 'm-1',
    choices: [{ index, delta: said }],
  });
  it('closes reasoning once enough text follows it, and no other channel', () => {
    const enough = 'x'.repeat(400);
    const { closed } = readStream(
      openAiChat,
      sse([
        delta(0, { reasoning_content: 'Hm' }),
        delta(0, { content: enough, reasoning_content: 'so' }),
        delta(0, { content: 'x'.repeat(399) }),
        { choices: [{ index: 0, delta: { content: '' }, finish_reason: '' }] },
        delta(1, { content: enough }),
        delta(0, { tool_calls: [{ index: 1, function: { arguments: '{' } }] }),
        { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
        '[DONE]',
      ]),
    );
    const reasoning = (choice: number): string[] => [
      `choice ${choice} reasoning_content`,
      `choice ${choice} reasoning`,
    ];
    expect(closed).toEqual({ 4: reasoning(1), 5: reasoning(0), 6: reasoning(0) });
  });

  it('reads a message repeated next to a delta once', () => {
    const both = (added: string, message: JsonObject): JsonObject => ({
      choices: [{ index: 0, delta: { content: added }, message }],
    });
    expect(
      byChannel(
        readStream(
          openAiChat,
          sse([both('Hel', { content: 'Hel' }), both('lo', { content: 'Hello' })]),
        ).pieces,
      ),
    ).toEqual({ 'choice 0': 'Hello' });
    expect(
      readStream(
        openAiChat,
        sse([
          both('', {
            content: 'Hidden text',
            tool_calls: [{ index: 0, function: { name: 'f', arguments: '{"a":1}' } }],
          }),
        ]),
      ).answer,
    ).toMatchObject({
      texts: ['Hidden text'],
      toolCalls: [{ name: 'f', arguments: { a: 1 } }],
    });
  });

  it('reads a stream choice by choice and call by call', () => {
    const { pieces, answer, ended } = readStream(
      openAiChat,
      sse([
        delta(0, { role: 'assistant', content: '' }),
        delta(0, { content: 'He' }),
        delta(1, { content: 'Bye' }),
        delta(0, { content: 'llo', reasoning_content: 'Hm' }),
        delta(0, {
          tool_calls: [
            { index: 0, id: 'c', function: { name: 'f', arguments: '{"a"' } },
            { index: 1, id: 'd', function: { name: 'g', arguments: '' } },
          ],
        }),
        delta(0, { tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
        delta(1, { refusal: 'No' }),
        { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
        '[DONE]',
      ]),
    );
    expect(byChannel(pieces)).toEqual({
      'choice 0': 'Hello',
      'choice 1': 'Bye',
      'choice 0 reasoning_content': 'Hm',
      'choice 0 tool 0': '{"a":1}',
      'choice 1 refusal': 'No',
    });
    expect(answer).toEqual({
      texts: ['Hello', 'Bye', 'Hm', 'No'],
      toolCalls: [
        { id: 'c', name: 'f', arguments: { a: 1 } },
        { id: 'd', name: 'g', arguments: {} },
      ],
      usage: { inputTokens: 1, outputTokens: 2 },
      model: 'm-1',
    });
    expect(ended).toBe(true);
  });

  it('finds no text of the model in an error', () => {
    expect(readStream(openAiChat, sse([{ error: { message: 'Overloaded' } }])).pieces).toEqual([]);
  });

  it('reads unknown fields', () => {
    expect(
      readStream(
        openAiChat,
        sse([delta(0, { novelty: { words: 'Hidden text' } }), { aside: 'More of it' }]),
      ).answer.texts,
    ).toEqual(['Hidden text', 'More of it']);
  });

  it.each(['hello', '{"choices":', '[]', '{"choices":[{"delta":"text"}]}'])(
    'refuses the data %j as unreadable',
    (data) => {
      expect(() => readStream(openAiChat, `data: ${data}\n\n`)).toThrow(UnreadableAnswer);
    },
  );

  it('reads a stream of completions', () => {
    expect(
      readStream(
        openAiCompletions,
        sse([
          { choices: [{ index: 0, text: 'a' }] },
          { choices: [{ index: 0, text: 'b' }] },
          '[DONE]',
        ]),
      ).answer.texts,
    ).toEqual(['ab']);
  });
});
