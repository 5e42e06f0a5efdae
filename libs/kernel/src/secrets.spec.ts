import { type SealedPlace, Secrets } from './secrets';

const KEY = 'a secret of this test only';
const PLACE: SealedPlace = { workspace: 'w', table: 'integration', row: 'i-1' };
/** `tea`, sealed with the key of this test by the version before key ids and places. */
const FIRST_FORMAT = 'hhfwIyE01e8O2QAH6wvD+1VNfmurwJH4+s2rxpGMjg==';

const isReadable = (secrets: Secrets, sealed: string, place = PLACE): boolean => {
  try {
    secrets.unseal(sealed, place);
    return true;
  } catch {
    return false;
  }
};

describe('Secrets', () => {
  const secrets = new Secrets(KEY);

  it.each(['', 'tea', '茶 ☕ \u0000', 'x'.repeat(100_000)])('unseals any sealed text', (text) => {
    expect(secrets.unseal(secrets.seal(text, PLACE), PLACE)).toBe(text);
  });

  it('never seals the same text the same way', () => {
    expect(secrets.seal('tea', PLACE)).not.toBe(secrets.seal('tea', PLACE));
  });

  it('names the key of a sealed text, and nothing of its place', () => {
    const sealed = secrets.seal('tea', PLACE);
    expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[A-Za-z0-9+/]+=*$/);
    expect(sealed.split('.')[1]).toBe(secrets.keyId);
    expect(new Secrets(KEY).keyId).toBe(secrets.keyId);
    expect(new Secrets('another secret key').keyId).not.toBe(secrets.keyId);
  });

  it.each<[string, SealedPlace]>([
    ['workspace', { ...PLACE, workspace: 'w2' }],
    ['table', { ...PLACE, table: 'notifier' }],
    ['row', { ...PLACE, row: 'i-2' }],
    ['place with the same letters', { workspace: 'w","integration', table: 'i-1', row: '' }],
    ['place whose parts are shifted', { workspace: 'wintegration', table: '', row: 'i-1' }],
  ])('refuses a text that was moved to another %s', (_title, place) => {
    expect(isReadable(secrets, secrets.seal('tea', PLACE), place)).toBe(false);
  });

  it('refuses a text with any changed part', () => {
    const sealed = secrets.seal('tea', PLACE);
    const [, id = '', encoded = ''] = sealed.split('.');
    const bytes = Buffer.from(encoded, 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(isReadable(secrets, `v2.${id}.${changed.toString('base64')}`)).toBe(false);
    }
    for (let length = 0; length < bytes.length; length += 1)
      expect(isReadable(secrets, `v2.${id}.${bytes.toString('base64', 0, length)}`)).toBe(false);
    expect(isReadable(secrets, `v2.${'0'.repeat(8)}.${encoded}`)).toBe(false);
    // Without its header it would be read as the first format, which has no place.
    expect(isReadable(secrets, encoded)).toBe(false);
    expect(isReadable(secrets, sealed)).toBe(true);
  });

  it('refuses a text that was sealed with a key that is not configured', () => {
    const sealed = secrets.seal('tea', PLACE);
    expect(() => new Secrets('another secret key').unseal(sealed, PLACE)).toThrow(
      'It was sealed with a secret key that is not configured.',
    );
    expect(isReadable(new Secrets('another secret key'), FIRST_FORMAT)).toBe(false);
  });

  it('opens texts of previous keys, and seals with the current one', () => {
    const rotated = new Secrets('the next secret key', ['one before that', KEY]);
    expect(rotated.unseal(secrets.seal('tea', PLACE), PLACE)).toBe('tea');
    expect(isReadable(secrets, rotated.seal('tea', PLACE))).toBe(false);
    expect(isReadable(rotated, secrets.seal('tea', PLACE), { ...PLACE, row: 'i-2' })).toBe(false);
  });

  it('opens texts of the first format, with any key, in any place', () => {
    expect(secrets.unseal(FIRST_FORMAT, PLACE)).toBe('tea');
    const rotated = new Secrets('the next secret key', [KEY]);
    expect(rotated.unseal(FIRST_FORMAT, { ...PLACE, row: 'i-2' })).toBe('tea');
  });

  it('seals anew with the current key, and for another place', () => {
    const rotated = new Secrets('the next secret key', [KEY]);
    for (const old of [FIRST_FORMAT, secrets.seal('tea', PLACE)]) {
      expect(rotated.isCurrent(old)).toBe(false);
      const next = rotated.reseal(old, PLACE);
      expect(rotated.isCurrent(next)).toBe(true);
      expect(new Secrets('the next secret key').unseal(next, PLACE)).toBe('tea');
      const moved = rotated.reseal(old, PLACE, { ...PLACE, row: 'i-2' });
      expect(isReadable(rotated, moved)).toBe(false);
      expect(rotated.unseal(moved, { ...PLACE, row: 'i-2' })).toBe('tea');
    }
    expect(secrets.isCurrent(FIRST_FORMAT)).toBe(false);
    expect(secrets.isCurrent(secrets.seal('tea', PLACE))).toBe(true);
  });

  it('gives equal digests only with the same secret key', () => {
    expect(secrets.digest('key')).toEqual(new Secrets(KEY).digest('key'));
    expect(secrets.digest('key')).not.toEqual(new Secrets('another').digest('key'));
  });

  it('gives the digests of the previous keys, in their order', () => {
    const rotated = new Secrets('the next secret key', ['one before that', KEY]);
    expect(rotated.previousDigests('key')).toEqual([
      new Secrets('one before that').digest('key'),
      secrets.digest('key'),
    ]);
    expect(rotated.previousKeyIds).toEqual([new Secrets('one before that').keyId, secrets.keyId]);
    expect(secrets.previousDigests('key')).toEqual([]);
  });
});
