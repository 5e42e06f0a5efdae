import { UnreadableAnswer, UnreadableRequest } from '../../errors';
import { type JsonObject, SYSTEM_PROMPT } from '../dialect';
import { byChannel, readStream, sse } from '../stream.fixture';
import { openAiResponses, openAiResponsesCount } from './dialect';

const messagesOf = (body: JsonObject): [string, string | null][] =>
  openAiResponses
    .readRequest(body, '')
    .content.messages.map(({ role, content }) => [role, content]);

describe('the Responses request reader', () => {
  it.each([
    ['plain input', { input: 'Hello' }, [['user', 'Hello']]],
    [
      'variables of a stored prompt',
      {
        prompt: {
          id: 'p',
          version: '2',
          variables: { a: 'One', b: { type: 'input_text', text: 'Two' } },
        },
      },
      [['user', 'One\nTwo']],
    ],
    ['nothing but an earlier response', { previous_response_id: 'resp_1' }, []],
    [
      'a call of the vendor’s own',
      { input: [{ type: 'mcp_call', name: 'f', arguments: '{}', output: 'It says' }] },
      [
        ['assistant', null],
        ['tool', 'It says'],
      ],
    ],
    [
      'search results',
      {
        input: [
          {
            type: 'file_search_call',
            queries: ['who'],
            results: [{ text: 'A page', filename: 'a b.txt' }],
          },
        ],
      },
      [['tool', 'who\nA page\na b.txt']],
    ],
    [
      'output of a shell',
      { input: [{ type: 'shell_call_output', call_id: 'c', output: [{ stdout: 'Done it' }] }] },
      [['tool', 'Done it']],
    ],
    [
      'an unknown kind of item',
      { input: [{ type: 'novelty', words: 'Hidden text' }] },
      [['tool', 'Hidden text']],
    ],
    ['a reference', { input: [{ type: 'item_reference', id: 'x' }] }, []],
    [
      'unknown fields',
      { input: 'A', novelty: 'Hidden text' },
      [
        ['user', 'A'],
        ['tool', 'Hidden text'],
      ],
    ],
  ])('reads %s', (_title, body, expected) => {
    expect(messagesOf(body)).toEqual(expected);
  });

  it.each([
    [{ input: 5 }, 'input'],
    [{ input: [5] }, 'input[0]'],
    [{ input: [{ content: 'A' }] }, 'input[0].role'],
    [{ input: [{ role: 'user', content: 5 }] }, 'input[0].content'],
    [{ input: [{ type: 'function_call' }] }, 'input[0].name'],
    [{ prompt: 'p' }, 'prompt'],
  ])('refuses %j and names the field', (body, field) => {
    expect(() => openAiResponses.readRequest(body, '')).toThrow(UnreadableRequest);
    expect(() => openAiResponses.readRequest(body, '')).toThrow(`${field}: `);
  });

  const stored = [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'U' },
  ];

  it('replaces a text, a message or the instructions with a stored prompt', () => {
    const items = [
      { role: 'system', content: 'S' },
      { role: 'user', content: 'U' },
    ];
    expect(openAiResponses.expand({ input: '$a', model: 'm' }, new Map([[0, stored]]))).toEqual({
      input: items,
      model: 'm',
    });
    const other = { type: 'item_reference', id: 'x' };
    expect(
      openAiResponses.expand(
        { input: [other, { role: 'user', content: '$a' }] },
        new Map([[1, stored]]),
      ),
    ).toEqual({ input: [other, ...items] });
    expect(
      openAiResponses.expand(
        { instructions: '$a', input: 'Hi' },
        new Map([[SYSTEM_PROMPT, stored]]),
      ),
    ).toEqual({
      instructions: 'S',
      input: [
        { role: 'user', content: 'U' },
        { role: 'user', content: 'Hi' },
      ],
    });
  });

  it('lists the messages that may be references', () => {
    expect(openAiResponses.readRequest({ instructions: '$i', input: '$a' }, '').messages).toEqual([
      { index: SYSTEM_PROMPT, role: 'system', text: '$i' },
      { index: 0, role: 'user', text: '$a' },
    ]);
  });
});

