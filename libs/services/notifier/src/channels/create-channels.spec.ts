import type { Channels } from './channel';
import { readChannelSettings } from './channels.config';
import { closeChannels, createChannels } from './create-channels';
import { startMailServer } from './email/mail-server.fixture';
import { openGuard, startReceiver } from './http/receivers.fixture';
import { aNotice, DELIVERY } from './notices.fixture';

const never = new AbortController().signal;
const withMail = (url?: string): Channels =>
  createChannels({
    settings: readChannelSettings(
      url === undefined
        ? {}
        : { TOUCHSTONE_SMTP_URL: url, TOUCHSTONE_MAIL_FROM: 'a@sender.example' },
    ),
    guard: openGuard(),
  });
const secrets = [`whsec_${Buffer.alloc(32, 1).toString('base64')}`];
const email = {
  kind: 'email',
  recipient: 'ops@receiver.example',
  bodyType: 'html',
  subject: '',
} as const;

describe('channels', () => {
  it('reach a webhook, a chat tool and a mail server, until they are closed', async () => {
    const [receiver, mailServer] = await Promise.all([startReceiver(), startMailServer()]);
    const channels = withMail(`smtp://127.0.0.1:${mailServer.server.port}`);
    const webhook = { kind: 'webhook', url: receiver.url, authentication: null, secrets } as const;
    const send = async (): Promise<boolean[]> => {
      const outcomes = [
        channels.webhook.send(DELIVERY, { ...webhook, secrets }, aNotice(), never),
        channels.chat.send(
          DELIVERY,
          { kind: 'chat', url: receiver.url, notifierName: 'Ops', channel: '', template: '' },
          aNotice(),
          never,
        ),
        channels.email.send(DELIVERY, email, aNotice(), never),
      ];
      return (await Promise.all(outcomes)).map(({ delivered }) => delivered);
    };
    expect(await send()).toEqual([true, true, true]);
    expect(
      receiver.received.map(({ body }) => Object.keys(JSON.parse(body) as object)[0]).sort(),
    ).toEqual(['event', 'text']);
    expect(mailServer.accepted).toHaveLength(1);
    await closeChannels(channels);
    expect((await send()).slice(0, 2)).toEqual([false, false]);
    await Promise.all([receiver.close(), mailServer.close()]);
  });

  it('say that e-mail is not configured', async () => {
    const channels = withMail();
    expect(channels.email.configured).toBe(false);
    expect(await channels.email.send(DELIVERY, email, aNotice(), never)).toEqual({
      delivered: false,
      statusCode: null,
      error: 'E-mail is not configured here; the operator has to set TOUCHSTONE_SMTP_URL.',
    });
    await closeChannels(channels);
  });

  it('have connections of their own', async () => {
    const receiver = await startReceiver();
    const channels = withMail();
    await channels.chat.close();
    expect(
      await channels.webhook.send(
        DELIVERY,
        { kind: 'webhook', url: receiver.url, authentication: null, secrets },
        aNotice(),
        never,
      ),
    ).toMatchObject({ delivered: true });
    await closeChannels(channels);
    await receiver.close();
  });
});
