import { Secrets } from './secrets';

describe('Secrets', () => {
  const secrets = new Secrets('a secret of this test only');

  it('unseals any sealed text', () => {
    for (const text of ['', 'tea', '茶 ☕ \u0000'])
      expect(secrets.unseal(secrets.seal(text))).toBe(text);
  });

  it('never seals the same text the same way', () => {
    expect(secrets.seal('tea')).not.toBe(secrets.seal('tea'));
  });

  it('refuses a text that was changed or sealed with another key', () => {
    const sealed = Buffer.from(secrets.seal('tea'), 'base64');
    sealed.writeUInt8(sealed.readUInt8(30) ^ 1, 30);
    expect(() => secrets.unseal(sealed.toString('base64'))).toThrow();
    expect(() => new Secrets('another').unseal(secrets.seal('tea'))).toThrow();
  });

  it('gives equal digests only with the same secret key', () => {
    expect(secrets.digest('key')).toEqual(new Secrets('a secret of this test only').digest('key'));
    expect(secrets.digest('key')).not.toEqual(new Secrets('another').digest('key'));
  });
});
