import { DeadlineExceeded, Unavailable } from '@touchstone/kernel';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import type { Found } from './found';
import { aFind, CLEAN, piiAnswer, piiResult } from './redaction.fixture';

const REDACT = '/api/v1/redact';
const TEXT = 'Mail jane@example.com or call 030 1234567.';
const MAIL = aFind('input', TEXT, 'jane@example.com');
const PHONE = aFind('input', TEXT, '030 1234567', { kind: 'phone', confidence: 80 });
const user = (content: unknown) => ({ role: 'user', content });

describe('POST /api/v1/redact', () => {
  let gateway: Gateway;
  const limits = { messages: 3, characters_per_field: 100 };
  const narrow = aPrincipal({ workspace: 'workspace-2', limits });
  beforeAll(async () => {
    gateway = await startGateway(
      {},
      {
        [KEY]: aPrincipal({ storeContent: true }),
        narrow,
        other: aPrincipal({ scopes: ['studio'] }),
      },
    );
  });
  afterAll(() => gateway.app.close());
  beforeEach(() => {
    gateway.evaluator.jobs.length = 0;
    gateway.evaluator.failure = undefined;
  });

  const redact = (body: unknown, found: Found[] = [], headers?: Record<string, string>) => {
    gateway.evaluator.extra = piiAnswer(
      ...(found.length === 0 ? [CLEAN] : found.map((each) => piiResult(each))),
    );
    return gateway.ask('POST', REDACT, body, headers);
  };

  const calling = (given: unknown) => [
    {
      role: 'assistant',
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'pay', arguments: given } }],
    },
  ];

  it('returns the text with placeholders, the entities and the original values', async () => {
    const { status, body, headers } = await redact({ text: TEXT }, [MAIL, PHONE]);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        text: 'Mail [EMAIL_1] or call [PHONE_1].',
        entities: [
          {
            placeholder: '[EMAIL_1]',
            kind: 'email',
            group: 'contact information',
            field: 'text',
            start: 5,
            end: 21,
            confidence: 97,
          },
          {
            placeholder: '[PHONE_1]',
            kind: 'phone',
            group: 'contact information',
            field: 'text',
            start: 30,
            end: 41,
            confidence: 80,
          },
        ],
        restore: { '[EMAIL_1]': 'jane@example.com', '[PHONE_1]': '030 1234567' },
      },
    });
    expect(headers['x-evaluation-id']).toBe(gateway.evaluator.jobs[0]?.id);
    expect(headers['server-timing']).toMatch(/total;dur=/);
  });

  it('returns a text without entities unchanged', async () => {
    expect((await redact({ text: 'Hello [EMAIL_1]' })).body).toEqual({
      text: 'Hello [EMAIL_1]',
      entities: [],
      restore: {},
    });
  });

  it('executes an evaluation of one check in the requested mode', async () => {
    await redact({ text: TEXT, mode: 'speed', metadata: { user: '7' } }, [], { prefer: 'wait=7' });
    expect(gateway.evaluator.jobs).toEqual([
      expect.objectContaining({
        source: 'redact',
        workspace: 'workspace-1',
        keyId: 'key-1',
        failurePolicy: 'closed',
        storeContent: true,
        metadata: { user: '7' },
        checks: [{ check: 'pii', mode: 'speed' }],
        content: { input: TEXT, output: null, messages: [], tools: [] },
      }),
    ]);
    expect(gateway.evaluator.waits.at(-1)).toBe(7_000);
  });

  it('redacts several texts with one set of placeholders, each in its place', async () => {
    const texts = ['Ask jane@example.com', '', 'jane@example.com, or bob@example.com'];
    const found = [
      aFind('messages[0].content', texts[0] as string, 'jane@example.com'),
      aFind('messages[2].content', texts[2] as string, 'jane@example.com'),
      aFind('messages[2].content', texts[2] as string, 'bob@example.com'),
    ];
    const { body } = await redact({ texts }, found);
    expect(body).toMatchObject({
      texts: ['Ask [EMAIL_1]', '', '[EMAIL_1], or [EMAIL_2]'],
      entities: [
        { field: 'texts[0]', start: 4 },
        { field: 'texts[2]', start: 0 },
        { field: 'texts[2]', start: 21 },
      ],
    });
  });

  it('redacts a conversation, with names and tool calls, and keeps its shape', async () => {
    const json = '{"to": "jane@example.com", "copies": 2}';
    const messages = [
      { ...user([{ type: 'text', text: 'I am' }, 'jane@example.com']), name: 'jane@example.com' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'send', arguments: json } },
          { id: 'c2', name: 'log', arguments: { to: 'jane@example.com' } },
        ],
      },
      { role: 'tool', content: 'sent', tool_call_id: 'c1', secret: 'jane@example.com' },
    ];
    const { body } = await redact({ messages }, [
      aFind('messages[0].content', 'I am\njane@example.com', 'jane@example.com'),
    ]);
    expect(body['messages']).toEqual([
      { role: 'user', content: 'I am\n[EMAIL_1]', name: '[EMAIL_1]' },
      {
        role: 'assistant',
        tool_calls: [
          {
            id: 'c1',
            type: 'function',
            function: { name: 'send', arguments: '{"to":"[EMAIL_1]","copies":2}' },
          },
          { id: 'c2', type: 'function', function: { name: 'log', arguments: { to: '[EMAIL_1]' } } },
        ],
      },
      { role: 'tool', content: 'sent', tool_call_id: 'c1' },
    ]);
    expect(body['restore']).toEqual({ '[EMAIL_1]': 'jane@example.com' });
  });

  it('keeps every digit of a number in arguments sent as text', async () => {
    const { body } = await redact({ messages: calling('{"clabe": 646180110400000007}') }, []);
    expect(body['messages']).toEqual(calling('{"clabe":646180110400000007}'));
  });

  describe('with arguments that an object cannot hold completely', () => {
    const CARD = '6212345678901234577';
    const rounded = `{"card":${CARD},"note":[646180110400000007]}`;
    const twice = `{"to":"jane@example.com","to":${CARD}}`;
    const field = 'messages[0].tool_calls[0].function.arguments';
    const found = [aFind(`${field}[0]`, CARD, CARD, { kind: 'credit_card' })];
    const foundTwice = [
      aFind(`${field}[0]`, 'jane@example.com', 'jane@example.com'),
      aFind(`${field}[1]`, CARD, CARD, { kind: 'credit_card' }),
    ];
    const body = (given: string) =>
      JSON.stringify({ messages: calling('ARGUMENTS') }).replace('"ARGUMENTS"', given);

    it.each<[string, string, Found[], unknown]>([
      [
        'digits in text',
        JSON.stringify(rounded),
        found,
        '{"card":"[CREDIT_CARD_1]","note":[646180110400000007]}',
      ],
      [
        'digits in an object',
        rounded,
        found,
        { card: '[CREDIT_CARD_1]', note: ['646180110400000007'] },
      ],
      [
        'digits reported by workers with keys in paths',
        rounded,
        [aFind(`${field}.card`, CARD, CARD, { kind: 'credit_card' })],
        { card: '[CREDIT_CARD_1]', note: ['646180110400000007'] },
      ],
      [
        'members with the same key in text',
        JSON.stringify(twice),
        foundTwice,
        '{"to":"[EMAIL_1]","to":"[CREDIT_CARD_1]"}',
      ],
      [
        'members with the same key in an object',
        twice,
        foundTwice,
        '{"to":"[EMAIL_1]","to":"[CREDIT_CARD_1]"}',
      ],
    ])('replaces %s', async (_title, given, finds, expected) => {
      const { status, body: answer } = await redact(body(given), finds);
      expect({ status, messages: answer['messages'] }).toEqual({
        status: 200,
        messages: calling(expected),
      });
      expect(answer['entities']).toEqual(
        finds.map(
          (_find, index) =>
            expect.objectContaining({
              field: `${field}.${['card', 'to'][finds.length - 1]}`,
              start: 0,
              placeholder: `[${index + 1 < finds.length ? 'EMAIL' : 'CREDIT_CARD'}_1]`,
            }) as unknown,
        ),
      );
    });

    it('sends every digit as text to workers that do not read the source', async () => {
      await redact(body(rounded), found);
      expect(gateway.evaluator.jobs[0]?.content.messages[0]?.toolCalls).toEqual([
        {
          id: 'c1',
          name: 'pay',
          arguments: { card: CARD, note: ['646180110400000007'] },
          source: rounded,
        },
      ]);
    });
  });

  it.each([
    ['kinds', { kinds: ['phone'] }, 'Mail jane@example.com or call [PHONE_1].'],
    ['groups', { groups: ['financial data'] }, 'Mail [IBAN_1] or call 030 1234567.'],
    [
      'kinds and groups together',
      { kinds: ['phone'], groups: ['financial data'] },
      'Mail [IBAN_1] or call [PHONE_1].',
    ],
    [
      'everything for an empty list',
      { kinds: [], groups: null },
      'Mail [IBAN_1] or call [PHONE_1].',
    ],
  ])('replaces by %s', async (_title, wanted, text) => {
    const found = [{ ...MAIL, kind: 'iban', group: 'financial data' }, PHONE];
    expect((await redact({ text: TEXT, ...wanted }, found)).body).toMatchObject({ text });
  });

  const unevaluated = {
    label: 'NOT_EVALUATED',
    reason: 'Not evaluated: The detector did not answer in time.',
    data: undefined,
  };
  it.each([
    ['the check was not evaluated', { ...unevaluated, flagged: true, score: 0 }],
    [
      'the check was not evaluated and the workspace fails open',
      { ...unevaluated, flagged: false, score: 51 },
    ],
  ])('responds 503 without text if %s', async (_title, result) => {
    gateway.evaluator.extra = piiAnswer(piiResult(MAIL, result));
    const { status, body, headers } = await gateway.ask('POST', REDACT, { text: TEXT });
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        error:
          'Nothing was redacted: the search for personal data did not come to its end. Not evaluated: The detector did not answer in time.',
      },
    });
    expect(headers['retry-after']).toBe('2');
  });

  it.each([
    ['the evaluator is unavailable', new Unavailable('The broker is down.'), 503],
    ['the evaluation times out', new DeadlineExceeded('Too late.'), 504],
  ])('responds with an error without text if %s', async (_title, failure, status) => {
    gateway.evaluator.failure = failure;
    expect(await redact({ text: TEXT }, [MAIL])).toMatchObject({
      status,
      body: { error: failure.message },
    });
  });

  it.each<[string, unknown, number, string]>([
    ['no body', undefined, 400, 'The body is empty'],
    ['broken JSON', '{"text": ', 400, 'The body is not valid JSON'],
    ['a list as the body', [{ text: TEXT }], 422, 'The body: expected a JSON object'],
    ['no text', {}, 422, 'text, texts, messages: expected exactly one of them.'],
    [
      'an empty text',
      { text: '', texts: [], messages: null },
      422,
      'text, texts, messages: expected exactly one of them.',
    ],
    [
      'text and texts',
      { text: TEXT, texts: [TEXT] },
      422,
      'text, texts, messages: expected exactly one of them.',
    ],
    [
      'texts and messages',
      { messages: [user(TEXT)], texts: [TEXT] },
      422,
      'text, texts, messages: expected exactly one of them.',
    ],
    ['only empty texts', { texts: ['', ''] }, 422, 'text, texts, messages: expected some text.'],
    [
      'messages without text',
      { messages: [{ role: 'user', content: null }] },
      422,
      'text, texts, messages: expected some text.',
    ],
    ['a number as text', { text: 5 }, 422, 'text: expected text.'],
    ['texts as text', { texts: TEXT }, 422, 'texts: expected an array of text.'],
    ['null among texts', { texts: [TEXT, null] }, 422, 'texts[1]: expected text.'],
    [
      'an unknown role',
      { messages: [{ role: 'robot', content: TEXT }] },
      422,
      'messages[0].role: expected one of system',
    ],
    [
      'an image',
      {
        messages: [
          user([
            { type: 'text', text: 'x' },
            { type: 'image_url', image_url: { url: 'x' } },
          ]),
        ],
      },
      422,
      'messages[0].content[1]: expected a text part; only text can be redacted.',
    ],
    [
      'a document',
      { messages: [user([{ type: 'document', data: 'x' }])] },
      422,
      'messages[0].content[0].text: expected text',
    ],
    [
      'an unknown kind',
      { text: TEXT, kinds: ['email', 'shoe_size'] },
      422,
      'kinds[1]: expected a kind of personal data, such as email, phone',
    ],
    [
      'a kind that objects inherit',
      { text: TEXT, kinds: ['constructor'] },
      422,
      'kinds[0]: expected a kind',
    ],
    ['null among kinds', { text: TEXT, kinds: [null] }, 422, 'kinds[0]: expected a kind'],
    ['kinds as text', { text: TEXT, kinds: 'email' }, 422, 'kinds: expected an array of names.'],
    [
      'an unknown group',
      { text: TEXT, groups: ['shoes'] },
      422,
      'groups[0]: expected one of contact information, financial data',
    ],
    [
      'an unknown mode',
      { text: TEXT, mode: 'fast' },
      422,
      'mode: expected one of speed, balanced, quality.',
    ],
    [
      'metadata that is not text',
      { text: TEXT, metadata: { user: 7 } },
      422,
      'metadata.user: expected text.',
    ],
    [
      'a text that is too long',
      { text: 'a'.repeat(200_001) },
      422,
      'text: expected at most 200000 characters.',
    ],
    [
      'one of the texts too long',
      { texts: ['a', 'a'.repeat(200_001)] },
      422,
      'texts[1]: expected at most 200000 characters.',
    ],
    [
      'too many texts',
      { texts: Array.from({ length: 201 }, () => 'a') },
      422,
      'texts: expected at most 200 texts, got 201.',
    ],
  ])('refuses %s', async (_title, body, status, error) => {
    const answer = await redact(body);
    expect(answer).toMatchObject({
      status,
      body: { error: expect.stringContaining(error) as string },
    });
    expect(gateway.evaluator.jobs).toEqual([]);
  });

  it('applies the limits of a workspace', async () => {
    const header = { 'x-service-api-key': 'narrow' };
    expect(await redact({ text: 'a'.repeat(101) }, [], header)).toMatchObject({
      status: 422,
      body: { error: 'text: expected at most 100 characters.' },
    });
    expect(await redact({ texts: ['a', 'b', 'c', 'd'] }, [], header)).toMatchObject({
      status: 422,
      body: { error: 'texts: expected at most 3 texts, got 4.' },
    });
    expect(await redact({ texts: ['a', 'b', 'a'.repeat(100)] }, [], header)).toMatchObject({
      status: 200,
    });
  });

  it('requires a key with the scope of evaluating', async () => {
    expect(await redact({ text: TEXT }, [], { 'x-service-api-key': 'other' })).toMatchObject({
      status: 403,
    });
    expect(await redact({ text: TEXT }, [], { 'x-service-api-key': 'unknown' })).toMatchObject({
      status: 401,
    });
    expect(await gateway.ask('GET', REDACT)).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
  });
});
