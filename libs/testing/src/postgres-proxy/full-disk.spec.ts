import { FrontendMessages, isWrite, queryMessage, sqlOf } from './frontend-messages';
import { FullDisk } from './full-disk';

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};
const START = message('', '\0\x03\0\0user\0postgres\0\0');
const group = (sql: string): Buffer =>
  Buffer.concat([
    message('P', `\0${sql}\0\0\0`),
    message('B', 'bind'),
    message('E', 'execute'),
    message('S', ''),
  ]);

/** Returns the types of the messages that reach the server, and the SQL of its queries. */
const forwarded = (isFull: boolean, ...sent: Buffer[]): string[] => {
  const [messages, disk, atServer] = [
    new FrontendMessages(),
    new FullDisk(),
    new FrontendMessages(),
  ];
  atServer.add(START);
  messages.add(START);
  return messages
    .add(Buffer.concat(sent))
    .flatMap((one) => atServer.add(disk.forward(one, isFull)))
    .map((one) => (one.type === 'Q' ? `Q ${sqlOf(one)?.slice(0, 9)}` : one.type));
};

describe('FrontendMessages', () => {
  it('splits messages that arrive byte by byte', () => {
    const messages = new FrontendMessages();
    const types = [...Buffer.concat([START, queryMessage('SELECT 1'), group('SELECT 2')])].flatMap(
      (byte) => messages.add(Buffer.from([byte])).map(({ type }) => type),
    );
    expect(types).toEqual(['', 'Q', 'P', 'B', 'E', 'S']);
  });

  it('expects another opening after a request for encryption', () => {
    const messages = new FrontendMessages();
    const encryption = Buffer.from('0000000804d2162f', 'hex');
    const sent = Buffer.concat([encryption, START, queryMessage('SELECT 1')]);
    expect(messages.add(sent)).toMatchObject([{ type: '' }, { type: '' }, { type: 'Q' }]);
  });
});

describe('isWrite', () => {
  it.each([
    ['INSERT INTO a VALUES (1)', true],
    [' update a SET b = 1', true],
    ['WITH c AS (SELECT 1) INSERT INTO a SELECT * FROM c', true],
    ['WITH c AS (SELECT 1) SELECT * FROM c', false],
    ['SELECT "update" FROM a', false],
    ['COMMIT', false],
  ])('%s: %s', (sql, expected) => expect(isWrite(sql)).toBe(expected));
});

describe('FullDisk', () => {
  it('passes everything on while there is space', () => {
    expect(forwarded(false, group('INSERT INTO a VALUES ($1)'))).toEqual(['P', 'B', 'E', 'S']);
  });

  it('replaces a group that writes by one failing query', () => {
    expect(forwarded(true, group('INSERT INTO a VALUES ($1)'), group('SELECT 1'))).toEqual([
      'Q DO $$ BEG',
      'P',
      'B',
      'E',
      'S',
    ]);
  });

  it('replaces a simple query that writes', () => {
    expect(forwarded(true, queryMessage('DELETE FROM a'), queryMessage('ROLLBACK'))).toEqual([
      'Q DO $$ BEG',
      'Q ROLLBACK',
    ]);
  });
});
