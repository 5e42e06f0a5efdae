export const text = (length: number) => 'x'.repeat(length);

type Row = [title: string, body: unknown, status: number, start: string];

/** Bodies that every route with a body refuses. */
const ANYWHERE: Row[] = [
  ['no body', undefined, 400, 'The body is empty'],
  ['broken JSON', '{"name": ', 400, 'The body is not valid JSON'],
  ['null', 'null', 422, 'The body: expected a JSON object'],
  ['an array', [], 422, 'The body: expected a JSON object'],
  ['text', '"x"', 422, 'The body: expected a JSON object'],
  [
    'a poisoned body',
    '{"name": "x", "__proto__": {"name": 1}}',
    422,
    '__proto__: this key is not accepted',
  ],
  ['200,000 levels', `{"deep": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 422, 'deep[0][0]'],
  ['a number as name', { name: 5 }, 422, 'name: expected text'],
  [
    'a constructor that would hide the rules',
    { constructor: 1, name: 5 },
    422,
    'name: expected text',
  ],
  ['a long name', { name: text(201) }, 422, 'name: expected at most 200 characters'],
  ['NUL in a name', { name: 'a\u0000' }, 422, 'name: expected text without NUL'],
  [
    'half a surrogate pair in a name',
    '{"name": "\\ud800"}',
    422,
    'name: expected text without NUL and without half a surrogate pair',
  ],
];

const switches = [
  'pii_check',
  'consistency_check',
  'grounding_multi_turn_mode',
  'policy_include_tools',
  'consistencyCheck',
  'dangerousCheck',
  'hallucinationsCheck',
  'harassmentCheck',
  'hateCheck',
  'piiCheck',
  'promptInjections',
  'explicitContentCheck',
];

const DEFINITION: Row[] = [
  ...switches.map((name): Row => [
    `text in ${name}`,
    { [name]: 'true' },
    422,
    `${name}: expected true or false`,
  ]),
  ...['mode', 'hallucinations_mode', 'tuq_mode', 'consistency_mode'].map((name): Row => [
    `an unknown ${name}`,
    { [name]: 'fast' },
    422,
    `${name}: expected one of speed`,
  ]),
  [
    'an unknown target',
    { policy_target: 'all' },
    422,
    'policy_target: expected one of input, output, both',
  ],
  ...[true, false, 'strict', 'TRUE', 5].map((value): Row => [
    `${JSON.stringify(value)} as functionCallsCheck`,
    { functionCallsCheck: value },
    422,
    'functionCallsCheck: expected one of speed, balanced, quality, true, false',
  ]),
  ...(
    [
      ['pii_checks', 'pii_check'],
      ['piiChecks', 'piiCheck'],
      ['hate_check', 'hateCheck'],
      ['hate_speech_checks', 'hate_speech_check'],
      ['HarassmentCheck', 'harassmentCheck'],
      ['toolUseQualityCheck', 'tool_use_quality_check'],
      ['functionCallChecks', 'functionCallsCheck'],
      ['syntaxCheck', 'syntaxChecks'],
    ] as const
  ).map(([name, known]): Row => [
    `the unknown switch ${name}`,
    { [name]: true },
    422,
    `${name}: there is no such check, so it would not run; the nearest field is ${known}.`,
  ]),
  ['an empty assertion', { assertions: [''] }, 422, 'assertions[0]: expected text, not blank'],
  [
    'a blank topic',
    { allowed_topics: ['a', '\t'] },
    422,
    'allowed_topics[1]: expected text, not blank',
  ],
  [
    'a long description',
    { description: text(10_001) },
    422,
    'description: expected at most 10000 characters',
  ],
  ['assertions as text', { assertions: 'be kind' }, 422, 'assertions: expected an array of text'],
  ['null in assertions', { assertions: ['a', null] }, 422, 'assertions[1]: expected text'],
  [
    '65 assertions',
    { assertions: Array.from({ length: 65 }, () => 'x') },
    422,
    'assertions: expected at most 64 assertions',
  ],
  [
    '65 topics',
    { allowed_topics: Array.from({ length: 65 }, () => 'x') },
    422,
    'allowed_topics: expected at most 64 topics',
  ],
  [
    'a long assertion',
    { assertions: [text(200_001)] },
    422,
    'assertions[0]: expected at most 200000 characters',
  ],
  [
    'NUL in an assertion',
    { assertions: ['a', 'b\u0000'] },
    422,
    'assertions[1]: expected text without NUL',
  ],
  ['syntax as a list', { syntaxChecks: ['js'] }, 422, 'syntaxChecks: expected an object'],
  [
    'an unknown syntax',
    { syntaxChecks: { cobol: true } },
    422,
    'syntaxChecks.cobol: expected one of json',
  ],
  [
    'text as string_length',
    { syntaxChecks: { string_length: 'short' } },
    422,
    'syntaxChecks.string_length: expected',
  ],
  [
    'a negative word_count',
    { syntaxChecks: { word_count: -1 } },
    422,
    'syntaxChecks.word_count: expected',
  ],
  [
    'an unreadable bound',
    { syntax_checks: { length: { args: 'short' } } },
    422,
    'syntax_checks.length.args: expected a bound',
  ],
];

const threshold = (value: unknown): Row => [
  `${JSON.stringify(value)} as threshold`,
  { error_threshold: value },
  422,
  'error_threshold: expected a whole number from 0 to 100',
];
const action = (field: string, value: unknown, tail: string): Row => [
  `${JSON.stringify(value).slice(0, 20)} as ${field}`,
  { actions: { [field]: value } },
  422,
  `actions.${field}${tail}`,
];
const alert = (field: string, value: unknown, tail: string): Row => [
  `${JSON.stringify(value).slice(0, 20)} as ${field}`,
  { actions: { alert: { [field]: value } } },
  422,
  `actions.alert.${field}${tail}`,
];

const GUARDRAIL: Row[] = [
  ...[-1, 101, 1.5, '50', true, [50], {}].map(threshold),
  [
    'a huge threshold',
    '{"warning_threshold": 1e999}',
    422,
    'warning_threshold: expected a smaller number',
  ],
  [
    'a warning below the error',
    { error_threshold: 50, warning_threshold: 49 },
    422,
    'warning_threshold: expected a number that is not below error_threshold',
  ],
  ['text as active', { active: 'yes' }, 422, 'active: expected true or false'],
  ['an unknown mode', { mode: 'watch' }, 422, 'mode: expected one of enforce, observe'],
  ['an unknown stream', { stream: 'none' }, 422, 'stream: expected one of hold, window'],
  ['a switch as stream', { stream: true }, 422, 'stream: expected one of hold, window'],
  ['an unknown on_error', { on_error: 'ignore' }, 422, 'on_error: expected one of closed, open'],
  ['a number as trigger', { trigger: 1 }, 422, 'trigger: expected text'],
  ['text as evaluations', { evaluations: 'def-1' }, 422, 'evaluations: expected an object'],
  [
    'a list as evaluations',
    { evaluations: [{ constructor: null }] },
    422,
    'evaluations: expected an object',
  ],
  [
    'a number as evaluation',
    { evaluations: { request_evaluation: 1 } },
    422,
    'evaluations.request_evaluation: expected text',
  ],
  [
    'a long evaluation id',
    { evaluations: { response_evaluation: text(101) } },
    422,
    'evaluations.response_evaluation: expected at most 100',
  ],
  ['a list as actions', { actions: [1] }, 422, 'actions: expected an object'],
  [
    'a constructor in actions',
    { actions: { constructor: 1, block: 1 } },
    422,
    'actions.block: expected true or false',
  ],
  action('retry', 1, ': expected true or false'),
  action('default_response', 5, ': expected text'),
  action('default_response', 'x\u0000', ': expected text without NUL'),
  [
    '0 as retry_cap of a retry',
    { actions: { retry: true, retry_cap: 0 } },
    422,
    'actions.retry_cap: expected a whole number from 1 to 10',
  ],
  ...[-1, 11, 2.5, '3'].map((value) =>
    action('retry_cap', value, ': expected a whole number from 1 to 10'),
  ),
  action('alert', 'me@example.org', ': expected an object'),
  ...[
    'me',
    'me@',
    '@example.org',
    'a b@example.org',
    5,
    `${text(300)}@example.org`,
    'me@example.org\n',
  ].map((value) => alert('email', value, ': expected an e-mail address')),
  ...[-1, 1.5, '60', 31_536_001].map((value) =>
    alert('cooldown', value, ': expected a whole number from 0 to 31536000'),
  ),
];

const soon = 'expires_at: expected a time in the future in ISO 8601';
const API_KEY: Row[] = [
  ['no name', {}, 422, 'name: expected text'],
  ['an empty name', { name: '' }, 422, 'name: expected text'],
  [
    'no scope',
    { name: 'x', scopes: [] },
    422,
    'scopes: expected at least one; leave them out for those of the calling key',
  ],
  [
    'an unknown scope',
    { name: 'x', scopes: ['admin'] },
    422,
    'scopes: expected an array of at least one of evaluate, studio, proxy, read, manage',
  ],
  [
    'an empty scope',
    { name: 'x', scopes: [''] },
    422,
    'scopes: expected an array of at least one of',
  ],
  ['text as scopes', { name: 'x', scopes: 'manage' }, 422, 'scopes: expected an array'],
  ...[
    '2020-01-01T00:00:00Z',
    'tomorrow',
    '2999-01-01T00:00:00',
    '2999-02-30',
    '2999-13-01',
    '01/01/2999',
    '2999-01-01T25:00:00Z',
    32_503_680_000_000,
  ].map((value): Row => [`${value} as expiry`, { name: 'x', expires_at: value }, 422, soon]),
];

const WORKSPACE: Row[] = [
  [
    'an unknown policy',
    { failure_policy: 'half' },
    422,
    'failure_policy: expected one of closed, open',
  ],
  ...[
    'ops',
    'Ops <ops@example.org>',
    'a@example.org, b@example.org',
    'ops@example.org\r\nBcc: x@example.org',
    5,
  ].map((value): Row => [
    `${JSON.stringify(value)} as contact`,
    { contact_email: value },
    422,
    'contact_email: expected an e-mail address, or "" for none',
  ]),
  ['1 as user_references', { user_references: 1 }, 422, 'user_references: expected true or false'],
  ['1 as store_content', { store_content: 1 }, 422, 'store_content: expected true or false'],
  ...[0, 3_651, 1.5, '30'].map((value): Row => [
    `${JSON.stringify(value)} as retention`,
    { retention_days: value },
    422,
    'retention_days: expected a whole number from 1 to 3650',
  ]),
  ['a number as limits', { limits: 5 }, 422, 'limits: expected an object'],
  ['a list as limits', { limits: [] }, 422, 'limits: expected an object'],
  ...['requests_per_second', 'characters_per_field', 'messages'].flatMap((name) =>
    [-1, 1.5, '5', true, 1_000_000_001].map((value): Row => [
      `${JSON.stringify(value)} as ${name}`,
      { limits: { [name]: value } },
      422,
      `limits.${name}: expected a whole number from 0 to`,
    ]),
  ),
  [
    'more messages than the operator allows',
    { limits: { messages: 201 } },
    422,
    'limits.messages: expected at most 200',
  ],
];

const credentialTail =
  'credential: expected the credential alone, at most 4096 ASCII characters without spaces and control characters.';
/** Bodies that every change of an integration refuses; `ok` is the valid rest of a body. */
const integration = (ok: object): Row[] => [
  ...[5, {}, ['x'], true].map((value): Row => [
    `${JSON.stringify(value)} as credential`,
    { ...ok, credential: value },
    422,
    credentialTail,
  ]),
  ...[
    'a b',
    'a\n',
    '\ta',
    'a\r\nx-evil: 1',
    'a\u0000',
    'schl\u00fcssel',
    '\u{1f511}',
    text(4_097),
  ].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as credential`,
    { ...ok, credential: value },
    422,
    credentialTail,
  ]),
  ...[5, {}, ['https://models.example'], true].map((value): Row => [
    `${JSON.stringify(value)} as url`,
    { ...ok, url: value },
    422,
    'url: expected text',
  ]),
  [
    'a long url',
    { ...ok, url: `https://models.example/${text(2_048)}` },
    422,
    'url: expected at most 2048 characters',
  ],
  [
    'NUL in a url',
    { ...ok, url: 'https://models.example/\u0000' },
    422,
    'url: expected text without NUL',
  ],
  ...['models.example/v1', '/v1', 'ftp://models.example', 'file:///etc/passwd', 'javascript:1'].map(
    (value): Row => [
      `${value} as url`,
      { ...ok, url: value },
      422,
      'url: The address must be an absolute http or https URL.',
    ],
  ),
  [
    'a password in a url',
    { ...ok, url: 'https://u:p@models.example/v1' },
    422,
    'url: The address must not carry a user name or a password.',
  ],
  [
    'a name that does not resolve',
    { ...ok, url: 'https://nowhere.example/v1' },
    422,
    'url: The name nowhere.example does not resolve',
  ],
  ...[
    'http://127.0.0.1/v1',
    'http://localhost:11434/v1',
    'http://[::1]/v1',
    'http://169.254.169.254/latest',
    'http://10.0.0.1',
    'http://2130706433/',
    'https://inside.example/v1',
  ].map((value): Row => [
    `${value} as url`,
    { ...ok, url: value },
    422,
    'url: This address is inside a network that may not be reached from here',
  ]),
  ...[5, 'a b', 'a/b', '../openai', text(65), 'ä', ['openai'], {}].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as provider`,
    { url: 'https://models.example', ...ok, provider: value },
    422,
    'provider: expected the name of a provider',
  ]),
];

const NEW_INTEGRATION: Row[] = [
  ...integration({ provider: 'openai' }),
  ['no provider', { credential: 'x' }, 422, 'provider: expected the name of a provider'],
  [
    'neither credential nor url',
    { provider: 'openai', credential: '', url: null },
    422,
    'credential: expected one, or a url.',
  ],
  ...['acme', 'azure', 'constructor'].map((provider): Row => [
    `${provider} without a url`,
    { provider, credential: 'x' },
    422,
    'provider: expected one of anthropic, gemini, google,',
  ]),
];

const ROTATION: Row[] = [
  ['an array', [], 422, 'The body: expected a JSON object'],
  ...[-1, 1.5, '60', 2_592_001].map((value): Row => [
    `${JSON.stringify(value)} as overlap`,
    { overlap_seconds: value },
    422,
    'overlap_seconds: expected a whole number from 0 to 2592000',
  ]),
];

const address = 'url: expected text';
/** Bodies that every change of a notifier refuses; `ok` is the valid rest of a body. */
const notifier = (ok: object): Row[] => [
  ...['sms', 5, ['webhook'], {}].map((value): Row => [
    `${JSON.stringify(value)} as kind`,
    { ...ok, kind: value },
    422,
    'kind: expected one of webhook, chat, email',
  ]),
  ...['a\nb', 'a\u2028b', text(201), 5].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as name`,
    { ...ok, name: value },
    422,
    'name: expected one line of at most 200 characters',
  ]),
  ['text as active', { ...ok, active: 'no' }, 422, 'active: expected true or false'],
  ...['evaluation.failed', ['evaluation.passed'], [null], [['evaluation.failed']], {}].map(
    (value): Row => [
      `${JSON.stringify(value)} as events`,
      { ...ok, events: value },
      422,
      'events: expected an array of at least one of evaluation.created,',
    ],
  ),
  ...['all', [{ constructor: 1 }], 5].map((value): Row => [
    `${JSON.stringify(value)} as filters`,
    { ...ok, filters: value },
    422,
    'filters: expected an object',
  ]),
  [
    'an unknown status',
    { ...ok, filters: { statuses: ['failure'] } },
    422,
    'filters.statuses: expected an array of at least one of success,',
  ],
  [
    'an unknown check',
    { ...ok, filters: { checks: ['toString'] } },
    422,
    'filters.checks: expected an array of at least one of prompt_injections,',
  ],
  ...[-1, 101, 1.5, '50'].map((value): Row => [
    `${JSON.stringify(value)} as score`,
    { ...ok, filters: { minimum_score: value } },
    422,
    'filters.minimum_score: expected a whole number from 0 to 100',
  ]),
  [
    'a huge score',
    `${JSON.stringify(ok).slice(0, -1)}${ok && Object.keys(ok).length > 0 ? ',' : ''}"filters": {"maximum_score": 1e999}}`,
    422,
    'filters.maximum_score: expected a smaller number',
  ],
  [
    'a number as definition',
    { ...ok, filters: { definition: 5 } },
    422,
    'filters.definition: expected text',
  ],
  [
    'a number in metadata',
    { ...ok, filters: { metadata: { team: 5 } } },
    422,
    'filters.metadata.team: expected text',
  ],
  [
    'a list as metadata',
    { ...ok, filters: { metadata: ['a'] } },
    422,
    'filters.metadata: expected an object with text values',
  ],
  [
    '17 keys in metadata',
    {
      ...ok,
      filters: {
        metadata: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`k${index}`, 'x'])),
      },
    },
    422,
    'filters.metadata: expected at most 16 keys, got 17',
  ],
  [
    'a long value in metadata',
    { ...ok, filters: { metadata: { team: text(513) } } },
    422,
    'filters.metadata.team: expected a key and a value of at most 512 characters',
  ],
  [
    'NUL in metadata',
    { ...ok, filters: { metadata: { team: '\u0000' } } },
    422,
    'filters.metadata.team: expected text without NUL',
  ],
  ...[
    5,
    {},
    ['x'],
    ' x',
    'x ',
    'a\nb',
    'a\r\nx-evil: 1',
    'a\u0000',
    'schl\u00fcssel',
    text(4_097),
  ].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as authentication`,
    { ...ok, authentication: value },
    422,
    'authentication: expected the value of a header, at most 4096 ASCII characters',
  ]),
  ...['#a\nb', '\u0085', text(201), 5].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as channel`,
    { ...ok, channel: value },
    422,
    'channel: expected one line',
  ]),
  ...['a\r\nBcc: x@example.org', text(201), ['x']].map((value): Row => [
    `${JSON.stringify(value).slice(0, 20)} as subject`,
    { ...ok, subject: value },
    422,
    'subject: expected one line',
  ]),
  ['an object as template', { ...ok, template: {} }, 422, 'template: expected text'],
  [
    'a long template',
    { ...ok, template: text(20_001) },
    422,
    'template: expected at most 20000 characters',
  ],
  [
    'an unknown body type',
    { ...ok, body_type: 'markdown' },
    422,
    'body_type: expected one of text, html',
  ],
  ...['a@example.org', {}, Array.from({ length: 21 }, (_, index) => `a${index}@example.org`)].map(
    (value): Row => [
      `${JSON.stringify(value).slice(0, 20)} as recipients`,
      { ...ok, recipients: value },
      422,
      'recipients: expected an array of 1 to 20 e-mail addresses',
    ],
  ),
  ...[
    'b',
    'b@',
    'B <b@example.org>',
    'b@example.org\n',
    'b@example.org,c@example.org',
    5,
    null,
    ['b@example.org'],
  ].map((value): Row => [
    `${JSON.stringify(value)} as second recipient`,
    { ...ok, recipients: ['a@example.org', value] },
    422,
    'recipients[1]: expected an e-mail address',
  ]),
  ...['\ud800', 'b\udc00@example.org', 'b@\udfff.example.org'].map((value): Row => [
    `${JSON.stringify(value)} as recipient`,
    { ...ok, recipient: value },
    422,
    'recipient: expected an e-mail address',
  ]),
  [
    'an object without methods as metadata of a filter',
    { ...ok, filters: { metadata: { x: { valueOf: null, toString: null } } } },
    422,
    'filters.metadata.x: expected text',
  ],
  [
    'a name as recipient',
    { ...ok, recipient: 'Jane' },
    422,
    'recipient: expected an e-mail address',
  ],
  ...[5, {}, ['https://models.example'], true].map((value): Row => [
    `${JSON.stringify(value)} as url`,
    { ...ok, url: value },
    422,
    address,
  ]),
  [
    'a long url',
    { ...ok, url: `https://models.example/${text(2_048)}` },
    422,
    'url: expected at most 2048 characters',
  ],
];