const item = {
  type: 'message',
  id: 'm1',
  role: 'assistant',
  content: [
    {
      type: 'output_text',
      text: 'Hello',
      annotations: [{ type: 'url_citation', title: 'A title' }],
    },
  ],
};
const call = { type: 'function_call', id: 'f1', call_id: 'c1', name: 'f', arguments: '{"a":1}' };
const thought = { type: 'reasoning', id: 'r1', summary: [{ type: 'summary_text', text: 'Hm' }] };
const response = {
  object: 'response',
  model: 'm-1',
  instructions: 'Not the model’s words',
  output: [thought, item, call],
  usage: { input_tokens: 1, output_tokens: 2 },
};

const READ = {
  texts: ['Hm', 'Hello', 'A title'],
  toolCalls: [{ id: 'c1', name: 'f', arguments: { a: 1 } }],
  usage: { inputTokens: 1, outputTokens: 2 },
  model: 'm-1',
};

describe('the Responses answer reader', () => {
  it('reads every text of an answer', () => {
    expect(openAiResponses.readAnswer(response)).toEqual(READ);
  });

  it('reads results of the vendor’s tools and unknown items', () => {
    const output = [
      {
        type: 'code_interpreter_call',
        id: 'i',
        code: 'print(1 + 1)',
        outputs: [{ type: 'logs', logs: 'Two it is' }],
      },
      { type: 'novelty', words: 'Hidden text' },
    ];
    expect(openAiResponses.readAnswer({ output }).texts).toEqual([
      'print(1 + 1)',
      'Two it is',
      'Hidden text',
    ]);
  });

  it.each([[null], [{}], [{ output: [1] }], [{ output: [{ content: [1] }] }]])(
    'refuses %j as unreadable',
    (body) => {
      expect(() => openAiResponses.readAnswer(body)).toThrow(UnreadableAnswer);
    },
  );
});

