import { UnreadableAnswer, UnreadableRequest } from '../../errors';
import { type JsonObject, SYSTEM_PROMPT } from '../dialect';
import { byChannel, readStream, sse } from '../stream.fixture';
import { geminiBatchEmbed, geminiCount, geminiEmbed, geminiGenerate } from './dialect';

const PATH = '/models/m-1:generateContent';
const messagesOf = (body: JsonObject): [string, string | null][] =>
  geminiGenerate
    .readRequest(body, PATH)
    .content.messages.map(({ role, content }) => [role, content]);
const said = (...parts: unknown[]): JsonObject => ({ role: 'user', parts });

describe('the Gemini request reader', () => {
  it.each([
    [
      'snake case',
      {
        system_instruction: { parts: [{ text: 'S' }] },
        contents: [said({ function_response: { name: 'f', response: { words: 'Rain today' } } })],
      },
      [
        ['system', 'S'],
        ['tool', 'words: Rain today'],
      ],
    ],
    [
      'a system prompt that is text',
      { systemInstruction: 'S', contents: [said({ text: 'A' })] },
      [
        ['system', 'S'],
        ['user', 'A'],
      ],
    ],
    ['a single content without a list', { contents: said({ text: 'A' }) }, [['user', 'A']]],
    [
      'contents given as texts',
      { contents: ['A', 'B'] },
      [
        ['user', 'A'],
        ['user', 'B'],
      ],
    ],
    ['no role', { contents: [{ parts: [{ text: 'A' }] }] }, [['user', 'A']]],
    [
      'reasoning and code',
      {
        contents: [
          {
            role: 'model',
            parts: [
              { text: 'Hm', thought: true },
              { executableCode: { language: 'PYTHON', code: 'print(1)' } },
              { codeExecutionResult: { output: 'One it is' } },
            ],
          },
        ],
      },
      [['assistant', 'Hm\nprint(1)\nOne it is']],
    ],
    [
      'an unknown kind of part',
      { contents: [said({ novelty: { words: 'Hidden text' } })] },
      [['user', 'Hidden text']],
    ],
    [
      'words in place of data',
      { contents: [said({ inlineData: { mimeType: 'image/png', data: 'Hidden text' } })] },
      [['user', 'Hidden text']],
    ],
    [
      'a file',
      {
        contents: [
          said({ fileData: { mimeType: 'image/png', fileUri: 'https://example.com/files/a' } }),
        ],
      },
      [['user', null]],
    ],
    [
      'unknown fields',
      { contents: ['A'], novelty: 'Hidden text', content: { parts: [{ text: 'Also hidden' }] } },
      [
        ['user', 'A'],
        ['tool', 'Hidden text\nAlso hidden'],
      ],
    ],
  ])('reads %s', (_title, body, expected) => {
    expect(messagesOf(body)).toEqual(expected);
  });

  it.each([
    [{}, 'contents'],
    [{ contents: [1] }, 'contents[0]'],
    [{ contents: [{ parts: 'A' }] }, 'contents[0].parts'],
    [{ contents: [{ parts: [1] }] }, 'contents[0].parts[0]'],
    [{ contents: [{ role: 1, parts: [] }] }, 'contents[0].role'],
    [{ contents: [said({ functionCall: {} })] }, 'contents[0].functionCall.name'],
    [{ contents: [], systemInstruction: 'S', system_instruction: 'T' }, 'systemInstruction'],
    [{ contents: [], tools: {} }, 'tools'],
  ])('refuses %j and names the field', (body, field) => {
    expect(() => geminiGenerate.readRequest(body, PATH)).toThrow(UnreadableRequest);
    expect(() => geminiGenerate.readRequest(body, PATH)).toThrow(`${field}: `);
  });

  it.each([
    ['/models/m-1:generateContent', { model: 'm-1', stream: false }],
    ['/models/m-1:streamGenerateContent?alt=sse', { stream: true }],
    ['/models/m-1:streamGenerateContent?key=k&alt=sse', { stream: true }],
    ['/models/m-1:streamGenerateContent?%24alt=sse', { stream: true }],
    ['/models/m-1:streamGenerateContent', { model: 'm-1', stream: true, asArray: true }],
  ])('reads the model and the stream mode from %s', (path, expected) => {
    expect(geminiGenerate.readRequest({ contents: [] }, path)).toMatchObject(expected);
  });

  const stored = [
    { role: 'system', content: 'S' },
    { role: 'user', content: 'U' },
    { role: 'assistant', content: 'A' },
  ];
  const turns = [
    { role: 'user', parts: [{ text: 'U' }] },
    { role: 'model', parts: [{ text: 'A' }] },
  ];

  it.each([
    [
      'no system prompt',
      { contents: [said({ text: '$a' })] },
      0,
      { systemInstruction: { parts: [{ text: 'S' }] }, contents: turns },
    ],
    [
      'a system prompt in the other spelling',
      { system_instruction: { parts: [{ text: 'T' }] }, contents: [said({ text: '$a' })] },
      0,
      { system_instruction: { parts: [{ text: 'T' }, { text: 'S' }] }, contents: turns },
    ],
    [
      'a reference as the system prompt',
      { systemInstruction: { parts: [{ text: '$a' }] }, contents: ['Hi'] },
      SYSTEM_PROMPT,
      { systemInstruction: { parts: [{ text: 'S' }] }, contents: [...turns, 'Hi'] },
    ],
  ])('expands a stored prompt with %s', (_title, body, index, expected) => {
    expect(geminiGenerate.expand(body, new Map([[index, stored]]))).toEqual(expected);
  });

  it('lists the messages that may be references', () => {
    expect(
      geminiGenerate.readRequest(
        { systemInstruction: { parts: [{ text: '$s' }] }, contents: [said({ text: '$a' })] },
        PATH,
      ).messages,
    ).toEqual([
      { index: SYSTEM_PROMPT, role: 'system', text: '$s' },
      { index: 0, role: 'user', text: '$a' },
    ]);
  });
});