const NEW_NOTIFIER: Row[] = [
  ...notifier({ kind: 'webhook', url: 'https://models.example' }),
  ['no kind', { url: 'https://models.example' }, 422, 'kind: expected one of webhook, chat, email'],
  [
    'recipients in two ways',
    { kind: 'email', recipients: ['a@example.org'], recipient: 'b@example.org' },
    422,
    'recipient: expected one of recipients',
  ],
  [
    'scores that exclude each other',
    {
      kind: 'webhook',
      url: 'https://models.example',
      filters: { minimum_score: 51, maximum_score: 50 },
    },
    422,
    'filters.minimum_score: expected a number that is not above maximum_score.',
  ],
];

/** Adds a provider and a credential, without which the message would name them as well. */
const withProvider = ([title, body, status, start]: Row): Row => [
  title,
  isObject(body) ? { provider: 'openai', credential: 'x', ...body } : inText(body),
  status,
  start,
];
const inText = (body: unknown): unknown =>
  typeof body === 'string'
    ? body.replace(/^{"name"/, '{"provider": "openai", "credential": "x", "name"')
    : body;
/** Adds a kind and an address, and expects the rule of a notifier's name. */
const withKind = ([title, body, status, start]: Row): Row => {
  const kind = { kind: 'webhook', url: 'https://models.example' };
  const fields = isObject(body)
    ? { ...kind, ...body }
    : typeof body === 'string'
      ? body.replace(/^{"name"/, `${JSON.stringify(kind).slice(0, -1)}, "name"`)
      : body;
  return [
    title,
    fields,
    status,
    start.replace(
      /^name: expected (text$|text without NUL$|at most 200 characters)/,
      'name: expected one line of at most 200 characters',
    ),
  ];
};
const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

export const ROUTES: [method: string, url: string, rows: Row[]][] = [
  ['POST', '/api/evaluation', [...ANYWHERE, ...DEFINITION]],
  ['PUT', '/api/evaluation/def-1', [...ANYWHERE, ...DEFINITION]],
  ['POST', '/api/rules', [...ANYWHERE, ...GUARDRAIL]],
  ['PUT', '/api/rules/rule-1', [...ANYWHERE, ...GUARDRAIL]],
  ['POST', '/api/guardrails', [...ANYWHERE, ...GUARDRAIL]],
  ['PUT', '/api/guardrails/guardrail-1', [...ANYWHERE, ...GUARDRAIL]],
  ['POST', '/api/integrations', [...ANYWHERE.map(withProvider), ...NEW_INTEGRATION]],
  ['PUT', '/api/integrations/integration-1', [...ANYWHERE, ...integration({})]],
  ['POST', '/api/notifiers', [...ANYWHERE.map(withKind), ...NEW_NOTIFIER]],
  ['PUT', '/api/notifiers/notifier-1', [...ANYWHERE.map(withKind), ...notifier({})]],
  ['POST', '/api/notifiers/notifier-1/rotate-secret', ROTATION],
  ['POST', '/api/api-keys', [...ANYWHERE, ...API_KEY]],
  ['POST', '/api/api-keys/key-1/rotate', ROTATION],
  ['PUT', '/api/workspace', [...ANYWHERE, ...WORKSPACE]],
];
