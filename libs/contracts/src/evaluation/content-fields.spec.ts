import fc from 'fast-check';
import {
  allFields,
  charactersIn,
  type Content,
  earlierMessages,
  earlierTurns,
  type Field,
  groundingContext,
  inputField,
  instructionFields,
  type Message,
  moderatedFields,
  outputField,
  type Role,
  type Target,
  targetFields,
  toolCalls,
  type ToolDefinition,
  untrustedFields,
} from '../index';

const content = (parts: Partial<Content>): Content => ({
  input: null,
  output: null,
  messages: [],
  tools: [],
  ...parts,
});
const said = (role: Role, text: string | null, more: Partial<Message> = {}): Message => ({
  role,
  content: text,
  toolCalls: [],
  ...more,
});
const paths = (fields: Field[]): string[] => fields.map(({ path }) => path);
const at = (...indexes: number[]): string[] => indexes.map((index) => `messages[${index}].content`);

const CONVERSATION = [
  said('system', 'be brief'),
  said('developer', 'be kind'),
  said('user', 'first question'),
  said('assistant', 'first answer'),
  said('tool', 'a finding'),
  said('user', 'second question'),
  said('assistant', 'second answer'),
];
const EVERY_INDEX = [...CONVERSATION.keys()];
const conversation = content({ messages: CONVERSATION });
const withBoth = content({ input: 'i', output: 'o', messages: CONVERSATION });

describe('inputField', () => {
  it.each<[string, Content, string | undefined]>([
    ['prefers input', withBoth, 'input'],
    ['falls back to the last user message', conversation, 'messages[5].content'],
    [
      'skips user messages without text',
      content({ messages: [said('user', 'a'), said('user', ''), said('user', null)] }),
      'messages[0].content',
    ],
    [
      'is not an empty input',
      content({ input: '', messages: [said('user', 'a')] }),
      'messages[0].content',
    ],
    [
      'is absent without a user message',
      content({
        output: 'o',
        messages: [said('system', 's'), said('assistant', 'a'), said('tool', 't')],
      }),
      undefined,
    ],
  ])('%s', (_title, given, path) => expect(inputField(given)?.path).toBe(path));
});

describe('outputField', () => {
  it.each<[string, Content, string | undefined]>([
    ['prefers output', withBoth, 'output'],
    ["falls back to the assistant's last message", conversation, 'messages[6].content'],
    [
      'skips messages that only call tools',
      content({ messages: [said('assistant', 'a'), said('assistant', null)] }),
      'messages[0].content',
    ],
    [
      'is absent without a text of the model',
      content({ input: 'i', messages: [said('user', 'u'), said('tool', 't')] }),
      undefined,
    ],
  ])('%s', (_title, given, path) => expect(outputField(given)?.path).toBe(path));
});

describe('fields by trust', () => {
  it('treats input, user and tool messages as untrusted', () => {
    expect(paths(untrustedFields(withBoth))).toEqual(['input', ...at(2, 4, 5)]);
  });

  it("moderates everything but the operator's messages", () => {
    expect(paths(moderatedFields(withBoth))).toEqual(['input', 'output', ...at(2, 3, 4, 5, 6)]);
  });

  const spoken = { text: 'hi', list: [{ deep: 'there' }], count: 7, 'said in a key': true };
  const calling = (role: Role): Content =>
    content({
      output: 'o',
      messages: [
        said(role, null, {
          toolCalls: [
            { name: 'a', arguments: spoken },
            { name: 'b', arguments: 'as text' },
          ],
        }),
      ],
    });
  const inCalls = [
    ['messages[0].tool_calls[0].function.arguments[0]', 'hi'],
    ['messages[0].tool_calls[0].function.arguments[1][0][0]', 'there'],
    ['messages[0].tool_calls[0].function.arguments[3] key', 'said in a key'],
    ['messages[0].tool_calls[1].function.arguments', 'as text'],
  ];
  const pairs = (fields: Field[]): string[][] => fields.map(({ path, text }) => [path, text]);

  it('moderates texts in tool calls, except those of the operator', () => {
    expect(pairs(moderatedFields(calling('assistant')))).toEqual([['output', 'o'], ...inCalls]);
    expect(paths(moderatedFields(calling('system')))).toEqual(['output']);
  });

  it("treats the model's texts as untrusted if its answer is judged by itself", () => {
    expect(untrustedFields(calling('assistant'))).toEqual([]);
    expect(pairs(untrustedFields({ ...calling('assistant'), untrustedOutput: true }))).toEqual([
      ['output', 'o'],
      ...inCalls,
    ]);
  });

  it('reads an excerpt of another message separately, except for checks that read every message', () => {
    const given = content({
      messages: [said('user', 'Ada', { excerpt: true }), said('system', 'You greet Ada.')],
    });
    expect([
      paths(untrustedFields(given)),
      paths(moderatedFields(given)),
      paths(allFields(given)),
    ]).toEqual([at(0), at(0), at(1)]);
  });

  it('skips the tool calls of messages that are only compared with', () => {
    const [message] = calling('assistant').messages;
    const given: Content = {
      ...content({}),
      messages: [{ ...(message as Message), context: true }],
      untrustedOutput: true,
    };
    expect([moderatedFields(given), untrustedFields(given)]).toEqual([[], []]);
  });
});

