import { UnreadableAnswer, UnreadableRequest } from '../../errors';
import { type JsonObject, SYSTEM_PROMPT } from '../dialect';
import { byChannel, readStream, sse } from '../stream.fixture';
import { anthropicCount, anthropicMessages } from './dialect';

const messagesOf = (body: JsonObject): [string, string | null][] =>
  anthropicMessages
    .readRequest(body, '')
    .content.messages.map(({ role, content }) => [role, content]);
const user = (...content: unknown[]): JsonObject => ({ messages: [{ role: 'user', content }] });
const document = (source: JsonObject): JsonObject => ({ type: 'document', source });

describe('the Anthropic request reader', () => {
  it.each([
    [
      'a document in blocks',
      user(document({ type: 'content', content: [{ type: 'text', text: 'Page one' }] })),
      [['user', 'Page one']],
    ],
    [
      'a text document in base64',
      user(
        document({
          type: 'base64',
          media_type: 'text/plain',
          data: Buffer.from('Hello there').toString('base64'),
        }),
      ),
      [['user', 'Hello there']],
    ],
    [
      'a short document',
      user(document({ type: 'text', media_type: 'text/plain', data: '123' })),
      [['user', '123']],
    ],
    [
      'a document in a tool’s result',
      user({
        type: 'tool_result',
        tool_use_id: 'c',
        content: [document({ type: 'text', data: 'Note' })],
      }),
      [['tool', 'Note']],
    ],
    [
      'a tool result in plain text',
      user({ type: 'tool_result', tool_use_id: 'c', content: 'Note' }),
      [['tool', 'Note']],
    ],
    [
      'a page or image',
      user(
        document({ type: 'base64', media_type: 'application/pdf', data: 'JVBERi0x'.repeat(20) }),
      ),
      [['user', null]],
    ],
    [
      'results of the vendor’s tools',
      user({
        type: 'web_search_tool_result',
        tool_use_id: 'c',
        content: [{ type: 'web_search_result', title: 'A title' }],
      }),
      [['tool', 'A title']],
    ],
    [
      'an unknown kind of block',
      user({ type: 'novelty', words: 'Hidden text' }),
      [['user', 'Hidden text']],
    ],
    [
      'unknown fields',
      {
        messages: [],
        context_management: { edits: [{ type: 'compact', instructions: 'Sum it up' }] },
        metadata: { user_id: 'u-1', note: 'For later' },
      },
      [['tool', 'For later\nSum it up']],
    ],
    [
      'a system prompt among the messages',
      { messages: [{ role: 'system', content: 'S' }] },
      [['system', 'S']],
    ],
  ])('reads %s', (_title, body, expected) => {
    expect(messagesOf(body)).toEqual(expected);
  });

  it.each([
    [{}, 'messages'],
    [{ messages: [1] }, 'messages[0]'],
    [{ messages: [{ content: 'A' }] }, 'messages[0].role'],
    [{ messages: [{ role: 'user', content: 5 }] }, 'messages[0].content'],
    [{ messages: [{ role: 'user', content: [5] }] }, 'messages[0].content[0]'],
    [{ messages: [], system: 5 }, 'system'],
    [{ messages: [], tools: [5] }, 'tools[0]'],
  ])('refuses %j and names the field', (body, field) => {
    expect(() => anthropicMessages.readRequest(body, '')).toThrow(UnreadableRequest);
    expect(() => anthropicMessages.readRequest(body, '')).toThrow(`${field}: `);
  });

  const stored = [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'U' },
    { role: 'assistant', content: 'A' },
  ];
  const turns = [
    { role: 'user', content: 'U' },
    { role: 'assistant', content: 'A' },
  ];

  it.each([
    [
      'no system prompt',
      { messages: [{ role: 'user', content: '$a' }] },
      0,
      { system: 'S', messages: turns },
    ],
    [
      'one that is text',
      { system: 'T', messages: [{ role: 'user', content: '$a' }] },
      0,
      { system: 'T\n\nS', messages: turns },
    ],
    [
      'one in blocks',
      { system: [{ type: 'text', text: 'T' }], messages: [{ role: 'user', content: '$a' }] },
      0,
      {
        system: [
          { type: 'text', text: 'T' },
          { type: 'text', text: 'S' },
        ],
        messages: turns,
      },
    ],
    [
      'the reference as one',
      { system: '$a', messages: [{ role: 'user', content: 'Hi' }] },
      SYSTEM_PROMPT,
      { system: 'S', messages: [...turns, { role: 'user', content: 'Hi' }] },
    ],
  ])('expands a stored prompt with %s', (_title, body, index, expected) => {
    expect(anthropicMessages.expand({ ...body, model: 'm' }, new Map([[index, stored]]))).toEqual({
      ...expected,
      model: 'm',
    });
  });

  it('adds a user turn for a stored prompt without one', () => {
    expect(
      anthropicMessages.expand(
        { messages: [{ role: 'user', content: '$a' }] },
        new Map([[0, [{ role: 'system', content: 'S' }]]]),
      ),
    ).toEqual({ messages: [{ role: 'user', content: 'S' }] });
  });

  it('lists the messages that may be references', () => {
    expect(
      anthropicMessages.readRequest(
        { system: '$s', messages: [{ role: 'user', content: [{ type: 'text', text: '$a' }] }] },
        '',
      ).messages,
    ).toEqual([
      { index: SYSTEM_PROMPT, role: 'system', text: '$s' },
      { index: 0, role: 'user', text: '$a' },
    ]);
  });
});

