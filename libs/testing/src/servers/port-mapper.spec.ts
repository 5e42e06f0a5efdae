import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eventually } from '../eventually';
import { type PortMapper, startPortMapper } from './port-mapper';

const request = (...parts: (string | number)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))),
  );
  return Buffer.concat([Buffer.from([0, body.length]), body]);
};
/** Registers `one` at port 4369. */
const REGISTER = request('x', 0x11, 0x11, 77, 0, 0, 6, 0, 5, 0, 3, 'one', 0, 0);

describe('startPortMapper', () => {
  let mapper: PortMapper;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    mapper = await startPortMapper((name) => (name === 'other' ? 7 : undefined), new Map());
  });
  afterEach(() => mapper.close());

  const ask = async (sent: Buffer): Promise<Buffer> => {
    const socket = connect(mapper.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(sent);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer;
  };
  const portOf = async (name: string): Promise<number | undefined> => {
    const answer = await ask(request('z', name));
    return answer.readUInt8(1) === 0 ? answer.readUInt16BE(2) : undefined;
  };

  it('finds a registered node until its connection closes', async () => {
    expect(await portOf('one')).toBeUndefined();
    expect([...(await ask(REGISTER)).subarray(0, 2)]).toEqual([118, 0]);
    expect(await portOf('one')).toBe(0x1111);
    const registration = sockets.at(-2) as Socket;
    registration.destroy();
    await once(registration, 'close');
    await eventually(async () => (await portOf('one')) === undefined);
  });

  it('gives the port of the proxy to another node', async () => {
    expect(await portOf('other')).toBe(7);
  });

  it('lists registered nodes', async () => {
    await ask(REGISTER);
    expect((await ask(request('n'))).subarray(4).toString()).toBe('name one at port 4369\n');
  });
});
