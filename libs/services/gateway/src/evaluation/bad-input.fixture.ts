const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const userSays = (content: unknown) => ({ role: 'user', content });
const calling = (call: unknown) => ({ messages: [{ role: 'assistant', tool_calls: [call] }] });
const withTool = (tool: unknown) => ({ input: 'x', available_tools: [tool] });
export const many = (count: number, item: unknown = 'x') => Array.from({ length: count }, () => item);
const oneOfModes = 'expected one of speed, balanced, quality';
const oneOfTargets = 'expected one of input, output, both';

/** Title, body (text is sent as it is), status and beginning of the message. */
export const TABLE: [string, unknown, number, string][] = [
  // Not an object
  ['an empty body', '', 400, 'The body is empty'],
  ['white space', '  \n ', 400, 'The body is not valid JSON'],
  ['broken JSON', '{"input": ', 400, 'The body is not valid JSON'],
  ['a trailing comma', '{"input": "x",}', 400, 'The body is not valid JSON'],
  ['NaN', '{"input": NaN}', 400, 'The body is not valid JSON'],
  ['a raw control character in a string', '{"input": "\u0001"}', 400, 'The body is not valid JSON'],
  ['two values', '{} {}', 400, 'The body is not valid JSON'],
  ['null', 'null', 422, 'The body: expected a JSON object'],
  ['an array', '[]', 422, 'The body: expected a JSON object'],
  ['an array of requests', [{ input: 'x' }], 422, 'The body: expected a JSON object'],
  ['a string', '"text"', 422, 'The body: expected a JSON object'],
  ['a number', '12', 422, 'The body: expected a JSON object'],
  ['a boolean', 'true', 422, 'The body: expected a JSON object'],
  ['a huge number as the body', '1e999', 422, 'The body: expected a JSON object'],

  // No content
  ['an empty object', {}, 422, 'input, output, messages: expected at least one'],
  ['only a switch', { pii_check: true }, 422, 'input, output, messages: expected at least one'],
  [
    'only empty fields',
    { input: '', output: null, messages: [] },
    422,
    'input, output, messages: expected at least one',
  ],
  ['only unknown fields', { prompt: 'x' }, 422, 'input, output, messages: expected at least one'],

  // Texts
  ['a number as input', { input: 5 }, 422, 'input: expected text'],
  ['a huge number as input', '{"input": 1e999}', 422, 'input: expected a smaller number'],
  ['an object as input', { input: {} }, 422, 'input: expected text'],
  ['an array as output', { output: ['x'] }, 422, 'output: expected text'],
  ['false as output', { output: false }, 422, 'output: expected text'],

  // Messages
  ['messages as text', { messages: 'hello' }, 422, 'messages: expected an array of objects'],
  [
    'messages as an object',
    { messages: { role: 'user' } },
    422,
    'messages: expected an array of objects',
  ],
  ['messages as a number', { messages: 3 }, 422, 'messages: expected an array of objects'],
  ['an array in messages', { messages: [[]] }, 422, 'messages[0]: expected an object'],
  [
    'messages in an array in messages',
    { messages: [[userSays('x')]] },
    422,
    'messages[0]: expected an object',
  ],
  ['null in messages', { messages: [userSays('x'), null] }, 422, 'messages[1]: expected an object'],
  ['text in messages', { messages: ['x'] }, 422, 'messages[0]: expected an object'],
  [
    'a message without role',
    { messages: [{ content: 'x' }] },
    422,
    'messages[0].role: expected one of system, user',
  ],
  [
    'an unknown role',
    { messages: [userSays('x'), { role: 'bot' }] },
    422,
    'messages[1].role: expected one of system, user',
  ],
  [
    'a role in capitals',
    { messages: [{ role: 'USER' }] },
    422,
    'messages[0].role: expected one of',
  ],
  [
    'a role that objects inherit',
    { messages: [{ role: 'constructor' }] },
    422,
    'messages[0].role: expected one of',
  ],
  [
    'an array as role',
    { messages: [{ role: ['user'] }] },
    422,
    'messages[0].role: expected one of',
  ],
  ['a number as content', { messages: [userSays(5)] }, 422, 'messages[0].content: expected text'],
  [
    'an object as content',
    { messages: [userSays({ text: 'x' })] },
    422,
    'messages[0].content: expected text',
  ],
  [
    'null among parts',
    { messages: [userSays([null])] },
    422,
    'messages[0].content[0]: expected a content part',
  ],
  [
    'an array among parts',
    { messages: [userSays([['x']])] },
    422,
    'messages[0].content[0]: expected a content part',
  ],
  [
    'a text part without text',
    { messages: [userSays([{ type: 'text' }])] },
    422,
    'messages[0].content[0].text: expected text',
  ],
  [
    'a text part with a number',
    { messages: [userSays(['a', { type: 'text', text: 1 }])] },
    422,
    'messages[0].content[1].text: expected text',
  ],
  [
    'a document whose text would go unseen',
    { messages: [userSays([{ type: 'document', source: { type: 'text', data: 'x' } }])] },
    422,
    'messages[0].content[0].text: expected text',
  ],
  [
    'a part of unknown kind',
    { messages: [userSays([{ type: 'hologram' }])] },
    422,
    'messages[0].content[0].text: expected text',
  ],
  [
    'a number as tool_call_id',
    { messages: [{ role: 'tool', tool_call_id: 1 }] },
    422,
    'messages[0].tool_call_id: expected text',
  ],
  [
    'an object as name',
    { messages: [{ role: 'user', name: {} }] },
    422,
    'messages[0].name: expected text',
  ],

  // Tool calls
  [
    'tool_calls as an object',
    { messages: [{ role: 'assistant', tool_calls: {} }] },
    422,
    'messages[0].tool_calls: expected an array of objects',
  ],
  ['null in tool_calls', calling(null), 422, 'messages[0].tool_calls[0]: expected an object'],
  ['an array in tool_calls', calling([]), 422, 'messages[0].tool_calls[0]: expected an object'],
  ['text as a tool call', calling('f()'), 422, 'messages[0].tool_calls[0]: expected an object'],
  [
    'a tool call without name',
    calling({ function: { arguments: {} } }),
    422,
    'messages[0].tool_calls[0].function.name: expected text',
  ],
  [
    'a flat tool call without name',
    calling({ arguments: {} }),
    422,
    'messages[0].tool_calls[0].function.name: expected text',
  ],
  [
    'a tool call without arguments',
    calling({ function: { name: 'f' } }),
    422,
    'messages[0].tool_calls[0].function.arguments: expected an object',
  ],
  [
    'an array as arguments',
    calling({ function: { name: 'f', arguments: [1] } }),
    422,
    'messages[0].tool_calls[0].function.arguments: expected an object',
  ],
  [
    'a number as arguments',
    calling({ name: 'f', arguments: 1 }),
    422,
    'messages[0].tool_calls[0].function.arguments: expected an object',
  ],
  [
    'text as function',
    calling({ function: 'f' }),
    422,
    'messages[0].tool_calls[0].function: expected an object',
  ],
  [
    'a number as call id',
    calling({ id: 1, function: { name: 'f', arguments: {} } }),
    422,
    'messages[0].tool_calls[0].id: expected text',
  ],
  [
    'a number as call type',
    calling({ type: 1, function: { name: 'f', arguments: {} } }),
    422,
    'messages[0].tool_calls[0].type: expected text',
  ],

  // Tools
  [
    'available_tools as an object',
    { input: 'x', available_tools: {} },
    422,
    'available_tools: expected an array of objects',
  ],
  ['null in available_tools', withTool(null), 422, 'available_tools[0]: expected an object'],
  ['an array in available_tools', withTool([]), 422, 'available_tools[0]: expected an object'],
  [
    'a tool without name',
    withTool({ description: 'x' }),
    422,
    'available_tools[0].name: expected text',
  ],
  [
    'a wrapped tool without name',
    withTool({ type: 'function', function: {} }),
    422,
    'available_tools[0].name: expected text',
  ],
  [
    'a number as description',
    withTool({ name: 'f', description: 4 }),
    422,
    'available_tools[0].description: expected text',
  ],
  [
    'text as parameters',
    withTool({ name: 'f', parameters: 'none' }),
    422,
    'available_tools[0].parameters: expected an object',
  ],
  [
    'an array as parameters',
    withTool({ name: 'f', parameters: [1] }),
    422,
    'available_tools[0].parameters: expected an object',
  ],

  // Switches, modes, targets
  ...[
    'hallucinations_check',
    'grounding_check',
    'grounding_multi_turn_mode',
    'prompt_injections',
    'pii_check',
    'content_moderation_check',
    'dangerous_content_check',
    'harassment_check',
    'hate_speech_check',
    'sexual_content_check',
    'tool_use_quality_check',
    'tool_selection_quality_check',
    'policy_multi_turn_mode',
    'policy_include_tools',
    'topic_scoping_multi_turn_mode',
    'instructions_following_check',
    'consistency_check',
  ].map((name): [string, unknown, number, string] => [
    `text in the switch ${name}`,
    { input: 'x', [name]: 'true' },
    422,
    `${name}: expected true or false`,
  ]),
  ...(
    [
      ['pii_checks', 'pii_check'],
      ['piiCheck', 'pii_check'],
      ['hateCheck', 'hate_speech_check'],
      ['hallucination_check', 'hallucinations_check'],
      ['functionCallsCheck', 'tool_use_quality_check'],
      ['explicitContentCheck', 'sexual_content_check'],
      ['policy_check', 'assertions'],
    ] as const
  ).map(([name, known]): [string, unknown, number, string] => [
    `the unknown switch ${name}`,
    { input: 'x', [name]: true },
    422,
    `${name}: there is no such check, so it would not run; the nearest field is ${known}.`,
  ]),
  [
    'an unknown switch as text',
    { input: 'x', pii_checks: 'true' },
    422,
    'pii_checks: there is no such check',
  ],
  ['1 in a switch', { input: 'x', pii_check: 1 }, 422, 'pii_check: expected true or false'],
  [
    'an object in a switch',
    { input: 'x', pii_check: {} },
    422,
    'pii_check: expected true or false',
  ],
  ...[
    'mode',
    'hallucinations_mode',
    'grounding_mode',
    'tuq_mode',
    'tsq_mode',
    'assertions_mode',
    'topic_scoping_mode',
    'consistency_mode',
  ].map((name): [string, unknown, number, string] => [
    `an unknown ${name}`,
    { input: 'x', [name]: 'fast' },
    422,
    `${name}: ${oneOfModes}`,
  ]),
  ['a number as mode', { input: 'x', mode: 0 }, 422, `mode: ${oneOfModes}`],
  [
    'an unknown policy_target',
    { input: 'x', policy_target: 'all' },
    422,
    `policy_target: ${oneOfTargets}`,
  ],
  [
    'an unknown sensitivity',
    { input: 'x', content_moderation_check: true, content_moderation_sensitivity: 'strict' },
    422,
    'content_moderation_sensitivity: expected one of low, medium, high',
  ],
  [
    'an unknown topic_scoping_target',
    { input: 'x', topic_scoping_target: true },
    422,
    `topic_scoping_target: ${oneOfTargets}`,
  ],

  // Lists of text
  [
    'assertions as text',
    { input: 'x', assertions: 'be kind' },
    422,
    'assertions: expected an array of text',
  ],
  [
    'null in assertions',
    { input: 'x', assertions: ['a', null] },
    422,
    'assertions[1]: expected text',
  ],
  [
    'an array in assertions',
    { input: 'x', assertions: [['a']] },
    422,
    'assertions[0]: expected text',
  ],
  [
    'a number in allowed_topics',
    { input: 'x', allowed_topics: ['a', 'b', 3] },
    422,
    'allowed_topics[2]: expected text',
  ],
  [
    'an empty assertion',
    { input: 'x', assertions: ['a', ''] },
    422,
    'assertions[1]: expected text, not blank.',
  ],
  [
    'a blank topic',
    { input: 'x', allowed_topics: [' \n'] },
    422,
    'allowed_topics[0]: expected text, not blank.',
  ],
  [
    'allowed_topics as an object',
    { input: 'x', allowed_topics: {} },
    422,
    'allowed_topics: expected an array of text',
  ],

  // Syntax
  [
    'syntax_checks as a list',
    { input: 'x', syntax_checks: ['json'] },
    422,
    'syntax_checks: expected an object',
  ],
  [
    'an unknown syntax',
    { input: 'x', syntax_checks: { cobol: { args: '' } } },
    422,
    'syntax_checks.cobol: expected one of json',
  ],
  [
    'a syntax that objects inherit',
    { input: 'x', syntax_checks: { constructor: {} } },
    422,
    'syntax_checks.constructor: expected one of json',
  ],
  [
    'text as a syntax rule',
    { input: 'x', syntax_checks: { json: 'yes' } },
    422,
    'syntax_checks.json: expected {"args"',
  ],
  [
    'a number as args',
    { input: 'x', syntax_checks: { 'word count': { args: 5 } } },
    422,
    'syntax_checks["word count"].args: expected text',
  ],
  [
    'an unreadable bound',
    { input: 'x', syntax_checks: { length: { args: 'short' } } },
    422,
    'syntax_checks.length.args: expected a bound',
  ],
  [
    'no bound at all',
    { input: 'x', syntax_checks: { 'word count': {} } },
    422,
    'syntax_checks["word count"].args: expected a bound',
  ],
  [
    'a fraction as string_length',
    { input: 'x', syntax_checks: { string_length: 1.5 } },
    422,
    'syntax_checks.string_length: expected',
  ],
  [
    'a huge number as word_count',
    '{"input": "x", "syntaxChecks": {"word_count": 1e999}}',
    422,
    'syntaxChecks.word_count: expected',
  ],

  // Metadata
  [
    'metadata as text',
    { input: 'x', metadata: 'x' },
    422,
    'metadata: expected an object with text values',
  ],
  [
    'metadata as a filled array',
    { input: 'x', metadata: ['x'] },
    422,
    'metadata: expected an object with text values',
  ],
  [
    'a number in metadata',
    { input: 'x', metadata: { ok: 'x', user: 1 } },
    422,
    'metadata.user: expected text',
  ],
  [
    'null in metadata',
    { input: 'x', metadata: { user: null } },
    422,
    'metadata.user: expected text',
  ],
  [
    'an object in metadata',
    { input: 'x', metadata: { 'the user': {} } },
    422,
    'metadata["the user"]: expected text',
  ],
  [
    'a boolean in metadata',
    { input: 'x', metadata: { constructor: true } },
    422,
    'metadata.constructor: expected text',
  ],

  // Tool use quality
  [
    'tool use without messages',
    { ...withTool({ name: 'f' }), tool_use_quality_check: true },
    422,
    'messages: expected messages',
  ],
  [
    'tool use without tools',
    { messages: [userSays('x')], tool_use_quality_check: true },
    422,
    'available_tools: expected tools',
  ],
  [
    'tool use by its older name, with empty tools',
    { messages: [userSays('x')], tool_selection_quality_check: true, available_tools: [] },
    422,
    'available_tools: expected tools',
  ],

  // Hostile JSON
  [
    '__proto__ at the top',
    '{"input": "x", "__proto__": {"pii_check": true}}',
    422,
    '__proto__: this key is not accepted',
  ],
  [
    '__proto__ spelt with an escape',
    '{"input": "x", "\\u005f_proto__": 1}',
    422,
    '__proto__: this key is not accepted',
  ],
  [
    '__proto__ in a message',
    '{"messages": [{"role": "user", "__proto__": null}]}',
    422,
    'messages[0].__proto__: this key is not accepted',
  ],
  [
    '__proto__ in metadata',
    '{"input": "x", "metadata": {"__proto__": "x"}}',
    422,
    'metadata.__proto__: this key is not accepted',
  ],
  [
    '__proto__ under an unknown field',
    '{"input": "x", "a b": [{"__proto__": 1}]}',
    422,
    '["a b"][0].__proto__: this key is not accepted',
  ],
  [
    '__proto__ in arguments',
    calling({ name: 'f', arguments: '{"__proto__": {}}' }),
    422,
    'messages[0].tool_calls[0].function.arguments.__proto__',
  ],
  [
    'a constructor that would hide the rules',
    { constructor: 1, input: 5 },
    422,
    'input: expected text',
  ],
  [
    'a constructor in place of messages',
    { messages: { constructor: null } },
    422,
    'messages: expected an array of objects',
  ],
  [
    'a constructor in an array in messages',
    { messages: [[{ constructor: null }]] },
    422,
    'messages[0]: expected an object',
  ],
  [
    'a constructor in an array as function',
    calling({ function: [{ constructor: null }] }),
    422,
    'messages[0].tool_calls[0].function: expected an object',
  ],
  [
    'a constructor in place of tools',
    { input: 'x', available_tools: { constructor: null } },
    422,
    'available_tools: expected an array of objects',
  ],
  [
    'a constructor in a message',
    { messages: [{ constructor: {}, role: 5 }] },
    422,
    'messages[0].role: expected one of',
  ],
  [
    'a constructor in a tool',
    withTool({ constructor: null, name: 5 }),
    422,
    'available_tools[0].name: expected text',
  ],
  [
    'a constructor in a tool call',
    calling({ constructor: 'x', function: { constructor: [], name: 5, arguments: {} } }),
    422,
    'messages[0].tool_calls[0].function.name: expected text',
  ],
  ['33 levels', `{"input": "x", "deep": ${nested(32)}}`, 422, 'deep[0][0]'],
  ['200,000 levels', `{"input": "x", "deep": ${nested(200_000)}}`, 422, 'deep[0][0]'],
  [
    '200,000 levels in arguments',
    calling({ name: 'f', arguments: `{"a": ${nested(200_000)}}` }),
    422,
    'messages[0].tool_calls[0].function.arguments.a[0]',
  ],

  // Limits
  [
    '201 messages',
    { messages: many(201, userSays('x')) },
    422,
    'messages: expected at most 200 messages, got 201',
  ],
  [
    '300,000 messages',
    `{"messages": [${many(300_000, '1').join()}]}`,
    422,
    'messages: expected at most 200 messages, got 300000',
  ],
  [
    '1,001 tool calls',
    { messages: many(7, { role: 'assistant', tool_calls: many(143, {}) }) },
    422,
    'messages: expected at most 1000 tool calls, got 1001',
  ],
  [
    '65 assertions',
    { input: 'x', assertions: many(65) },
    422,
    'assertions: expected at most 64 assertions',
  ],
  [
    '65 topics',
    { input: 'x', allowed_topics: many(65) },
    422,
    'allowed_topics: expected at most 64 topics',
  ],
  [
    '129 tools',
    { input: 'x', available_tools: many(129, { name: 'f' }) },
    422,
    'available_tools: expected at most 128 tools',
  ],
  [
    'an input too long',
    { input: 'x'.repeat(200_001) },
    422,
    'input: expected at most 200000 characters',
  ],
  [
    'a content too long',
    { messages: [userSays('x'.repeat(200_001))] },
    422,
    'messages[0].content: expected at most 200000',
  ],
  [
    'parts that are too long together',
    { messages: [userSays(many(2, 'x'.repeat(100_000)))] },
    422,
    'messages[0].content: expected at most 200000',
  ],
  [
    'an argument too long',
    calling({ name: 'f', arguments: { text: 'x'.repeat(200_001) } }),
    422,
    'messages[0].tool_calls[0].function.arguments.text: expected',
  ],
  [
    '65 metadata keys',
    {
      input: 'x',
      metadata: Object.fromEntries(many(65).map((value, index) => [`k${index}`, value])),
    },
    422,
    'metadata: expected at most 64 keys',
  ],
  [
    'a metadata value too long',
    { input: 'x', metadata: { user: 'x'.repeat(513) } },
    422,
    'metadata.user: expected at most 512 characters',
  ],
  [
    'a metadata key too long',
    { input: 'x', metadata: { ['k'.repeat(513)]: 'x' } },
    422,
    'metadata.kkk',
  ],
  [
    'more than 1 MiB',
    { input: 'x', padding: 'x'.repeat(1_048_576) },
    413,
    'The body is too large; at most 1048576 bytes',
  ],
];