describe('allFields', () => {
  it('lists every text, with the tool calls below their message', () => {
    const calls = [
      {
        name: 'pay',
        arguments: { card: 4111, to: [{ mail: 'a@b.c' }], note: '', ok: true, none: null },
      },
    ];
    const given = content({
      input: 'i',
      output: 'o',
      messages: [
        said('assistant', 'text', { toolCalls: calls, name: 'Ann' }),
        said('assistant', null, { toolCalls: [{ name: 'x', arguments: 'not json' }] }),
      ],
      tools: [{ name: 'pay', description: 'a definition', parameters: {} }],
    });
    const path = 'messages[0].tool_calls[0].function.arguments';
    expect(allFields(given)).toEqual([
      { path: 'input', text: 'i' },
      { path: 'output', text: 'o' },
      { path: 'messages[0].content', text: 'text' },
      { path: 'messages[0].name', text: 'Ann' },
      { path: `${path}[0] key`, text: 'card' },
      { path: `${path}[0]`, text: '4111', key: 'card' },
      { path: `${path}[1] key`, text: 'to' },
      { path: `${path}[1][0][0] key`, text: 'mail' },
      { path: `${path}[1][0][0]`, text: 'a@b.c', key: 'mail' },
      { path: `${path}[2] key`, text: 'note' },
      { path: `${path}[3] key`, text: 'ok' },
      { path: `${path}[4] key`, text: 'none' },
      { path: 'messages[1].tool_calls[0].function.arguments', text: 'not json' },
    ]);
  });

  it('reads arguments of any depth, and keys that are names of built-in properties', () => {
    let nested: unknown = 'deep down';
    for (let depth = 0; depth < 50_000; depth++) nested = [nested];
    const calls = [
      { name: 'a', arguments: { nested } },
      {
        name: 'b',
        arguments: JSON.parse('{"__proto__": {"constructor": "x"}}') as Record<string, unknown>,
      },
    ];
    const texts = allFields(
      content({ messages: [said('assistant', null, { toolCalls: calls })] }),
    ).map(({ text }) => text);
    expect(texts).toEqual(['nested', 'deep down', '__proto__', 'constructor', 'x']);
  });

  it('reads every digit and every duplicate key from the source of the arguments', () => {
    const source =
      '{"card": 6212345678901234577, "to": "jane.doe@example.com", "to": ["x", {"n": 7}]}';
    const calls = [
      { name: 'pay', arguments: JSON.parse(source) as Record<string, unknown>, source },
    ];
    const given = content({ messages: [said('assistant', null, { toolCalls: calls })] });
    const path = 'messages[0].tool_calls[0].function.arguments';
    expect(allFields(given).filter(({ key }) => key !== undefined)).toEqual([
      { path: `${path}[0]`, text: '6212345678901234577', key: 'card' },
      { path: `${path}[1]`, text: 'jane.doe@example.com', key: 'to' },
      { path: `${path}[2][0]`, text: 'x', key: 'to' },
      { path: `${path}[2][1][0]`, text: '7', key: 'n' },
    ]);
  });

  it('keeps keys of arguments out of paths', () => {
    const calls = [
      {
        name: 'pay',
        arguments: { 'Jane Doe jane.secret@example.com': { 'call her': ['a', 'b'] } },
      },
    ];
    for (const { path } of allFields(
      content({ messages: [said('assistant', null, { toolCalls: calls })] }),
    ))
      expect(path).toMatch(/\.arguments(?:\[\d+\])*(?: key)?$/);
  });

  it('reads a list of many arguments', () => {
    const calls = [{ name: 'a', arguments: { list: Array.from({ length: 200_000 }, () => 'x') } }];
    expect(
      allFields(content({ messages: [said('assistant', null, { toolCalls: calls })] })),
    ).toHaveLength(200_001);
  });
});

