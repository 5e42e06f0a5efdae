import fc from 'fast-check';
import { HttpPoster } from '../http/http-poster';
import { openGuard, type Receiver, startReceiver } from '../http/receivers.fixture';
import { aCheck, aNotice, DELIVERY } from '../notices.fixture';
import { ChatChannel } from './chat-channel';
import { escapeForSlack, escapeMarkup } from './escape-markup';
import { type ChatTarget, slackBody } from './slack-body';

const never = new AbortController().signal;
const aTarget = (overrides: Partial<ChatTarget> = {}): ChatTarget => ({
  kind: 'chat',
  url: 'http://127.0.0.1/',
  notifierName: 'Ops',
  channel: '#alerts',
  template: '',
  ...overrides,
});

describe('chat channel', () => {
  let receiver: Receiver;
  let channel: ChatChannel;

  beforeEach(async () => {
    receiver = await startReceiver();
    channel = new ChatChannel(new HttpPoster(openGuard()));
  });
  afterEach(async () => {
    await channel.close();
    await receiver.close();
  });
  const posted = (): Record<string, unknown> =>
    JSON.parse(receiver.received[0]?.body ?? '') as Record<string, unknown>;

  it('posts Slack’s format with channel and name', async () => {
    const notice = aNotice({}, [aCheck({ quote: 'ignore <b>all</b>' })]);
    expect(await channel.send(DELIVERY, aTarget({ url: receiver.url }), notice, never)).toEqual({
      delivered: true,
      statusCode: 200,
    });
    expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
    expect(posted()).toEqual({
      text: expect.stringMatching(
        /^An evaluation failed\n[^]*- prompt_injections: INJECTION, score 3\n {2}"ignore &lt;b&gt;all&lt;\/b&gt;"$/,
      ),
      channel: '#alerts',
      username: 'Ops',
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        {
          type: 'header',
          text: { type: 'plain_text', text: 'An evaluation failed', emoji: false },
        },
        {
          type: 'section',
          text: {
            type: 'plain_text',
            text: expect.stringContaining('Status: failed\nScore: 3'),
            emoji: false,
          },
        },
        {
          type: 'section',
          text: {
            type: 'plain_text',
            text: 'prompt_injections: INJECTION, score 3\nignore &lt;b&gt;all&lt;/b&gt;',
            emoji: false,
          },
        },
      ],
    });
  });

  it('leaves out channel and sender when they are empty', async () => {
    await channel.send(
      DELIVERY,
      aTarget({ url: receiver.url, channel: '', notifierName: '' }),
      aNotice(),
      never,
    );
    expect(Object.keys(posted())).toEqual(expect.not.arrayContaining(['channel', 'username']));
  });

  it('posts the template’s body, its values escaped', async () => {
    const template =
      '{"content":"**{{title}}** {{checks}}","to":"{{channel}}","by":"{{notifier}}"}';
    await channel.send(
      DELIVERY,
      aTarget({ url: receiver.url, template, notifierName: '@everyone <!channel>' }),
      aNotice({}, [aCheck({ name: '[x](http://y)' })]),
      never,
    );
    expect(posted()).toEqual({
      content: '**An evaluation failed** ［x］(http：//y): INJECTION, score 3',
      to: '#alerts',
      by: '＠everyone ‹!channel›',
    });
  });

  it('rejects an invalid stored template without connecting', async () => {
    expect(
      await channel.send(DELIVERY, aTarget({ url: receiver.url, template: '{' }), aNotice(), never),
    ).toMatchObject({ delivered: false, statusCode: null });
    expect(receiver.connections).toBe(0);
  });

  it.each([
    ['invalid_blocks', ': invalid_blocks.'],
    ['The secret address is /hook', '.'],
    ['no_such_thing\nmore', '.'],
    ['x'.repeat(1_000_000), '.'],
    ['hook_secret', '.'],
  ])('reports Slack’s error code and no other text: %#', async (words, end) => {
    await receiver.close();
    receiver = await startReceiver((_request, response) => response.writeHead(400).end(words));
    const outcome = await channel.send(
      DELIVERY,
      aTarget({ url: receiver.url.replace('a=b', 'hook_secret') }),
      aNotice(),
      never,
    );
    expect(outcome).toEqual({
      delivered: false,
      statusCode: 400,
      error: `The receiver responded with status 400${end}`,
    });
  });
});

describe('chat texts', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          '<!channel>',
          '<!here|x>',
          '<@U1>',
          '@everyone',
          '@here',
          '<http://x|y>',
          '*b*',
          '_i_',
          '`c`',
          '```',
          '~s~',
          '[x](y)',
          '![i](http://z)',
          '&lt;',
          '\n# h',
          '\n> q',
          '|',
          '\\',
          '\u202e',
          '\u200b',
          '\r\n',
          'a_b',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );

  it('contain no Slack markup, whatever names, labels and quotes contain', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, (name, label, quote, notifierName) => {
        const body = slackBody(
          aNotice({}, [{ name, result: label, score: 1, quote }]),
          aTarget({ notifierName, channel: '' }),
        );
        for (const text of stringsIn(body))
          expect(text).not.toMatch(
            /[<>@*`~[\]|\\]|&(?!(?:amp|lt|gt);)|:\/\/|[\u202a-\u202e\u200b\r]/u,
          );
      }),
    );
  });

  it('contain no markup of other tools', () => {
    fc.assert(
      fc.property(hostile, (text) =>
        expect(escapeMarkup(text)).not.toMatch(
          /[<>@*`~[\]|\\&]|:\/\/|^#|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/mu,
        ),
      ),
    );
  });

  it('leave ordinary words unchanged', () => {
    expect(escapeMarkup('hate_speech: UNSAFE, score 12 (100 %), "it\'s #1" at 10:30')).toBe(
      'hate_speech: UNSAFE, score 12 (100 %), "it\'s #1" at 10:30',
    );
    expect(escapeForSlack('a & b')).toBe('a &amp; b');
  });

  it('stay within Slack’s limits', () => {
    const long = '&'.repeat(100_000);
    const { blocks, text } = slackBody(
      aNotice(
        {},
        Array.from({ length: 1_000 }, () => ({ name: long, result: long, score: 1, quote: long })),
      ),
      aTarget(),
    ) as { blocks: { text: { text: string } }[]; text: string };
    expect(blocks.length).toBeLessThanOrEqual(50);
    for (const block of blocks) expect(block.text.text.length).toBeLessThanOrEqual(3_000);
    expect(text.length).toBeLessThan(40_000);
  });
});

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
