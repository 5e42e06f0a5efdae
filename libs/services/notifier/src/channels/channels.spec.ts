import { SystemClock } from '@touchstone/kernel';
import { Channels } from './channels';
import { startMailServer } from './email/mail-server.fixture';
import { openGuard, startReceiver } from './http/receivers.fixture';
import { aNotice, DELIVERY } from './notices.fixture';

const never = new AbortController().signal;
const withMail = (url?: string): Channels =>
  Channels.create({
    environment:
      url === undefined
        ? {}
        : { TOUCHSTONE_SMTP_URL: url, TOUCHSTONE_MAIL_FROM: 'a@sender.example' },
    guard: openGuard(),
    clock: new SystemClock(),
  });
const secrets = [`whsec_${Buffer.alloc(32, 1).toString('base64')}`];
const email = {
  kind: 'email',
  recipient: 'ops@receiver.example',
  bodyType: 'html',
  subject: '',
} as const;

describe('channels', () => {
  it('send to a webhook, a chat tool and a mail server until closed', async () => {
    const [receiver, mailServer] = await Promise.all([startReceiver(), startMailServer()]);
    const channels = withMail(`smtp://127.0.0.1:${mailServer.server.port}`);
    const webhook = { kind: 'webhook', url: receiver.url, authentication: null, secrets } as const;
    const chat = {
      kind: 'chat',
      url: receiver.url,
      notifierName: 'Ops',
      channel: '',
      template: '',
    } as const;
    const send = async (): Promise<boolean[]> => {
      const outcomes = [
        channels.of('webhook').send(DELIVERY, webhook, aNotice(), never),
        channels.of('chat').send(DELIVERY, chat, aNotice(), never),
        channels.of('email').send(DELIVERY, email, aNotice(), never),
      ];
      return (await Promise.all(outcomes)).map(({ delivered }) => delivered);
    };
    expect(await send()).toEqual([true, true, true]);
    expect(
      receiver.received.map(({ body }) => Object.keys(JSON.parse(body) as object)[0]).sort(),
    ).toEqual(['event', 'text']);
    expect(mailServer.accepted).toHaveLength(1);
    await channels.close();
    expect((await send()).slice(0, 2)).toEqual([false, false]);
    await Promise.all([receiver.close(), mailServer.close()]);
  });

  it('report that e-mail is not configured', async () => {
    const channels = withMail();
    expect(channels.of('email').notConfigured).toMatchObject({ code: 'mail.not_configured' });
    expect(await channels.of('email').send(DELIVERY, email, aNotice(), never)).toEqual({
      delivered: false,
      statusCode: null,
      error: 'E-mail is not configured; the operator has to set TOUCHSTONE_SMTP_URL.',
    });
    await channels.close();
  });

  it('use connections of their own', async () => {
    const receiver = await startReceiver();
    const channels = withMail();
    await channels.of('chat').close();
    const webhook = { kind: 'webhook', url: receiver.url, authentication: null, secrets } as const;
    expect(await channels.of('webhook').send(DELIVERY, webhook, aNotice(), never)).toMatchObject({
      delivered: true,
    });
    await channels.close();
    await receiver.close();
  });
});
