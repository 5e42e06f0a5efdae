import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Notice } from '../notice';
import { aCheck, aFarewell, anAlert, aNotice, DELIVERY } from '../notices.fixture';
import { composeMail, type EmailTarget } from './mail-message';
import { plainAddress } from './plain-address';
import { subjectProblem } from './subject';

const aTarget = (overrides: Partial<EmailTarget> = {}): EmailTarget => ({
  kind: 'email',
  recipient: 'ops@receiver.example',
  bodyType: 'text',
  subject: '',
  ...overrides,
});

interface Parsed {
  /** In lower case, in order. */
  names: string[];
  headers: Record<string, string>;
  body: string;
}

const unfolded = (head: string): string[] => head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
const unquoted = (text: string): string => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(text) : text;
};
const parse = (raw: string): Parsed => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = unfolded(raw.slice(0, end));
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return {
    names: lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()),
    headers,
    body: decoded(raw.slice(end + 4), headers['content-transfer-encoding'] ?? ''),
  };
};
/** Decodes RFC 2047, as mail clients do. */
const shown = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquoted(text.replaceAll('_', ' ')),
    );

const compiled = async (
  target: EmailTarget,
  notice: Notice,
  id = DELIVERY,
): Promise<Parsed & { parts: Parsed[] }> => {
  const raw = String(
    await new MailComposer(
      composeMail(id, target, notice, 'touchstone@sender.example', target.recipient),
    )
      .compile()
      .build(),
  );
  const mail = parse(raw);
  const boundary = /boundary="([^"]+)"/.exec(mail.headers['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : raw
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => parse(part.replace(/^\r\n/, '')));
  return { ...mail, parts };
};

const HEADERS = [
  'from',
  'to',
  'subject',
  'message-id',
  'auto-submitted',
  'x-auto-response-suppress',
  'date',
  'mime-version',
  'content-type',
];

describe('an e-mail', () => {
  it('is plain text to one recipient, and suppresses automatic replies', async () => {
    const { headers, body, names } = await compiled(
      aTarget(),
      aNotice({}, [aCheck({ quote: 'Grüße, 世界' })]),
    );
    expect(headers).toMatchObject({
      from: 'Touchstone <touchstone@sender.example>',
      to: 'ops@receiver.example',
      subject: 'Touchstone: An evaluation failed',
      'message-id': `<${DELIVERY}@sender.example>`,
      'auto-submitted': 'auto-generated',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(names.filter((name) => name !== 'content-transfer-encoding').sort()).toEqual(
      [...HEADERS].sort(),
    );
    expect(body).toContain('- prompt_injections: INJECTION, score 3');
    expect(body).toContain('"Grüße, 世界"');
  });

  it('has an HTML and a text part when HTML is selected', async () => {
    const { headers, parts } = await compiled(aTarget({ bodyType: 'html' }), anAlert());
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
    expect(parts.map((part) => part.headers['content-type'])).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
    for (const part of parts) expect(part.body).toContain('Call the duty officer.');
    expect(parts[1]?.body).toContain('<h2>A guardrail failed a request: No injections</h2>');
  });

  it.each<[string, Notice, string]>([
    ['a test', aNotice({ event: 'notifier.test' }), 'This is a test: notifications arrive here'],
    ['a notifier that was switched off', aFarewell('Ops'), 'A notifier was switched off: Ops'],
    ['an alert', anAlert({ side: 'response' }), 'A guardrail failed a response: No injections'],
  ])('describes %s', async (_title, notice, title) => {
    const { headers, body } = await compiled(aTarget(), notice);
    expect(headers['subject']).toBe(`Touchstone: ${title}`);
    expect(body).toContain(title);
  });

  it('has the user’s subject', async () => {
    const { headers } = await compiled(
      aTarget({ subject: '[{{status}}] {{notifier}}: {{score}}', notifierName: 'Ops' }),
      aNotice(),
    );
    expect(headers['subject']).toBe('[failed] Ops: 3');
  });

  it('has a message id for each delivery, the same for every attempt', async () => {
    const id = 'x@y>\r\nBcc: z@z.example';
    const first = (await compiled(aTarget(), aNotice(), id)).headers['message-id'];
    expect((await compiled(aTarget(), aNotice(), id)).headers['message-id']).toBe(first);
    expect(first).toMatch(/^<[0-9a-f]{64}@sender\.example>$/);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          '\r\nBcc: evil@evil.example',
          '\n',
          '\r',
          '\u2028',
          '\u2029',
          '\u0085',
          '\0',
          '=?utf-8?q?=0D=0ABcc:_x?=',
          '=?UTF-8?B?PHNjcmlwdD4=?=',
          '<script>',
          '</title>',
          '"',
          "'",
          '`',
          '&',
          '&lt;',
          '<img src=http://x>',
          'javascript:',
          'onload=',
          '--',
          '\r\n\r\n',
          '.\r\n',
          '{{text}}',
          'ä',
          '\ud83d',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );

  it('has no injected headers, parts or tags, whatever names, labels, quotes and subjects contain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: hostile,
          result: hostile,
          quote: hostile,
          subject: hostile,
          message: hostile,
          notifierName: hostile,
        }),
        async ({ name, result, quote, subject, message, notifierName }) => {
          const notice = {
            ...anAlert({ name, message }),
            evaluation: {
              id: 'e',
              status: 'failed',
              score: 1,
              checks: [{ name, result, quote, score: 1 }],
            },
          } as const;
          const { names, headers, parts } = await compiled(
            aTarget({ bodyType: 'html', subject: `s${subject}{{notifier}}`, notifierName }),
            notice as never,
          );
          expect([...names].sort()).toEqual([...HEADERS].sort());
          expect(parts).toHaveLength(2);
          expect(shown(headers['subject'] ?? '')).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?/u);
          const tags = parts[1]?.body.match(/<[^>]*>/g) ?? [];
          expect(
            tags.filter(
              (tag) =>
                !/^<(?:!doctype html|\/?(?:html|head|title|body|h2|p|table|tr|th|td|ul|li|blockquote))>$/.test(
                  tag,
                ),
            ),
          ).toEqual([]);
          expect(parts[1]?.body.replaceAll(/<\/?[a-z0-9]+>|<!doctype html>/g, '')).not.toMatch(
            /[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/,
          );
        },
      ),
    );
  });
});

