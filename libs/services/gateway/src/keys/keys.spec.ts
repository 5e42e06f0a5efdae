import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newApiKey } from '@touchstone/kernel';
import { BootstrapApiKeys, configuredKey } from './bootstrap-api-keys';
import { firstKey } from './first-key';

describe('bootstrap key', () => {
  it.each([
    ['given a secret key', configuredKey('sixteen letters!', 'the secret key of the service')],
    ['given none', configuredKey('sixteen letters!')],
  ])('opens the workspace, %s', async (_title, known) => {
    const keys = new BootstrapApiKeys(known);
    expect(await keys.resolve('sixteen letters!')).toEqual({
      keyId: 'bootstrap',
      workspace: 'default',
      scopes: ['evaluate', 'studio', 'proxy', 'manage'],
      failurePolicy: 'closed',
    });
  });

  it.each(['', 'sixteen letters', 'sixteen letters! ', 'Sixteen letters!', 'x'.repeat(100_000)])('refuses %.20j', async (presented) => {
    expect(await new BootstrapApiKeys(configuredKey('sixteen letters!')).resolve(presented)).toBeNull();
  });

  it('may hold letters beyond ASCII, which arrive as UTF-8 bytes', async () => {
    const keys = new BootstrapApiKeys(configuredKey('schlüssel für alle'));
    expect(await keys.resolve(Buffer.from('schlüssel für alle').toString('latin1'))).not.toBeNull();
  });

  it('opens nothing when there is none', async () => {
    expect(await new BootstrapApiKeys(null).resolve('')).toBeNull();
  });
});

describe('made keys', () => {
  it('are letters and digits: prefix, id, secret, checksum', () => {
    const { id, key } = newApiKey();
    expect(key).toMatch(/^ts_[0-9A-Za-z]{58}$/);
    expect(key.slice(3, 15)).toBe(id);
    expect(newApiKey().key).not.toBe(key);
  });
});

describe('first key', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'data');
  });
  afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));
  const files = () => readdirSync(dataDir).map((name) => join(dataDir, name));

  it('is made once and keeps working', async () => {
    const first = firstKey(dataDir);
    const later = firstKey(dataDir);
    expect(first.created).toMatch(/^ts_/);
    expect(later).toEqual({ ...first, created: null });
    expect(await new BootstrapApiKeys(later.known).resolve(first.created ?? '')).toMatchObject({ keyId: first.known.id });
  });

  it('leaves no key on the disk, and nothing that others can read', () => {
    const { created } = firstKey(dataDir);
    expect(files()).toHaveLength(2);
    for (const file of files()) {
      expect(readFileSync(file, 'utf8')).not.toContain(created?.slice(15));
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('uses the secret key it is given and stores none', () => {
    expect(firstKey(dataDir, 'the secret key of the service').secretKey).toBe('the secret key of the service');
    expect(files()).toHaveLength(1);
  });

  it.each(['', '{', 'null', '{"id": "x", "digest": "12"}'])('says so when its file holds %p', (text) => {
    firstKey(dataDir);
    writeFileSync(join(dataDir, 'first-api-key.json'), text);
    expect(() => firstKey(dataDir)).toThrow(/first-api-key\.json is damaged/);
  });
});