describe('instructionFields', () => {
  it.each<[string, Content, string[]]>([
    ['are those of the operator and of the user before the output', conversation, at(0, 1, 2, 5)],
    [
      'come from the whole conversation and input if the output is separate',
      withBoth,
      [...at(0, 1, 2, 5), 'input'],
    ],
    ['are the input alone without messages', content({ input: 'i', output: 'o' }), ['input']],
    [
      'leave out messages after the output',
      content({ messages: [said('user', 'a'), said('assistant', 'b'), said('user', 'c')] }),
      at(0),
    ],
    [
      'are empty without an operator or a user',
      content({ output: 'o', messages: [said('tool', 't')] }),
      [],
    ],
  ])('%s', (_title, given, expected) => expect(paths(instructionFields(given))).toEqual(expected));
});

describe('earlierMessages', () => {
  it.each<[string, Content, string[]]>([
    ['are all but the output', conversation, at(0, 1, 2, 3, 4, 5)],
    [
      'are all messages if the output is separate',
      content({ output: 'o', messages: CONVERSATION }),
      at(...EVERY_INDEX),
    ],
    [
      'leave out a last message that repeats the output',
      content({ output: 'second answer', messages: CONVERSATION }),
      at(0, 1, 2, 3, 4, 5),
    ],
    [
      'are all when there is no output',
      content({ messages: [said('user', 'a'), said('tool', 't')] }),
      at(0, 1),
    ],
  ])('%s', (_title, given, expected) => expect(paths(earlierMessages(given))).toEqual(expected));
});

describe('groundingContext', () => {
  it.each<[string, Content, boolean, string[]]>([
    ["is the operator's messages", withBoth, false, at(0, 1)],
    [
      "is empty if no message is the operator's",
      content({ input: 'i', output: 'o', messages: [said('user', 'u')] }),
      false,
      [],
    ],
    ['is the input without messages', content({ input: 'i', output: 'o' }), false, ['input']],
    [
      'is the input without messages, multi-turn too',
      content({ input: 'i', output: 'o' }),
      true,
      ['input'],
    ],
    ['is the whole conversation, multi-turn', withBoth, true, ['input', ...at(...EVERY_INDEX)]],
    ['never contains the output itself', conversation, true, at(0, 1, 2, 3, 4, 5)],
    [
      'never contains a copy of the output at the end',
      content({ output: 'second answer', messages: CONVERSATION }),
      true,
      at(0, 1, 2, 3, 4, 5),
    ],
    [
      'keeps a copy that is an earlier turn',
      content({ output: 'first answer', messages: CONVERSATION }),
      true,
      at(...EVERY_INDEX),
    ],
    [
      'is empty if there is only the output',
      content({ messages: [said('assistant', 'a')] }),
      true,
      [],
    ],
  ])('%s', (_title, given, multiTurn, expected) =>
    expect(paths(groundingContext(given, multiTurn))).toEqual(expected),
  );
});

describe('earlierTurns', () => {
  it.each<[string, Content, string[]]>([
    ['are user and assistant before the output', conversation, at(2, 3, 5)],
    [
      'are all turns and the input if the output is separate',
      withBoth,
      [...at(2, 3, 5, 6), 'input'],
    ],
    [
      'leave out turns after the output',
      content({ messages: [said('user', 'a'), said('assistant', 'b'), said('user', 'c')] }),
      at(0),
    ],
    ['are empty in a single exchange', content({ input: 'i', output: 'o' }), []],
    [
      "are empty if all messages are the operator's",
      content({ input: 'i', output: 'o', messages: [said('system', 's')] }),
      [],
    ],
  ])('%s', (_title, given, expected) => expect(paths(earlierTurns(given))).toEqual(expected));
});

