import { Matches, ValidateBy } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class MessagingSettings {
  @Matches(/^(memory:|amqps?:\/\/.+)$/, { message: 'expected memory: or amqp://…' })
  // Checked here, because the error of a parser later on would quote the password.
  @ValidateBy({
    name: 'isAddress',
    validator: {
      validate: (value) => URL.canParse(String(value)),
      defaultMessage: () => 'expected an address that can be read',
    },
  })
  url = 'memory:';
}

export const readMessagingSettings = (environment?: Environment): MessagingSettings =>
  readSettings(MessagingSettings, { url: 'TOUCHSTONE_MESSAGING_URL' }, environment);
