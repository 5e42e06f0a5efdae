import { eventually } from '@touchstone/testing';
import type { SendOutcome } from '../channel-type';
import { aNotice, DELIVERY } from '../notices.fixture';
import { EmailChannel, type MailLimits } from './email-channel';
import type { EmailTarget } from './mail-message';
import {
  answeringUntil,
  type MailServer,
  smtpReply,
  startMailServer,
  startRawMailServer,
} from './mail-server.fixture';

const never = new AbortController().signal;
const FROM = 'touchstone@sender.example';
const aTarget = (overrides: Partial<EmailTarget> = {}): EmailTarget => ({
  kind: 'email',
  recipient: 'ops@receiver.example',
  bodyType: 'text',
  subject: '',
  ...overrides,
});
const failure = (error: string, statusCode: number | null = null): SendOutcome => ({
  delivered: false,
  statusCode,
  error,
});

describe('e-mail channel', () => {
  let mailServer: MailServer;
  let channel: EmailChannel;

  const using = (started: MailServer, limits: Partial<MailLimits> = {}): void => {
    mailServer = started;
    channel = new EmailChannel(
      { server: started.server, from: FROM },
      { totalMs: 5_000, ...limits },
    );
  };
  const send = (target = aTarget(), signal = never): Promise<SendOutcome> =>
    channel.send(DELIVERY, target, aNotice(), signal);

  afterEach(async () => {
    await channel.close();
    await mailServer.close();
  });

  it('sends the e-mail and returns the server’s status code', async () => {
    using(await startMailServer());
    expect(channel).not.toHaveProperty('notConfigured');
    expect(await send()).toEqual({ delivered: true, statusCode: 250 });
    expect(mailServer.accepted).toEqual([
      {
        from: FROM,
        to: ['ops@receiver.example'],
        raw: expect.stringContaining('An evaluation failed'),
      },
    ]);
  });

  it('authenticates with user and password', async () => {
    const credentials = { user: 'us:er', password: 'p@ss wörd' };
    const logins: unknown[] = [];
    using(
      await startMailServer(
        {
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: ({ username, password }, _session, done) => (
            logins.push({ user: username, password }),
            done(null, { user: username })
          ),
        },
        credentials,
      ),
    );
    expect(await send()).toEqual({ delivered: true, statusCode: 250 });
    expect(logins).toEqual([credentials]);
  });

  it('reports failed authentication without a password that the server echoes', async () => {
    using(
      await startMailServer(
        {
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: ({ password }, _session, done) =>
            done(smtpReply(535, `no entry with ${password ?? ''}`)),
        },
        { user: 'user', password: 'hunter2' },
      ),
    );
    expect(await send()).toEqual(failure('The mail server rejected the e-mail with 535', 535));
  });

  it('rejects an untrusted certificate, with TLS and after STARTTLS', async () => {
    for (const options of [{ secure: true }, { disabledCommands: [] }]) {
      using(await startMailServer(options));
      expect(await send()).toEqual(failure('The certificate of the mail server was not accepted.'));
      expect(mailServer.accepted).toEqual([]);
      await channel.close();
      await mailServer.close();
    }
    using(await startMailServer());
  });

  it('sends no password to a remote server without encryption', async () => {
    const commands: string[] = [];
    const raw = await startRawMailServer((socket) => {
      socket.on('data', (chunk) => commands.push(String(chunk)));
      answeringUntil('NEVER', () => undefined)(socket);
    });
    // Resolves to this machine, but is not recognised as local.
    using({
      ...raw,
      server: { ...raw.server, host: '127.1', credentials: { user: 'user', password: 'hunter2' } },
      close: () => raw.close(),
    });
    expect(await send()).toMatchObject({ delivered: false });
    expect(commands.join('')).toContain('EHLO');
    expect(commands.join('')).not.toMatch(/AUTH/i);
  });

  it.each<[string, Parameters<typeof startMailServer>[0], SendOutcome]>([
    [
      'rejects the recipient',
      { onRcptTo: (_address, _session, done) => done(smtpReply(550, 'no such user here')) },
      failure('The mail server rejected the e-mail with 550: no such user here', 550),
    ],
    [
      'defers the recipient',
      { onRcptTo: (_address, _session, done) => done(smtpReply(451, 'try again later')) },
      failure('The mail server deferred the e-mail with 451: try again later', 451),
    ],
    [
      'rejects the sender',
      { onMailFrom: (_address, _session, done) => done(smtpReply(553, 'who are you')) },
      failure('The mail server rejected the e-mail with 553: who are you', 553),
    ],
    [
      'rejects the message',
      {
        onData: (stream, _session, done) => (
          stream.resume(),
          stream.on('end', () => done(smtpReply(554, 'spam')))
        ),
      },
      failure('The mail server rejected the e-mail with 554: spam', 554),
    ],
    [
      'defers every client',
      { onConnect: (_session, done) => done(smtpReply(421, 'busy')) },
      failure('The mail server deferred the e-mail with 421: busy', 421),
    ],
  ])('fails with a server that %s', async (_title, options, expected) => {
    using(await startMailServer(options));
    expect(await send()).toEqual(expected);
  });

  it('keeps 200 printable characters of a long response', async () => {
    using(
      await startMailServer({
        onRcptTo: (_address, _session, done) =>
          done(smtpReply(550, `\u001b[31m\u202e${'x'.repeat(5_000)}`)),
      }),
    );
    const outcome = await send();
    expect(outcome).toMatchObject({
      error: expect.stringMatching(
        /^The mail server rejected the e-mail with 550: [[ -~]{5,199}…$/,
      ),
    });
  });

  it.each<[string, Parameters<typeof startRawMailServer>[0]]>([
    ['sends no greeting', () => undefined],
    ['stalls at hello', answeringUntil('EHLO', () => undefined)],
    ['stalls at the sender', answeringUntil('MAIL', () => undefined)],
    ['stalls at the recipient', answeringUntil('RCPT', () => undefined)],
    ['stalls before the message', answeringUntil('DATA', () => undefined)],
    ['stalls after the message', answeringUntil('.', () => undefined)],
    [
      'drips a response',
      answeringUntil('MAIL', (socket) => {
        const timer = setInterval(() => socket.write('250-x\r\n'), 5);
        socket.on('close', () => clearInterval(timer));
      }),
    ],
  ])('cancels and disconnects from a server that %s', async (_title, speak) => {
    using(await startRawMailServer(speak), { totalMs: 200 });
    expect(await send()).toEqual(
      failure('The mail server did not accept the e-mail within 0.2 seconds.'),
    );
    await eventually(() => mailServer.open === 0);
  });

  it.each<[string, Partial<MailLimits>, Parameters<typeof startRawMailServer>[0]]>([
    ['the greeting', { greetingMs: 50 }, () => undefined],
    ['a response', { silenceMs: 50 }, answeringUntil('MAIL', () => undefined)],
  ])('limits the wait for %s', async (_title, limits, speak) => {
    using(await startRawMailServer(speak), limits);
    expect(await send()).toEqual(failure('The mail server took too long to respond.'));
    await eventually(() => mailServer.open === 0);
  });

  it.each<[string, Parameters<typeof startRawMailServer>[0], string]>([
    [
      'closes at once',
      (socket) => socket.end(),
      'The connection to the mail server was lost or refused.',
    ],
    [
      'closes at the sender',
      answeringUntil('MAIL', (socket) => socket.end()),
      'The connection to the mail server was lost or refused.',
    ],
    [
      'breaks off at hello',
      answeringUntil('EHLO', (socket) => socket.resetAndDestroy()),
      'The connection to the mail server failed.',
    ],
    [
      'breaks off after the message',
      answeringUntil('.', (socket) => socket.resetAndDestroy()),
      'The connection to the mail server failed.',
    ],
    [
      'speaks another protocol',
      (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'),
      'The mail server did not respond with SMTP.',
    ],
    [
      'responds without end',
      answeringUntil('EHLO', (socket) => socket.write('250-x\r\n'.repeat(100_000))),
      'The mail server did not respond with SMTP.',
    ],
  ])('fails and disconnects from a server that %s', async (_title, speak, error) => {
    using(await startRawMailServer(speak));
    expect(await send()).toEqual(failure(error));
    await eventually(() => mailServer.open === 0);
  });

  it('reports a refused connection without the address', async () => {
    using(await startMailServer());
    await mailServer.close();
    expect(await send()).toEqual(failure('The connection to the mail server failed.'));
  });

  it('keeps sending over other connections while one stalls', async () => {
    let stalls = 1;
    using(
      await startMailServer({
        onMailFrom: (_address, _session, done) => (stalls-- > 0 ? undefined : done()),
      }),
      { connections: 2 },
    );
    const caller = new AbortController();
    const stalled = channel.send(DELIVERY, aTarget(), aNotice(), caller.signal);
    await eventually(() => stalls === 0);
    for (const outcome of await Promise.all([send(), send(), send()]))
      expect(outcome).toMatchObject({ delivered: true });
    caller.abort();
    expect(await stalled).toEqual(
      failure('The attempt was cancelled because the service is stopping.'),
    );
  });

  it('reuses few connections, and closes unused ones', async () => {
    using(await startMailServer(), { connections: 2, idleMs: 50 });
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(mailServer.accepted).toHaveLength(20);
    expect(mailServer.connections).toBeLessThanOrEqual(2);
    await eventually(() => mailServer.open === 0);
  });

  it('does not reuse a connection that the server has closed', async () => {
    using(await startMailServer(), { idleMs: 60_000 });
    expect(await send()).toMatchObject({ delivered: true });
    mailServer.drop();
    await eventually(() => mailServer.open === 0);
    expect(await send()).toMatchObject({ delivered: true });
    expect(mailServer.connections).toBe(2);
  });

  it('replaces a connection after its maximum of e-mails', async () => {
    using(await startMailServer(), { mails: 2, connections: 1 });
    for (let count = 0; count < 4; count++) expect(await send()).toMatchObject({ delivered: true });
    expect(mailServer.connections).toBe(2);
  });

  it('never sends an e-mail that was cancelled while it waited', async () => {
    using(await startMailServer({ onMailFrom: () => undefined }), { connections: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const stalled = send(aTarget(), first.signal);
    const waiting = send(aTarget(), second.signal);
    await eventually(() => mailServer.open === 1);
    second.abort();
    expect(await waiting).toMatchObject({ delivered: false });
    first.abort();
    expect(await stalled).toMatchObject({ delivered: false });
    await eventually(() => mailServer.open === 0);
    expect(mailServer.connections).toBe(1);
  });

  it('rejects e-mails beyond the waiting limit', async () => {
    using(await startMailServer({ onMailFrom: () => undefined }), { connections: 1, waiting: 1 });
    const caller = new AbortController();
    const sends = [1, 2, 3].map(() => send(aTarget(), caller.signal));
    expect(await Promise.race(sends)).toEqual(
      failure('Too many e-mails are waiting for the mail server.'),
    );
    caller.abort();
    await Promise.all(sends);
  });

  it.each([
    'a@b.example, c@d.example',
    'Ops <ops@receiver.example>',
    '"x y"@receiver.example',
    'ops@receiver.example\r\nBcc: x@y.example',
    '<ops@receiver.example>',
    'ops',
    'ops@[127.0.0.1]',
    '',
  ])('rejects the recipient %j without connecting', async (recipient) => {
    using(await startMailServer());
    expect(await send(aTarget({ recipient }))).toEqual(
      failure('The recipient is not one plain e-mail address.'),
    );
    expect(mailServer.connections).toBe(0);
  });
});