describe('toolCalls', () => {
  it("are the assistant's, each with its path", () => {
    const calls = [
      { name: 'a', arguments: {} },
      { name: 'b', arguments: {} },
    ];
    const given = content({
      messages: [
        said('user', 'u', { toolCalls: calls }),
        said('assistant', null, { toolCalls: calls }),
      ],
    });
    expect(toolCalls(given)).toEqual([
      { path: 'messages[1].tool_calls[0]', call: calls[0] },
      { path: 'messages[1].tool_calls[1]', call: calls[1] },
    ]);
  });
});

describe('targetFields', () => {
  it.each<[string, Content, Target, boolean, string[]]>([
    ['input', withBoth, 'input', false, ['input']],
    ['output', withBoth, 'output', false, ['output']],
    ['both', conversation, 'both', false, at(5, 6)],
    ['both with one side present', content({ input: 'i' }), 'both', false, ['input']],
    ['a side that is missing', content({ input: 'i' }), 'output', false, []],
    [
      'multi-turn: the whole conversation',
      withBoth,
      'input',
      true,
      ['input', ...at(...EVERY_INDEX), 'output'],
    ],
    [
      'multi-turn without messages: the side',
      content({ input: 'i', output: 'o' }),
      'output',
      true,
      ['output'],
    ],
  ])('%s', (_title, given, target, multiTurn, expected) =>
    expect(paths(targetFields(given, target, multiTurn))).toEqual(expected),
  );
});

describe('every reader', () => {
  const texts = fc.oneof(fc.constantFrom('', 'same'), fc.string({ unit: 'binary' }));
  const contents = fc.record({
    input: fc.option(texts),
    output: fc.option(texts),
    messages: fc.array(
      fc.record({
        role: fc.constantFrom<Role[]>('system', 'user', 'assistant', 'tool', 'developer'),
        content: fc.option(texts),
        toolCalls: fc.array(
          fc.record({ name: fc.string(), arguments: fc.dictionary(fc.string(), fc.jsonValue()) }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 5 },
    ),
    tools: fc.constant<ToolDefinition[]>([]),
  });
  const readers: ((given: Content) => Field[])[] = [
    untrustedFields,
    moderatedFields,
    allFields,
    instructionFields,
    earlierMessages,
    earlierTurns,
    (given) => groundingContext(given, false),
    (given) => groundingContext(given, true),
    (given) => targetFields(given, 'both', false),
    (given) => targetFields(given, 'both', true),
  ];

  it('returns existing texts under their own paths', () => {
    fc.assert(
      fc.property(contents, (given) => {
        for (const { path, text } of readers.flatMap((reader) => reader(given))) {
          expect(text).not.toBe('');
          const index = /^messages\[(\d+)\]\.content$/.exec(path)?.[1];
          if (path === 'input' || path === 'output') expect(text).toBe(given[path]);
          else if (index !== undefined) expect(text).toBe(given.messages[Number(index)]?.content);
          else expect(path).toMatch(/^messages\[\d+\]\.tool_calls\[\d+\]\.function\.arguments/);
        }
      }),
    );
  });

  it('counts the characters of all fields', () => {
    const more = fc.record(
      { context: fc.boolean(), excerpt: fc.boolean(), name: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(contents, fc.array(more), (given, changes) => {
        const changed = {
          ...given,
          messages: given.messages.map(
            (message, index) => ({ ...message, ...changes[index] }) as Message,
          ),
        };
        expect(charactersIn(changed)).toBe(
          allFields(changed).reduce((sum, { text }) => sum + text.length, 0),
        );
      }),
    );
  });

  it('never compares the output with itself', () => {
    fc.assert(
      fc.property(contents, (given) => {
        const output = outputField(given)?.path;
        for (const reader of [
          instructionFields,
          earlierMessages,
          earlierTurns,
          (each: Content) => groundingContext(each, true),
        ])
          expect(paths(reader(given))).not.toContain(output);
      }),
    );
  });
});
