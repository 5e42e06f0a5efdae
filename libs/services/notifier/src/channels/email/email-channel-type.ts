import type { MailBodyType, NotifierFields } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import { TemplateRefused } from '../../errors';
import type { ChannelType } from '../channel-type';
import { mailSettings, readEmailSettings } from './email.config';
import { EmailChannel, UnconfiguredEmailChannel } from './email-channel';
import type { EmailTarget } from './mail-message';
import { plainAddress } from './plain-address';
import { subjectProblem } from './subject';

export interface StoredEmail {
  kind: 'email';
  recipients: string[];
  bodyType: MailBodyType;
  subject: string;
}

const NEW_EMAIL: StoredEmail = { kind: 'email', recipients: [], bodyType: 'text', subject: '' };

const configure = (before: StoredEmail, fields: NotifierFields): StoredEmail => {
  const {
    recipients = before.recipients,
    body_type: bodyType = before.bodyType,
    subject = before.subject,
  } = fields;
  if (recipients.length === 0) throw new InvalidField('recipients', 'one e-mail address at least');
  const refused = recipients.findIndex((recipient) => plainAddress(recipient) === undefined);
  if (refused >= 0)
    throw new InvalidField(
      `recipients[${refused}]`,
      'an e-mail address in letters of ASCII, without quotes',
    );
  const problem = subjectProblem(subject);
  if (problem !== undefined) throw new TemplateRefused('subject', problem);
  return {
    kind: 'email',
    recipients: storable([...new Set(recipients)]),
    bodyType,
    subject: storable(subject),
  };
};

/** Sends e-mail over the operator's mail server. */
export const emailChannelType: ChannelType<StoredEmail, EmailTarget> = {
  usesMailServer: true,
  configure: (before, fields) => configure(before ?? NEW_EMAIL, fields),
  describe: ({ kind, recipients, bodyType, subject }) => ({
    kind,
    recipients,
    recipient: recipients[0],
    body_type: bodyType,
    subject,
  }),
  addressOf: ({ recipients }) => recipients.join(' '),
  recipientsOf: ({ recipients }) => recipients,
  open: ({ kind, bodyType, subject }, { notifierName, recipient }) => ({
    kind,
    recipient,
    bodyType,
    subject,
    notifierName,
  }),
  replaceSealed: (stored) => stored,
  create: ({ environment }) => {
    const settings = mailSettings(readEmailSettings(environment));
    return settings === undefined ? new UnconfiguredEmailChannel() : new EmailChannel(settings);
  },
};

/** The destination of the service's own e-mails, which belong to no notifier. */
export const serviceEmail = (recipient: string): EmailTarget => ({
  kind: 'email',
  recipient,
  bodyType: 'text',
  subject: '',
});
