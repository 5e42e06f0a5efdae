import { allFields, type Message } from '@touchstone/contracts';
import { anthropicCount, anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect, JsonObject } from './dialect';
import { geminiBatchEmbed, geminiCount, geminiEmbed, geminiGenerate } from './gemini/dialect';
import { openAiChat, openAiCompletions } from './openai-chat/dialect';
import { openAiEmbeddings } from './openai-embeddings/dialect';
import { openAiResponses } from './openai-responses/dialect';

const T = 'the text to be found';
const PATH = '/models/m-1:generateContent';
const HIDDEN = Buffer.from(
  `${T}, and then more of it, so that it is long enough for data`,
).toString('base64');

const messagesOf = (dialect: Dialect, body: JsonObject): Message[] =>
  dialect.readRequest(body, PATH).content.messages;
const isFound = (dialect: Dialect, body: JsonObject): boolean =>
  allFields(dialect.readRequest(body, PATH).content).some(({ text }) => text.includes(T));

const chat = (message: JsonObject): JsonObject => ({
  messages: [{ role: 'assistant', content: null, ...message }],
});
const call = (given: JsonObject): JsonObject =>
  chat({ tool_calls: [{ id: 'c', type: 'function', ...given }] });
const item = (given: JsonObject): JsonObject => ({
  input: [{ type: 'function_call', call_id: 'c', name: 'f', ...given }],
});
const block = (given: JsonObject): JsonObject => ({
  messages: [{ role: 'user', content: [given] }],
});
const part = (given: JsonObject): JsonObject => ({ contents: [{ role: 'user', parts: [given] }] });
const schema = { type: 'object', properties: { a: { type: 'string', description: T } } };