describe('the Responses stream reader', () => {
  const begun = { ...response, output: [] };
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.output_item.added', output_index: 0, item: { ...thought, summary: [] } },
    {
      type: 'response.reasoning_summary_part.added',
      item_id: 'r1',
      output_index: 0,
      summary_index: 0,
      part: { type: 'summary_text', text: '' },
    },
    {
      type: 'response.reasoning_summary_text.delta',
      item_id: 'r1',
      output_index: 0,
      summary_index: 0,
      delta: 'Hm',
    },
    {
      type: 'response.reasoning_summary_text.done',
      item_id: 'r1',
      output_index: 0,
      summary_index: 0,
      text: 'Hm',
    },
    { type: 'response.output_item.done', output_index: 0, item: thought },
    { type: 'response.output_item.added', output_index: 1, item: { ...item, content: [] } },
    {
      type: 'response.content_part.added',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      part: { type: 'output_text', text: '', annotations: [] },
    },
    {
      type: 'response.output_text.delta',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      delta: 'Hel',
    },
    {
      type: 'response.output_text.delta',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      delta: 'lo',
    },
    {
      type: 'response.output_text.annotation.added',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      annotation_index: 0,
      annotation: { type: 'url_citation', title: 'A title' },
    },
    {
      type: 'response.output_text.done',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      text: 'Hello',
    },
    {
      type: 'response.content_part.done',
      item_id: 'm1',
      output_index: 1,
      content_index: 0,
      part: item.content[0],
    },
    { type: 'response.output_item.done', output_index: 1, item },
    { type: 'response.output_item.added', output_index: 2, item: { ...call, arguments: '' } },
    {
      type: 'response.function_call_arguments.delta',
      item_id: 'f1',
      output_index: 2,
      delta: '{"a":1}',
    },
    {
      type: 'response.function_call_arguments.done',
      item_id: 'f1',
      output_index: 2,
      name: 'f',
      arguments: '{"a":1}',
    },
    { type: 'response.output_item.done', output_index: 2, item: call },
    { type: 'response.completed', response },
  ];

  it('reads repeated text once', () => {
    const { texts, answer, ended } = readStream(openAiResponses, sse(events));
    expect(texts.filter((text) => text !== '')).toEqual(['Hm', 'Hel', 'lo', 'A title', '{"a":1}']);
    expect(answer).toEqual(READ);
    expect(ended).toBe(true);
  });

  it('reports which channels are closed', () => {
    const whole = (channel: string): string[] => [channel, `${channel} name`, `${channel} other`];
    expect(readStream(openAiResponses, sse(events)).closed).toMatchObject({
      4: whole('item r1 reasoning_summary_text 0'),
      10: ['item m1 annotation 0 0'],
      11: whole('item m1 output_text 0'),
      16: whole('item f1 function_call_arguments 0'),
    });
    expect(
      readStream(
        openAiResponses,
        sse([{ type: 'response.output_item.done', output_index: 0, item: thought }]),
      ).closed[0],
    ).toContain('item r1 reasoning_summary_text 0');
  });

  it.each([
    ['continues the text', 'Hello you', ' you'],
    ['differs', 'Other words', '\nOther words'],
  ])('returns the new text of a repetition that %s', (_title, text, added) => {
    const read = readStream(
      openAiResponses,
      sse([
        ...events.slice(0, 10),
        {
          type: 'response.output_text.done',
          item_id: 'm1',
          output_index: 1,
          content_index: 0,
          text,
        },
      ]),
    );
    expect(read.texts.at(-1)).toBe(added);
    expect(read.answer.texts).toContain(`Hello${added}`);
  });

  it('reads a response that arrives only as a whole', () => {
    expect(
      readStream(openAiResponses, sse([{ type: 'response.completed', response }])).answer,
    ).toEqual(READ);
  });

  it('reads every kind of text', () => {
    const step = (kind: string, delta: string): JsonObject => ({
      type: `response.${kind}.delta`,
      item_id: 'x',
      output_index: 0,
      delta,
    });
    const kinds = [
      'refusal',
      'reasoning_text',
      'custom_tool_call_input',
      'mcp_call_arguments',
      'code_interpreter_call_code',
      'audio.transcript',
      'novelty_text',
    ];
    expect(
      Object.values(
        byChannel(readStream(openAiResponses, sse(kinds.map((kind) => step(kind, kind)))).pieces),
      ),
    ).toEqual(kinds);
    expect(
      readStream(openAiResponses, sse([{ type: 'response.novelty', words: 'Hidden text' }])).answer
        .texts,
    ).toEqual(['Hidden text']);
  });

  it.each(['response.failed', 'response.incomplete'])('ends at %s and reads its text', (type) => {
    expect(readStream(openAiResponses, sse([{ type, response }]))).toMatchObject({
      ended: true,
      answer: READ,
    });
  });

  it('ends at an error of the vendor', () => {
    expect(
      readStream(openAiResponses, sse([{ type: 'error', code: 'c', message: 'Overloaded' }])),
    ).toMatchObject({ ended: true, pieces: [] });
  });
});

describe('the Responses token count', () => {
  it('reads its request and refuses with the text of the answer', () => {
    const request = openAiResponsesCount.readRequest({ input: 'Hello' }, '');
    expect(request.content.messages).toHaveLength(1);
    expect(openAiResponsesCount.answerWith('Not now.', request)).toMatchObject({ status: 400 });
    expect(
      openAiResponsesCount.readAnswer({ object: 'response.input_tokens', input_tokens: 7 }),
    ).toEqual({ texts: [], toolCalls: [], usage: { inputTokens: 7 } });
  });
});
