import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  recipients: string[];
  /** Headers by lower-case name; the first of each name. */
  headers: Record<string, string>;
  /** Text by media type: one, or the alternatives. */
  texts: Record<string, string>;
}

export interface MailServer {
  url: string;
  /** Returns the mails for an address, in order of arrival. */
  mailsTo(address: string): Mail[];
  close(): Promise<void>;
}

const decoded = (body: string, encoding = '7bit'): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const entityOf = (raw: string): { headers: Mail['headers']; body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .reverse();
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 2),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
};

const textsIn = (raw: string): Mail['texts'] => {
  const { headers, body } = entityOf(raw);
  const [, type = '', boundary] =
    /^([^;]+)(?:;.*boundary="([^"]+)")?/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined)
    return { [type]: decoded(body, headers['content-transfer-encoding']) };
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return Object.assign(
    {},
    ...parts.map((part) => textsIn(part.replace(/^\r\n/, ''))),
  ) as Mail['texts'];
};

/** Starts an SMTP server that accepts every mail. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        mails.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          headers: entityOf(raw).headers,
          texts: textsIn(raw),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
