import MailComposer from 'nodemailer/lib/mail-composer';
import { DeadlineExceeded } from '@touchstone/kernel';
import type { Channel, Notice, SendOutcome } from '../channel';
import { within } from '../within';
import { mailOf, type MailTarget } from './mail';
import { plainAddress } from './recipient';
import { smtpFailure } from './smtp-failure';
import { MAIL_CONNECTIONS, type SmtpLimits, SmtpPool } from './smtp-pool';
import type { SmtpServer } from './smtp-session';

export interface MailLimits extends SmtpLimits {
  /** Milliseconds for one try, waiting for a connection included. */
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
  /** A plain address. */
  from: string;
}

/** Sends each notice as an e-mail of its own, over the operator's mail server. */
export class EmailChannel implements Channel<'email'> {
  readonly configured = true;
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
    target: MailTarget,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const to = plainAddress(target.recipient);
    if (to === undefined) return failed('The recipient is not one plain e-mail address.');
    const { from } = this.settings;
    const message = await new MailComposer(mailOf(id, target, notice, from, to)).compile().build();
    try {
      const reply = await within(this.limits.totalMs, signal, (limited) =>
        this.pool.send({ from, to }, message, limited),
      );
      return { delivered: true, statusCode: Number.parseInt(reply, 10) || null };
    } catch (error) {
      if (signal.aborted) return failed('This try was given up: the service is stopping.');
      if (error instanceof DeadlineExceeded)
        return failed(
          `The mail server did not take the e-mail within ${this.limits.totalMs / 1000} seconds.`,
        );
      return { delivered: false, ...smtpFailure(error, this.secrets) };
    }
  }

  close(): Promise<void> {
    this.pool.close();
    return Promise.resolve();
  }
}

/** Where the operator has named no mail server. */
export class NoEmailChannel implements Channel<'email'> {
  readonly configured = false;

  send(): Promise<SendOutcome> {
    return Promise.resolve(
      failed('E-mail is not configured here; the operator has to set TOUCHSTONE_SMTP_URL.'),
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const failed = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

/** As they are, and as signing in puts them on the wire. */
const secretsOf = ({ credentials }: SmtpServer): string[] => {
  if (credentials === undefined) return [];
  const { user, password } = credentials;
  return [
    password,
    Buffer.from(password).toString('base64'),
    Buffer.from(`\0${user}\0${password}`).toString('base64'),
  ];
};
