import { Matches } from 'class-validator';
import { readSettings, type Environment } from '@touchstone/kernel';

export class MessagingSettings {
  @Matches(/^(memory:|amqps?:\/\/.+)$/, { message: 'expected memory: or amqp://…' })
  url = 'memory:';
}

export const readMessagingSettings = (environment?: Environment): MessagingSettings =>
  readSettings(MessagingSettings, { url: 'TOUCHSTONE_MESSAGING_URL' }, environment);
