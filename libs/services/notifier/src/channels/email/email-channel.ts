import MailComposer from 'nodemailer/lib/mail-composer';
import { DeadlineExceeded } from '@touchstone/kernel';
import { MailNotConfigured } from '../../errors';
import { runAbortable } from '../abortable';
import type { Channel, SendOutcome } from '../channel-type';
import type { Notice } from '../notice';
import { composeMail, type EmailTarget } from './mail-message';
import { plainAddress } from './plain-address';
import { smtpFailure } from './smtp-failure';
import { MAIL_CONNECTIONS, type SmtpLimits, SmtpPool } from './smtp-pool';
import type { SmtpServer } from './smtp-session';

export interface MailLimits extends SmtpLimits {
  /** Milliseconds for one attempt, including the wait for a connection. */
  totalMs: number;
}

const MAIL_LIMITS: MailLimits = {
  totalMs: 30_000,
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  connections: MAIL_CONNECTIONS,
  waiting: 1_000,
  idleMs: 2_000,
  mails: 100,
};

export interface MailSettings {
  server: SmtpServer;
  from: string;
}

/** Sends one e-mail for each notice over the operator's mail server. */
export class EmailChannel implements Channel<EmailTarget> {
  private readonly pool: SmtpPool;
  private readonly limits: MailLimits;
  private readonly secrets: readonly string[];

  constructor(
    private readonly settings: MailSettings,
    limits: Partial<MailLimits> = {},
  ) {
    this.limits = { ...MAIL_LIMITS, ...limits };
    this.pool = new SmtpPool(settings.server, this.limits);
    this.secrets = secretsOf(settings.server);
  }

  async send(
    id: string,
    target: EmailTarget,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const to = plainAddress(target.recipient);
    if (to === undefined) return failed('The recipient is not one plain e-mail address.');
    const { from } = this.settings;
    const message = await new MailComposer(composeMail(id, target, notice, from, to))
      .compile()
      .build();
    try {
      const reply = await runAbortable(this.limits.totalMs, signal, (limited) =>
        this.pool.send({ from, to }, message, limited),
      );
      return { delivered: true, statusCode: Number.parseInt(reply, 10) || null };
    } catch (error) {
      if (signal.aborted)
        return failed('The attempt was cancelled because the service is stopping.');
      if (error instanceof DeadlineExceeded)
        return failed(
          `The mail server did not accept the e-mail within ${this.limits.totalMs / 1000} seconds.`,
        );
      return { delivered: false, ...smtpFailure(error, this.secrets) };
    }
  }

  close(): Promise<void> {
    this.pool.close();
    return Promise.resolve();
  }
}

/** Used when the operator has not configured a mail server. */
export class UnconfiguredEmailChannel implements Channel<EmailTarget> {
  readonly notConfigured = new MailNotConfigured();

  send(): Promise<SendOutcome> {
    return Promise.resolve(failed(this.notConfigured.reason));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const failed = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

/** Lists the password as it is and as authentication encodes it. */
const secretsOf = ({ credentials }: SmtpServer): string[] => {
  if (credentials === undefined) return [];
  const { user, password } = credentials;
  return [
    password,
    Buffer.from(password).toString('base64'),
    Buffer.from(`\0${user}\0${password}`).toString('base64'),
  ];
};
