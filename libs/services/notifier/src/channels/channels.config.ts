import 'reflect-metadata';
import type { ValidatorConstraintInterface } from 'class-validator';
import { IsOptional, IsString, Validate, ValidateIf, ValidatorConstraint } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';
import type { MailSettings } from './email/email-channel';
import { plainAddress } from './email/recipient';
import type { SmtpServer } from './email/smtp-session';

/** `undefined` for what is no address of a mail server. */
const smtpServer = (address: string): SmtpServer | undefined => {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(
      address,
    );
    const secure = protocol === 'smtps:';
    if (
      (!secure && protocol !== 'smtp:') ||
      hostname === '' ||
      !['', '/'].includes(pathname) ||
      search + hash !== '' ||
      (username === '') !== (password === '')
    )
      return undefined;
    const credentials =
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(credentials && { credentials }),
    };
  } catch {
    return undefined;
  }
};

@ValidatorConstraint({ name: 'smtpAddress' })
class SmtpAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && smtpServer(value) !== undefined;
  }

  defaultMessage(): string {
    return 'must be an smtp or smtps address, for example smtp://user:password@mail.example.com:587';
  }
}

@ValidatorConstraint({ name: 'plainAddress' })
class PlainAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && plainAddress(value) !== undefined;
  }

  defaultMessage(): string {
    return 'must be one plain e-mail address; it is needed when TOUCHSTONE_SMTP_URL is set';
  }
}

/** The mail server. Without an address, e-mails are not sent and say so. */
export class ChannelSettings {
  /** `smtp://` uses encryption where the server offers it, and demands it for a password that leaves this machine; `smtps://` starts with it. */
  @IsOptional()
  @IsString()
  @Validate(SmtpAddress)
  smtpUrl?: string;

  /** Whom e-mails come from. */
  @ValidateIf(
    ({ smtpUrl, mailFrom }: ChannelSettings) => smtpUrl !== undefined || mailFrom !== undefined,
  )
  @Validate(PlainAddress)
  mailFrom?: string;
}

/** @throws InvalidConfiguration naming every variable that breaks a rule. */
export const readChannelSettings = (environment?: Environment): ChannelSettings =>
  readSettings(
    ChannelSettings,
    { smtpUrl: 'TOUCHSTONE_SMTP_URL', mailFrom: 'TOUCHSTONE_MAIL_FROM' },
    environment,
  );

/** `undefined` where no mail server is set. */
export const mailSettings = ({ smtpUrl, mailFrom }: ChannelSettings): MailSettings | undefined => {
  const server = smtpUrl === undefined ? undefined : smtpServer(smtpUrl);
  const from = mailFrom === undefined ? undefined : plainAddress(mailFrom);
  return server && from !== undefined ? { server, from } : undefined;
};