/** Places of a request in which text once escaped the checks. */
const PLACES: readonly [string, Dialect, JsonObject][] = [
  [
    'arguments beside an empty input of the other kind',
    openAiChat,
    call({
      function: { name: 'f', arguments: JSON.stringify({ a: T }) },
      custom: { name: 'f', input: '' },
    }),
  ],
  [
    'an input beside arguments of the other kind',
    openAiChat,
    call({ function: { name: 'f', arguments: '{"a":1}' }, custom: { name: 'f', input: T } }),
  ],
  [
    'an input beside empty arguments',
    openAiChat,
    call({ custom: { name: 'f', arguments: '', input: T } }),
  ],
  [
    'an input beside arguments that are an empty object',
    openAiChat,
    call({ custom: { name: 'f', arguments: '{}', input: T } }),
  ],
  [
    'an input beside arguments',
    openAiChat,
    call({ function: { name: 'f', arguments: '{"a":1}', input: T } }),
  ],
  [
    'an object as the other variant',
    openAiChat,
    call({ function: { name: 'f', arguments: '{"a":1}', input: { a: T } } }),
  ],
  [
    'a repeated key',
    openAiChat,
    call({ function: { name: 'f', arguments: `{"a":"${T}","a":"x"}` } }),
  ],
  [
    'an extra key of a function',
    openAiChat,
    call({ function: { name: 'f', arguments: '{}', note: T } }),
  ],
  [
    'an extra key of a function call in the older form',
    openAiChat,
    chat({ function_call: { name: 'f', arguments: '{}', note: T } }),
  ],
  ['the name of a tool', openAiChat, call({ function: { name: T, arguments: '{}' } })],
  ['the id of a call', openAiChat, call({ id: T, function: { name: 'f', arguments: '{}' } })],
  [
    'the id of a result',
    openAiChat,
    { messages: [{ role: 'tool', tool_call_id: T, content: '' }] },
  ],
  ['a role', openAiChat, { messages: [{ role: T, content: '' }] }],
  [
    'a tool’s description',
    openAiChat,
    { messages: [], tools: [{ type: 'function', function: { name: 'f', description: T } }] },
  ],
  [
    'a tool’s schema',
    openAiChat,
    { messages: [], tools: [{ type: 'function', function: { name: 'f', parameters: schema } }] },
  ],
  [
    'the format of the answer',
    openAiChat,
    { messages: [], response_format: { type: 'json_schema', json_schema: { name: 'f', schema } } },
  ],
  ['a setting', openAiChat, { messages: [], user: T }],
  [
    'text that resembles credentials',
    openAiChat,
    { messages: [], novelty: { authentication: { key: T } } },
  ],
  ['a setting of a completion', openAiCompletions, { prompt: 'A', user: T }],
  ['a setting of an embedding', openAiEmbeddings, { input: 'A', input_type: T }],
  ['an input beside empty arguments', openAiResponses, item({ arguments: '', input: T })],
  [
    'an input beside arguments that are an empty object',
    openAiResponses,
    item({ type: 'custom_tool_call', arguments: '{}', input: T }),
  ],
  ['a repeated key', openAiResponses, item({ arguments: `{"a":"${T}","a":"x"}` })],
  ['the id of a call', openAiResponses, item({ call_id: T, arguments: '{}' })],
  [
    'the name of a server',
    openAiResponses,
    item({ type: 'mcp_call', server_label: T, arguments: '{}' }),
  ],
  [
    'a grammar',
    openAiResponses,
    {
      input: 'A',
      tools: [{ type: 'custom', name: 'f', format: { type: 'grammar', definition: T } }],
    },
  ],
  [
    'a server’s own description',
    openAiResponses,
    { input: 'A', tools: [{ type: 'mcp', server_description: T }] },
  ],
  [
    'the format of the answer',
    openAiResponses,
    { input: 'A', text: { format: { type: 'json_schema', schema } } },
  ],
  ['a setting', openAiResponses, { input: 'A', reasoning: { effort: T } }],
  [
    'a file',
    openAiResponses,
    { input: [{ role: 'user', content: [{ type: 'input_file', file_data: HIDDEN }] }] },
  ],
  [
    'a text declared as an image',
    anthropicMessages,
    block({ type: 'image', source: { type: 'base64', media_type: 'image/png', data: HIDDEN } }),
  ],
  [
    'a document within a document',
    anthropicMessages,
    block({
      type: 'document',
      source: {
        type: 'content',
        content: [
          { type: 'document', source: { type: 'base64', media_type: 'text/plain', data: HIDDEN } },
        ],
      },
    }),
  ],
  [
    'a document whose type has parameters',
    anthropicMessages,
    block({
      type: 'document',
      source: { type: 'base64', media_type: 'text/plain; charset=utf-8', data: HIDDEN },
    }),
  ],
  [
    'an id other than text',
    anthropicMessages,
    block({ type: 'tool_use', id: { a: T }, name: 'f', input: {} }),
  ],
  [
    'the name of a tool',
    anthropicMessages,
    block({ type: 'tool_use', id: 'c', name: T, input: {} }),
  ],
  [
    'the id of a result',
    anthropicMessages,
    block({ type: 'tool_result', tool_use_id: T, content: '' }),
  ],
  [
    'a tool’s description',
    anthropicMessages,
    { messages: [], tools: [{ name: 'f', description: T }] },
  ],
  [
    'the format of the answer',
    anthropicMessages,
    { messages: [], output_config: { format: { type: 'json_schema', schema } } },
  ],
  ['a tool server', anthropicMessages, { messages: [], mcp_servers: [{ type: 'url', name: T }] }],
  ['the id of a user', anthropicMessages, { messages: [], metadata: { user_id: T } }],
  [
    'a tool’s schema, where tokens are counted',
    anthropicCount,
    { messages: [], tools: [{ name: 'f', input_schema: schema }] },
  ],
  [
    'parts of arguments',
    geminiGenerate,
    part({ functionCall: { name: 'f', partialArgs: [{ jsonPath: '$.a', stringValue: T }] } }),
  ],
  [
    'a file in a tool’s result',
    geminiGenerate,
    part({
      functionResponse: {
        name: 'f',
        response: {},
        parts: [{ inlineData: { mimeType: ' text/plain', data: HIDDEN } }],
      },
    }),
  ],
  [
    'a file of linked data',
    geminiGenerate,
    part({ inlineData: { mimeType: 'application/ld+json', data: HIDDEN } }),
  ],
  [
    'a program',
    geminiGenerate,
    part({ inline_data: { mime_type: 'application/x-javascript', data: HIDDEN } }),
  ],
  [
    'the condition for using a result',
    geminiGenerate,
    part({ functionResponse: { name: 'f', response: {}, scheduling: T } }),
  ],
  [
    'a tool’s schema',
    geminiGenerate,
    {
      contents: ['A'],
      tools: [{ functionDeclarations: [{ name: 'f', parametersJsonSchema: schema }] }],
    },
  ],
  [
    'the format of the answer',
    geminiGenerate,
    { contents: ['A'], generation_config: { response_schema: schema } },
  ],
  ['a setting', geminiGenerate, { contents: ['A'], toolConfig: { novelty: T } }],
  ['a setting of a count', geminiCount, { model: T, generateContentRequest: { contents: ['A'] } }],
  ['a setting of an embedding', geminiEmbed, { content: { parts: [{ text: 'A' }] }, taskType: T }],
  [
    'a setting of one of several embeddings',
    geminiBatchEmbed,
    { requests: [{ content: { parts: [{ text: 'A' }] }, taskType: T }] },
  ],
];

