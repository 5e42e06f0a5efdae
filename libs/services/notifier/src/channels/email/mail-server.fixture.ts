import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from './smtp-session';

export interface Mail {
  from: string;
  to: string[];
  raw: string;
}

/** A local mail server that records accepted e-mails. */
export interface MailServer {
  server: SmtpServer;
  accepted: Mail[];
  /** Connections accepted so far, and those open now. */
  connections: number;
  open: number;
  /** Ends every connection. */
  drop(): void;
  close(): Promise<void>;
}

export const smtpReply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/** Accepts everything without encryption, unless the options say otherwise. */
export const startMailServer = async (options: SMTPServerOptions = {}, credentials?: SmtpServer['credentials']): Promise<MailServer> => {
  const accepted: Mail[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 1,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        accepted.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as AddressInfo;
  const mailServer: MailServer = {
    server: { host: '127.0.0.1', port, secure: options.secure ?? false, ...(credentials && { credentials }) },
    accepted,
    connections: 0,
    open: 0,
    drop: () => sockets.forEach((socket) => socket.end()),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  smtp.server.on('connection', (socket: Socket) => count(mailServer, sockets, socket));
  return mailServer;
};

const count = (mailServer: MailServer, sockets: Set<Socket>, socket: Socket): void => {
  mailServer.connections++;
  mailServer.open++;
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    mailServer.open--;
    sockets.delete(socket);
  });
};

/** Lets the test handle each connection from the start. */
export const startRawMailServer = async (speak: (socket: Socket) => void): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    count(mailServer, sockets, socket);
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    server: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, secure: false },
    accepted: [],
    connections: 0,
    open: 0,
    drop: () => sockets.forEach((socket) => socket.end()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mailServer;
};

/** Follows the protocol up to a command that starts with `word`, then calls `then`. */
export const answeringUntil = (word: string, then: (socket: Socket) => void) => (socket: Socket): void => {
  let body = false;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    const said = String(chunk).toUpperCase();
    if (body) {
      if (word === '.') then(socket);
    } else if (said.startsWith(word)) then(socket);
    else if (said.startsWith('DATA')) {
      body = true;
      socket.write('354 go on\r\n');
    } else socket.write('250 fine\r\n');
  });
};
