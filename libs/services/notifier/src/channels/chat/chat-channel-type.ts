import type { NotifierFields } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import { TemplateRefused } from '../../errors';
import type { NotifierSecrets } from '../../notifiers/notifier-secrets';
import type { ChannelType } from '../channel-type';
import { HttpPoster } from '../http/http-poster';
import { requestedUrl } from '../http/requested-url';
import { ChatChannel } from './chat-channel';
import type { ChatTarget } from './slack-body';
import { templateProblem } from './template';

export interface StoredChat {
  kind: 'chat';
  /** The URL of an incoming webhook is a secret in itself. */
  sealedUrl: string;
  /** The part of the URL that may be shown. */
  shownUrl: string;
  channel: string;
  template: string;
}

const NEW_CHAT: StoredChat = {
  kind: 'chat',
  sealedUrl: '',
  shownUrl: '',
  channel: '',
  template: '',
};

/** The last four characters of a shorter path would reveal too much of it. */
const SHORTEST_SHOWN = 16;

const maskedUrl = (url: string): string => {
  const { origin } = new URL(url);
  const secret = url.slice(origin.length + 1);
  return `${origin}/…${secret.length < SHORTEST_SHOWN ? '' : secret.slice(-4)}`;
};

const configure = (
  before: StoredChat,
  fields: NotifierFields,
  secrets: NotifierSecrets,
): StoredChat => {
  const requested = requestedUrl(fields, secrets.sent);
  // Clients that write back what they read send the masked URL, which changes nothing.
  const url = requested !== '' && requested === before.shownUrl ? undefined : requested;
  if (url === '' || (url === undefined && before.sealedUrl === ''))
    throw new InvalidField('url', 'an address');
  const { channel = before.channel, template = before.template } = fields;
  const problem =
    template === before.template || template === '' ? undefined : templateProblem(template);
  if (problem !== undefined) throw new TemplateRefused('template', problem);
  return {
    ...before,
    channel: storable(channel),
    template: storable(template),
    ...(url !== undefined && { sealedUrl: secrets.seal(url), shownUrl: maskedUrl(url) }),
  };
};

/** Posts to the incoming webhook of a chat tool. */
export const chatChannelType: ChannelType<StoredChat, ChatTarget> = {
  configure: (before, fields, secrets) => configure(before ?? NEW_CHAT, fields, secrets),
  describe: ({ kind, shownUrl, channel, template }) => ({ kind, url: shownUrl, channel, template }),
  addressOf: ({ sealedUrl }) => sealedUrl,
  open: ({ kind, sealedUrl, channel, template }, { notifierName, secrets }) => ({
    kind,
    url: secrets.unseal(sealedUrl),
    notifierName,
    channel,
    template,
  }),
  replaceSealed: (stored, replace) => ({ ...stored, sealedUrl: replace(stored.sealedUrl) }),
  create: ({ guard }) => new ChatChannel(new HttpPoster(guard)),
};
