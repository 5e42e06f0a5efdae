type Row = [title: string, body: unknown, status: number, start: string];

const text = (length: number) => 'x'.repeat(length);
const many = (length: number, item: unknown) => Array.from({ length }, () => item);
const NUL = 'a\u0000';

const ANYWHERE: Row[] = [
  ['broken JSON', '{"name": ', 400, 'The body is not valid JSON'],
  ['an array', [], 422, 'The body: expected a JSON object'],
  ['text', '"x"', 422, 'The body: expected a JSON object'],
  ['200,000 levels', `{"deep": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 422, 'deep[0][0]'],
  ['more than 1 MiB', { variables: { A: text(1_048_576) } }, 413, 'The body is too large'],
];

const message = (fields: unknown, status: number, tail: string): Row => [
  `${JSON.stringify(fields).slice(0, 60)} as message`,
  { name: 'x', messages: [{}, fields] },
  status,
  `messages[1]${tail}`,
];
const tool = (fields: unknown, tail: string): Row => [
  `${JSON.stringify(fields).slice(0, 60)} as tool`,
  { name: 'x', tools: [fields] },
  422,
  `tools[0]${tail}`,
];
const parameter = (field: string, value: unknown, tail: string): Row => [
  `${JSON.stringify(value)} as ${field}`,
  { name: 'x', parameters: { [field]: value } },
  422,
  `parameters.${field}${tail}`,
];

const WRITING: Row[] = [
  ['no body', undefined, 400, 'The body is empty'],
  ['null', 'null', 422, 'The body: expected a JSON object'],
  [
    'a poisoned tool',
    '{"name": "x", "tools": [{"function": {"parameters": {"__proto__": 1}}}]}',
    422,
    'tools[0].function.parameters.__proto__: this key is not accepted',
  ],
  ...['', ' \n', '\u00a0'].map((name): Row => [
    `${JSON.stringify(name)} as name`,
    { name },
    422,
    'name: expected text, not blank.',
  ]),
  ['a number as name', { name: 5 }, 422, 'name: expected text'],
  ['a long name', { name: text(201) }, 422, 'name: expected at most 200 characters'],
  [
    'a long description',
    { name: 'x', description: text(10_001) },
    422,
    'description: expected at most 10000 characters',
  ],
  ['text as beta', { name: 'x', beta: 'true' }, 422, 'beta: expected true or false'],
  ['1 as active', { name: 'x', active: 1 }, 422, 'active: expected true or false'],
  ...[-1, 1.5, '1', 2_147_483_648].map((value): Row => [
    `${JSON.stringify(value)} as active_revision`,
    { name: 'x', active_revision: value },
    422,
    'active_revision: expected a whole number from 1',
  ]),
  ...['Hello.', {}, 5].map((value): Row => [
    `${JSON.stringify(value)} as messages`,
    { name: 'x', messages: value },
    422,
    'messages: expected an array of objects',
  ]),
  [
    '201 messages',
    { name: 'x', messages: many(201, {}) },
    422,
    'messages: expected at most 200 messages, got 201',
  ],
  [
    '129 tools',
    { name: 'x', tools: many(129, {}) },
    422,
    'tools: expected at most 128 tools, got 129',
  ],
  [
    '1,001 tool calls',
    { name: 'x', messages: [{ tool_calls: many(1_001, {}) }] },
    422,
    'messages: expected at most 1000 tool calls, got 1001',
  ],
  [
    '1,001 content parts',
    { name: 'x', messages: many(77, { multiContent: many(13, {}) }) },
    422,
    'messages: expected at most 1000 content parts, got 1001',
  ],
  ...[null, 'text', 5, [], [{ constructor: null }]].map((value) =>
    message(value, 422, ': expected an object.'),
  ),
  message({ content: [{ type: 'text', text: 'x' }] }, 422, '.content: expected text.'),
  message({ content: { constructor: 1 } }, 422, '.content: expected text.'),
  message({ role: 5 }, 422, '.role: expected text.'),
  message({ name: true }, 422, '.name: expected text.'),
  message({ tool_call_id: {} }, 422, '.tool_call_id: expected text.'),
  message({ constructor: 1, content: 1 }, 422, '.content: expected text.'),
  message({ content: text(200_001) }, 422, '.content: expected at most 200000 characters.'),
  message({ content: NUL }, 422, '.content: expected text without NUL'),
  message({ function_call: 'f' }, 422, '.function_call: expected an object.'),
  message({ function_call: { arguments: {} } }, 422, '.function_call.arguments: expected text.'),
  message({ multiContent: {} }, 422, '.multiContent: expected an array of objects.'),
  message({ multiContent: ['text'] }, 422, '.multiContent[0]: expected an object.'),
  message({ multiContent: [{ text: 1 }] }, 422, '.multiContent[0].text: expected text.'),
  message(
    { multiContent: [{}, { image_url: 'https://example.org' }] },
    422,
    '.multiContent[1].image_url: expected an object.',
  ),
  message(
    { multiContent: [{ image_url: { url: [] } }] },
    422,
    '.multiContent[0].image_url.url: expected text.',
  ),
  message({ tool_calls: [{ index: '0' }] }, 422, '.tool_calls[0].index: expected a whole number'),
  message({ tool_calls: [{ index: -1 }] }, 422, '.tool_calls[0].index: expected a whole number'),
  message(
    { tool_calls: [{ function: { arguments: {} } }] },
    422,
    '.tool_calls[0].function.arguments: expected text.',
  ),
  message({ tool_calls: [null] }, 422, '.tool_calls[0]: expected an object.'),
  tool('f', ': expected an object.'),
  tool({ type: 1 }, '.type: expected text.'),
  tool({ function: [] }, '.function: expected an object.'),
  tool({ function: { name: 1 } }, '.function.name: expected text.'),
  tool({ function: { parameters: [] } }, '.function.parameters: expected an object.'),
  tool(
    { function: { parameters: { description: text(200_001) } } },
    '.function.parameters.description: expected at most 200000 characters.',
  ),
  tool(
    { function: { parameters: { [NUL]: 1 } } },
    '.function.parameters["a\\u0000"]: expected text without NUL',
  ),
  ['a list as parameters', { name: 'x', parameters: [] }, 422, 'parameters: expected an object.'],
  ...['temperature', 'top_p', 'frequency_penalty', 'presence_penalty', 'max_tokens'].map((field) =>
    parameter(field, '1', ': expected a number.'),
  ),
  [
    'a huge temperature',
    '{"name": "x", "parameters": {"temperature": 1e999}}',
    422,
    'parameters.temperature: expected a smaller number',
  ],
  [
    'a number beyond all others in a tool',
    '{"name": "x", "tools": [{"function": {"parameters": {"maximum": -1e999}}}]}',
    422,
    'tools[0].function.parameters.maximum: expected a smaller number',
  ],
  parameter('model', 5, ': expected text.'),
  parameter('reasoning_effort', true, ': expected text.'),
  parameter('stop', 'END', ': expected an array of text.'),
  parameter('stop', ['END', null], '[1]: expected text.'),
  parameter('stream', 'true', ': expected true or false.'),
];

const COMPILING: Row[] = [
  ...['text', '', 5, true, [], [{ A: 1 }]].map((value): Row => [
    `${JSON.stringify(value)} as variables`,
    { variables: value },
    422,
    'variables: expected an object.',
  ]),
  [
    'a long value',
    { variables: { A: text(200_001) } },
    422,
    'variables.A: expected at most 200000 characters.',
  ],
  [
    'a long text in a value',
    { variables: { 'a b': [text(200_001)] } },
    422,
    'variables["a b"][0]: expected at most 200000 characters.',
  ],
  [
    'a poisoned value',
    '{"variables": {"__proto__": "x"}}',
    422,
    'variables.__proto__: this key is not accepted.',
  ],
  [
    'a number beyond all others',
    '{"variables": {"X": [1e400]}}',
    422,
    'variables.X[0]: expected a smaller number',
  ],
  [
    'a deep value',
    `{"variables": {"A": ${'['.repeat(40)}${']'.repeat(40)}}}`,
    422,
    'variables.A[0]',
  ],
];

const LABELLING: Row[] = [
  ['no body', undefined, 400, 'The body is empty'],
  ...[
    {},
    { revision: null },
    { revision: '' },
    { revision: 1.5 },
    { revision: -1 },
    { revision: [1] },
    { revision: true },
    { revision: 2_147_483_648 },
    { revision: ' 1' },
    { revision: 'a b' },
  ].map((body): Row => [
    JSON.stringify(body),
    body,
    422,
    'revision: expected the number or the id of a revision.',
  ]),
  [
    'a number out of range as text',
    { revision: '0' },
    422,
    'revision: expected a whole number from 1',
  ],
];

export const ID = 'p00000000000000000000001';
export const ROUTES: [method: string, url: string, rows: Row[]][] = [
  [
    'POST',
    '/api/studio/prompts',
    [...ANYWHERE, ...WRITING, ['no name', {}, 422, 'name: expected text, not blank.']],
  ],
  ['PUT', `/api/studio/prompts/${ID}`, [...ANYWHERE, ...WRITING]],
  ['POST', `/api/v1/studio/prompts/${ID}/compile`, [...ANYWHERE, ...COMPILING]],
  [
    'PUT',
    `/api/studio/prompts/${ID}/labels/live`,
    [...ANYWHERE.filter(([title]) => title !== 'more than 1 MiB'), ...LABELLING],
  ],
];
