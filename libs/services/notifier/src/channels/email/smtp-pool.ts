import { Limiter, Unavailable } from '@touchstone/kernel';
import { type Envelope, type SmtpServer, SmtpSession, type SmtpTimes } from './smtp-session';

export const MAIL_CONNECTIONS = 5;

export interface SmtpLimits extends SmtpTimes {
  connections: number;
  /** E-mails that may wait for a connection. */
  waiting: number;
  /** Milliseconds after which an unused connection is closed. */
  idleMs: number;
  /** E-mails sent over one connection. */
  mails: number;
}

/**
 * Pools connections to one mail server. Not nodemailer's pool: there an e-mail cannot be cancelled,
 * neither while it waits for a connection nor on a stalled one, so it could still be sent after its
 * attempt was recorded as failed; and neither the queue nor the idle time of a connection is
 * bounded.
 */
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

  /**
   * Returns the server's final response.
   * @throws what `smtpFailure` describes; the signal's reason while it waits for a connection
   */
  send(envelope: Envelope, message: Buffer, signal: AbortSignal): Promise<string> {
    return this.limiter.run(async () => {
      const session = this.takeIdle() ?? (await SmtpSession.open(this.server, this.limits, signal));
      const reply = await session.send(envelope, message, signal);
      this.keep(session);
      return reply;
    }, signal);
  }

  /** Closes unused connections; e-mails in progress end with their own signals. */
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
