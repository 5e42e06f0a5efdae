import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { AllowedNetworks } from './allowed-networks';
import { AddressRefused } from './errors';
import { HOSTILE_TARGETS, INWARD_NAMES } from './hostile-targets.data';
import { OutgoingGuard } from './outgoing-guard';
import type { Resolve } from './resolve';

const LOOPBACK = '127.0.0.0/8';
const PUBLIC = '93.184.215.14';
const NAMES: Record<string, readonly string[]> = {
  ...INWARD_NAMES,
  'receiver.example': [PUBLIC],
  'inside.example': ['127.0.0.1'],
  'no-route-first.example': ['127.9.9.9', '127.0.0.1'],
  'many.example': [...Array.from({ length: 8 }, (_, index) => `127.9.9.${index}`), '127.0.0.1'],
};

const resolve: Resolve = (name) => {
  const found = Object.entries(NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
  return found ? Promise.resolve([...found]) : Promise.reject(new Error('ENOTFOUND'));
};
const guardWith = (allowed = '', resolver = resolve): OutgoingGuard =>
  new OutgoingGuard({ allowed: new AllowedNetworks(allowed), resolve: resolver });

describe('outgoing addresses', () => {
  let canary: Server;
  let port: number;
  let connections: number;

  beforeAll(async () => {
    canary = createServer((_request, response) => response.end('inside')).on(
      'connection',
      () => connections++,
    );
    await new Promise<void>((resolved) => canary.listen(0, '127.0.0.1', resolved));
    ({ port } = canary.address() as AddressInfo);
  });
  beforeEach(() => void (connections = 0));
  afterAll(() => canary.close());

  /** Sends a request without any earlier check; returns its status, or the name of the error. */
  const send = async (guard: OutgoingGuard, url: string): Promise<number | string> => {
    const agent = guard.agent();
    try {
      const { statusCode, body } = await request(url, { dispatcher: agent });
      await body.dump();
      return statusCode;
    } catch (error) {
      return (error as Error).name;
    } finally {
      await agent.destroy();
    }
  };

  it('have a table of at least 300 different hostile targets', () => {
    expect(new Set(HOSTILE_TARGETS).size).toBe(HOSTILE_TARGETS.length);
    expect(HOSTILE_TARGETS.length).toBeGreaterThanOrEqual(300);
  });

  it.each(HOSTILE_TARGETS.map((target) => [JSON.stringify(target).slice(0, 80), target]))(
    'refuses %s at save and at send, without a connection',
    async (_title, target) => {
      const url = target.replaceAll('PORT', String(port));
      await expect(guardWith().check(url)).rejects.toBeInstanceOf(AddressRefused);
      expect(await send(guardWith(), url)).toMatch(/Refused|Error/);
      expect(connections).toBe(0);
    },
  );

  it.each([
    `http://${PUBLIC}/`,
    'https://1.1.1.1:8443/x?y=1',
    'https://[2606:4700:4700::1111]/',
    'http://receiver.example/hook',
    'HTTPS://Receiver.Example/hook',
  ])('accepts %s for saving', async (url) => {
    await expect(guardWith().check(url)).resolves.toBeUndefined();
  });

  it('reports that a name does not resolve', async () => {
    await expect(guardWith().check('https://nowhere.example/')).rejects.toThrow('does not resolve');
  });

  it('refuses a name whose name server does not answer, and names it', async () => {
    const guard = new OutgoingGuard({
      allowed: new AllowedNetworks(),
      resolve: () => new Promise(() => undefined),
      lookUpTimeoutMs: 50,
    });
    await expect(guard.check('https://silent.example/hook')).rejects.toThrow(
      'The name servers did not answer for silent.example in time',
    );
    expect(await send(guard, 'http://silent.example/')).toBe('AddressRefused');
  });

  it('never reveals the address that a name resolved to', async () => {
    await expect(guardWith().check('http://v4-7.attacker.example/')).rejects.toThrow(
      /^(?!.*127\.0\.0\.1)/,
    );
  });

  it('reaches targets that the operator allows, by address, mapped address and name', async () => {
    const guard = guardWith(LOOPBACK);
    for (const host of ['127.0.0.1', 'inside.example', '2130706433']) {
      await expect(guard.check(`http://${host}:${port}/`)).resolves.toBeUndefined();
      expect(await send(guard, `http://${host}:${port}/`)).toBe(200);
    }
    await expect(guard.check('http://[::ffff:127.0.0.1]/')).resolves.toBeUndefined();
    await expect(guard.check('http://10.0.0.1/')).rejects.toBeInstanceOf(AddressRefused);
  });

  it('tries the next address of a name when one does not answer', async () => {
    expect(await send(guardWith(LOOPBACK), `http://no-route-first.example:${port}/`)).toBe(200);
  });

  it("tries a bounded number of a name's addresses", async () => {
    expect(await send(guardWith(LOOPBACK), `http://many.example:${port}/`)).toMatch(/Error/);
    expect(connections).toBe(0);
  });

  it('connects to the checked address even if the name resolves differently afterwards', async () => {
    let asked = 0;
    const rebinding: Resolve = () => Promise.resolve([asked++ === 0 ? PUBLIC : '127.0.0.1']);
    const guard = guardWith('', rebinding);
    await guard.check(`http://rebind.example:${port}/`);
    expect(await send(guard, `http://rebind.example:${port}/`)).toBe('AddressRefused');
    expect(asked).toBe(2);
    expect(connections).toBe(0);
  });

  it('resolves a name once for each connection, so that nothing can change between check and connection', async () => {
    let asked = 0;
    const guard = guardWith(LOOPBACK, () =>
      Promise.resolve([asked++ === 0 ? '127.0.0.1' : '10.0.0.1']),
    );
    expect(await send(guard, `http://once.example:${port}/`)).toBe(200);
    expect(asked).toBe(1);
  });

  it('does not follow a redirect', async () => {
    const redirecting = createServer((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    await new Promise<void>((resolved) => redirecting.listen(0, '127.0.0.2', resolved));
    const { port: first } = redirecting.address() as AddressInfo;
    expect(await send(guardWith('127.0.0.2'), `http://127.0.0.2:${first}/`)).toBe(302);
    expect(connections).toBe(0);
    redirecting.close();
  });

  it('ignores proxies of the environment', async () => {
    const before = { ...process.env };
    process.env['HTTP_PROXY'] = process.env['http_proxy'] = `http://127.0.0.1:${port}`;
    try {
      expect(await send(guardWith(), 'http://nowhere.example/')).toBe('AddressRefused');
    } finally {
      process.env = before;
    }
    expect(connections).toBe(0);
  });

  it.each([
    '10.0.0.0/33',
    'ten',
    '10.0.0.0/8 192.168.0.0/16',
    '::1/129',
    '1.2.3',
    '10.0.0.0/8/9',
    '10.0.0.0/x',
    '300.0.0.0/8',
  ])('rejects %s as a network', (text) => {
    expect(() => new AllowedNetworks(text)).toThrow(text.split(',')[0]);
  });
});
