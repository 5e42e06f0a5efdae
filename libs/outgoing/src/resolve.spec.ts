import { createSocket, type Socket } from 'node:dgram';
import { deferred, eventually } from '@touchstone/testing';
import { resolver } from './resolve';

const NOT_FOUND = 3;
const A = 1;
const ADDRESS = [93, 184, 215, 14];

/** Parses the name of a DNS question: its labels, and where it ends. */
const labelsOf = (query: Buffer): { labels: string[]; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { labels, end: at + 1 };
};

/**
 * Answers a DNS question (a minimum of RFC 1035): `silent.` names get no answer, `live.` names one
 * address, all others are unknown.
 */
const answerTo = (query: Buffer): Buffer | undefined => {
  const { labels, end } = labelsOf(query);
  if (labels[0] === 'silent') return undefined;
  const answers = labels[0] === 'live' && query.readUInt16BE(end) === A;
  const head = Buffer.from([
    query[0] ?? 0,
    query[1] ?? 0,
    0x81,
    0x80 | (labels[0] === 'live' ? 0 : NOT_FOUND),
    0,
    1,
    0,
    answers ? 1 : 0,
    0,
    0,
    0,
    0,
  ]);
  const record = answers
    ? Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...ADDRESS])
    : Buffer.alloc(0);
  return Buffer.concat([head, query.subarray(12, end + 4), record]);
};

const { signal } = new AbortController();
const anySignal = (): AbortSignal => new AbortController().signal;
const never = (): Promise<string[]> => deferred<string[]>().promise;

describe('name resolution', () => {
  let server: Socket;
  let servers: string[];
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    server = createSocket('udp4').on('message', (query, { port, address }) => {
      asked.push(labelsOf(query).labels.join('.'));
      const answer = answerTo(query);
      if (answer !== undefined) server.send(answer, port, address);
    });
    await new Promise<void>((resolved) => server.bind(0, '127.0.0.1', resolved));
    servers = [`127.0.0.1:${server.address().port}`];
  });
  afterEach(() => server.close());

  it('does not query the system for names that the name servers know', async () => {
    await expect(resolver({ servers, lookup: never })('live.example', signal)).resolves.toEqual([
      ADDRESS.join('.'),
    ]);
  });

  it('queries the system for names that the name servers do not know', async () => {
    await expect(
      resolver({ servers, lookup: (name) => Promise.resolve([name, '10.0.0.1']) })(
        'hosts-file',
        signal,
      ),
    ).resolves.toEqual(['hosts-file', '10.0.0.1']);
  });

  it('delays no other name while a name server does not answer', async () => {
    const resolve = resolver({ servers, lookup: never });
    const silent = Array.from({ length: 50 }, (_, index) => `silent.attacker-${index}.example`);
    for (const name of silent) void resolve(name, anySignal());
    await eventually(() => silent.every((name) => asked.includes(name)));
    await expect(resolve('live.example', signal)).resolves.toEqual([ADDRESS.join('.')]);
  });

  it('delays no name of the system while a name server does not answer', async () => {
    const lookups: string[] = [];
    const lookup = (name: string): Promise<string[]> => (
      lookups.push(name),
      name === 'hosts-file' ? Promise.resolve(['10.0.0.1']) : never()
    );
    const resolve = resolver({ servers, lookup });
    for (let index = 0; index < 5; index++)
      void resolve(`silent.attacker-${index}.example`, anySignal());
    await eventually(() => lookups.length > 0);
    await expect(resolve('hosts-file', signal)).resolves.toEqual(['10.0.0.1']);
    expect(lookups).toHaveLength(2);
  });

  it('aborts at once when its caller aborts', async () => {
    const leaving = new AbortController();
    const silent = resolver({ servers, lookup: never })('silent.example', leaving.signal);
    await eventually(() => asked.includes('silent.example'));
    leaving.abort(new Error('too long'));
    await expect(silent).rejects.toThrow('too long');
    // One question for each kind of address, and no retry.
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('queries the system for one name at a time', async () => {
    const lookups: string[] = [];
    const first = deferred<string[]>();
    const lookup = (name: string): Promise<string[]> => (
      lookups.push(name),
      name === 'first' ? first.promise : Promise.resolve([name])
    );
    const resolve = resolver({ servers, lookup });
    const one = resolve('first', signal);
    await eventually(() => lookups.length === 1);
    const leaving = new AbortController();
    const [other, left] = [resolve('second', signal), resolve('third', leaving.signal)];
    await eventually(() => asked.includes('second') && asked.includes('third'));
    leaving.abort(new Error('too long'));
    await expect(left).rejects.toThrow('too long');
    expect(lookups).toEqual(['first']);
    first.resolve(['first']);
    await expect(Promise.all([one, other])).resolves.toEqual([['first'], ['second']]);
    expect(lookups).toEqual(['first', 'second']);
  });
});
