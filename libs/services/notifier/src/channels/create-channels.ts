import { type Clock, SystemClock } from '@touchstone/kernel';
import type { OutgoingGuard } from '@touchstone/outgoing';
import type { Channels } from './channel';
import { type ChannelSettings, mailSettings } from './channels.config';
import { ChatChannel } from './chat/chat-channel';
import { EmailChannel, type MailLimits, NoEmailChannel } from './email/email-channel';
import { type HttpLimits, HttpPoster } from './http/http-poster';
import { WebhookChannel } from './webhook/webhook-channel';

export interface ChannelOptions {
  settings: ChannelSettings;
  guard: OutgoingGuard;
  clock?: Clock;
  httpLimits?: Partial<HttpLimits>;
  mailLimits?: Partial<MailLimits>;
}

/** Every medium, with connections of its own: what stalls in one holds up no other. */
export const createChannels = ({
  settings,
  guard,
  clock = new SystemClock(),
  httpLimits,
  mailLimits,
}: ChannelOptions): Channels => {
  const mail = mailSettings(settings);
  return {
    webhook: new WebhookChannel(new HttpPoster(guard, httpLimits), clock),
    chat: new ChatChannel(new HttpPoster(guard, httpLimits)),
    email: mail === undefined ? new NoEmailChannel() : new EmailChannel(mail, mailLimits),
  };
};

export const closeChannels = async ({ webhook, chat, email }: Channels): Promise<void> => {
  await Promise.all([webhook, chat, email].map((channel) => channel.close()));
};