const candidate = (index: number, ...parts: unknown[]): JsonObject => ({
  index,
  content: { role: 'model', parts },
});

describe('the Gemini answer reader', () => {
  const answer = {
    candidates: [
      {
        ...candidate(
          0,
          { text: 'Hm', thought: true },
          { text: 'Hel' },
          { text: 'lo' },
          { functionCall: { name: 'f', args: { a: 1 } } },
        ),
        groundingMetadata: { webSearchQueries: ['who is it'] },
      },
      candidate(1, { text: 'Bye' }, { novelty: { words: 'Hidden text' } }),
    ],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2 },
    modelVersion: 'm-1',
  };
  const read = {
    texts: ['Hm', 'Hello', 'who is it', 'Bye', 'Hidden text'],
    toolCalls: [{ name: 'f', arguments: { a: 1 } }],
    usage: { inputTokens: 1, outputTokens: 2 },
    model: 'm-1',
  };

  it('reads every text of an answer', () => {
    expect(geminiGenerate.readAnswer(answer)).toEqual(read);
  });

  it('reads an answer given as a list', () => {
    expect(
      geminiGenerate.readAnswer([
        { candidates: [candidate(0, { text: 'Hel' })] },
        { candidates: [candidate(0, { text: 'lo' })] },
      ]).texts,
    ).toEqual(['Hello']);
  });

  it('finds no text when the prompt was refused', () => {
    expect(geminiGenerate.readAnswer({ promptFeedback: { blockReason: 'SAFETY' } }).texts).toEqual(
      [],
    );
  });

  it.each([
    [null],
    [{}],
    ['A'],
    [[1]],
    [{ candidates: 'A' }],
    [{ candidates: [{ content: { parts: ['A'] } }] }],
  ])('refuses %j as unreadable', (body) => {
    expect(() => geminiGenerate.readAnswer(body)).toThrow(UnreadableAnswer);
  });

  it('writes a list if the request asks for one', () => {
    const request = geminiGenerate.readRequest(
      { contents: ['A'] },
      '/models/m-1:streamGenerateContent',
    );
    expect(
      geminiGenerate.readAnswer(JSON.parse(geminiGenerate.answerWith('Hello', request).body)).texts,
    ).toEqual(['Hello']);
  });
});

describe('the Gemini stream reader', () => {
  it('reads a stream candidate by candidate', () => {
    const { pieces, closed, answer, ended } = readStream(
      geminiGenerate,
      sse([
        { candidates: [candidate(0, { text: 'Hm', thought: true })] },
        { candidates: [candidate(0, { text: 'Hel' }), candidate(1, { text: 'Bye' })] },
        {
          candidates: [
            {
              ...candidate(
                0,
                { text: 'lo' },
                { functionCall: { name: 'f', args: { a: 1 } } },
                { functionCall: { name: 'f', args: {} } },
              ),
              finishReason: 'STOP',
            },
          ],
          modelVersion: 'm-1',
        },
      ]),
    );
    expect(byChannel(pieces)).toMatchObject({
      'candidate 0': 'Hello',
      'candidate 1': 'Bye',
      'candidate 0 thought': 'Hm',
    });
    expect(answer).toMatchObject({
      texts: ['Hm', 'Hello', 'Bye'],
      toolCalls: [
        { name: 'f', arguments: { a: 1 } },
        { name: 'f', arguments: {} },
      ],
    });
    expect(ended).toBe(true);
    const calls = [1, 2].flatMap((call) =>
      ['', ' name', ' other'].map((kind) => `candidate 0 call ${call}${kind}`),
    );
    expect(closed).toEqual({ 2: calls });
  });

  it('ends at an error of the vendor', () => {
    expect(
      readStream(geminiGenerate, sse([{ error: { code: 503, message: 'Overloaded' } }])),
    ).toMatchObject({ ended: true, pieces: [] });
  });
});

describe('Gemini requests for counts and vectors', () => {
  const texts = ({
    content,
  }: {
    content: { messages: { content: string | null }[] };
  }): (string | null)[] => content.messages.map((message) => message.content);

  it('are read', () => {
    expect(texts(geminiCount.readRequest({ contents: ['A'] }, PATH))).toEqual(['A']);
    expect(
      texts(
        geminiCount.readRequest(
          { generate_content_request: { model: 'm', systemInstruction: 'S', contents: ['A'] } },
          PATH,
        ),
      ),
    ).toEqual(['S', 'A']);
    expect(
      texts(geminiEmbed.readRequest({ content: said({ text: 'A' }), title: 'T' }, PATH)),
    ).toEqual(['A', 'T']);
    expect(
      texts(
        geminiBatchEmbed.readRequest(
          {
            requests: [
              { content: said({ text: 'A' }) },
              { content: said({ text: 'B' }), title: 'T' },
            ],
          },
          PATH,
        ),
      ),
    ).toEqual(['A', 'B', 'T']);
  });

  it('have answers without text', () => {
    expect(geminiCount.readAnswer({ totalTokens: 7 })).toEqual({
      texts: [],
      toolCalls: [],
      usage: { inputTokens: 7 },
    });
  });
});