describe('a subject', () => {
  it.each(['', 'plain', '{{title}} {{ score }}', '{braces}'])('accepts %j', (subject) => {
    expect(subjectProblem(subject)).toBeUndefined();
  });

  it('is rejected when it has an unknown placeholder', () => {
    expect(subjectProblem('{{title}} {{secret}}')).toContain('{{secret}}');
  });
});

describe('a recipient', () => {
  it.each([
    ['ops@receiver.example', 'ops@receiver.example'],
    ["o'ps+a.b_c@Mail.Receiver.example", "o'ps+a.b_c@mail.receiver.example"],
    ['ops@büro.example', 'ops@xn--bro-hoa.example'],
  ])('accepts %s', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });

  it.each([
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a@b.example c@d.example',
    'A <a@b.example>',
    '<a@b.example>',
    'a@b.example (x)',
    '(x)a@b.example',
    '"a b"@c.example',
    '"a@b.example x"@inside.example',
    'a@@b.example',
    'a@b',
    '@b.example',
    'a@',
    'a',
    '',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b..example',
    'a@.b.example',
    'a@b.example.',
    'a@[127.0.0.1]',
    'a@127.0.0.1:25',
    'a@b.example\r\nRCPT TO:<x@y.example>',
    'a\n@b.example',
    'a@b.example\0',
    'ä@b.example',
    'group:a@b.example;',
    '@x.example:a@b.example',
    'a%b@c.example\u2028',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('rejects %j', (text) => {
    expect(plainAddress(text)).toBeUndefined();
  });

  it('parses any text to one plain address or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc
            .array(
              fc.constantFrom(
                'a',
                '@',
                '.',
                'b.example',
                '<',
                '>',
                '"',
                ' ',
                ',',
                ';',
                '\r\n',
                'ä',
                '%',
                '\u3002',
              ),
              { maxLength: 10 },
            )
            .map((parts) => parts.join('')),
        ),
        (text) => {
          expect(plainAddress(text) ?? 'a@b.c').toMatch(
            /^[^\s<>"(),:;@[\]\\\u0080-\uffff]+@[a-z0-9.-]+$/,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
