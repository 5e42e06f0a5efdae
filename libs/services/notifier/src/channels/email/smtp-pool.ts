import { Limiter, Unavailable } from '@touchstone/kernel';
import { type Envelope, type SmtpServer, SmtpSession, type SmtpTimes } from './smtp-session';

/** To the one mail server there is. */
export const MAIL_CONNECTIONS = 5;

export interface SmtpLimits extends SmtpTimes {
  connections: number;
  /** Mails that may wait for one of the connections. */
  waiting: number;
  /** Milliseconds that a connection waits for its next mail. */
  idleMs: number;
  /** Over one connection. */
  mails: number;
}

/** Connections to one mail server, few at a time, each used again while there is something to send. */
export class SmtpPool {
  private readonly idle = new Set<SmtpSession>();
  private readonly limiter: Limiter;
  private closed = false;

  constructor(
    private readonly server: SmtpServer,
    private readonly limits: SmtpLimits,
  ) {
    this.limiter = new Limiter(
      limits.connections,
      limits.waiting,
      () => new Unavailable('Too many e-mails are waiting for the mail server.'),
    );
  }

  /** Answers the server's last word. @throws what `smtpFailure` puts into words; the signal's reason while it waits */
  send(envelope: Envelope, message: Buffer, signal: AbortSignal): Promise<string> {
    return this.limiter.run(async () => {
      const session = this.takeIdle() ?? (await SmtpSession.open(this.server, this.limits, signal));
      const reply = await session.send(envelope, message, signal);
      this.keep(session);
      return reply;
    }, signal);
  }

  /** Mails under way are broken off by their own signals. */
  close(): void {
    this.closed = true;
    for (const session of this.idle) session.quit();
  }

  private takeIdle(): SmtpSession | undefined {
    const [session] = this.idle;
    if (session !== undefined) this.idle.delete(session);
    return session;
  }

  private keep(session: SmtpSession): void {
    if (this.closed || session.sent >= this.limits.mails) return session.quit();
    this.idle.add(session);
    const timer = setTimeout(
      () => this.idle.has(session) && session.quit(),
      this.limits.idleMs,
    ).unref();
    session.onClose = () => {
      clearTimeout(timer);
      this.idle.delete(session);
    };
  }
}
