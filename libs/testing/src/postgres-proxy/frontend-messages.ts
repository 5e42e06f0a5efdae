/** A message of a PostgreSQL client. The first ones of a connection have no type. */
export interface FrontendMessage {
  /** One letter; empty for the messages that open a connection. */
  type: string;
  /** The whole message, as it was received. */
  bytes: Buffer;
  /** Without type and length. */
  body: Buffer;
}

const LENGTH_BYTES = 4;
/** Requests for encryption, after which the client opens the connection anew. */
const ENCRYPTION_CODES = [80877103, 80877104];

/** Splits the bytes of one client into messages. */
export class FrontendMessages {
  private received = Buffer.alloc(0);
  private isOpening = true;

  /** Returns the messages that are complete with these bytes. */
  add(chunk: Buffer): FrontendMessage[] {
    this.received = Buffer.concat([this.received, chunk]);
    const messages: FrontendMessage[] = [];
    for (let message = this.next(); message; message = this.next()) messages.push(message);
    return messages;
  }

  private next(): FrontendMessage | undefined {
    const typeBytes = this.isOpening ? 0 : 1;
    if (this.received.length < typeBytes + LENGTH_BYTES) return undefined;
    const end = typeBytes + this.received.readUInt32BE(typeBytes);
    if (this.received.length < end) return undefined;
    const bytes = this.received.subarray(0, end);
    this.received = this.received.subarray(end);
    const body = bytes.subarray(typeBytes + LENGTH_BYTES);
    if (this.isOpening) this.isOpening = ENCRYPTION_CODES.includes(body.readUInt32BE());
    return { type: bytes.subarray(0, typeBytes).toString(), bytes, body };
  }
}

const textUntilZero = (bytes: Buffer): string => bytes.subarray(0, bytes.indexOf(0)).toString();

/** Returns the SQL of a `Query` or `Parse`; `undefined` for any other message. */
export const sqlOf = ({ type, body }: FrontendMessage): string | undefined => {
  if (type === 'Q') return textUntilZero(body);
  if (type === 'P') return textUntilZero(body.subarray(body.indexOf(0) + 1));
  return undefined;
};

/** Returns true for statements that need space on the disk. */
export const isWrite = (sql: string): boolean =>
  /^\s*(?:insert|update|delete|merge|copy|create|alter|truncate)\b/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && /\b(?:insert\s+into|update|delete\s+from)\b/i.test(sql));

/** Encodes a `Query`. */
export const queryMessage = (sql: string): Buffer => {
  const body = Buffer.from(`${sql}\0`);
  const header = Buffer.from('Q\0\0\0\0');
  header.writeUInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([header, body]);
};
