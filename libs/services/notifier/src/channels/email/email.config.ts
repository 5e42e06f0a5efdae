import 'reflect-metadata';
import type { ValidatorConstraintInterface } from 'class-validator';
import { IsOptional, IsString, Validate, ValidateIf, ValidatorConstraint } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';
import type { MailSettings } from './email-channel';
import { plainAddress } from './plain-address';
import type { SmtpServer } from './smtp-session';

/** Parses the address of a mail server; returns `undefined` for any other text. */
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

/** Settings of the mail server. Without an address, e-mail is not configured. */
export class EmailSettings {
  /**
   * `smtp://` uses STARTTLS if the server offers it, and requires it for a password sent to another
   * machine; `smtps://` starts with TLS.
   */
  @IsOptional()
  @IsString()
  @Validate(SmtpAddress)
  smtpUrl?: string;

  /** Address of the sender. */
  @ValidateIf(
    ({ smtpUrl, mailFrom }: EmailSettings) => smtpUrl !== undefined || mailFrom !== undefined,
  )
  @Validate(PlainAddress)
  mailFrom?: string;
}

/** @throws InvalidConfiguration naming every variable that breaks a rule. */
export const readEmailSettings = (environment?: Environment): EmailSettings =>
  readSettings(
    EmailSettings,
    { smtpUrl: 'TOUCHSTONE_SMTP_URL', mailFrom: 'TOUCHSTONE_MAIL_FROM' },
    environment,
  );

/** Returns `undefined` when no mail server is set. */
export const mailSettings = ({ smtpUrl, mailFrom }: EmailSettings): MailSettings | undefined => {
  const server = smtpUrl === undefined ? undefined : smtpServer(smtpUrl);
  const from = mailFrom === undefined ? undefined : plainAddress(mailFrom);
  return server && from !== undefined ? { server, from } : undefined;
};
