import { resolveApiKey } from '@touchstone/contracts';
import { Clock, Deadline, newApiKey, Secrets } from '@touchstone/kernel';
import { eventually, ManualClock } from '@touchstone/testing';
import {
  aPrincipal,
  type Gateway,
  KEY,
  SECRET_KEY,
  SECRETS,
  startGateway,
} from '@touchstone/testing/http';
import { ClientSettings } from '../clients.config';
import { ManagementClient } from '../management/management.client';
import { ApiKeys } from './api-keys';
import { RemoteApiKeys } from './remote-api-keys';

const START_MS = Date.UTC(2026, 0, 15, 12);
const MINUTE_MS = 60_000;

describe('RemoteApiKeys', () => {
  let gateway: Gateway;
  let clock: ManualClock;
  beforeEach(async () => {
    clock = new ManualClock(START_MS);
    gateway = await startGateway({}, {}, [
      { provide: ApiKeys, useClass: RemoteApiKeys },
      { provide: Clock, useValue: clock },
    ]);
    gateway.management.addKey(KEY, aPrincipal());
  });
  afterEach(() => gateway.app.close());

  const statusWith = async (key = KEY): Promise<number> =>
    (await gateway.post({ input: 'x' }, { 'x-service-api-key': key })).status;
  const timesAsked = () => gateway.management.timesAsked(resolveApiKey);

  it('resolves a key to its workspace and sends only its digest', async () => {
    expect(await statusWith()).toBe(200);
    expect(JSON.stringify(gateway.management.asked)).not.toContain(KEY);
    expect(gateway.management.lastAsked(resolveApiKey)).toEqual({
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      keyId: SECRETS.keyId,
    });
  });

  it('resolves a key that is stored under a previous secret key', async () => {
    const secrets = new Secrets('the next secret key', ['one before', SECRET_KEY]);
    const management = gateway.app.get(ManagementClient);
    const keys = new RemoteApiKeys(management, secrets, clock, new ClientSettings());
    await expect(keys.resolve(KEY)).resolves.toEqual(aPrincipal());
    expect(gateway.management.lastAsked(resolveApiKey)).toEqual({
      digest: secrets.digest(KEY).toString('hex'),
      keyId: secrets.keyId,
      previous: [
        new Secrets('one before').digest(KEY).toString('hex'),
        SECRETS.digest(KEY).toString('hex'),
      ],
    });
    await expect(keys.resolve('unknown')).resolves.toBeNull();
    expect(keys.knows(KEY)).toBe(true);
  });

  it('looks a key up once a minute, and an unknown one every five seconds', async () => {
    for (let times = 0; times < 3; times += 1)
      expect([await statusWith(), await statusWith('unknown')]).toEqual([200, 401]);
    expect(timesAsked()).toBe(2);
    clock.advance(5_000);
    await Promise.all([statusWith(), statusWith('unknown')]);
    expect(timesAsked()).toBe(3);
    clock.advance(MINUTE_MS);
    await statusWith();
    expect(timesAsked()).toBe(4);
  });

  it('shares one look-up among concurrent requests', async () => {
    const release = gateway.management.hold();
    const answers = Array.from({ length: 20 }, () => statusWith());
    await eventually(() => timesAsked() === 1);
    release();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    expect(timesAsked()).toBe(1);
  });

  it('sends no look-up for a key with a wrong checksum', async () => {
    const { key } = newApiKey();
    const mistyped = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    gateway.management.addKey(key, aPrincipal());
    gateway.management.addKey(mistyped, aPrincipal());
    expect([await statusWith(mistyped), timesAsked()]).toEqual([401, 0]);
    expect([await statusWith(key), timesAsked()]).toEqual([200, 1]);
  });

  it('accepts non-ASCII letters, which arrive as UTF-8 bytes', async () => {
    gateway.management.addKey('schlüssel für alle', aPrincipal());
    expect(await statusWith(Buffer.from('schlüssel für alle').toString('latin1'))).toBe(200);
  });

  it('rejects a revoked key as soon as management announces the change', async () => {
    expect(await statusWith()).toBe(200);
    await gateway.management.removeKey(KEY);
    await eventually(async () => (await statusWith()) === 401);
  });

  it('keeps a key cached when another workspace changes', async () => {
    gateway.management.addKey('another', aPrincipal({ workspace: 'workspace-2' }));
    expect([await statusWith(), await statusWith('another')]).toEqual([200, 200]);
    await gateway.management.removeKey('another');
    await eventually(async () => (await statusWith('another')) === 401);
    expect(await statusWith()).toBe(200);
    expect(timesAsked()).toBe(3);
  });

  it('rejects a key at its expiry without a look-up', async () => {
    gateway.management.addKey(
      'short-lived',
      aPrincipal({ expiresAt: new Date(START_MS + 10_000).toISOString() }),
    );
    expect(await statusWith('short-lived')).toBe(200);
    clock.advance(10_000);
    expect(await statusWith('short-lived')).toBe(401);
    expect(timesAsked()).toBe(1);
  });

  it('serves cached keys for 15 minutes while management is unavailable', async () => {
    expect(await statusWith()).toBe(200);
    gateway.management.away();
    for (let minute = 0; minute < 14; minute += 1) {
      clock.advance(MINUTE_MS);
      expect(await statusWith()).toBe(200);
    }
    const unknown = await gateway.post({ input: 'x' }, { 'x-service-api-key': 'unknown' });
    expect(unknown).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { error: 'The management service is away; try again.' },
    });
    clock.advance(MINUTE_MS);
    expect(await statusWith()).toBe(503);
    gateway.management.back();
    expect([await statusWith(), await statusWith('unknown')]).toEqual([200, 401]);
  });

  it('looks a key up at the configured interval', async () => {
    await gateway.app.close();
    gateway = await startGateway({ lookUpFreshMs: 1 }, {}, [
      { provide: ApiKeys, useClass: RemoteApiKeys },
      { provide: Clock, useValue: clock },
    ]);
    gateway.management.addKey(KEY, aPrincipal());
    for (let times = 0; times < 3; times += 1) {
      expect(await statusWith()).toBe(200);
      clock.advance(1);
    }
    expect(timesAsked()).toBe(3);
  });

  it('stays ready and reports the outage while management is unavailable', async () => {
    const { management, readiness } = gateway;
    await statusWith();
    expect(readiness.trouble().size).toBe(0);
    management.away();
    clock.advance(MINUTE_MS);
    expect(await statusWith()).toBe(200);
    expect([readiness.reasons().size, readiness.trouble().get('look-ups')]).toEqual([
      0,
      expect.stringContaining('serve on'),
    ]);
    management.back();
    clock.advance(MINUTE_MS);
    await eventually(async () => (await statusWith()) === 200 && readiness.trouble().size === 0);
  });

  it('times out soon when the management service does not respond', async () => {
    const release = gateway.management.hold();
    const started = Deadline.in(5_000);
    expect(await statusWith()).toBe(503);
    expect(started.passed).toBe(false);
    release();
  });

  it('drops all keys after the broker connection was lost', async () => {
    expect(await statusWith()).toBe(200);
    gateway.reconnect();
    expect(await statusWith()).toBe(200);
    expect(timesAsked()).toBe(2);
  });
});
