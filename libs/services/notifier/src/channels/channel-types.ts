import type { NotifierKind } from '@touchstone/contracts';
import type { ChannelType, StoredTarget } from './channel-type';
import { chatChannelType } from './chat/chat-channel-type';
import { emailChannelType } from './email/email-channel-type';
import { webhookChannelType } from './webhook/webhook-channel-type';

/** Registers one type per kind of notifier. */
export const CHANNEL_TYPES: Readonly<Record<NotifierKind, ChannelType>> = {
  webhook: webhookChannelType,
  chat: chatChannelType,
  email: emailChannelType,
};

export const channelTypeOf = ({ kind }: Pick<StoredTarget, 'kind'>): ChannelType =>
  CHANNEL_TYPES[kind];

/** `['']` for a channel without recipients. */
export const recipientsOf = (target: StoredTarget): readonly string[] =>
  channelTypeOf(target).recipientsOf?.(target) ?? [''];