describe('the Anthropic answer reader', () => {
  it('reads every text of an answer', () => {
    const content = [
      { type: 'thinking', thinking: 'Hm', signature: 's'.repeat(80) },
      {
        type: 'text',
        text: 'Hello',
        citations: [{ type: 'char_location', cited_text: 'He said', document_title: 'A note' }],
      },
      { type: 'tool_use', id: 'c', name: 'f', input: { a: 1 } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'd',
        content: [{ type: 'web_search_result', title: 'A title', url: 'https://example.com' }],
      },
      { type: 'novelty', words: 'Hidden text' },
    ];
    expect(
      anthropicMessages.readAnswer({
        type: 'message',
        model: 'm-1',
        content,
        usage: { input_tokens: 1, output_tokens: 2 },
      }),
    ).toEqual({
      texts: ['Hm', 'Hello', 'He said\nA note', 'A title', 'Hidden text'],
      toolCalls: [{ id: 'c', name: 'f', arguments: { a: 1 } }],
      usage: { inputTokens: 1, outputTokens: 2 },
      model: 'm-1',
    });
  });

  it.each([[null], [{}], [{ content: 'A' }], [{ content: ['A'] }]])(
    'refuses %j as unreadable',
    (body) => {
      expect(() => anthropicMessages.readAnswer(body)).toThrow(UnreadableAnswer);
    },
  );
});

describe('the Anthropic stream reader', () => {
  const delta = (index: number, added: JsonObject): JsonObject => ({
    type: 'content_block_delta',
    index,
    delta: added,
  });
  const start = (index: number, block: JsonObject): JsonObject => ({
    type: 'content_block_start',
    index,
    content_block: block,
  });

  it('reads a stream block by block', () => {
    const { pieces, closed, answer, ended } = readStream(
      anthropicMessages,
      sse([
        {
          type: 'message_start',
          message: {
            type: 'message',
            model: 'm-1',
            content: [],
            usage: { input_tokens: 1, output_tokens: 0 },
          },
        },
        { type: 'ping' },
        start(0, { type: 'thinking', thinking: '', signature: '' }),
        delta(0, { type: 'thinking_delta', thinking: 'Hm' }),
        delta(0, { type: 'signature_delta', signature: 's'.repeat(80) }),
        start(1, { type: 'text', text: '' }),
        delta(1, { type: 'text_delta', text: 'Hel' }),
        delta(1, { type: 'text_delta', text: 'lo' }),
        delta(1, {
          type: 'citations_delta',
          citation: { type: 'char_location', cited_text: 'He said' },
        }),
        start(2, { type: 'tool_use', id: 'c', name: 'f', input: {} }),
        delta(2, { type: 'input_json_delta', partial_json: '{"a"' }),
        delta(2, { type: 'input_json_delta', partial_json: ':1}' }),
        { type: 'content_block_stop', index: 2 },
        {
          type: 'message_delta',
          delta: { stop_reason: 'tool_use', stop_sequence: null },
          usage: { output_tokens: 2 },
        },
        { type: 'message_stop' },
      ]),
    );
    expect(Object.values(closed)).toEqual([
      ['block 2', 'block 2 name', 'block 2 citations', 'block 2 other'],
    ]);
    expect(byChannel(pieces)).toEqual({
      'block 0': 'Hm',
      'block 1': 'Hello',
      'block 1 citations': 'He said',
      'block 2': '{"a":1}',
    });
    expect(answer).toEqual({
      texts: ['Hm', 'Hello', 'He said'],
      toolCalls: [{ id: 'c', name: 'f', arguments: { a: 1 } }],
      usage: { inputTokens: 1, outputTokens: 2 },
      model: 'm-1',
    });
    expect(ended).toBe(true);
  });

  it('reads unknown events, blocks and deltas', () => {
    const events = [
      { type: 'novelty', words: 'One hidden' },
      start(0, { type: 'novelty', words: 'Two hidden' }),
      delta(0, { type: 'novelty_delta', words: 'Three hidden' }),
    ];
    expect(readStream(anthropicMessages, sse(events)).answer.texts.join()).toMatch(
      /One hidden.*Two hidden.*Three hidden/,
    );
  });

  it('ends at an error of the vendor', () => {
    expect(
      readStream(
        anthropicMessages,
        sse([{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }]),
      ),
    ).toMatchObject({ ended: true, pieces: [] });
  });

  it('reads text next to an error', () => {
    expect(
      readStream(
        anthropicMessages,
        sse([{ ...delta(0, { type: 'text_delta', text: 'Hello' }), error: {} }]),
      ).answer.texts,
    ).toEqual(['Hello']);
  });

  it.each(['words', '[]', '{"delta":"text"}'])('refuses the data %j as unreadable', (data) => {
    expect(() => readStream(anthropicMessages, `data: ${data}\n\n`)).toThrow(UnreadableAnswer);
  });
});

describe('the Anthropic token count', () => {
  it('reads its request and expects no text in the answer', () => {
    expect(anthropicCount.requestOnly).toBe(true);
    expect(
      anthropicCount.readRequest(user({ type: 'text', text: 'Hello' }), '').content.messages,
    ).toHaveLength(1);
    expect(anthropicCount.readAnswer({ input_tokens: 7 }).usage).toEqual({ inputTokens: 7 });
  });
});
