import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  /** `undefined` for a server without authentication. */
  credentials?: { user: string; password: string };
}

export interface SmtpTimes {
  /** Milliseconds until connected, including TLS. */
  connectMs: number;
  greetingMs: number;
  /** Milliseconds between two responses. */
  silenceMs: number;
}

export interface Envelope {
  from: string;
  to: string;
}

const MAX_REPLY_BYTES = 65_536;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

type Done<T> = (error?: Error | null, result?: T) => void;

/** One connection to the mail server; sends messages one after the other. */
export class SmtpSession {
  sent = 0;
  /** Called once, when the connection has closed. */
  onClose: () => void = () => undefined;
  private readonly connection: SMTPConnection;
  private fail: (error: Error) => void = () => undefined;

  private constructor(options: SMTPConnectionOptions) {
    this.connection = new SMTPConnection(options);
    this.connection.on('error', (error: Error) => this.fail(error));
    this.connection.on('end', () => {
      this.fail(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
      this.onClose();
    });
  }

  /**
   * Connects and authenticates; closes when the signal fires.
   * @throws what `smtpFailure` describes
   */
  static async open(
    { host, port, secure, credentials }: SmtpServer,
    times: SmtpTimes,
    signal: AbortSignal,
  ): Promise<SmtpSession> {
    const session = new SmtpSession({
      host,
      port,
      secure,
      // A password is sent encrypted, or stays on this machine.
      requireTLS: !secure && credentials !== undefined && !LOOPBACK.test(host),
      connectionTimeout: times.connectMs,
      dnsTimeout: times.connectMs,
      greetingTimeout: times.greetingMs,
      socketTimeout: times.silenceMs,
      socketCloseTimeout: 0,
      maxResponseSize: MAX_REPLY_BYTES,
    });
    await session.step(signal, (done: Done<void>) => session.connection.connect(done));
    if (credentials !== undefined) {
      const { user, password } = credentials;
      await session.step(signal, (done: Done<unknown>) =>
        session.connection.login({ user, pass: password }, done),
      );
    }
    return session;
  }

  /** Returns the server's final response. @throws what `smtpFailure` describes */
  async send({ from, to }: Envelope, message: Buffer, signal: AbortSignal): Promise<string> {
    this.sent++;
    const info = await this.step(signal, (done: Done<{ response: string }>) =>
      this.connection.send({ from, to: [to] }, message, done),
    );
    return info.response;
  }

  /** Closes without `QUIT`. */
  close(): void {
    this.connection.close();
  }

  quit(): void {
    this.connection.quit();
  }

  private async step<T>(signal: AbortSignal, start: (done: Done<T>) => void): Promise<T> {
    const close = (): void => this.close();
    signal.addEventListener('abort', close);
    try {
      signal.throwIfAborted();
      return await new Promise<T>((resolve, reject) => {
        this.fail = reject;
        start((error, result) => (error ? reject(error) : resolve(result as T)));
      });
    } catch (error) {
      this.close();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  }
}