describe('a text in a request', () => {
  it.each(PLACES.map(([place, dialect, body]) => ({ place, name: dialect.name, dialect, body })))(
    'of $name is reached in $place',
    ({ dialect, body }) => {
      expect(isFound(dialect, body)).toBe(true);
    },
  );

  it('is not searched for in stop sequences', () => {
    expect(messagesOf(openAiChat, { messages: [], stop: ['\n\nHuman:'] })).toEqual([]);
    expect(messagesOf(anthropicMessages, { messages: [], stop_sequences: ['\n\nHuman:'] })).toEqual(
      [],
    );
    expect(
      messagesOf(geminiGenerate, {
        contents: [],
        generationConfig: { stopSequences: ['\n\nHuman:'], responseMimeType: 'text/plain' },
      }),
    ).toEqual([]);
  });

  it('excludes ordinary names, ids and settings', () => {
    const settings = {
      model: 'org/m-1:free',
      user: 'u-1',
      tool_choice: { type: 'function', function: { name: 'f' } },
      reasoning_effort: 'high',
      stream_options: { include_usage: true },
      audio: { voice: 'alloy', format: 'pcm16' },
    };
    expect(
      messagesOf(openAiChat, {
        ...settings,
        messages: [],
        tools: [
          {
            type: 'function',
            function: { name: 'f', parameters: { type: 'object' }, strict: true },
          },
        ],
        response_format: { type: 'json_object' },
      }),
    ).toEqual([]);
    const [made, result] = messagesOf(
      openAiResponses,
      item({
        id: 'fc_1',
        type: 'mcp_call',
        server_label: 'docs',
        arguments: '{"a":1}',
        output: 'Done',
        status: 'completed',
        approval_request_id: null,
      }),
    );
    expect([made?.content, result?.content]).toEqual([null, 'Done']);
    expect(
      messagesOf(anthropicMessages, {
        messages: [],
        metadata: { user_id: 'user_1' },
        container: {
          id: 'c_1',
          skills: [{ type: 'anthropic', skill_id: 'pdf', version: 'latest' }],
        },
        tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 3 }],
      }),
    ).toEqual([]);
  });
});

describe('a standalone text', () => {
  const stored = [{ role: 'user', content: 'U' }];

  it('may be a reference in a token count of Gemini', () => {
    for (const field of ['generateContentRequest', 'generate_content_request']) {
      const body = { [field]: { contents: [{ parts: [{ text: '$a' }] }] } };
      expect(geminiCount.readRequest(body, PATH).messages).toEqual([
        { index: 0, role: 'user', text: '$a' },
      ]);
      expect(geminiCount.expand(body, new Map([[0, stored]]))).toEqual({
        [field]: { contents: [{ role: 'user', parts: [{ text: 'U' }] }] },
      });
    }
  });

  it('may be a reference in each embedding of a batch', () => {
    const other = { content: { parts: [{ text: 'A' }] } };
    const body = { requests: [other, { model: 'm', content: { parts: [{ text: '$a' }] } }] };
    expect(geminiBatchEmbed.readRequest(body, PATH).messages).toEqual([
      { index: 0, role: 'user', text: 'A' },
      { index: 1, role: 'user', text: '$a' },
    ]);
    expect(geminiBatchEmbed.expand(body, new Map([[1, stored]]))).toEqual({
      requests: [other, { model: 'm', content: { role: 'user', parts: [{ text: 'U' }] } }],
    });
  });

  it('may be a reference among the items of an input', () => {
    expect(openAiResponses.readRequest({ input: ['$a', 'Hello'] }, '').messages).toEqual([
      { index: 0, role: 'user', text: '$a' },
      { index: 1, role: 'user', text: 'Hello' },
    ]);
  });
});
